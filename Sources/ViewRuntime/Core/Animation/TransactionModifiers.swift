/// Changes the transaction for its content in the updates that change a value.
nonisolated public struct _ValueTransactionModifier<Value: Equatable>: NodeModifier {
    let value: Value
    let transform: (inout Transaction) -> Void

    @MainActor package func makeNode(_ context: _NodeContext) -> _Node {
        let node = ValueTransactionNode<Value>(context)
        node.value = value
        return node
    }

    @MainActor package func apply(to node: _Node) {
        let node = unsafeDowncast(node, to: ValueTransactionNode<Value>.self)
        node.transform = transform
        if node.value != value {
            node.value = value
            node.overrideThisUpdate()
        }
    }
}

private final class ValueTransactionNode<Value: Equatable>: TransactionNode {
    var value: Value!
}

/// Changes the transaction for its content in every update.
nonisolated public struct _TransactionModifier: NodeModifier {
    /// The closure that changes the transaction.
    public var transform: (inout Transaction) -> Void

    /// Creates a modifier that changes the transaction.
    public init(transform: @escaping (inout Transaction) -> Void) { self.transform = transform }

    @MainActor package func makeNode(_ context: _NodeContext) -> _Node {
        let node = TransactionNode(context)
        node.transform = transform
        node.overrideEveryUpdate()
        return node
    }

    @MainActor package func apply(to node: _Node) {
        unsafeDowncast(node, to: TransactionNode.self).transform = transform
    }
}

/// Marks the beginning of the content to which the transaction scope around it doesn't apply.
nonisolated struct TransactionScopeContent: NodeModifier {
    @MainActor func makeNode(_ context: _NodeContext) -> _Node {
        let node = TransactionLimitNode(context)
        var around = context.parent
        while let current = around, !(current is TransactionScopeNode) { around = current.parent }
        node.override = around as? TransactionScopeNode
        return node
    }
}

/// Applies a transaction to the modifiers between the scope and its content.
nonisolated struct TransactionScope: NodeModifier {
    let transform: (inout Transaction) -> Void

    @MainActor func makeNode(_ context: _NodeContext) -> _Node {
        let node = TransactionScopeNode(context)
        node.transform = transform
        node.overrideEveryUpdate()
        return node
    }

    @MainActor func apply(to node: _Node) {
        unsafeDowncast(node, to: TransactionScopeNode.self).transform = transform
    }
}

/// A placeholder for the view to which a closure adds modifiers.
nonisolated public struct PlaceholderContentView<Value>: View {
    let base: AnyView

    public var body: some View { base }
}

extension View {
    /// Animates the changes of this view in each update in which a value changed, with the given animation.
    ///
    /// - Parameters:
    ///   - animation: The animation, or `nil` to turn animations off.
    ///   - value: The value to monitor.
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(_ValueTransactionModifier(value: value) { $0.animation = animation })
    }

    /// Animates every change of this view.
    @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
    nonisolated public func animation(_ animation: Animation?) -> some View {
        modifier(_TransactionModifier { $0.animation = animation })
    }

    /// Animates the changes of the modifiers that a closure adds, but not those of the view itself.
    nonisolated public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        transaction({ $0.animation = animation }, body: body)
    }

    /// Changes the transaction for this view in every update.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(_TransactionModifier(transform: transform))
    }

    /// Changes the transaction for this view in the updates in which a value changed.
    nonisolated public func transaction(
        value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modifier(_ValueTransactionModifier(value: value, transform: transform))
    }

    /// Changes the transaction for the modifiers that a closure adds, but not for the view itself.
    nonisolated public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        body(PlaceholderContentView(base: AnyView(modifier(TransactionScopeContent()))))
            .modifier(TransactionScope(transform: transform))
    }
}

extension View where Self: Equatable {
    /// Animates the changes of this view in each update in which the view isn't equal to its previous value.
    nonisolated public func animation(_ animation: Animation?) -> some View { self.animation(animation, value: self) }
}

extension ViewModifier {
    /// Changes the transaction for the changes of this modifier, but not for the view that it modifies.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
        ModifiedContent(
            content: ModifiedContent(content: TransactionScopeContent(), modifier: self),
            modifier: TransactionScope(transform: transform))
    }

    /// Animates the changes of this modifier, but not those of the view that it modifies.
    @MainActor @preconcurrency
    public func animation(_ animation: Animation?) -> some ViewModifier { transaction { $0.animation = animation } }
}
