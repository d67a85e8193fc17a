import Foundation
import Observation

/// Changes the environment of its content.
nonisolated public struct _EnvironmentTransformModifier: NodeModifier {
    let change: (inout EnvironmentValues) -> Void

    @MainActor package func makeNode(_ context: _NodeContext) -> _Node {
        let node = EnvironmentTransformNode(context)
        node.transform = change
        return node
    }

    @MainActor package func apply(to node: _Node) {
        let node = unsafeDowncast(node, to: EnvironmentTransformNode.self)
        node.transform = change
        node.pushEnvironment()
    }
}

private final class EnvironmentTransformNode: EnvironmentNode {
    var transform: ((inout EnvironmentValues) -> Void)!

    override func change(_ environment: inout EnvironmentValues) { transform(&environment) }
}

/// Sets a value of the environment. The content updates only if the value changes.
nonisolated public struct _EnvironmentKeyWritingModifier<Value>: NodeModifier {
    /// The key path of the value.
    public var keyPath: WritableKeyPath<EnvironmentValues, Value>
    /// The value to set in the environment.
    public var value: Value

    /// Creates a modifier that sets a value of the environment.
    public init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
        self.keyPath = keyPath
        self.value = value
    }

    @MainActor package func makeNode(_ context: _NodeContext) -> _Node {
        let node = EnvironmentValueNode<Value>(context)
        node.modifier = self
        return node
    }

    @MainActor package func apply(to node: _Node) {
        let node = unsafeDowncast(node, to: EnvironmentValueNode<Value>.self)
        let isSame =
            node.modifier.keyPath == keyPath && ValueComparison.areEqual(node.modifier.value, value)
        node.modifier = self
        if !isSame { node.pushEnvironment() }
    }
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
        modifier(_EnvironmentTransformModifier { $0.setObject(object, of: T.self) })
    }

    /// Changes a value of the environment of this view with a closure.
    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(_EnvironmentTransformModifier { transform(&$0[keyPath: keyPath]) })
    }

    /// Disables or enables the controls in this view. A control is enabled only if all views around it are.
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
    }
}
