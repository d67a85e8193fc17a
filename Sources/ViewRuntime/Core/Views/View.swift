/// A part of an app's interface, described by a value.
///
/// Views that are made of others give a ``body``. The underscored requirements are how the runtime
/// turns a value into nodes that last; programs never write them.
@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }

    static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node
    /// `node` is one that `_makeNode` of the same type made.
    static func _updateNode(_ node: _Node, _ view: Self)
    /// How many layout elements a value of this type always gives, or nil when that depends on the value.
    static var _elementCount: Int? { get }
}

extension View {
    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
        CompositeNode(view, context)
    }

    public static func _updateNode(_ node: _Node, _ view: Self) {
        unsafeDowncast(node, to: CompositeNode<Self>.self).update(view)
    }

    public static var _elementCount: Int? { Body._elementCount }
}

extension Never: View {
    nonisolated public var body: Never { fatalError("a primitive view has no body") }

    public static func _makeNode(_ view: Never, _ context: _NodeContext) -> _Node {}
    public static func _updateNode(_ node: _Node, _ view: Never) {}
    public static var _elementCount: Int? { 0 }
}

/// A view that the runtime itself knows how to make.
package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
    public var body: Never { fatalError("\(Self.self) is a primitive view: it has no body") }
}
