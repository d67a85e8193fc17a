/// Changes the transaction for its content in updates in which a value changed.
nonisolated public struct _ValueTransactionModifier<Value: Equatable>: ViewModifier {
    let value: Value
    let transform: (inout Transaction) -> Void

    public func body(content: Content) -> Never { fatalError("a primitive modifier has no body") }

    @MainActor public static func _makeNode<C: View>(_ modifier: Self, _ content: C, _ context: _NodeContext) -> _Node {
        let node = ValueTransactionNode<Value>(context)
        node.value = modifier.value
        node.transform = modifier.transform
        node.content = C._makeNode(content, context.inside(node))
        return node
    }

    @MainActor public static func _updateNode<C: View>(_ node: _Node, _ modifier: Self, _ content: C) {
        let node = unsafeDowncast(node, to: ValueTransactionNode<Value>.self)
        node.transform = modifier.transform
        if node.value != modifier.value {
            node.value = modifier.value
            node.overrideThisUpdate()
        }
        C._updateNode(node.content, content)
    }

    @MainActor public static func _elementCount<C: View>(_ content: C.Type) -> Int? { C._elementCount }
}

private final class ValueTransactionNode<Value: Equatable>: TransactionNode {
    var value: Value!
}

/// Changes the transaction for its content in every update.
nonisolated public struct _TransactionModifier: ViewModifier {
    public var transform: (inout Transaction) -> Void

    public init(transform: @escaping (inout Transaction) -> Void) { self.transform = transform }

    public func body(content: Content) -> Never { fatalError("a primitive modifier has no body") }

    @MainActor public static func _makeNode<C: View>(_ modifier: Self, _ content: C, _ context: _NodeContext) -> _Node {
        let node = TransactionNode(context)
        node.transform = modifier.transform
        node.overrideEveryUpdate()
        node.content = C._makeNode(content, context.inside(node))
        return node
    }

    @MainActor public static func _updateNode<C: View>(_ node: _Node, _ modifier: Self, _ content: C) {
        let node = unsafeDowncast(node, to: TransactionNode.self)
        node.transform = modifier.transform
        C._updateNode(node.content, content)
    }

    @MainActor public static func _elementCount<C: View>(_ content: C.Type) -> Int? { C._elementCount }
}

/// Marks where the content of a scoped transaction begins, for which it does not hold.
nonisolated struct TransactionScopeContent: ViewModifier {
    func body(content: Content) -> Never { fatalError("a primitive modifier has no body") }

    @MainActor static func _makeNode<C: View>(_ modifier: Self, _ content: C, _ context: _NodeContext) -> _Node {
        let node = TransactionLimitNode(context)
        var around = context.parent
        while let current = around, !(current is TransactionScopeNode) { around = current.parent }
        node.override = around as? TransactionScopeNode
        node.content = C._makeNode(content, context.inside(node))
        return node
    }

    @MainActor static func _updateNode<C: View>(_ node: _Node, _ modifier: Self, _ content: C) {
        C._updateNode(unsafeDowncast(node, to: TransactionLimitNode.self).content, content)
    }

    @MainActor static func _elementCount<C: View>(_ content: C.Type) -> Int? { C._elementCount }
}

/// A transaction for the modifiers between it and the content's mark.
nonisolated struct TransactionScope: ViewModifier {
    let transform: (inout Transaction) -> Void

    func body(content: Content) -> Never { fatalError("a primitive modifier has no body") }

    @MainActor static func _makeNode<C: View>(_ modifier: Self, _ content: C, _ context: _NodeContext) -> _Node {
        let node = TransactionScopeNode(context)
        node.transform = modifier.transform
        node.overrideEveryUpdate()
        node.content = C._makeNode(content, context.inside(node))
        return node
    }

    @MainActor static func _updateNode<C: View>(_ node: _Node, _ modifier: Self, _ content: C) {
        let node = unsafeDowncast(node, to: TransactionScopeNode.self)
        node.transform = modifier.transform
        C._updateNode(node.content, content)
    }

    @MainActor static func _elementCount<C: View>(_ content: C.Type) -> Int? { C._elementCount }
}

private final class TransactionScopeNode: TransactionNode {}

/// Stands for a view that a closure adds modifiers to.
nonisolated public struct PlaceholderContentView<Value>: View {
    let base: AnyView

    public var body: some View { base }
}

extension View {
    /// Animates what changes in the view in an update in which `value` changed, whatever animation the update has.
    ///
    /// - Parameter animation: Nil to have such changes not animated.
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(_ValueTransactionModifier(value: value) { $0.animation = animation })
    }

    /// Animates every change of the view.
    @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
    nonisolated public func animation(_ animation: Animation?) -> some View {
        modifier(_TransactionModifier { $0.animation = animation })
    }

    /// Animates every change of the modifiers that `body` adds, but not of the view that it adds them to.
    nonisolated public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        transaction({ $0.animation = animation }, body: body)
    }

    /// Changes the transaction of every update for the view.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(_TransactionModifier(transform: transform))
    }

    /// Changes the transaction for the view in updates in which `value` changed.
    nonisolated public func transaction(
        value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modifier(_ValueTransactionModifier(value: value, transform: transform))
    }

    /// Changes the transaction of every update for the modifiers that `body` adds, but not for the view that it adds them to.
    nonisolated public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        body(PlaceholderContentView(base: AnyView(modifier(TransactionScopeContent()))))
            .modifier(TransactionScope(transform: transform))
    }
}

extension View where Self: Equatable {
    /// Animates what changes in the view in an update in which it is another value.
    nonisolated public func animation(_ animation: Animation?) -> some View { self.animation(animation, value: self) }
}

extension ViewModifier {
    /// The modifier with another transaction for what it changes; the view that it modifies has the transaction around.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
        ModifiedContent(
            content: ModifiedContent(content: TransactionScopeContent(), modifier: self), modifier: TransactionScope(transform: transform))
    }

    /// The modifier with an animation for every change it makes, but not for those of the view that it modifies.
    @MainActor @preconcurrency
    public func animation(_ animation: Animation?) -> some ViewModifier { transaction { $0.animation = animation } }
}
