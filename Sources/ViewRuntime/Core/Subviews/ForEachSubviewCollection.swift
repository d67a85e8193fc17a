/// The subviews that a `ForEach` shows. The collection is empty until the `ForEach` is part of the view tree.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
    var subviews: [Subview] = []
    let unresolved: any SubviewBase

    /// The index of the first subview.
    public var startIndex: Int { subviews.startIndex }
    /// The index after the last subview.
    public var endIndex: Int { subviews.endIndex }
    /// The subview at an index.
    public subscript(index: Int) -> Subview { subviews[index] }
}

extension ForEach {
    /// Creates views from the subviews of another view.
    public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
    where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
        self.init(
            data: ForEachSubviewCollection(unresolved: ViewSubviewBase(view: view)), identify: { $0.id },
            content: content)
    }
}

/// A view whose subviews aren't known yet.
@MainActor
protocol SubviewBase {
    func makeSource(_ context: _NodeContext, _ partsDidChange: @escaping () -> Void) -> SubviewSource
    func update(_ source: SubviewSource)
}

struct ViewSubviewBase<V: View>: SubviewBase {
    nonisolated(unsafe) let view: V

    nonisolated init(view: V) { self.view = view }

    func makeSource(_ context: _NodeContext, _ partsDidChange: @escaping () -> Void) -> SubviewSource {
        ViewSubviewSource(view, context, partsDidChange: partsDidChange)
    }

    func update(_ source: SubviewSource) { unsafeDowncast(source, to: ViewSubviewSource<V>.self).update(view) }
}

/// A collection that a `ForEach` must resolve before it can show it.
@MainActor
protocol UnresolvedSubviews {
    var unresolved: any SubviewBase { get }
    func resolved(_ source: SubviewSource) -> Self
}

extension ForEachSubviewCollection: UnresolvedSubviews {
    func resolved(_ source: SubviewSource) -> Self {
        var copy = self
        copy.subviews = source.subviews
        return copy
    }
}

/// Resolves the subviews of the view that a `ForEach` shows.
final class ForEachSubviewsNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: PassthroughNode {
    private var view: ForEach<Data, ID, Content>
    private var source: SubviewSource!

    init(_ view: ForEach<Data, ID, Content>, _ context: _NodeContext) {
        self.view = view
        super.init(context)
        let inner = context.inside(self)
        source = collection.unresolved.makeSource(inner) { [unowned self] in setNeedsRefresh() }
        content = ForEachNode(resolved, inner)
    }

    private var collection: any UnresolvedSubviews { view.data as! any UnresolvedSubviews }

    private var resolved: ForEach<Data, ID, Content> {
        var copy = view
        copy.data = collection.resolved(source) as! Data
        return copy
    }

    func update(_ view: ForEach<Data, ID, Content>) {
        self.view = view
        collection.unresolved.update(source)
        refresh()
    }

    override func refresh() {
        graph.didRefresh(self)
        unsafeDowncast(content, to: ForEachNode<Data, ID, Content>.self).update(resolved)
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        super.forEachChild(body)
        if let source { body(source.scout) }
    }
}
