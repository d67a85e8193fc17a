/// A structure that creates views from a collection of identified data.
///
/// An element keeps its state while its identity is in the collection, even if it moves. If several elements have the
/// same identity, all of them are visible, and the runtime logs a warning once. The first, the second, and so on of
/// these elements then keep their states in this order.
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
    /// The collection of data.
    public var data: Data
    /// The closure that creates the views of an element.
    public var content: (Data.Element) -> Content
    /// Returns the identity of an element, or `nil` if each element is its own identity.
    let identity: ((Data.Element) -> ID)?
    /// The edits that a list offers for the collection.
    var editing: CollectionEditing?

    init(data: Data, identify: ((Data.Element) -> ID)?, content: @escaping (Data.Element) -> Content) {
        self.data = data
        identity = identify
        self.content = content
    }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    /// Creates views from a collection of identifiable data.
    @_disfavoredOverload  // A binding is a collection, too.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, identify: { $0.id }, content: content)
    }
}

extension ForEach where Content: View {
    /// Creates views from a collection of data. A key path identifies the elements.
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    {
        // Of the stored parts of a value, only the value itself has its type and the offset 0.
        let isElement = Data.Element.self == ID.self && MemoryLayout<Data.Element>.offset(of: id) == 0
        self.init(data: data, identify: isElement ? nil : { $0[keyPath: id] }, content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// Creates views from a constant range.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, identify: nil, content: content)
    }
}

extension ForEach where Content: View {
    /// Creates views from a binding to a collection of identifiable data. Each view can write its element.
    public init<C>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
        C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
    {
        self.init(data, id: \.id, content: content)
    }

    /// Creates views from a binding to a collection of data. Each view can write its element.
    public init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
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

/// A type that creates views from a collection of data.
nonisolated public protocol DynamicViewContent: View {
    /// The type of the collection.
    associatedtype Data: Collection
    /// The collection of data.
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}
