import Foundation

/// Runs an action on the main actor: at once if the caller is on it, or else asynchronously, in the transaction of the
/// caller.
func onMainThread(_ action: @escaping @MainActor @Sendable () -> Void) {
    if isOnMainActor {
        MainActor.assumeIsolated { action() }
    } else {
        let scope = TransactionStack.currentScope
        DispatchQueue.main.async { MainActor.assumeIsolated { TransactionStack.with(scope) { action() } } }
    }
}

/// Whether the caller is on the main actor.
///
/// Dispatch can serve the main queue on a thread other than the main one, as it does in tests on Linux. Therefore the
/// property checks the queue as well as the thread.
var isOnMainActor: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) != nil }

private let mainQueueKey: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
}()
