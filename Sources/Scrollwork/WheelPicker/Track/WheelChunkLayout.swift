import SwiftUI

/// Places views at points along an axis, centred there and in the thickness. Points count from the leading edge.
struct WheelChunkLayout: Layout {
    struct Point: LayoutValueKey {
        static let defaultValue: CGFloat = 0
    }

    let axis: Axis
    let length: CGFloat
    /// What each view is proposed along the axis; nil for its ideal length.
    let thicknessOfEach: CGFloat?

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let across = axis == .horizontal ? proposal.height : proposal.width
        let thickness = across ?? subviews.map { view in
            let size = view.sizeThatFits(self.proposal(across: nil))
            return axis == .horizontal ? size.height : size.width
        }.max() ?? 0
        return axis == .horizontal ? CGSize(width: length, height: thickness) : CGSize(width: thickness, height: length)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for view in subviews {
            let point = view[Point.self]
            let centre =
                axis == .horizontal
                ? CGPoint(x: bounds.minX + point, y: bounds.midY) : CGPoint(x: bounds.midX, y: bounds.minY + point)
            view.place(
                at: centre, anchor: .center, proposal: self.proposal(across: axis == .horizontal ? bounds.height : bounds.width))
        }
    }

    private func proposal(across: CGFloat?) -> ProposedViewSize {
        axis == .horizontal
            ? ProposedViewSize(width: thicknessOfEach, height: across) : ProposedViewSize(width: across, height: thicknessOfEach)
    }
}
