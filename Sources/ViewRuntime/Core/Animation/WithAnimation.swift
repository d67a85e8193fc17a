import Foundation

/// Animates the view changes that result from a state change.
///
/// Inside an action, each call is an update of its own: views first update with the values written before the call.
///
/// - Parameters:
///   - animation: The animation, or `nil` to change state without one, even inside an animated change.
///   - body: The closure that changes state.
/// - Returns: The result of the closure.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

/// Animates the view changes that result from a state change, and runs a closure when the animations complete.
///
/// - Parameters:
///   - animation: The animation, or `nil` to change state without one.
///   - completionCriteria: The criterion by which an animation is considered complete.
///   - body: The closure that changes state.
///   - completion: The closure that runs exactly once. If the change animates nothing, it runs after the update that
///     the change causes, or at the end of this call if there is no update.
/// - Returns: The result of the closure.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction(animation: animation)
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try withTransaction(transaction, body)
}

/// Changes state with a transaction. Values that the transaction doesn't set come from the transaction around it.
///
/// A change on another thread takes its transaction to the main thread.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    defer {
        if !transaction.completions.isEmpty {
            // On another thread, the completions run on the main actor after the changes.
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

/// Changes state with a transaction that sets one value.
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
    var transaction = Transaction()
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}
