import Foundation

/// Views side by side, made when they come into sight.
nonisolated public struct LazyHStack<Content: View>: PrimitiveView {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// - Parameter spacing: Points between neighbours; nil is 8.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
        let element = LazyContainer(.horizontal, view.alignment.key, context)
        element.configure(alignment: view.alignment.key, spacing: view.spacing, pinned: view.pinnedViews)
        element.content = Content._makeNode(view.content, context.inside(element))
        return element
    }

    @MainActor public static func _updateNode(_ node: _Node, _ view: Self) {
        let element = unsafeDowncast(node, to: LazyContainer.self)
        element.configure(alignment: view.alignment.key, spacing: view.spacing, pinned: view.pinnedViews)
        Content._updateNode(element.content, view.content)
    }

    @MainActor public static var _elementCount: Int? { 1 }
}
