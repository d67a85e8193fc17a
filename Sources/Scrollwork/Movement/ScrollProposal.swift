import SwiftUI

/// A target that a scroll view proposes, along one axis. Offsets and lengths are in points.
struct ScrollProposal {
    let offset: Double
    /// The offset of the target at the start of the gesture.
    let original: Double
    let velocity: Double
    let container: Double
    let content: Double

    /// The maximum scroll offset.
    var farthest: Double { content - container }
}

extension ScrollProposal {
    init(_ target: ScrollTarget, _ context: ScrollTargetBehaviorContext, axis: Axis) {
        self.init(
            offset: Double(target.rect.origin.coordinate(on: axis)),
            original: Double(context.originalTarget.rect.origin.coordinate(on: axis)),
            velocity: Double(context.velocity.component(on: axis)),
            container: Double(context.containerSize.length(on: axis)),
            content: Double(context.contentSize.length(on: axis)))
    }
}

extension ScrollTarget {
    mutating func move(to offset: Double, on axis: Axis) {
        if axis == .horizontal { rect.origin.x = CGFloat(offset) } else { rect.origin.y = CGFloat(offset) }
    }
}
