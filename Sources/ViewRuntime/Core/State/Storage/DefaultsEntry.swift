import Foundation

/// An entry of the user defaults, which all views that show it share.
final class DefaultsEntry<Value>: @unchecked Sendable {
    /// The stored value, or `nil` if there is none.
    let location: StateLocation<Value?>
    private let key: String
    private let store: UserDefaults
    private let coding: DefaultsCoding<Value>

    private init(_ key: String, _ store: UserDefaults, _ coding: DefaultsCoding<Value>) {
        self.key = key
        self.store = store
        self.coding = coding
        location = StateLocation(store.object(forKey: key).flatMap { coding.decode($0) })
    }

    func write(_ value: Value) {
        if let stored = coding.encode(value) { store.set(stored, forKey: key) } else { store.removeObject(forKey: key) }
        location.write(value)
    }

    static func of(_ key: String, in store: UserDefaults, _ coding: DefaultsCoding<Value>) -> DefaultsEntry {
        knownEntries.withLock { known in
            let name = DefaultsEntryName(key: key, store: ObjectIdentifier(store), type: ObjectIdentifier(Value.self))
            if let entry = known[name] as? DefaultsEntry { return entry }
            let entry = DefaultsEntry(key, store, coding)
            known[name] = entry
            return entry
        }
    }
}

private struct DefaultsEntryName: Hashable {
    let key: String
    let store: ObjectIdentifier
    let type: ObjectIdentifier
}

private let knownEntries = EntryLock()

/// The existing entries. Properties are created on any thread.
private final class EntryLock: @unchecked Sendable {
    private let lock = NSLock()
    private var known: [DefaultsEntryName: AnyObject] = [:]

    func withLock<Result>(_ body: (inout [DefaultsEntryName: AnyObject]) -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body(&known)
    }
}
