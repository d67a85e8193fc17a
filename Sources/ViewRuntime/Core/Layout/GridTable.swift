import Foundation

/// The cells of a grid in rows and columns, and the computation of their sizes.
@MainActor
struct GridTable {
    struct Cell {
        let element: Element
        let index: Int
        let row: Int
        let column: Int
        let span: Int
        let anchor: UnitPoint?
        let unsized: Axis.Set
        let rowAlignment: VerticalAlignment?

        var columns: Range<Int> { column..<column + span }
    }

    /// The lengths and the positions of columns and rows, in points.
    struct Sizes {
        var columns: [CGFloat] = []
        var rows: [CGFloat] = []
        var columnStarts: [CGFloat] = []
        var rowStarts: [CGFloat] = []
        /// The positions of the alignment guides of rows that align by a baseline.
        var guides: [Int: CGFloat] = [:]

        nonisolated var total: CGSize {
            CGSize(
                width: (columnStarts.last ?? 0) + (columns.last ?? 0), height: (rowStarts.last ?? 0) + (rows.last ?? 0))
        }

        nonisolated func width(of cell: Cell) -> CGFloat {
            let last = cell.column + cell.span - 1
            return columnStarts[last] + columns[last] - columnStarts[cell.column]
        }

        nonisolated func frame(of cell: Cell) -> CGRect {
            CGRect(x: columnStarts[cell.column], y: rowStarts[cell.row], width: width(of: cell), height: rows[cell.row])
        }
    }

    private(set) nonisolated(unsafe) var cells: [Cell] = []
    private(set) nonisolated(unsafe) var columnAlignments: [Int: HorizontalAlignment] = [:]
    private var columnCount = 0
    /// The cells of each row, from its first column to its last one.
    private var rows: [Range<Int>] = []
    private var columnGaps: [CGFloat] = []
    private var rowGaps: [CGFloat] = []
    private let alignment: Alignment

    /// Creates the table of a grid. The cells of a `GridRow` are consecutive. A view outside a `GridRow` is a row that
    /// spans all columns.
    init(_ elements: [Element], _ layout: GridLayout) {
        alignment = layout.alignment
        func trait<Value>(_ element: Element, _ key: Any.Type, as: Value.Type) -> Value? {
            element.trait(ObjectIdentifier(key)) as? Value
        }
        var rows: [[(index: Int, element: Element)]] = [], last: ObjectIdentifier?
        for (index, element) in elements.enumerated() {
            let row = trait(element, GridRowTrait.self, as: GridRowTrait.self)?.row
            if row == nil || row != last { rows.append([]) }
            rows[rows.count - 1].append((index, element))
            last = row
        }
        func span(_ element: Element) -> Int { trait(element, GridCellTrait.Columns.self, as: Int.self) ?? 1 }
        columnCount = rows.map { $0.reduce(0) { $0 + span($1.element) } }.max() ?? 0
        for (row, members) in rows.enumerated() {
            var column = 0
            let first = cells.count
            for (index, element) in members {
                let member = trait(element, GridRowTrait.self, as: GridRowTrait.self)
                let span = member == nil ? columnCount : span(element)
                cells.append(
                    Cell(
                        element: element, index: index, row: row, column: column, span: span,
                        anchor: trait(element, GridCellTrait.Anchor.self, as: UnitPoint.self),
                        unsized: Axis.Set(rawValue: trait(element, GridCellTrait.UnsizedAxes.self, as: Int8.self) ?? 0),
                        rowAlignment: member?.alignment))
                if let guide = trait(element, GridCellTrait.ColumnAlignment.self, as: HorizontalAlignment.self) {
                    columnAlignments[column] = guide
                }
                column += span
            }
            self.rows.append(first..<cells.count)
        }
        let gapCounts = (columns: max(columnCount - 1, 0), rows: max(rows.count - 1, 0))
        columnGaps = layout.horizontalSpacing.map { Array(repeating: $0, count: gapCounts.columns) } ?? gapsOfColumns
        rowGaps = layout.verticalSpacing.map { Array(repeating: $0, count: gapCounts.rows) } ?? gapsOfRows
    }

    /// The gaps between adjacent columns: the largest preferred spacing of adjacent cells.
    private var gapsOfColumns: [CGFloat] {
        var gaps = [CGFloat?](repeating: nil, count: max(columnCount - 1, 0))
        for row in rows {
            for (a, b) in zip(cells[row], cells[row].dropFirst()) {
                let distance = a.element.spacing.distance(to: b.element.spacing, along: .horizontal)
                gaps[b.column - 1] = max(gaps[b.column - 1] ?? 0, distance)
            }
        }
        return gaps.map { $0 ?? 8 }
    }

    /// The gaps between adjacent rows: the largest preferred spacing of cells that have a column in common.
    private var gapsOfRows: [CGFloat] {
        zip(rows, rows.dropFirst()).map { upper, lower in
            var gap: CGFloat?
            for a in cells[upper] {
                for b in cells[lower] where a.columns.overlaps(b.columns) {
                    gap = max(gap ?? 0, a.element.spacing.distance(to: b.element.spacing, along: .vertical))
                }
            }
            return gap ?? 8
        }
    }

