import Foundation

/// The layout of a grid.
public struct GridLayout: Layout {
    /// The alignment of views in their cells.
    public var alignment: Alignment
    /// The distance between columns in points, or `nil` for the views' preferred spacing.
    public var horizontalSpacing: CGFloat?
    /// The distance between rows in points, or `nil` for the views' preferred spacing.
    public var verticalSpacing: CGFloat?

    /// Creates a grid layout.
    public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing.map { $0.isFinite ? $0 : 0 }
        self.verticalSpacing = verticalSpacing.map { $0.isFinite ? $0 : 0 }
    }

    /// The properties of the cells and the last sizes.
    public struct Cache {
        var table: GridTable?
        var known: (proposal: ProposedViewSize, tracks: GridTable.Sizes)?
    }

    /// Creates an empty cache.
    public func makeCache(subviews: Subviews) -> Cache { Cache() }

    private func table(of subviews: Subviews) -> GridTable {
        let cells = UncheckedTransfer((layout: self, elements: Array(subviews.elements)))
        return MainActor.assumeIsolated { UncheckedTransfer(GridTable(cells.value.elements, cells.value.layout)) }.value
    }

    private func sizes(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache) -> (
        GridTable, GridTable.Sizes
    ) {
        let table = cache.table ?? table(of: subviews)
        cache.table = table
        if let known = cache.known, known.proposal == proposal { return (table, known.tracks) }
        let carried = UncheckedTransfer(table)
        let sizes = MainActor.assumeIsolated { UncheckedTransfer(carried.value.sizes(for: proposal)) }.value
        cache.known = (proposal, sizes)
        return (table, sizes)
    }

    /// Returns the size of the grid.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        sizes(proposal, subviews, &cache).1.total
    }

    /// Places the cells of the grid.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        let (table, sizes) = sizes(proposal, subviews, &cache)
        for cell in table.cells {
            let room = sizes.frame(of: cell)
            let subview = subviews[subviews.startIndex + cell.index]
            let offered = ProposedViewSize(room.size)
            let dimensions = subview.dimensions(in: offered)
            var origin: CGPoint
            if let anchor = cell.anchor {
                origin = CGPoint(
                    x: room.minX + anchor.x * (room.width - dimensions.width),
                    y: room.minY + anchor.y * (room.height - dimensions.height))
            } else {
                // The alignment of a single column doesn't apply to a cell that spans several.
                let horizontal = (cell.span == 1 ? table.columnAlignments[cell.column] : nil) ?? alignment.horizontal
                let vertical = cell.rowAlignment ?? alignment.vertical
                let inside = ViewDimensions(size: room.size)
                origin = CGPoint(
                    x: room.minX + inside[horizontal] - dimensions[horizontal],
                    y: room.minY + (sizes.guides[cell.row] ?? inside[vertical]) - dimensions[vertical])
            }
            origin.x += bounds.minX
            origin.y += bounds.minY
            subview.place(at: origin, proposal: offered)
        }
    }
}
