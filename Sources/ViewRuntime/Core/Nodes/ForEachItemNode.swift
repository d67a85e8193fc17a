/// The views of an element of a collection.
final class ForEachItemNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: PassthroughNode {
    let id: ID
    /// The realized slots of an item with several slots. The item is released with the last of them.
    var shownSlots: Set<Int> = []
    private var value: Data.Element
    private var make: (Data.Element) -> Content

    init(_ id: ID, _ value: Data.Element, _ make: @escaping (Data.Element) -> Content, _ context: _NodeContext) {
        self.id = id
        self.value = value
        self.make = make
        super.init(context)
        let view = tracking { make(value) }
        content = Content._makeNode(view, context.inside(self))
    }

    func update(_ value: Data.Element, _ make: @escaping (Data.Element) -> Content) {
        self.value = value
        self.make = make
        if skipsEvaluation { missEvaluation() } else { refresh() }
    }

    override func refresh() {
        graph.didRefresh(self)
        let view = tracking { make(value) }
        Content._updateNode(content, view)
    }

    override func slot(withID id: AnyHashable) -> Int? { hasIdentity(id) ? 0 : content.slot(withID: id) }

    override func hasIdentity(_ id: AnyHashable) -> Bool { id.base as? ID == self.id }
}
