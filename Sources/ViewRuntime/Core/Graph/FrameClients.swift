/// The frame clients in the order in which they were added. A frame steps them in this order, so results are
/// reproducible.
///
/// Adding and removing a client is O(1). A removed client leaves an empty entry until `compact()`, so that iteration by
/// index skips no client while others come and go.
@MainActor
struct FrameClients {
    struct Entry {
        let client: any FrameClient
        var demand: FrameDemand
    }

    private var entries: ContiguousArray<Entry?> = []
    private var places: [ObjectIdentifier: Int] = [:]

    /// The number of entries, including empty ones.
    var endIndex: Int { entries.count }

    /// The entry at an index, or `nil` if its client was removed.
    subscript(index: Int) -> Entry? { entries[index] }

    /// The clients in order.
    var present: some Sequence<Entry> { entries.lazy.compactMap { $0 } }

    /// Schedules a client.
    mutating func add(_ client: any FrameClient, _ demand: FrameDemand) {
        let key = ObjectIdentifier(client)
        if let place = places[key] {
            entries[place]?.demand = demand
        } else {
            places[key] = entries.count
            entries.append(Entry(client: client, demand: demand))
        }
    }

    mutating func remove(_ client: any FrameClient) {
        if let place = places.removeValue(forKey: ObjectIdentifier(client)) { entries[place] = nil }
    }

    /// Records the demand that a client's step returned. A demand of `.done` removes the client.
    mutating func set(_ demand: FrameDemand, for client: any FrameClient) {
        if demand == .done { return remove(client) }
        if let place = places[ObjectIdentifier(client)] { entries[place]?.demand = demand }
    }

    mutating func removeAll() {
        entries.removeAll()
        places.removeAll()
    }

    /// Removes the empty entries.
    ///
    /// - Complexity: O(*n*), where *n* is the number of clients, or O(1) if no entry is empty.
    mutating func compact() {
        if entries.count == places.count { return }
        entries.removeAll { $0 == nil }
        for (place, entry) in entries.enumerated() { if let entry { places[ObjectIdentifier(entry.client)] = place } }
    }
}
