import Foundation

/// Gives its content a proxy that scrolls to views by their identity.
nonisolated public struct ScrollViewReader<Content: View>: PrimitiveView {
    public var content: (ScrollViewProxy) -> Content

    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
        let node = ScrollViewReaderNode<Content>(context)
        node.build = view.content
        node.make(context)
        return node
    }

    @MainActor public static func _updateNode(_ node: _Node, _ view: Self) {
        let node = unsafeDowncast(node, to: ScrollViewReaderNode<Content>.self)
        node.build = view.content
        node.refresh()
    }

    @MainActor public static var _elementCount: Int? { Content._elementCount }
}

/// Scrolls the scroll views of a reader.
public struct ScrollViewProxy {
    fileprivate let reader: WeakReader

    /// Brings the first view with the identity into sight: with its anchor point at the scroll view's, or by the least movement.
    ///
    /// Called in an animated transaction it moves with the animation, else at once; called before the first layout, it decides
    /// where that begins. Nothing happens when no view has the identity.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        let transaction = TransactionStack.current
        nonisolated(unsafe) let id = AnyHashable(id)
        let animation = transaction.effectiveAnimation
        onMainThread { [reader] in reader.node?.scroll(to: id, anchor: anchor, animation: animation) }
    }
}

private final class WeakReader: @unchecked Sendable {
    weak var node: AnyScrollReader?
}

private class AnyScrollReader: PassthroughNode {
    func scroll(to id: AnyHashable, anchor: UnitPoint?, animation: Animation?) {
        graph.afterUpdate { [weak self] in
            guard let self, isMounted else { return }
            let candidates = scrollElements(in: self) + scrollElementsAround
            for scroll in candidates where scroll.targets.show(id, anchor: anchor, animation: animation) { return }
        }
    }

    /// The scroll views that the reader is in, innermost first.
    private var scrollElementsAround: [ScrollElement] {
        var result: [ScrollElement] = []
        var node = parent
        while let current = node {
            if let scroll = current as? ScrollElement { result.append(scroll) }
            node = current.parent
        }
        return result
    }

    private func scrollElements(in node: _Node) -> [ScrollElement] {
        var result: [ScrollElement] = []
        node.forEachChild { child in
            if let scroll = child as? ScrollElement { result.append(scroll) }
            result += scrollElements(in: child)
        }
        return result
    }
}

private final class ScrollViewReaderNode<Content: View>: AnyScrollReader {
    var build: ((ScrollViewProxy) -> Content)!
    private let reference = WeakReader()

    private var proxy: ScrollViewProxy {
        reference.node = self
        return ScrollViewProxy(reader: reference)
    }

    func make(_ context: _NodeContext) {
        let view = tracking { build(proxy) }
        content = Content._makeNode(view, context.inside(self))
    }

    override func refresh() {
        graph.didRefresh(self)
        Content._updateNode(content, tracking { build(proxy) })
    }
}
