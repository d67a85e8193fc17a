/// Who reads a preference that may have changed. They are told when layout is done, inner ones first, siblings as they were made.
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

/// A node that does something with what the views inside it prefer.
@MainActor
protocol PreferenceReader: _Node {
    /// Collects the value anew.
    func readPreference()
}
