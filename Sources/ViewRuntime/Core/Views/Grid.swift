import Foundation

/// A container that arranges views in rows and columns. The grid creates all its cells at once.
nonisolated public struct Grid<Content: View>: PrimitiveView {
    let layout: GridLayout
    let content: Content

    /// Creates a grid.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of views in their cells. A row or a column can override it.
    ///   - horizontalSpacing: The distance between columns in points, or `nil` for the views' preferred spacing, which
    ///     is 8 points by default.
    ///   - verticalSpacing: The distance between rows in points, or `nil` for the views' preferred spacing.
    ///   - content: The rows of the grid.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }

    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
        LayoutView<GridLayout, Content>._makeNode(LayoutView(layout: view.layout, content: view.content), context)
    }

    @MainActor public static func _updateNode(_ node: _Node, _ view: Self) {
        LayoutView<GridLayout, Content>._updateNode(node, LayoutView(layout: view.layout, content: view.content))
    }

    @MainActor public static var _elementCount: Int? { 1 }
}

/// A row of a grid. Outside a grid, it's a group.
nonisolated public struct GridRow<Content: View>: PrimitiveView {
    let alignment: VerticalAlignment?
    let content: Content

    /// Creates a row of a grid.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
        let node = GridRowNode(context)
        node.content = Cells._makeNode(view.cells(of: node), context.inside(node))
        return node
    }

    @MainActor public static func _updateNode(_ node: _Node, _ view: Self) {
        let node = unsafeDowncast(node, to: GridRowNode.self)
        Cells._updateNode(node.content, view.cells(of: node))
    }

    @MainActor public static var _elementCount: Int? { Content._elementCount }

    private typealias Cells = ModifiedContent<Content, _TraitModifier>

    @MainActor private func cells(of node: GridRowNode) -> Cells {
        let row = GridRowTrait(row: ObjectIdentifier(node), alignment: alignment)
        return content.modifier(_TraitModifier(key: ObjectIdentifier(GridRowTrait.self), value: row))
    }
}

final class GridRowNode: PassthroughNode {}

/// The row that contains a cell.
struct GridRowTrait: Equatable {
    let row: ObjectIdentifier
    let alignment: VerticalAlignment?
}

/// The values that cells pass to their grid.
enum GridCellTrait {
    enum Columns {}
    enum Anchor {}
    enum UnsizedAxes {}
    enum ColumnAlignment {}
}

extension View {
    /// Makes this view span several columns of the grid. A count less than 1 is treated as 1.
    nonisolated public func gridCellColumns(_ count: Int) -> some View {
        modifier(_TraitModifier(key: ObjectIdentifier(GridCellTrait.Columns.self), value: max(count, 1)))
    }

    /// Aligns an anchor of this view with the same anchor of its cell.
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modifier(_TraitModifier(key: ObjectIdentifier(GridCellTrait.Anchor.self), value: anchor))
    }

    /// Prevents this view from enlarging its row or column. The view receives their size as the proposal.
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modifier(_TraitModifier(key: ObjectIdentifier(GridCellTrait.UnsizedAxes.self), value: axes.rawValue))
    }

    /// Sets the horizontal alignment of the views in this view's column.
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(_TraitModifier(key: ObjectIdentifier(GridCellTrait.ColumnAlignment.self), value: guide))
    }
}
