/// A collection of meters by key that knows the next time at which an exposure becomes viewable.
///
/// - Complexity: A change of one area is O(log *n*) in the number of areas that wait to become viewable, and
///   independent of the total number of areas. Areas without changes cost nothing.
public struct MeterBook<Key: Hashable & Sendable>: Sendable {
    private var meters: [Key: ImpressionMeter] = [:]
    private var deadlines = DeadlineHeap<Key>()

    /// Creates an empty collection.
    public init() {}

    /// The number of meters.
    public var count: Int { meters.count }

    /// The meter for a key. Setting a meter schedules its deadline.
    public subscript(_ key: Key) -> ImpressionMeter? {
        get { meters[key] }
        set {
            meters[key] = newValue
            if let deadline = newValue?.deadline { schedule(key, at: deadline) }
        }
    }

    /// The number of scheduled deadlines, including outdated ones: at most twice the number of meters, and a few more.
    var scheduledCount: Int { deadlines.count }

    private mutating func schedule(_ key: Key, at time: Double) {
        deadlines.add(key, at: time)
        if scheduledCount > 2 * meters.count + 64 {
            deadlines = DeadlineHeap()
            for (key, meter) in meters { meter.deadline.map { deadlines.add(key, at: $0) } }
        }
    }

    /// The keys of all meters, in no particular order.
    public var keys: some Collection<Key> { meters.keys }

    /// Returns the time at which the next exposure becomes viewable if nothing changes.
    ///
    /// - Complexity: Amortized O(log *n*) in the number of scheduled deadlines.
    public mutating func nextDeadline() -> Double? {
        while let (key, time) = deadlines.first {
            if meters[key]?.deadline == time { return time }
            deadlines.removeFirst()
        }
        return nil
    }

    /// Advances one meter with a new sample, and returns its events, or `nil` if there's no such meter.
    ///
    /// - Complexity: O(log *n*) in the number of scheduled deadlines.
    public mutating func change(
        _ key: Key, to now: Double, _ sample: AreaSample, previousTime: Double? = nil, isStep: Bool = false
    ) -> [ImpressionMeter.Event]? {
        guard let place = meters.index(forKey: key) else { return nil }
        let before = meters.values[place].deadline
        let events = meters.values[place].advance(to: now, sample, previousTime: previousTime, isStep: isStep)
        if let after = meters.values[place].deadline, after != before { schedule(key, at: after) }
        return events
    }

    /// Advances one meter without a change, and returns its events, or `nil` if there's no such meter.
    public mutating func advance(_ key: Key, to now: Double) -> [ImpressionMeter.Event]? {
        guard let place = meters.index(forKey: key) else { return nil }
        return meters.values[place].advance(to: now)
    }

    /// Advances the meters whose exposures become viewable until a time, in order of their deadlines.
    ///
    /// - Complexity: O(*k* log *n*) for *k* passed deadlines among *n* scheduled ones.
    public mutating func advance(to now: Double, _ body: (Key, [ImpressionMeter.Event]) -> Void) {
        while let due = nextDeadline(), due <= now {
            let key = deadlines.first!.key
            deadlines.removeFirst()
            let events = advance(key, to: now) ?? []
            if !events.isEmpty { body(key, events) }
        }
    }
}

/// A heap of keys by time, earliest first. Readers skip outdated entries.
struct DeadlineHeap<Key: Sendable>: Sendable {
    private var entries: [(key: Key, time: Double)] = []

    var first: (key: Key, time: Double)? { entries.first }

    var count: Int { entries.count }

    mutating func add(_ key: Key, at time: Double) {
        entries.append((key, time))
        var child = entries.count - 1
        // The first entry is treated as its own parent.
        while case let parent = (child - 1) / 2, entries[parent].time > entries[child].time {
            entries.swapAt(child, parent)
            child = parent
        }
    }

    mutating func removeFirst() {
        entries.swapAt(0, entries.count - 1)
        entries.removeLast()
        var parent = 0
        while true {
            var least = parent
            for child in [2 * parent + 1, 2 * parent + 2]
            where child < entries.count && entries[child].time < entries[least].time {
                least = child
            }
            if least == parent { return }
            entries.swapAt(parent, least)
            parent = least
        }
    }
}
