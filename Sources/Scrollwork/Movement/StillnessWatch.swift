import SwiftUI

/// Finds out from its places alone who moves a scroll view's content: somebody while it moves, and nobody any more when it has been
/// in one place for a while.
///
/// Whoever lets go of content that comes to rest on targets makes the scroll view ask for one. So content that stands still
/// where it may not rest, and for which none was asked, is still in a hand. Time is that of the main actor, not of the frames.
@MainActor
final class StillnessWatch {
    /// How long content that rests has been in one place.
    static let patience = Duration.milliseconds(150)

    private var mover = ScrollMover.nobody
    private var quiet: Task<Void, Never>?

    /// The content is in another place.
    ///
    /// - Parameters:
    ///   - now: Who moves it, as far as is known.
    ///   - mayRest: Whether it may be at rest where it is.
    ///   - tell: Called at once when it is somebody else who moves it, and once when it rests again.
    func contentDidMove(
        by now: ScrollMover, mayRest: @escaping @MainActor () -> Bool, tell: @escaping @MainActor (ScrollMover) -> Void
    ) {
        if mover != now {
            mover = now
            tell(now)
        }
        quiet?.cancel()
        quiet = Task { @MainActor [weak self] in
            try? await Task.sleep(for: Self.patience)
            guard !Task.isCancelled, let self, mayRest() else { return }
            mover = .nobody
            tell(.nobody)
        }
    }

    /// Nobody is interested any more.
    func stop() {
        quiet?.cancel()
        mover = .nobody
    }
}
