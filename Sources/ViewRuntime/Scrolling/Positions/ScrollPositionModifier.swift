import Foundation

/// Ties a scroll view to the identity of the view it shows.
///
/// The value at first does not scroll. A later value that the program sets does, by the least movement without an anchor.
/// While the person scrolls, the value becomes the identity of the target whose anchor point (its leading edge when there is
/// none) is nearest to the container's.
extension View {
    nonisolated public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
        modifier(ScrollPositionModifier(id: id, anchor: anchor))
    }
}

nonisolated struct ScrollPositionModifier<ID: Hashable>: ViewModifier {
    let id: Binding<ID?>
    let anchor: UnitPoint?

    func body(content: Content) -> Never { fatalError("a primitive modifier has no body") }

    @MainActor static func _makeNode<C: View>(_ modifier: Self, _ content: C, _ context: _NodeContext) -> _Node {
        let node = ScrollPositionNode<ID>(modifier, context)
        node.content = C._makeNode(content, node.contentContext)
        return node
    }

    @MainActor static func _updateNode<C: View>(_ node: _Node, _ modifier: Self, _ content: C) {
        let node = unsafeDowncast(node, to: ScrollPositionNode<ID>.self)
        C._updateNode(node.content, content)
        node.update(modifier)
    }

    @MainActor static func _elementCount<C: View>(_ content: C.Type) -> Int? { C._elementCount }
}

final class ScrollPositionNode<ID: Hashable>: ScrollLinkNode {
    private var modifier: ScrollPositionModifier<ID>
    private var known: ID?
    /// What the binding said last, which need not be what was written into it.
    private var read: ID?
    /// Whether what the program set is still to be gone to.
    private var isShowing = false

    init(_ modifier: ScrollPositionModifier<ID>, _ context: _NodeContext) {
        self.modifier = modifier
        super.init(context)
        known = tracking { modifier.id.wrappedValue }
        read = known
    }

    override var identity: AnyHashable? { known.map { AnyHashable($0) } }

    override var anchor: UnitPoint? { modifier.anchor }

    func update(_ modifier: ScrollPositionModifier<ID>) {
        self.modifier = modifier
        refresh()
    }

    override func refresh() {
        graph.didRefresh(self)
        let value = tracking { modifier.id.wrappedValue }
        // A getter need not answer with what was written: only another value than it answered before is the program's wish.
        if value == read { return }
        read = value
        if value == known { return }
        known = value
        guard let value else { return }
        let transaction = graph.transaction
        let anchor = transaction.scrollTargetAnchor ?? modifier.anchor
        // The new views, if there are any, must be laid out first.
        isShowing = true
        graph.afterUpdate { [weak self] in
            self?.isShowing = false
            _ = self?.scroll?.targets.show(AnyHashable(value), anchor: anchor, animation: transaction.effectiveAnimation)
        }
    }

    override func contentDidMove(_ scroll: ScrollElement) {
        guard scroll === self.scroll else { return }
        let identities = scroll.targets.currentIdentities(anchor: modifier.anchor)
        guard let value = identities.lazy.compactMap({ $0.base as? ID }).first, value != known else { return }
        // What the program set a moment ago is about to be gone to.
        if isShowing || modifier.id.wrappedValue != read { return }
        known = value
        modifier.id.wrappedValue = value
        read = modifier.id.wrappedValue
    }
}
