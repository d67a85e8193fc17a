import Foundation

/// The life cycle of rows. A row is realized when it becomes visible, parked when it leaves the viewport, and later
/// released.
extension LazyContainer {
    func row(at line: Int) -> LazyRow {
        if let row = rows[line] { return row }
        let row = LazyRow(lines.slots(ofLine: line), isWide: items == nil || lines.isWide(line: line), of: content)
        var isNew = true
        for slot in row.slots where orphanSlots.remove(slot) != nil { isNew = false }
        for cell in row.cells {
            cell.element.layoutParent = self
            if cell.element.layer == nil { _ = cell.element.makeLayer() }
            if cell.element.isParked { row.isParked = true }
        }
        rows.set(row, at: line)
        if isNew {
            graph.statistics.rowsRealized += 1
            graph.rowAllowance.note(row)
        }
        return row
    }

    func release(_ line: Int) {
        guard let row = rows.remove(at: line) else { return }
        if !row.isParked { park(row) }
        for slot in row.slots { content.releaseSlot(slot) }
        graph.statistics.rowsReleased += 1
    }

    func show(_ row: LazyRow) {
        guard row.isParked, !isParked else { return }
        row.isParked = false
        row.forgetPlace()
        for cell in row.cells { cell.element.takesPlaceAtOnce = true }
        setOnScreen(true, row)
    }

    func park(_ row: LazyRow) {
        if row.isParked { return }
        row.isParked = true
        row.wasShown = false
        setOnScreen(false, row)
    }

    private func setOnScreen(_ value: Bool, _ row: LazyRow) {
        for slot in row.slots { content.setOnScreen(value, slot: slot) }
        // Modifiers of a whole list wrap its elements from outside.
        for cell in row.cells where cell.element.isParked == value { cell.element.setOnScreen(value) }
    }

    /// Parks the offscreen rows again after the container itself came back on screen.
    func parkRowsOffScreen() {
        for (_, row) in rows where row.isParked { setOnScreen(false, row) }
    }

    /// Measures a line and updates the extents.
    func measure(_ line: Int) {
        let firstNode = graph.nodesMade
        let row = row(at: line)
        if isList { reportSlots(of: row) }
        row.measure(layout)
        graph.rowAllowance.note(nodes: firstNode..<graph.nodesMade)
        let extent = row.cells.isEmpty ? 0 : Double(row.length + gap)
        if extents.measured(line) != extent { extents.measure(line, extent) }
    }

    private func reportSlots(of row: LazyRow) {
        for cell in row.cells {
            guard let listed = cell.element as? any ListedElement else { continue }
            listed.didTake(slot: row.slots.lowerBound, in: self, names: row.identities[0].reversed())
        }
    }

    func releaseOrphanSlots() {
        for slot in orphanSlots {
            content.setOnScreen(false, slot: slot)
            content.releaseSlot(slot)
            graph.statistics.rowsReleased += 1
        }
        orphanSlots.removeAll()
    }

    func placeRows(in lines: Range<Int>) {
        let rows = rows
        for line in lines {
            if let row = rows[line] { place(row, at: CGFloat(extents.offset(of: line))) }
        }
    }

    /// Places the cells of a line at an offset from the container's leading edge, in points.
    func place(_ row: LazyRow, at offset: CGFloat) {
        if row.isPlaced(at: offset, in: arrangement) { return }
        for cell in row.cells {
            let size = cell.element.size(for: cell.proposal)
            cell.element.settle(
                at: origin(of: cell, at: offset, width: size.width), size: size, proposal: cell.proposal)
        }
        row.didPlace(at: offset, in: arrangement)
    }

    /// Returns the origin of a cell.
    ///
    /// - Parameters:
    ///   - cell: The cell.
    ///   - offset: The offset of the line, in points.
    ///   - width: The width of the cell, in points.
    func origin(of cell: LazyRow.Cell, at offset: CGFloat, width: CGFloat) -> CGPoint {
        var point = CGPoint.zero
        point[axis] = offset + cell.position
        point[axis.other] = cell.crossPosition
        if environment.layoutDirection == .rightToLeft { point.x = size.width - point.x - width }
        return point
    }
}

/// A row whose appearance depends on its position among the others.
@MainActor
protocol ListedElement: Element {
    /// - Parameter names: The identities of the row from `ForEach` and `id(_:)`, innermost first.
    func didTake(slot: Int, in container: LazyContainer, names: @autoclosure () -> [AnyHashable])
}