    private func start(of cell: Cell, _ axis: Axis) -> Int { axis == .horizontal ? cell.column : cell.row }
    private func end(of cell: Cell, _ axis: Axis) -> Int {
        axis == .horizontal ? cell.columns.upperBound : cell.row + 1
    }

    // MARK: Sizes

    /// Computes the column widths, and then the row heights for those widths.
    func sizes(for proposal: ProposedViewSize) -> Sizes {
        var sizes = Sizes()
        sizes.columns = share(.horizontal, columnCount, proposal.width, columnGaps) { cell, offered in
            cell.element.size(for: ProposedViewSize(width: offered, height: nil)).width
        }
        sizes.columnStarts = starts(sizes.columns, columnGaps)
        let widths = sizes
        sizes.rows = share(.vertical, rows.count, proposal.height, rowGaps) { cell, offered in
            cell.element.size(for: ProposedViewSize(width: widths.width(of: cell), height: offered)).height
        }
        alignBaselines(&sizes)
        sizes.rowStarts = starts(sizes.rows, rowGaps)
        return sizes
    }

    private func starts(_ lengths: [CGFloat], _ gaps: [CGFloat]) -> [CGFloat] {
        var position: CGFloat = 0
        return lengths.indices.map { index in
            defer { position += lengths[index] + (index < gaps.count ? gaps[index] : 0) }
            return position
        }
    }

    /// Divides a length among the tracks as a stack does: the least flexible track comes first, and each receives an
    /// equal share of the remaining length.
    private func share(
        _ axis: Axis, _ count: Int, _ length: CGFloat?, _ gaps: [CGFloat], measure: (Cell, CGFloat?) -> CGFloat
    ) -> [CGFloat] {
        var result = Array(repeating: CGFloat(0), count: count)
        let sized = cells.filter { !$0.unsized.contains(Axis.Set(axis)) }
        var members = [[Cell]](repeating: [], count: count)
        for cell in sized where end(of: cell, axis) == start(of: cell, axis) + 1 {
            members[start(of: cell, axis)].append(cell)
        }
        func need(_ track: Int, _ offered: CGFloat?) -> CGFloat {
            members[track].map { measure($0, offered) }.max() ?? 0
        }
        if let length {
            var room = max(length - gaps.reduce(0, +), 0)
            let least = (0..<count).map { need($0, 0) }, most = (0..<count).map { min(need($0, .infinity), .boundless) }
            let order = (0..<count).sorted { (most[$0] - least[$0], $0) < (most[$1] - least[$1], $1) }
            for (position, track) in order.enumerated() {
                result[track] = need(track, room / CGFloat(count - position))
                room = max(room - result[track], 0)
            }
        } else {
            for track in 0..<count { result[track] = need(track, nil) }
        }
        // A cell that spans several tracks enlarges them if necessary.
        for cell in sized where end(of: cell, axis) - start(of: cell, axis) > 1 {
            let tracks = start(of: cell, axis)..<end(of: cell, axis)
            let between = tracks.dropLast().reduce(0) { $0 + gaps[$1] }
            let room = tracks.reduce(0) { $0 + result[$1] } + between
            let needed = measure(cell, length.map { max(available($0, result, gaps, tracks), room) })
            if needed > room { for track in tracks { result[track] += (needed - room) / CGFloat(tracks.count) } }
        }
        return result
    }

    /// Returns the length available to a range of tracks, given the lengths of the others.
    private func available(_ length: CGFloat, _ lengths: [CGFloat], _ gaps: [CGFloat], _ tracks: Range<Int>) -> CGFloat
    {
        let others = lengths.indices.filter { !tracks.contains($0) }.reduce(0) { $0 + lengths[$1] }
        let outside = gaps.indices.filter { !tracks.dropLast().contains($0) }.reduce(0) { $0 + gaps[$1] }
        return length - others - outside
    }

    /// Increases the height of rows that align by a baseline to fit the content above and below it.
    private func alignBaselines(_ sizes: inout Sizes) {
        for (row, range) in rows.enumerated() {
            let members = cells[range].filter { $0.anchor == nil }
            guard let guide = members.first.map({ $0.rowAlignment ?? alignment.vertical }),
                guide == .firstTextBaseline || guide == .lastTextBaseline
            else { continue }
            var above: CGFloat = 0, below: CGFloat = 0
            for cell in members {
                let room = ProposedViewSize(width: sizes.width(of: cell), height: sizes.rows[row])
                let dimensions = cell.element.dimensions(for: room)
                above = max(above, dimensions[guide])
                below = max(below, dimensions.height - dimensions[guide])
            }
            sizes.rows[row] = max(sizes.rows[row], above + below)
            sizes.guides[row] = above
        }
    }
}
