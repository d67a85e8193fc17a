/// The readers of preferences that may have changed. They read the preferences after layout, ordered by depth,
/// innermost first, and then by creation.
@MainActor
final class PreferenceQueue {
    private var waiting: [ObjectIdentifier: any PreferenceReader] = [:]

    var isEmpty: Bool { waiting.isEmpty }

    func add(_ reader: any PreferenceReader) { waiting[ObjectIdentifier(reader)] = reader }

    func flush() {
        if waiting.isEmpty { return }
        let due = waiting.values.sorted { ($1.depth, $0.number) < ($0.depth, $1.number) }
        waiting.removeAll(keepingCapacity: true)
        for reader in due where reader.isMounted && !reader.isParked { reader.readPreference() }
    }
}

/// A node that reads the preferences of the views inside it.
@MainActor
protocol PreferenceReader: _Node {
    /// Reads the preference again.
    func readPreference()
}
