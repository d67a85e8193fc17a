import Foundation

/// Views in rows whose cells line up in columns. All cells are made at once.
nonisolated public struct Grid<Content: View>: PrimitiveView {
    let layout: GridLayout
    let content: Content

    /// - Parameters:
    ///   - alignment: Where views lie in their cells, unless their row or column says otherwise.
    ///   - horizontalSpacing: Points between columns; nil leaves it to the views' own preferences, 8 between plain views.
    ///   - verticalSpacing: Points between rows; nil likewise.
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

/// The cells of one row of a grid. Outside of a grid it is a group.
nonisolated public struct GridRow<Content: View>: PrimitiveView {
    let alignment: VerticalAlignment?
    let content: Content

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

    private typealias Cells = ModifiedContent<Content, TraitModifier>

    @MainActor private func cells(of node: GridRowNode) -> Cells {
        let row = GridRowTrait(row: ObjectIdentifier(node), alignment: alignment)
        return content.modifier(TraitModifier(key: ObjectIdentifier(GridRowTrait.self), value: row))
    }
}

final class GridRowNode: PassthroughNode {}

/// Which row a cell is in.
struct GridRowTrait: Equatable {
    let row: ObjectIdentifier
    let alignment: VerticalAlignment?
}

/// What cells tell their grid.
enum GridCellTrait {
    enum Columns {}
    enum Anchor {}
    enum UnsizedAxes {}
    enum ColumnAlignment {}
}

extension View {
    /// Spans several columns of the grid. Less than one counts as one.
    nonisolated public func gridCellColumns(_ count: Int) -> some View {
        modifier(TraitModifier(key: ObjectIdentifier(GridCellTrait.Columns.self), value: max(count, 1)))
    }

    /// Puts a point of the view on the same point of its cell.
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modifier(TraitModifier(key: ObjectIdentifier(GridCellTrait.Anchor.self), value: anchor))
    }

    /// Keeps the view from making its row or column larger, and offers it their size.
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modifier(TraitModifier(key: ObjectIdentifier(GridCellTrait.UnsizedAxes.self), value: axes.rawValue))
    }

    /// Where the views of the column lie in their cells.
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(TraitModifier(key: ObjectIdentifier(GridCellTrait.ColumnAlignment.self), value: guide))
    }
}
