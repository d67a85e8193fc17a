import Foundation

/// Runs on the main actor: now when this is it, else soon.
func onMainThread(_ action: @escaping @MainActor @Sendable () -> Void) {
    if isOnMainActor {
        MainActor.assumeIsolated { action() }
    } else {
        DispatchQueue.main.async { MainActor.assumeIsolated { action() } }
    }
}

/// Dispatch may serve the main queue, and with it the main actor, on another thread than the first: under tests on
/// Linux it does. So the queue is asked, not only the thread.
var isOnMainActor: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) != nil }

private let mainQueueKey: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
}()
