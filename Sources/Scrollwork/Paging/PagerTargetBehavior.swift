import ScrollMechanics
import SwiftUI

/// The target behavior of a pager, which settles on a page.
struct PagerTargetBehavior: ScrollTargetBehavior {
    let axis: Axis
    let limit: Int
    let model: PagerModel

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let isHorizontal = axis == .horizontal
        let extent = isHorizontal ? context.contentSize.width : context.contentSize.height
        let proposed = isHorizontal ? target.rect.minX : target.rect.minY
        let velocity = isHorizontal ? context.velocity.dx : context.velocity.dy
        // The protocol isn't isolated, but scroll views call it on the main actor.
        let mayBeMirrored = isHorizontal && context.layoutDirection == .rightToLeft
        let start = MainActor.assumeIsolated {
            model.rest(
                proposed: Double(proposed), velocity: Double(velocity), extent: Double(extent), limit: limit,
                mayBeMirrored: mayBeMirrored)
        }
        guard let start else { return }
        if isHorizontal { target.rect.origin.x = start } else { target.rect.origin.y = start }
    }
}
