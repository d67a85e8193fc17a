import SwiftUI

/// Finds out from its places alone that content moves, and that it has come to rest: when it has been in one place for a while.
///
/// A finger that rests on the glass cannot be told from none. Time is that of the main actor, not of the frames.
@MainActor
final class StillnessWatch {
    /// How long content that rests has been in one place.
    static let patience = Duration.milliseconds(150)

    private var isMoving = false
    private var quiet: Task<Void, Never>?

    /// The content is in another place.
    ///
    /// - Parameter tell: Called at once when the content had been resting, and once when it rests again.
    func contentDidMove(_ tell: @escaping @MainActor (_ isMoving: Bool) -> Void) {
        if !isMoving {
            isMoving = true
            tell(true)
        }
        quiet?.cancel()
        quiet = Task { @MainActor [weak self] in
            try? await Task.sleep(for: Self.patience)
            guard !Task.isCancelled, let self else { return }
            isMoving = false
            tell(false)
        }
    }
}
