import SwiftUI

/// A layout that places views along an axis. Positions are distances in points from the leading edge.
struct WheelLayout: Layout {
    /// The start of a view, or its center.
    struct Point: LayoutValueKey {
        static let defaultValue: CGFloat = 0
    }

    let axis: Axis
    let length: CGFloat
    /// The proposed length of each view along the axis, or `nil` for its ideal length.
    let lengthOfEach: CGFloat?
    /// Whether views are centered at their points.
    let isCentered: Bool

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let across = proposal.length(on: axis.other)
        let thickness =
            across ?? subviews.map { $0.sizeThatFits(self.proposal(across: nil)).length(on: axis.other) }.max() ?? 0
        return CGSize(axis, along: length, across: thickness)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let start = bounds.origin.coordinate(on: axis), middle = bounds.middle(on: axis.other)
        let anchor = UnitPoint(axis, along: isCentered ? 0.5 : 0)
        let proposal = self.proposal(across: bounds.size.length(on: axis.other))
        for view in subviews {
            view.place(
                at: CGPoint(axis, along: start + view[Point.self], across: middle), anchor: anchor, proposal: proposal)
        }
    }

    private func proposal(across: CGFloat?) -> ProposedViewSize {
        ProposedViewSize(axis, along: lengthOfEach, across: across)
    }
}
