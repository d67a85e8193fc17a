import SwiftUI

/// Detects the end of a scroll from the position of the content alone. A scroll has ended when the content hasn't moved
/// for a while.
///
/// A released scroll view with a target behavior asks for a target. Content that is still at a position at which it
/// can't rest, without such a request, is therefore still held by a finger. The time is that of the main actor, not of
/// the frames.
@MainActor
final class ScrollIdleDetector {
    /// The time without motion after which content is at rest.
    static let patience = Duration.milliseconds(150)

    private var actor = ScrollActor.idle
    private var quiet: Task<Void, Never>?

    /// Records a movement of the content.
    ///
    /// - Parameters:
    ///   - now: The cause of the motion, as far as it's known.
    ///   - mayRest: Whether the content can be at rest at its position.
    ///   - report: The closure that receives changes of the cause, and the end of the motion.
    func contentDidMove(
        by now: ScrollActor, mayRest: @escaping @MainActor () -> Bool,
        report: @escaping @MainActor (ScrollActor) -> Void
    ) {
        if actor != now {
            actor = now
            report(now)
        }
        quiet?.cancel()
        quiet = Task { @MainActor [weak self] in
            try? await Task.sleep(for: Self.patience)
            guard !Task.isCancelled, let self, mayRest() else { return }
            actor = .idle
            report(.idle)
        }
    }

    /// Stops the detection.
    func stop() {
        quiet?.cancel()
        actor = .idle
    }
}
