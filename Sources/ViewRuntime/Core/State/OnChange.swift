/// Runs an action when a value differs from that of the previous update.
nonisolated public struct _ChangeModifier<Value: Equatable>: ViewModifier {
    let value: Value
    let initial: Bool
    let action: (Value, Value) -> Void

    package init(value: Value, initial: Bool, action: @escaping (Value, Value) -> Void) {
        self.value = value
        self.initial = initial
        self.action = action
    }

    /// This modifier has no body.
    public func body(content: Content) -> Never { fatalError("a primitive modifier has no body") }

    /// Creates the node.
    @MainActor public static func _makeNode<C: View>(_ modifier: Self, _ content: C, _ context: _NodeContext) -> _Node {
        let node = ChangeNode<Value>(context)
        node.value = modifier.value
        node.content = C._makeNode(content, context.inside(node))
        if modifier.initial {
            context.graph.afterUpdate { modifier.action(modifier.value, modifier.value) }
        }
        return node
    }

    /// Updates the node.
    @MainActor public static func _updateNode<C: View>(_ node: _Node, _ modifier: Self, _ content: C) {
        let node = unsafeDowncast(node, to: ChangeNode<Value>.self)
        let old = node.value!
        // A parked node reports the change when it's back on screen.
        if old != modifier.value && !node.isParked {
            node.value = modifier.value
            node.graph.afterUpdate { modifier.action(old, modifier.value) }
        }
        C._updateNode(node.content, content)
    }

    /// The number of elements, if the type determines it.
    @MainActor public static func _elementCount<C: View>(_ content: C.Type) -> Int? { C._elementCount }
}

final class ChangeNode<Value: Equatable>: PassthroughNode {
    var value: Value!
}

extension View {
    /// Performs an action with the old and the new value when a value changes.
    ///
    /// - Parameters:
    ///   - value: The value to monitor.
    ///   - initial: Whether the action also runs when the view appears.
    ///   - action: The closure to run.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(_ChangeModifier(value: value, initial: initial, action: action))
    }

    /// Performs an action when a value changes.
    ///
    /// - Parameters:
    ///   - value: The value to monitor.
    ///   - initial: Whether the action also runs when the view appears.
    ///   - action: The closure to run.
    nonisolated public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void)
        -> some View
    {
        modifier(_ChangeModifier(value: value, initial: initial) { _, _ in action() })
    }

    /// Performs an action with the new value when a value changes.
    @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
    nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void)
        -> some View
    {
        modifier(_ChangeModifier(value: value, initial: false) { action($1) })
    }
}
