import Foundation

/// Changes state so that what follows from it on screen is animated.
///
/// A block inside an action is an update of its own: views see what was written before it first.
///
/// - Parameter animation: Nil for a change that is not animated, also inside a block that is.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

/// Changes state so that what follows from it on screen is animated, and tells when that has come to its end.
///
/// - Parameter completion: Called exactly once. When the change animates nothing it is called after the update that
///   the change causes, and at the end of this call if it causes none.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction(animation: animation)
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try withTransaction(transaction, body)
}

/// Changes state in a transaction. What the transaction does not set is as in the one around it.
///
/// What another thread than the main one changes is carried over to that one together with the transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    defer {
        if !transaction.completions.isEmpty {
            // Elsewhere it is after the changes that it comes to the main actor.
            let scope = TransactionStack.Scope(id: 0, transaction: transaction)
            onMainThread {
                for completion in scope.transaction.completions {
                    completion.seal()
                    completion.callIfDue()
                }
            }
        }
    }
    return try TransactionStack.with(transaction.merged(over: TransactionStack.current), body)
}

/// Changes state in a transaction with one value set.
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
    var transaction = Transaction()
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}
