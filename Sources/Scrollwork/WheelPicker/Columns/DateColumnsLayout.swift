import SwiftUI

/// A layout that places columns side by side, each with its share of the width.
struct DateColumnsLayout: Layout {
    let shares: [CGFloat]

    /// The distance between columns, in points.
    private static let spacing = 4.0
    /// The width of a column of two digits without a proposed width, in points.
    private static let usual = 56.0

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let usual = Self.usual * shares.reduce(0, +)
        let width = proposal.replacingUnspecifiedDimensions(by: CGSize(width: usual, height: 0)).width
        let usable = width.isFinite ? max(width, 0) : usual
        let height = zip(subviews, widths(in: usable)).reduce(0) {
            max($0, $1.0.sizeThatFits(ProposedViewSize(width: $1.1, height: proposal.height)).height)
        }
        return CGSize(width: usable, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var x = bounds.minX
        for (subview, width) in zip(subviews, widths(in: bounds.width)) {
            subview.place(
                at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
                proposal: ProposedViewSize(width: width, height: bounds.height))
            x += width + Self.spacing
        }
    }

    private func widths(in width: CGFloat) -> [CGFloat] {
        let room = max(width - Self.spacing * CGFloat(shares.count - 1), 0), all = shares.reduce(0, +)
        return shares.map { all > 0 ? room * $0 / all : 0 }
    }
}
