import Foundation

// Binds a scroll view to the identity of the view at its position.
extension View {
    /// Binds the position of a scroll view in this view to the identity of a scroll target.
    ///
    /// The initial value doesn't scroll. A later value that the program sets scrolls to the view, by the least distance
    /// if there is no anchor. While a person scrolls, the value becomes the identity of the target whose anchor, by
    /// default its leading edge, is nearest to that of the container.
    ///
    /// - Parameters:
    ///   - id: A binding to the identity.
    ///   - anchor: The anchor of the target and of the container, or `nil`.
    nonisolated public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
        modifier(_ScrollPositionModifier(id: id, anchor: anchor))
    }
}

/// Scrolls to the view with the identity in a binding, and sets it to that of the view at the anchor.
nonisolated public struct _ScrollPositionModifier<ID: Hashable>: ViewModifier {
    let id: Binding<ID?>
    let anchor: UnitPoint?

    /// This modifier has no body.
    public func body(content: Content) -> Never { fatalError("a primitive modifier has no body") }

    /// Creates the node.
    @MainActor public static func _makeNode<C: View>(_ modifier: Self, _ content: C, _ context: _NodeContext) -> _Node {
        let node = ScrollPositionNode<ID>(modifier, context)
        node.content = C._makeNode(content, node.contentContext)
        return node
    }

    /// Updates the node.
    @MainActor public static func _updateNode<C: View>(_ node: _Node, _ modifier: Self, _ content: C) {
        let node = unsafeDowncast(node, to: ScrollPositionNode<ID>.self)
        C._updateNode(node.content, content)
        node.update(modifier)
    }

    /// The number of elements, if the type determines it.
    @MainActor public static func _elementCount<C: View>(_ content: C.Type) -> Int? { C._elementCount }
}

final class ScrollPositionNode<ID: Hashable>: ScrollLinkNode {
    private var modifier: _ScrollPositionModifier<ID>
    private var known: ID?
    /// The last value that the binding returned, which may differ from the last written value.
    private var read: ID?
    /// Whether a scroll to a value that the program set is pending.
    private var isShowing = false

    init(_ modifier: _ScrollPositionModifier<ID>, _ context: _NodeContext) {
        self.modifier = modifier
        super.init(context)
        known = tracking { modifier.id.wrappedValue }
        read = known
    }

    override var identity: AnyHashable? { known.map { AnyHashable($0) } }

    override var anchor: UnitPoint? { modifier.anchor }

    func update(_ modifier: _ScrollPositionModifier<ID>) {
        self.modifier = modifier
        refresh()
    }

    override func refresh() {
        graph.didRefresh(self)
        let value = tracking { modifier.id.wrappedValue }
        // A getter may not return what was written. Only a change of its result is a request of the program.
        if value == read { return }
        read = value
        if value == known { return }
        known = value
        guard let value else { return }
        let transaction = graph.transaction
        let anchor = transaction.scrollTargetAnchor ?? modifier.anchor
        // Lay out new views first.
        isShowing = true
        graph.afterUpdate(
            unretained(self) {
                $0.isShowing = false
                _ = $0.scroll?.targets.show(
                    AnyHashable(value), anchor: anchor, animation: transaction.effectiveAnimation)
            })
    }

    override func contentDidMove(_ scroll: ScrollElement) {
        guard scroll === self.scroll else { return }
        let identities = scroll.targets.currentIdentities(anchor: modifier.anchor)
        guard let value = identities.lazy.compactMap({ $0.base as? ID }).first, value != known else { return }
        // A scroll to the program's value is about to begin.
        if isShowing || modifier.id.wrappedValue != read { return }
        known = value
        modifier.id.wrappedValue = value
        read = modifier.id.wrappedValue
    }
}
