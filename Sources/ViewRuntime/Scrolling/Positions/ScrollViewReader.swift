import Foundation

/// A view whose content can scroll to views by their identity.
nonisolated public struct ScrollViewReader<Content: View>: PrimitiveView {
    /// The closure that creates the content.
    public var content: (ScrollViewProxy) -> Content

    /// Creates a scroll view reader.
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

/// A proxy that scrolls the scroll views of a scroll view reader.
public struct ScrollViewProxy {
    fileprivate let reader: WeakReader

    /// Scrolls to the first view with an identity.
    ///
    /// The scroll aligns the view's anchor with that of the scroll view, or moves by the least distance if there is no
    /// anchor. The reader searches the scroll views in its content, then those around it. If the view is in several
    /// scroll views of the reader's content, all of them scroll, each with the same anchor. If several views have the
    /// identity, the result is the outermost one, and among those the first in order.
    ///
    /// In a transaction with an animation, the scroll animates. Before the first layout, the method determines the
    /// initial content offset. If no view has the identity, it has no effect.
    ///
    /// - Parameters:
    ///   - id: The identity of the view.
    ///   - anchor: The anchor of the view and of the scroll view, or `nil`.
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
            guard let self, isMounted, !show(id, anchor, animation) else { return }
            // The program may have added the view in the same action.
            graph.afterChanges { [weak self] in
                if let self, isMounted { _ = show(id, anchor, animation) }
            }
        }
    }

    /// Scrolls the first scroll view that contains a view. Returns `false` if none does.
    private func show(_ id: AnyHashable, _ anchor: UnitPoint?, _ animation: Animation?) -> Bool {
        (scrollElements(in: self) + scrollElementsAround).contains {
            $0.targets.show(id, anchor: anchor, animation: animation)
        }
    }

    /// The scroll views around the reader, innermost first.
    private var scrollElementsAround: [ScrollElement] {
        var result: [ScrollElement] = []
        var node = parent
        while let current = node {
            if let scroll = current as? ScrollElement { result.append(scroll) }
            node = current.parent
        }
        return result
    }

    /// Returns the outermost scroll views in a node. Each of them also searches those inside it.
    private func scrollElements(in node: _Node) -> [ScrollElement] {
        var result: [ScrollElement] = []
        node.forEachChild { child in
            if let scroll = child as? ScrollElement {
                result.append(scroll)
            } else {
                result += scrollElements(in: child)
            }
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
