import Foundation

/// Moves a sheet by the part of a drag that a scroll view in the sheet doesn't use.
@MainActor
final class SheetPull: PullReceiver {
    private var moved: (CGFloat) -> Void = { _ in }
    private var ended: (CGFloat, CGFloat) -> Void = { _, _ in }

    nonisolated init() {}

    /// Sets the handlers of a pull.
    ///
    /// - Parameters:
    ///   - moved: The closure that receives the distance of the pull from the sheet's rest position.
    ///   - ended: The closure that receives the distance and the velocity when the finger lifts.
    func connect(moved: @escaping (CGFloat) -> Void, ended: @escaping (CGFloat, CGFloat) -> Void) {
        self.moved = moved
        self.ended = ended
    }

    func pullDidMove(_ distance: CGFloat) { moved(distance) }

    func pullDidEnd(_ distance: CGFloat, velocity: CGFloat) { ended(distance, velocity) }
}
