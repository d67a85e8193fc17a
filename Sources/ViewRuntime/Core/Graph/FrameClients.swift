/// What moves with time, in the order in which it began to: a frame steps it in that order, in every process alike.
///
/// Adding and removing are O(1). What is removed leaves its place empty until `compact()`, so that going through by index
/// misses nobody while others come and go.
@MainActor
struct FrameClients {
    struct Entry {
        let client: any FrameClient
        var demand: FrameDemand
    }

    private var entries: ContiguousArray<Entry?> = []
    private var places: [ObjectIdentifier: Int] = [:]

    var isEmpty: Bool { places.isEmpty }

    /// How many places there are, the empty ones included.
    var endIndex: Int { entries.count }

    /// Nil where somebody was removed.
    subscript(index: Int) -> Entry? { entries[index] }

    /// Those that are there, in order.
    var present: some Sequence<Entry> { entries.lazy.compactMap { $0 } }

    /// Asks for a step in the next frame.
    mutating func add(_ client: any FrameClient) {
        let key = ObjectIdentifier(client)
        if let place = places[key] {
            entries[place]?.demand = .nextFrame
        } else {
            places[key] = entries.count
            entries.append(Entry(client: client, demand: .nextFrame))
        }
    }

    mutating func remove(_ client: any FrameClient) {
        if let place = places.removeValue(forKey: ObjectIdentifier(client)) { entries[place] = nil }
    }

    /// Notes what the client asked for when it was stepped; `.done` removes it.
    mutating func set(_ demand: FrameDemand, for client: any FrameClient) {
        if demand == .done { return remove(client) }
        if let place = places[ObjectIdentifier(client)] { entries[place]?.demand = demand }
    }

    mutating func removeAll() {
        entries.removeAll()
        places.removeAll()
    }

    /// Closes the empty places. O(number of clients) if there are any, else O(1).
    mutating func compact() {
        if entries.count == places.count { return }
        entries.removeAll { $0 == nil }
        for (place, entry) in entries.enumerated() { if let entry { places[ObjectIdentifier(entry.client)] = place } }
    }
}
