/// Modifiers that play feedback when a value changes.
extension View {
    /// Plays feedback when a value changes.
    nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        modifier(FeedbackModifier(trigger: trigger) { _, _ in feedback })
    }

    /// Plays feedback when a value changes and a condition is true.
    nonisolated public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View {
        modifier(FeedbackModifier(trigger: trigger) { condition($0, $1) ? feedback : nil })
    }

    /// Plays feedback that a closure chooses when a value changes. For `nil`, it plays nothing.
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View {
        modifier(FeedbackModifier(trigger: trigger, choose: feedback))
    }

    /// Plays feedback that a closure chooses when a value changes. For `nil`, it plays nothing.
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping () -> SensoryFeedback?
    ) -> some View {
        modifier(FeedbackModifier(trigger: trigger) { _, _ in feedback() })
    }
}

nonisolated struct FeedbackModifier<T: Equatable>: ViewModifier {
    let trigger: T
    let choose: (T, T) -> SensoryFeedback?

    func body(content: Content) -> Never { fatalError("a primitive modifier has no body") }

    @MainActor static func _makeNode<C: View>(_ modifier: Self, _ content: C, _ context: _NodeContext) -> _Node {
        let node = ChangeNode<T>(context)
        node.value = modifier.trigger
        node.content = C._makeNode(content, context.inside(node))
        return node
    }

    @MainActor static func _updateNode<C: View>(_ node: _Node, _ modifier: Self, _ content: C) {
        let node = unsafeDowncast(node, to: ChangeNode<T>.self)
        let old = node.value!
        if old != modifier.trigger {
            node.value = modifier.trigger
            if let feedback = modifier.choose(old, modifier.trigger) { node.graph.play(feedback) }
        }
        C._updateNode(node.content, content)
    }

    @MainActor static func _elementCount<C: View>(_ content: C.Type) -> Int? { C._elementCount }
}
