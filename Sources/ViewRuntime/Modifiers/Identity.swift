/// A view with an explicit identity. A change of the identity creates a new view with new state.
nonisolated struct IDView<Content: View, ID: Hashable>: PrimitiveView {
    let content: Content
    let id: ID

    @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
        let node = IdentityNode(context)
        node.id = AnyHashable(view.id)
        node.content = Content._makeNode(view.content, context.inside(node))
        return node
    }

    @MainActor static func _updateNode(_ node: _Node, _ view: Self) {
        let node = unsafeDowncast(node, to: IdentityNode.self)
        if node.id == AnyHashable(view.id) {
            Content._updateNode(node.content, view.content)
        } else {
            node.replace(AnyHashable(view.id)) { Content._makeNode(view.content, $0) }
        }
    }

    @MainActor static var _elementCount: Int? { Content._elementCount }
}

final class IdentityNode: PassthroughNode {
    var id: AnyHashable!

    func replace(_ id: AnyHashable, _ make: (_NodeContext) -> _Node) {
        self.id = id
        let old = content!
        content = make(_NodeContext(graph: graph, parent: self, environment: environment))
        graph.remove(old)
        parent?.childElementsChanged()
    }

    override func slot(withID id: AnyHashable) -> Int? { id == self.id ? 0 : content.slot(withID: id) }

    override func appendIdentities(ofSlot slot: Int, to identities: inout [AnyHashable]) {
        identities.append(id)
        content.appendIdentities(ofSlot: slot, to: &identities)
    }

    override func hasIdentity(_ id: AnyHashable) -> Bool { id == self.id }
}

extension View {
    /// Sets the identity of the view. A change of the identity creates a new view with new state.
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { IDView(content: self, id: id) }
}
