/// Views made from the elements of a collection, each with an identity that outlives its place.
///
/// An element keeps its state while its identity stays in the collection, wherever it moves. Elements that share an identity are
/// all shown, and a warning is logged once: the first of them, the second and so on keep their states, whichever of them moves.
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
    public var data: Data
    public var content: (Data.Element) -> Content
    var identify: (Data.Element) -> ID
    /// What lists may do to the collection.
    var editing: CollectionEditing?

    init(data: Data, identify: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content) {
        self.data = data
        self.identify = identify
        self.content = content
    }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, identify: { $0.id }, content: content)
    }
}

extension ForEach where Content: View {
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        let identify: (Data.Element) -> ID
        // Of a value's stored parts only the value itself begins where it does and is of its type.
        if Data.Element.self == ID.self, MemoryLayout<Data.Element>.offset(of: id) == 0 {
            identify = { unsafeBitCast($0, to: ID.self) }
        } else {
            identify = { $0[keyPath: id] }
        }
        self.init(data: data, identify: identify, content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// The views of a range that does not change.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, identify: { $0 }, content: content)
    }
}

extension ForEach where Content: View {
    /// Views that can write the elements of the collection.
    public init<C>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
        C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
    {
        self.init(data, id: \.id, content: content)
    }

    /// Views that can write the elements of the collection.
    public init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
        C.Index: Hashable
    {
        let values = data.wrappedValue
        self.init(
            data: values.indices.lazy.map { ($0, values[$0][keyPath: id]) },
            identify: { $0.1 },
            content: { content(data[$0.0]) })
    }
}

extension ForEach: View where Content: View {
    public var body: Never { fatalError("ForEach is a primitive view: it has no body") }

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
        if view.data is any UnresolvedSubviews { return ForEachSubviewsNode(view, context) }
        guard let editing = view.editing else { return ForEachNode(view, context) }
        let node = EditNode(context)
        node.show(editing, count: view.data.count)
        node.content = ForEachNode(view, context.inside(node))
        return node
    }

    public static func _updateNode(_ node: _Node, _ view: Self) {
        if view.data is any UnresolvedSubviews {
            unsafeDowncast(node, to: ForEachSubviewsNode<Data, ID, Content>.self).update(view)
        } else if let editing = view.editing {
            let node = unsafeDowncast(node, to: EditNode.self)
            node.show(editing, count: view.data.count)
            unsafeDowncast(node.content, to: ForEachNode<Data, ID, Content>.self).update(view)
        } else {
            unsafeDowncast(node, to: ForEachNode<Data, ID, Content>.self).update(view)
        }
    }

    public static var _elementCount: Int? { nil }
}

/// A view that makes views from a collection.
nonisolated public protocol DynamicViewContent: View {
    associatedtype Data: Collection
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}
