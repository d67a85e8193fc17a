import Foundation

/// Receives the remainder of a drag after a scroll view reaches the top of its content, as a sheet does.
///
/// Distances are points down, and velocities are points per second, of the finger.
@MainActor
protocol PullReceiver: AnyObject {
    /// - Parameter distance: The distance from the resting position.
    func pullDidMove(_ distance: CGFloat)
    /// Called when the finger lifts.
    func pullDidEnd(_ distance: CGFloat, velocity: CGFloat)
}
