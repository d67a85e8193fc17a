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
        let across = proposal.length(on: axis.other)
        let inside = pageProposal(in: offered, across: across)
        let largest =
            across
            ?? subviews.reduce(0) { max($0, $1.sizeThatFits(inside).length(on: axis.other)) }
        return CGSize(axis, along: offered.length(on: axis), across: largest)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let length = bounds.size.length(on: axis) / CGFloat(slots.count)
        let inside = pageProposal(in: bounds.size, across: bounds.size.length(on: axis.other))
        for subview in subviews {
            let start = CGFloat(subview[PageSlot.self] - Double(slots.lowerBound)) * length
            let (x, y) = axis.ordered(along: start, across: 0)
            subview.place(
                at: CGPoint(x: bounds.minX + x, y: bounds.minY + y), anchor: .topLeading, proposal: inside)
        }
    }

    private func pageProposal(in size: CGSize, across: CGFloat?) -> ProposedViewSize {
        ProposedViewSize(axis, along: size.length(on: axis) / CGFloat(slots.count), across: across)
    }
}
