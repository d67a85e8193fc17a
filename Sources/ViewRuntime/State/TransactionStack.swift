/// The transaction in which code on the main thread runs now.
enum TransactionStack {
    nonisolated(unsafe) private static var entries: [(id: Int, transaction: Transaction)] = []
    nonisolated(unsafe) private static var nextID = 1

    static var current: Transaction { entries.last?.transaction ?? Transaction() }

    /// Tells one run of `withTransaction` from another; 0 outside of any.
    static var currentID: Int { entries.last?.id ?? 0 }

    static func with<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
        entries.append((nextID, transaction))
        nextID += 1
        defer { entries.removeLast() }
        return try body()
    }
}
