/// A type that modifies a view.
@MainActor @preconcurrency
public protocol ViewModifier {
    /// The type of the modifier's body.
    associatedtype Body: View
    /// Returns the modified view.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

    typealias Content = _ViewModifier_Content<Self>

    static func _makeNode<C: View>(_ modifier: Self, _ content: C, _ context: _NodeContext) -> _Node
    static func _updateNode<C: View>(_ node: _Node, _ modifier: Self, _ content: C)
    static func _elementCount<C: View>(_ content: C.Type) -> Int?
}

extension ViewModifier {
    public static func _makeNode<C: View>(_ modifier: Self, _ content: C, _ context: _NodeContext) -> _Node {
        ViewModifierNode<Self>(modifier, ContentSource<C>(content), context)
    }

    public static func _updateNode<C: View>(_ node: _Node, _ modifier: Self, _ content: C) {
        let node = unsafeDowncast(node, to: ViewModifierNode<Self>.self)
        unsafeDowncast(node.source, to: ContentSource<C>.self).update(content)
        node.update(modifier)
    }

    public static func _elementCount<C: View>(_ content: C.Type) -> Int? {
        ModifierContentNode.assuming(C._elementCount) { Body._elementCount }
    }

    /// Returns a modifier that applies this modifier and then another one.
    nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension View {
    /// Applies a modifier to this view.
    nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A modifier that changes nothing.
nonisolated public struct EmptyModifier: ViewModifier, BitwiseCopyable, Sendable {
    /// A modifier without an effect.
    public static let identity = EmptyModifier()
    /// Creates an empty modifier.
    public init() {}
    /// Returns the content unchanged.
    public func body(content: Content) -> some View { content }
}

/// The content that a modifier's body receives.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
    let source: AnyContentSource

    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
        let node = ModifierContentNode(context)
        node.show(view.source, context)
        return node
    }

    @MainActor public static func _updateNode(_ node: _Node, _ view: Self) {}

    @MainActor public static var _elementCount: Int? { ModifierContentNode.assumedElementCount }
}

/// The content of a modifier, for the nodes that show it.
@MainActor
class AnyContentSource {
    /// The nodes that show the content. The references are unowned, because a node may be deallocated without being
    /// unmounted.
    nonisolated(unsafe) fileprivate var shown: [Shown] = []

    fileprivate struct Shown {
        let id: ObjectIdentifier
        unowned let node: ModifierContentNode
    }

    func makeNode(_ context: _NodeContext) -> _Node { preconditionFailure() }
    func updateNode(_ node: _Node) {}
    var elementCount: Int? { nil }
}

final class ContentSource<C: View>: AnyContentSource {
    private var content: C

    init(_ content: C) { self.content = content }

    func update(_ content: C) {
        self.content = content
        // Updating one node may remove another one.
        for node in shown.map({ $0.node }) { C._updateNode(node.content, content) }
    }

    override func makeNode(_ context: _NodeContext) -> _Node { C._makeNode(content, context) }
    override var elementCount: Int? { C._elementCount }
}

/// The node of the content in a modifier's body.
final class ModifierContentNode: PassthroughNode {
    nonisolated(unsafe) private var source: AnyContentSource?

    deinit { source?.shown.removeAll { $0.id == ObjectIdentifier(self) } }

    func show(_ source: AnyContentSource, _ context: _NodeContext) {
        self.source = source
        content = source.makeNode(context.inside(self))
        source.shown.append(AnyContentSource.Shown(id: ObjectIdentifier(self), node: self))
    }

    override func willUnmount() { source?.shown.removeAll { $0.id == ObjectIdentifier(self) } }

    /// The number of elements of a modifier's content during a query of the body's element count.
    private(set) static var assumedElementCount: Int?

    static func assuming(_ count: Int?, _ body: () -> Int?) -> Int? {
        let outer = assumedElementCount
        assumedElementCount = count
        defer { assumedElementCount = outer }
        return body()
    }
}

/// The node of a modifier with a body.
private final class ViewModifierNode<M: ViewModifier>: CompositeNode<M, M.Body> {
    let source: AnyContentSource

    init(_ modifier: M, _ source: AnyContentSource, _ context: _NodeContext) {
        self.source = source
        super.init(modifier, context)
    }

    override func body(of modifier: M) -> M.Body { modifier.body(content: M.Content(source: source)) }
}
