/// Lazy containers inside rows of lazy containers with the same axis.
extension LazyContainer {
    func findAround() {
        var cell: Element = self
        while let parent = cell.layoutParent, !(parent is ScrollElement) {
            if let lazy = parent as? LazyContainer, lazy.axis == axis {
                around = lazy
                cellAround = cell
                lazy.inside.append(self)
                return
            }
            cell = parent
        }
    }

    /// The outermost of the lazy containers that scroll with this one.
    var outermost: LazyContainer? {
        var outer = around
        while let next = outer?.around { outer = next }
        return outer
    }

    /// Returns the lazy containers in a row that scroll with this one.
    func containers(in row: LazyRow) -> [LazyContainer] {
        if inside.isEmpty { return [] }
        return inside.filter { inner in row.cells.contains { $0.element === inner.cellAround } }
    }
}
