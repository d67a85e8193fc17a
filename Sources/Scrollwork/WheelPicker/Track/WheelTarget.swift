import SwiftUI

/// A scroll target behavior that rests on enabled values, and chooses them before the movement starts.
struct WheelTarget: ScrollTargetBehavior {
    /// Returns the motion of the picker that is on screen.
    let motion: @MainActor () -> WheelMotion
    let axis: Axis
    /// The point of the rail under the center when the content is scrolled to its start.
    let start: Double

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let isHorizontal = axis == .horizontal
        let proposed = Double(isHorizontal ? target.rect.minX : target.rect.minY)
        let original = Double(isHorizontal ? context.originalTarget.rect.minX : context.originalTarget.rect.minY)
        let velocity = isHorizontal ? context.velocity.dx : context.velocity.dy
        let isAsked = velocity != 0 || abs(proposed - original) > 0.5
        let point = proposed + start
        guard point.isFinite else { return }
        // Scroll views run on the main thread, and call this method there.
        let motion = motion
        let rest = MainActor.assumeIsolated { motion().restingPoint(near: point, isAsked: isAsked) }
        let position = CGFloat(rest - start)
        if isHorizontal { target.rect.origin.x = position } else { target.rect.origin.y = position }
    }
}
