import Foundation
import Observation

/// Changes the environment of its content.
nonisolated struct EnvironmentChange: ViewModifier {
    let change: (inout EnvironmentValues) -> Void

    func body(content: Content) -> Never { fatalError("a primitive modifier has no body") }

    @MainActor static func _makeNode<C: View>(_ modifier: Self, _ content: C, _ context: _NodeContext) -> _Node {
        let node = EnvironmentChangeNode(context)
        node.transform = modifier.change
        node.content = C._makeNode(content, node.contentContext)
        return node
    }

    @MainActor static func _updateNode<C: View>(_ node: _Node, _ modifier: Self, _ content: C) {
        let node = unsafeDowncast(node, to: EnvironmentChangeNode.self)
        node.transform = modifier.change
        node.pushEnvironment()
        C._updateNode(node.content, content)
    }

    @MainActor static func _elementCount<C: View>(_ content: C.Type) -> Int? { C._elementCount }
}

private final class EnvironmentChangeNode: EnvironmentNode {
    var transform: ((inout EnvironmentValues) -> Void)!

    override func change(_ environment: inout EnvironmentValues) { transform(&environment) }
}

/// Sets a value of the environment. The content updates only if the value changes.
nonisolated public struct _EnvironmentKeyWritingModifier<Value>: ViewModifier {
    /// The key path of the value.
    public var keyPath: WritableKeyPath<EnvironmentValues, Value>
    /// The value to set in the environment.
    public var value: Value

    /// Creates a modifier that sets a value of the environment.
    public init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
        self.keyPath = keyPath
        self.value = value
    }

    /// This modifier has no body.
    public func body(content: Content) -> Never { fatalError("a primitive modifier has no body") }

    @MainActor public static func _makeNode<C: View>(_ modifier: Self, _ content: C, _ context: _NodeContext) -> _Node {
        let node = EnvironmentValueNode<Value>(context)
        node.modifier = modifier
        node.content = C._makeNode(content, node.contentContext)
        return node
    }

    @MainActor public static func _updateNode<C: View>(_ node: _Node, _ modifier: Self, _ content: C) {
        let node = unsafeDowncast(node, to: EnvironmentValueNode<Value>.self)
        let isSame =
            node.modifier.keyPath == modifier.keyPath && ValueComparison.areEqual(node.modifier.value, modifier.value)
        node.modifier = modifier
        if !isSame { node.pushEnvironment() }
        C._updateNode(node.content, content)
    }

    @MainActor public static func _elementCount<C: View>(_ content: C.Type) -> Int? { C._elementCount }
}

private final class EnvironmentValueNode<Value>: EnvironmentNode {
    var modifier: _EnvironmentKeyWritingModifier<Value>!

    override func change(_ environment: inout EnvironmentValues) {
        environment[keyPath: modifier.keyPath] = modifier.value
    }
}

extension View {
    /// Sets a value of the environment of this view.
    nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
    }

    /// Places an observable object in the environment of this view. Views read it by its type.
    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(EnvironmentChange { $0.setObject(object, of: T.self) })
    }

    /// Changes a value of the environment of this view with a closure.
    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(EnvironmentChange { transform(&$0[keyPath: keyPath]) })
    }

    /// Disables or enables the controls in this view. A control is enabled only if all views around it are.
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
    }
}
