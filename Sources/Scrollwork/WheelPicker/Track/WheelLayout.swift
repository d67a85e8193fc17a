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
    let isCentred: Bool

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let across = axis == .horizontal ? proposal.height : proposal.width
        let thickness =
            across ?? subviews.map { view in
                let size = view.sizeThatFits(self.proposal(across: nil))
                return axis == .horizontal ? size.height : size.width
            }.max() ?? 0
        return axis == .horizontal ? CGSize(width: length, height: thickness) : CGSize(width: thickness, height: length)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let isHorizontal = axis == .horizontal, part = isCentred ? 0.5 : 0
        for view in subviews {
            let point = view[Point.self]
            view.place(
                at: isHorizontal
                    ? CGPoint(x: bounds.minX + point, y: bounds.midY) : CGPoint(x: bounds.midX, y: bounds.minY + point),
                anchor: isHorizontal ? UnitPoint(x: part, y: 0.5) : UnitPoint(x: 0.5, y: part),
                proposal: self.proposal(across: isHorizontal ? bounds.height : bounds.width))
        }
    }

    private func proposal(across: CGFloat?) -> ProposedViewSize {
        axis == .horizontal
            ? ProposedViewSize(width: lengthOfEach, height: across)
            : ProposedViewSize(width: across, height: lengthOfEach)
    }
}
