/// A view that shows a part of its content and lets a person move it.
///
/// Along its axes it takes all the room it is offered; across them it is as large as its content. Several views in the
/// builder are stacked vertically.
nonisolated public struct ScrollView<Content: View>: PrimitiveView {
    public var content: Content
    public var axes: Axis.Set
    /// Kept for programs that read it; indicators follow `scrollIndicators(_:axes:)` when this is true.
    public var showsIndicators: Bool

    public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.axes = axes
        showsIndicators = true
    }

    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.axes = axes
        self.showsIndicators = showsIndicators
    }

    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
        let element = ScrollElement(context)
        element.configure(axes: view.axes, showsIndicators: view.showsIndicators)
        element.content = Content._makeNode(view.content, element.contentContext)
        return element
    }

    @MainActor public static func _updateNode(_ node: _Node, _ view: Self) {
        let element = unsafeDowncast(node, to: ScrollElement.self)
        element.configure(axes: view.axes, showsIndicators: view.showsIndicators)
        Content._updateNode(element.content, view.content)
    }

    @MainActor public static var _elementCount: Int? { 1 }
}
