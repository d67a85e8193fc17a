/// Modifiers that play feedback when a value changes.
extension View {
    /// Plays feedback when a value changes.
    nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        modifier(_FeedbackModifier(trigger: trigger) { _, _ in feedback })
    }

    /// Plays feedback when a value changes and a condition is true.
    nonisolated public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View {
        modifier(_FeedbackModifier(trigger: trigger) { condition($0, $1) ? feedback : nil })
    }

    /// Plays feedback that a closure chooses when a value changes. For `nil`, it plays nothing.
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View {
        modifier(_FeedbackModifier(trigger: trigger, choose: feedback))
    }

    /// Plays feedback that a closure chooses when a value changes. For `nil`, it plays nothing.
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping () -> SensoryFeedback?
    ) -> some View {
        modifier(_FeedbackModifier(trigger: trigger) { _, _ in feedback() })
    }
}

/// Plays feedback when a value changes.
nonisolated public struct _FeedbackModifier<T: Equatable>: NodeModifier {
    let trigger: T
    let choose: (T, T) -> SensoryFeedback?

    @MainActor package func makeNode(_ context: _NodeContext) -> _Node {
        let node = ChangeNode<T>(context)
        node.value = trigger
        return node
    }

    @MainActor package func apply(to node: _Node) {
        let node = unsafeDowncast(node, to: ChangeNode<T>.self)
        let old = node.value!
        if old != trigger {
            node.value = trigger
            if let feedback = choose(old, trigger) { node.graph.play(feedback) }
        }
    }
}
