import SwiftUI

/// Lays out the days of a month in seven columns of one width and rows of one height, and the numbers of weeks before them.
///
/// The days come first, then the numbers. A row is as high as the highest day wants to be.
struct MonthGridLayout: Layout {
    let grid: MonthGrid
    let showsNumbers: Bool

    /// The part of a day's column that the numbers of weeks take.
    static let numberShare = 0.8

    struct Cache {
        var column: CGFloat?
        var row: CGFloat = 0
    }

    func makeCache(subviews: Subviews) -> Cache { Cache() }

    static func column(in width: CGFloat, showsNumbers: Bool) -> CGFloat { width / (showsNumbers ? 7 + numberShare : 7) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let width = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 308, height: 0)).width
        let usable = width.isFinite ? max(width, 0) : 308
        return CGSize(width: usable, height: row(in: usable, subviews, &cache) * CGFloat(grid.rows))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        let column = Self.column(in: bounds.width, showsNumbers: showsNumbers)
        let row = row(in: bounds.width, subviews, &cache)
        let start = showsNumbers ? column * Self.numberShare : 0
        // Columns meet at whole points, so that what fills two of them shows no seam.
        let edges = (0...7).map { bounds.minX + (start + CGFloat($0) * column).rounded() }
        for (index, subview) in subviews.enumerated() {
            if index < grid.days.count {
                let place = grid.place(of: index)
                subview.place(
                    at: CGPoint(x: edges[place.column], y: bounds.minY + CGFloat(place.row) * row),
                    proposal: ProposedViewSize(width: edges[place.column + 1] - edges[place.column], height: row))
            } else {
                subview.place(
                    at: CGPoint(x: bounds.minX, y: bounds.minY + CGFloat(index - grid.days.count) * row),
                    proposal: ProposedViewSize(width: start, height: row))
            }
        }
    }

    private func row(in width: CGFloat, _ subviews: Subviews, _ cache: inout Cache) -> CGFloat {
        let column = Self.column(in: width, showsNumbers: showsNumbers)
        if cache.column == column { return cache.row }
        let proposal = ProposedViewSize(width: column, height: nil)
        cache.row = subviews.prefix(grid.days.count).reduce(0) { max($0, $1.sizeThatFits(proposal).height) }
        cache.column = column
        return cache.row
    }
}
