import SwiftUI

/// Places views along an axis, and in the thickness. Points count from the leading edge.
struct WheelLayout: Layout {
    /// Where a view begins, or its middle.
    struct Point: LayoutValueKey {
        static let defaultValue: CGFloat = 0
    }

    let axis: Axis
    let length: CGFloat
    /// What each view is proposed along the axis; nil for its ideal length.
    let lengthOfEach: CGFloat?
    /// Whether views are centred at their points.
    let isCentred: Bool

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let across = axis == .horizontal ? proposal.height : proposal.width
        let thickness = across ?? subviews.map { view in
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
                at: isHorizontal ? CGPoint(x: bounds.minX + point, y: bounds.midY) : CGPoint(x: bounds.midX, y: bounds.minY + point),
                anchor: isHorizontal ? UnitPoint(x: part, y: 0.5) : UnitPoint(x: 0.5, y: part),
                proposal: self.proposal(across: isHorizontal ? bounds.height : bounds.width))
        }
    }

    private func proposal(across: CGFloat?) -> ProposedViewSize {
        axis == .horizontal ? ProposedViewSize(width: lengthOfEach, height: across) : ProposedViewSize(width: across, height: lengthOfEach)
    }
}
