import SwiftUI

/// A scroll target behavior that rests on enabled values, and chooses them before the movement starts.
struct WheelTarget: ScrollTargetBehavior {
    /// Returns the motion of the picker that is on screen.
    let motion: @MainActor () -> WheelMotion
    let axis: Axis
    /// The point of the rail under the center when the content is scrolled to its start.
    let start: Double
    /// The maximum scroll offset.
    let farthest: Double

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let proposal = ScrollProposal(target, context, axis: axis)
        guard proposal.offset.isFinite else { return }
        let isMirrored = axis == .horizontal && context.layoutDirection == .rightToLeft
        // Scroll views run on the main thread, and call this method there.
        let motion = motion, start = start, farthest = farthest
        let rest = MainActor.assumeIsolated {
            motion().rest(proposal, from: start, farthest: farthest, isMirrored: isMirrored)
        }
        target.move(to: rest, on: axis)
    }
}
