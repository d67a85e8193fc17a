import Foundation

/// An entry of the user defaults, which all views that show it share.
final class DefaultsEntry<Value>: ReloadedEntry, @unchecked Sendable {
    /// The value that views see, or `nil` if none is stored.
    private let location: StateLocation<Value?>
    private let key: String
    private let store: UserDefaults
    private let coding: DefaultsCoding<Value>
    /// Protects `known`.
    private let lock = NSLock()
    /// The stored form of the value of `location`.
    private var known: NSObject?

    private init(_ key: String, _ store: UserDefaults, _ coding: DefaultsCoding<Value>) {
        self.key = key
        self.store = store
        self.coding = coding
        let stored = store.object(forKey: key)
        known = stored as? NSObject
        location = StateLocation(stored.flatMap { coding.decode($0) })
    }

    /// The stored value. A view that reads it depends on it.
    func read() -> Value? {
        guard Evaluation.current != nil else { return store.object(forKey: key).flatMap { coding.decode($0) } }
        if !location.hasReaders { _ = takeOver() }
        return location.read()
    }

    func write(_ value: Value) {
        if let stored = coding.encode(value) { store.set(stored, forKey: key) } else { store.removeObject(forKey: key) }
        _ = isChanged(store.object(forKey: key))
        location.write(value)
    }

    func reload() -> Bool { location.hasReaders && takeOver() }

    /// Shows a value that the program stored without this entry.
    ///
    /// - Returns: Whether there is such a value.
    private func takeOver() -> Bool {
        let stored = store.object(forKey: key)
        guard isChanged(stored) else { return false }
        location.write(stored.flatMap { coding.decode($0) })
        return true
    }

    /// Returns whether the stored form differs from the last one.
    private func isChanged(_ stored: Any?) -> Bool {
        let stored = stored as? NSObject
        return lock.withLock {
            defer { known = stored }
            return known != stored
        }
    }

    static func of(_ key: String, in store: UserDefaults, _ coding: DefaultsCoding<Value>) -> DefaultsEntry {
        knownEntries.entry(DefaultsEntryName(key: key, store: store, type: Value.self)) {
            DefaultsEntry(key, store, coding)
        }
    }
}

extension ViewGraph {
    /// Shows the values that the program stored in the user defaults without `AppStorage`. Foundation on Linux doesn't
    /// report such changes.
    ///
    /// - Returns: Whether a view must update.
    func reloadUserDefaults() -> Bool { knownEntries.all.reduce(false) { $1.reload() || $0 } }
}

private protocol ReloadedEntry: AnyObject, Sendable {
    /// Shows the stored value if a view depends on it. Use it only on the main actor.
    ///
    /// - Returns: Whether the value changed.
    func reload() -> Bool
}

private struct DefaultsEntryName: Hashable {
    let key: String
    let store: ObjectIdentifier
    let type: ObjectIdentifier

    init(key: String, store: UserDefaults, type: Any.Type) {
        self.key = key
        self.store = ObjectIdentifier(store)
        self.type = ObjectIdentifier(type)
    }
}

private let knownEntries = KnownEntries()

/// The existing entries. Properties are created on any thread.
private final class KnownEntries: @unchecked Sendable {
    private let lock = NSLock()
    private var entries: [DefaultsEntryName: any ReloadedEntry] = [:]

    var all: [any ReloadedEntry] { lock.withLock { Array(entries.values) } }

    func entry<Entry: ReloadedEntry>(_ name: DefaultsEntryName, make: () -> Entry) -> Entry {
        lock.withLock {
            if let entry = entries[name] as? Entry { return entry }
            let entry = make()
            entries[name] = entry
            return entry
        }
    }
}
