import Synchronization

/// The transactions in which the current thread runs code.
enum TransactionStack {
    /// A transaction of the current thread.
    private final class Entry {
        let scope: Scope

        init(_ scope: Scope) { self.scope = scope }
    }

    /// A call of `withTransaction`, which may continue on another thread.
    struct Scope: @unchecked Sendable {
        /// Identifies the call. It's 0 outside of a transaction.
        let id: Int
        let transaction: Transaction
    }

    private static let slot = ThreadSlot()
    private static let lastID = Atomic(0)

    private static var entry: Entry? { slot.pointer.map { Unmanaged<Entry>.fromOpaque($0).takeUnretainedValue() } }

    static var current: Transaction { entry?.scope.transaction ?? Transaction() }

    static var currentID: Int { entry?.scope.id ?? 0 }

    static var currentScope: Scope { entry?.scope ?? Scope(id: 0, transaction: Transaction()) }

    static func with<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
        try with(Scope(id: lastID.wrappingAdd(1, ordering: .relaxed).newValue, transaction: transaction), body)
    }

    /// Runs code in a scope that began earlier, possibly on another thread.
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
