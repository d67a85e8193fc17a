import SwiftUI

/// Lays out the days of a month in seven columns of equal width and rows of equal height, and the week numbers before
/// them.
///
/// The subviews are the days, followed by the week numbers. A row has the ideal height of its highest day, or, if the
/// rows don't fit, a lower height that the days allow.
struct MonthGridLayout: Layout {
    let grid: MonthGrid
    let showsNumbers: Bool

    /// The width of the week numbers relative to a day's column.
    static let numberShare = 0.8

    /// The row heights for a column width, in points.
    struct Cache {
        var column: CGFloat?
        var ideal: CGFloat = 0
        /// The minimum height, measured only if the rows don't fit.
        var least: CGFloat?
    }

    func makeCache(subviews: Subviews) -> Cache { Cache() }

    static func column(in width: CGFloat, showsNumbers: Bool) -> CGFloat {
        width / (showsNumbers ? 7 + numberShare : 7)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let width = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 308, height: 0)).width
        let usable = width.isFinite ? max(width, 0) : 308
        return CGSize(
            width: usable, height: row(in: usable, height: proposal.height, subviews, &cache) * CGFloat(grid.rows))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        let column = Self.column(in: bounds.width, showsNumbers: showsNumbers)
        let row = row(in: bounds.width, height: bounds.height, subviews, &cache)
        let start = showsNumbers ? column * Self.numberShare : 0
        // Align columns to whole points, so that a background across two of them has no seam.
        let edges = (0...7).map { bounds.minX + (start + CGFloat($0) * column).rounded() }
        for (index, subview) in subviews.enumerated() {
            if index < grid.days.count {
                let place = grid.place(of: index)
                subview.place(
                    at: CGPoint(x: edges[place.column], y: bounds.minY + (CGFloat(place.row) + 0.5) * row),
                    anchor: .leading,
                    proposal: ProposedViewSize(width: edges[place.column + 1] - edges[place.column], height: row))
            } else {
                subview.place(
                    at: CGPoint(x: bounds.minX, y: bounds.minY + CGFloat(index - grid.days.count) * row),
                    proposal: ProposedViewSize(width: start, height: row))
            }
        }
    }

    private func row(in width: CGFloat, height: CGFloat?, _ subviews: Subviews, _ cache: inout Cache) -> CGFloat {
        let column = Self.column(in: width, showsNumbers: showsNumbers)
        // At least one point, because months without a height would all be visible.
        func highest(_ height: CGFloat?) -> CGFloat {
            let proposal = ProposedViewSize(width: column, height: height)
            return subviews.prefix(grid.days.count).reduce(1) { max($0, $1.sizeThatFits(proposal).height) }
        }
        if cache.column != column { cache = Cache(column: column, ideal: highest(nil)) }
        guard let height, height < cache.ideal * CGFloat(grid.rows) else { return cache.ideal }
        let least = cache.least ?? highest(0)
        cache.least = least
        return min(max(height / CGFloat(grid.rows), least), cache.ideal)
    }
}
