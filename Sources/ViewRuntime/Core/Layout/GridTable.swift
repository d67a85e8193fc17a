import Foundation

/// The cells of a grid in their rows and columns, and how large those become.
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

    /// The extents of columns and rows, and where they begin.
    struct Sizes {
        var columns: [CGFloat] = []
        var rows: [CGFloat] = []
        var columnStarts: [CGFloat] = []
        var rowStarts: [CGFloat] = []
        /// Where the common guide of a row lies, where it is aligned by baselines.
        var guides: [Int: CGFloat] = [:]

        nonisolated var total: CGSize {
            CGSize(
                width: (columnStarts.last ?? 0) + (columns.last ?? 0), height: (rowStarts.last ?? 0) + (rows.last ?? 0))
        }

        nonisolated func frame(of cell: Cell) -> CGRect {
            let last = cell.column + cell.span - 1
            return CGRect(
                x: columnStarts[cell.column], y: rowStarts[cell.row],
                width: columnStarts[last] + columns[last] - columnStarts[cell.column], height: rows[cell.row])
        }
    }

    private(set) nonisolated(unsafe) var cells: [Cell] = []
    private(set) nonisolated(unsafe) var columnAlignments: [Int: HorizontalAlignment] = [:]
    private var columnCount = 0
    private var rowCount = 0
    private var columnGaps: [CGFloat] = []
    private var rowGaps: [CGFloat] = []
    private let alignment: Alignment

    /// Cells of one `GridRow` follow one another; a view outside of any is a row of its own, as wide as the grid.
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
        rowCount = rows.count
        columnCount = rows.map { $0.reduce(0) { $0 + span($1.element) } }.max() ?? 0
        for (row, members) in rows.enumerated() {
            var column = 0
            for (index, element) in members {
                let member = trait(element, GridRowTrait.self, as: GridRowTrait.self)
                let span = member == nil ? columnCount : min(span(element), columnCount - column)
                cells.append(
                    Cell(
                        element: element, index: index, row: row, column: column, span: max(span, 1),
                        anchor: trait(element, GridCellTrait.Anchor.self, as: UnitPoint.self),
                        unsized: Axis.Set(rawValue: trait(element, GridCellTrait.UnsizedAxes.self, as: Int8.self) ?? 0),
                        rowAlignment: member?.alignment))
                if let guide = trait(element, GridCellTrait.ColumnAlignment.self, as: HorizontalAlignment.self) {
                    columnAlignments[column] = guide
                }
                column += span
            }
        }
        columnGaps = gaps(.horizontal, count: columnCount, spacing: layout.horizontalSpacing)
        rowGaps = gaps(.vertical, count: rowCount, spacing: layout.verticalSpacing)
    }

    /// Between neighbouring tracks, as much as any two neighbouring cells want.
    private func gaps(_ axis: Axis, count: Int, spacing: CGFloat?) -> [CGFloat] {
        guard count > 1 else { return [] }
        if let spacing { return Array(repeating: spacing, count: count - 1) }
        return (0..<count - 1).map { track in
            var gap: CGFloat?
            for a in cells where end(of: a, axis) == track + 1 {
                for b in cells where start(of: b, axis) == track + 1 && areNeighbours(a, b, axis) {
                    gap = max(gap ?? 0, a.element.spacing.distance(to: b.element.spacing, along: axis))
                }
            }
            return gap ?? 8
        }
    }

    private func start(of cell: Cell, _ axis: Axis) -> Int { axis == .horizontal ? cell.column : cell.row }
    private func end(of cell: Cell, _ axis: Axis) -> Int { axis == .horizontal ? cell.columns.upperBound : cell.row + 1 }
    private func areNeighbours(_ a: Cell, _ b: Cell, _ axis: Axis) -> Bool {
        axis == .horizontal ? a.row == b.row : a.columns.overlaps(b.columns)
    }

    // MARK: Sizes

    /// Columns first, then rows for the widths that the columns have.
    func sizes(for proposal: ProposedViewSize) -> Sizes {
        var sizes = Sizes()
        sizes.columns = share(.horizontal, columnCount, proposal.width, columnGaps) { cell, offered in
            cell.element.size(for: ProposedViewSize(width: offered, height: nil)).width
        }
        sizes.columnStarts = starts(sizes.columns, columnGaps)
        sizes.rows = Array(repeating: 0, count: rowCount)
        sizes.rowStarts = sizes.rows
        let width = sizes
        sizes.rows = share(.vertical, rowCount, proposal.height, rowGaps) { cell, offered in
            cell.element.size(for: ProposedViewSize(width: width.frame(of: cell).width, height: offered)).height
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

    /// Shares a length among tracks as a stack does: the least flexible first, each offered an equal part of what is left.
    private func share(
        _ axis: Axis, _ count: Int, _ length: CGFloat?, _ gaps: [CGFloat], measure: (Cell, CGFloat?) -> CGFloat
    ) -> [CGFloat] {
        var result = Array(repeating: CGFloat(0), count: count)
        let sized = cells.filter { !$0.unsized.contains(Axis.Set(axis)) }
        func need(_ track: Int, _ offered: CGFloat?) -> CGFloat {
            sized.filter { start(of: $0, axis) == track && end(of: $0, axis) == track + 1 }.map { measure($0, offered) }.max() ?? 0
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
        // Cells across several tracks make those larger if they must.
        for cell in sized where end(of: cell, axis) - start(of: cell, axis) > 1 {
            let tracks = start(of: cell, axis)..<end(of: cell, axis)
            let between = tracks.dropLast().reduce(0) { $0 + gaps[$1] }
            let room = tracks.reduce(0) { $0 + result[$1] } + between
            let wanted = measure(cell, length.map { _ in max(available(length, result, gaps, tracks), room) })
            if wanted > room { for track in tracks { result[track] += (wanted - room) / CGFloat(tracks.count) } }
        }
        return result
    }

    /// What there is for a range of tracks when the others have what they have.
    private func available(_ length: CGFloat?, _ lengths: [CGFloat], _ gaps: [CGFloat], _ tracks: Range<Int>) -> CGFloat {
        guard let length else { return 0 }
        let others = lengths.indices.filter { !tracks.contains($0) }.reduce(0) { $0 + lengths[$1] }
        let outside = gaps.indices.filter { !tracks.dropLast().contains($0) }.reduce(0) { $0 + gaps[$1] }
        return length - others - outside
    }

    /// Rows aligned by a baseline are as tall as what is above it and what is below it.
    private func alignBaselines(_ sizes: inout Sizes) {
        for row in 0..<rowCount {
            let members = cells.filter { $0.row == row && $0.anchor == nil }
            guard let guide = members.first.map({ $0.rowAlignment ?? alignment.vertical }),
                guide == .firstTextBaseline || guide == .lastTextBaseline
            else { continue }
            var above: CGFloat = 0, below: CGFloat = 0
            for cell in members {
                let room = ProposedViewSize(width: sizes.frame(of: cell).width, height: sizes.rows[row])
                let dimensions = cell.element.dimensions(for: room)
                above = max(above, dimensions[guide])
                below = max(below, dimensions.height - dimensions[guide])
            }
            sizes.rows[row] = max(sizes.rows[row], above + below)
            sizes.guides[row] = above
        }
    }
}
