import Synchronization

/// The transaction in which code runs now; each thread has its own.
enum TransactionStack {
    /// A transaction that code runs in, and the one around it.
    private final class Entry {
        let scope: Scope

        init(_ scope: Scope) { self.scope = scope }
    }

    /// One run of `withTransaction`, which may go on elsewhere.
    struct Scope: @unchecked Sendable {
        /// Tells one run from another; 0 outside of any.
        let id: Int
        let transaction: Transaction
    }

    private static let slot = ThreadSlot()
    private static let lastID = Atomic(0)

    private static var entry: Entry? { slot.pointer.map { Unmanaged<Entry>.fromOpaque($0).takeUnretainedValue() } }

    static var current: Transaction { entry?.scope.transaction ?? Transaction() }

    static var currentID: Int { entry?.scope.id ?? 0 }

    static func with<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
        try with(Scope(id: lastID.wrappingAdd(1, ordering: .relaxed).newValue, transaction: transaction), body)
    }

    /// Runs what belongs to a scope that began earlier, perhaps on another thread.
    static func with<Result>(_ scope: Scope, _ body: () throws -> Result) rethrows -> Result {
        let entry = Unmanaged.passRetained(Entry(scope)), outer = slot.pointer
        slot.pointer = entry.toOpaque()
        defer {
            slot.pointer = outer
            entry.release()
        }
        return try body()
    }
}
