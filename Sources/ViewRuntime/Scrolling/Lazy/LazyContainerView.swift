/// A lazy stack or grid, whose views a lazy container arranges.
protocol LazyContainerView: PrimitiveView, SingleContent where Content: View {
    @MainActor var shape: LazyShape { get }
}

extension LazyContainerView {
    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
        LazyContainer(view.shape, view.content, context)
    }

    @MainActor public static func _updateNode(_ node: _Node, _ view: Self) {
        unsafeDowncast(node, to: LazyContainer.self).update(view.shape, view.content)
    }

    @MainActor public static var _elementCount: Int? { 1 }
}
