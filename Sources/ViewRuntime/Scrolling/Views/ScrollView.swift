/// A view that scrolls its content.
///
/// Along its scroll axes, the view fills the proposed space. Across them, it has the size of its content. Several views
/// in the content are stacked vertically.
nonisolated public struct ScrollView<Content: View>: PrimitiveView {
    /// The content that the view scrolls.
    public var content: Content
    /// The axes on which the view scrolls.
    public var axes: Axis.Set
    /// A Boolean value that indicates whether the view shows scroll indicators. If it's `true`,
    /// `scrollIndicators(_:axes:)` determines their visibility.
    public var showsIndicators: Bool

    /// Creates a scroll view.
    public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.axes = axes
        showsIndicators = true
    }

    /// Creates a scroll view with or without scroll indicators.
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

extension ScrollView: SingleContent {}
