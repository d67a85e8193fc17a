import SwiftUI

/// The slot of a page.
struct PageSlot: LayoutValueKey {
    static let defaultValue = 0.0
}

/// Places pages in their slots. The layout has the length of all slots.
struct PagerTrackLayout: Layout {
    let axis: Axis
    let slots: ClosedRange<Int>

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let offered = proposal.replacingUnspecifiedDimensions(by: .zero)
        let across = axis == .horizontal ? proposal.height : proposal.width
        let inside = pageProposal(in: offered, across: across)
        let largest =
            across
            ?? subviews.reduce(0) {
                let size = $1.sizeThatFits(inside)
                return max($0, axis == .horizontal ? size.height : size.width)
            }
        return axis == .horizontal
            ? CGSize(width: offered.width, height: largest) : CGSize(width: largest, height: offered.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let length = (axis == .horizontal ? bounds.width : bounds.height) / CGFloat(slots.count)
        let inside = pageProposal(in: bounds.size, across: axis == .horizontal ? bounds.height : bounds.width)
        for subview in subviews {
            let start = CGFloat(subview[PageSlot.self] - Double(slots.lowerBound)) * length
            let origin =
                axis == .horizontal
                ? CGPoint(x: bounds.minX + start, y: bounds.minY) : CGPoint(x: bounds.minX, y: bounds.minY + start)
            subview.place(at: origin, anchor: .topLeading, proposal: inside)
        }
    }

    private func pageProposal(in size: CGSize, across: CGFloat?) -> ProposedViewSize {
        axis == .horizontal
            ? ProposedViewSize(width: size.width / CGFloat(slots.count), height: across)
            : ProposedViewSize(width: across, height: size.height / CGFloat(slots.count))
    }
}
