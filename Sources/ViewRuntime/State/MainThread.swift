import Foundation

/// Runs on the main thread: now when this is it, else soon.
func onMainThread(_ action: @escaping @MainActor @Sendable () -> Void) {
    if Thread.isMainThread {
        MainActor.assumeIsolated { action() }
    } else {
        DispatchQueue.main.async { MainActor.assumeIsolated { action() } }
    }
}
