import SwiftUI

/// A scroll target behavior that rests on enabled values, and chooses them before the movement starts.
struct WheelTarget: ScrollTargetBehavior {
    /// Returns the motion of the picker that is on screen.
    let motion: @MainActor () -> WheelMotion
    let axis: Axis
    /// The point of the rail under the center when the content is scrolled to its start.
    let start: Double

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let proposal = ScrollProposal(target, context, axis: axis)
        let isMoving = proposal.velocity != 0 || abs(proposal.offset - proposal.original) > Tolerance.rest
        let point = proposal.offset + start
        guard point.isFinite else { return }
        // Scroll views run on the main thread, and call this method there.
        let motion = motion
        let rest = MainActor.assumeIsolated { motion().restingPoint(near: point, isMoving: isMoving) }
        target.move(to: rest - start, on: axis)
    }
}
