import ScrollMechanics
import SwiftUI

/// The target behavior of a pager, which settles on a page.
struct PagerTargetBehavior: ScrollTargetBehavior {
    let axis: Axis
    let limit: Int
    let model: PagerModel

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let proposal = ScrollProposal(target, context, axis: axis)
        let isMirrored = axis == .horizontal && context.layoutDirection == .rightToLeft
        // The protocol isn't isolated, but scroll views call it on the main actor.
        let offset = MainActor.assumeIsolated { model.rest(proposal, limit: limit, isMirrored: isMirrored) }
        if let offset { target.move(to: offset, on: axis) }
    }
}
