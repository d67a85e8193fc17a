import LayerTree

/// A cache of layouts by request.
///
/// A full cache replaces a layout that wasn't requested since the clock hand last passed it (the clock algorithm). A
/// lookup computes one hash, and evictions are spread evenly over requests.
struct LayoutCache {
    private struct Entry {
        var layout: PangoTextLayout
        var hash: Int
        /// The next entry in the same bucket, or −1.
        var next: Int32
        var wasRequested: Bool
    }

    private var entries: ContiguousArray<Entry> = []
    /// The first entry of each bucket, or −1. The number of buckets is a power of two.
    private var buckets: ContiguousArray<Int32>
    private var clockHand = 0
    private let capacity: Int

    /// Creates a cache.
    ///
    /// - Parameter capacity: The maximum number of layouts, at least one.
    init(capacity: Int) {
        self.capacity = max(capacity, 1)
        buckets = ContiguousArray(repeating: -1, count: 256)
    }

    mutating func layout(for request: TextRequest, make: () -> PangoTextLayout) -> PangoTextLayout {
        let hash = Self.hash(of: request)
        var index = buckets[bucket(hash)]
        while index >= 0 {
            let place = Int(index)
            if entries[place].hash == hash, entries[place].layout.request == request {
                entries[place].wasRequested = true
                return entries[place].layout
            }
            index = entries[place].next
        }
        let layout = make()
        insert(layout, hash)
        return layout
    }

    private mutating func insert(_ layout: PangoTextLayout, _ hash: Int) {
        if entries.count < capacity, entries.count == 2 * buckets.count { grow() }
        let place: Int
        if entries.count < capacity {
            place = entries.count
            entries.append(Entry(layout: layout, hash: hash, next: -1, wasRequested: false))
        } else {
            place = placeToReuse()
            unlink(place)
            entries[place] = Entry(layout: layout, hash: hash, next: -1, wasRequested: false)
        }
        link(place)
    }

    private mutating func placeToReuse() -> Int {
        while true {
            let place = clockHand
            clockHand = clockHand + 1 == entries.count ? 0 : clockHand + 1
            if !entries[place].wasRequested { return place }
            entries[place].wasRequested = false
        }
    }

    private func bucket(_ hash: Int) -> Int { hash & (buckets.count - 1) }

    private mutating func link(_ place: Int) {
        let bucket = bucket(entries[place].hash)
        entries[place].next = buckets[bucket]
        buckets[bucket] = Int32(place)
    }

    private mutating func unlink(_ place: Int) {
        let bucket = bucket(entries[place].hash)
        if Int(buckets[bucket]) == place {
            buckets[bucket] = entries[place].next
            return
        }
        var before = Int(buckets[bucket])
        while Int(entries[before].next) != place { before = Int(entries[before].next) }
        entries[before].next = entries[place].next
    }

    private mutating func grow() {
        buckets = ContiguousArray(repeating: -1, count: 4 * buckets.count)
        for place in entries.indices { link(place) }
    }

    /// Returns a hash of the few properties that usually differ between requests. A comparison uses all properties.
    private static func hash(of request: TextRequest) -> Int {
        var hasher = Hasher()
        hasher.combine(request.maximumWidth)
        for span in request.spans {
            hasher.combine(span.text)
            hasher.combine(span.font.size)
        }
        return hasher.finalize()
    }
}
