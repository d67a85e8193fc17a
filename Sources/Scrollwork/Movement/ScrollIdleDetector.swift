import SwiftUI

/// Detects the end of a scroll from the position of the content alone. A scroll has ended when the content hasn't moved
/// for a while.
///
/// A released scroll view with a target behavior asks for a target. Content that is still at a position at which it
/// can't rest, without such a request, is therefore still held by a finger. The time is that of the main actor, not of
/// the frames.
///
/// A component keeps the detector in its state, so the detector has no closures of the component. ``ScrollMovement``
/// observes its pauses.
@MainActor @Observable
final class ScrollIdleDetector {
    /// The time without motion after which content is at rest.
    static let patience = Duration.milliseconds(150)

    /// The number of times the content didn't move for a while.
    private(set) var pauses = 0
    @ObservationIgnored private var quiet: Task<Void, Never>?

    /// Records a movement of the content.
    func contentDidMove() {
        quiet?.cancel()
        quiet = Task { @MainActor [weak self] in
            try? await Task.sleep(for: Self.patience)
            if !Task.isCancelled { self?.pauses += 1 }
        }
    }

    /// Stops the detection.
    func stop() { quiet?.cancel() }
}
