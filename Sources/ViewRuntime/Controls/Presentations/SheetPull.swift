import Foundation

/// Through this a scroll view in a sheet moves the sheet, once its content has come to its top under a finger.
///
/// Ways and velocities are those of the finger, points down and points per second.
@MainActor
final class SheetPull {
    fileprivate(set) var didMove: (CGFloat) -> Void = { _ in }
    fileprivate(set) var didEnd: (CGFloat, CGFloat) -> Void = { _, _ in }

    nonisolated init() {}

    /// - Parameters:
    ///   - moved: How far the sheet is pulled down, from where it rests.
    ///   - ended: The finger let go; how far it pulled the sheet and how fast it moved.
    func connect(moved: @escaping (CGFloat) -> Void, ended: @escaping (CGFloat, CGFloat) -> Void) {
        didMove = moved
        didEnd = ended
    }
}
