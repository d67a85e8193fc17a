/// A type that represents part of an app's user interface.
///
/// A view that consists of other views implements ``body``. The runtime uses the underscored requirements to create and
/// update nodes. Programs never implement them.
@MainActor @preconcurrency
public protocol View {
    /// The type of the view's body.
    associatedtype Body: View
    /// The content and behavior of the view.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }

    static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node
    /// Updates a node that `_makeNode` of the same type created.
    static func _updateNode(_ node: _Node, _ view: Self)
    /// The number of layout elements of all values of this type, or `nil` if it depends on the value.
    static var _elementCount: Int? { get }
}

extension View {
    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
        ViewNode(view, context)
    }

    public static func _updateNode(_ node: _Node, _ view: Self) {
        unsafeDowncast(node, to: ViewNode<Self>.self).update(view)
    }

    public static var _elementCount: Int? { Body._elementCount }
}

/// The node of a view with a body.
private final class ViewNode<V: View>: CompositeNode<V, V.Body> {
    override func body(of view: V) -> V.Body { view.body }
}

extension Never: View {
    nonisolated public var body: Never { fatalError("a primitive view has no body") }

    public static func _makeNode(_ view: Never, _ context: _NodeContext) -> _Node {}
    public static func _updateNode(_ node: _Node, _ view: Never) {}
    public static var _elementCount: Int? { 0 }
}

/// A view that the runtime implements directly.
package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
    public var body: Never { fatalError("\(Self.self) is a primitive view: it has no body") }
}
