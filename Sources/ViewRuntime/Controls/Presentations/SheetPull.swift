import Foundation

/// Moves a sheet from a scroll view inside it, once a finger has dragged the content to its top.
///
/// Distances and velocities follow the finger: points and points per second, positive downward.
@MainActor
final class SheetPull {
    fileprivate(set) var didMove: (CGFloat) -> Void = { _ in }
    fileprivate(set) var didEnd: (CGFloat, CGFloat) -> Void = { _, _ in }

    nonisolated init() {}

    /// Sets the handlers of a pull.
    ///
    /// - Parameters:
    ///   - moved: The closure that receives the distance of the pull from the sheet's rest position.
    ///   - ended: The closure that receives the distance and the velocity when the finger lifts.
    func connect(moved: @escaping (CGFloat) -> Void, ended: @escaping (CGFloat, CGFloat) -> Void) {
        didMove = moved
        didEnd = ended
    }
}
