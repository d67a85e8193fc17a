/// The moves of the focus for which a region evaluates its default focus.
///
/// Available from iOS 17 and macOS 13.
public struct DefaultFocusEvaluationPriority: Sendable {
    fileprivate let evaluatesVisits: Bool

    /// The default focus applies when the region appears.
    public static let automatic = DefaultFocusEvaluationPriority(evaluatesVisits: false)
    /// The default focus applies when the region appears, and when the Tab key moves the focus into the region.
    public static let userInitiated = DefaultFocusEvaluationPriority(evaluatesVisits: true)
}

nonisolated private struct DefaultFocusModifier<Value: Hashable>: ElementModifier {
    let binding: FocusState<Value>.Binding
    let value: Value
    let priority: DefaultFocusEvaluationPriority

    @MainActor func makeElement(_ context: _NodeContext) -> _Node { DefaultFocusElement<Value>(context) }

    @MainActor func update(_ element: _Node) {
        unsafeDowncast(element, to: DefaultFocusElement<Value>.self).show(self)
    }
}

private final class DefaultFocusElement<Value: Hashable>: ModifierElement, DefaultFocusRegion {
    private var modifier: DefaultFocusModifier<Value>?

    func show(_ modifier: DefaultFocusModifier<Value>) {
        let appears = self.modifier == nil
        self.modifier = modifier
        guard appears else { return }
        graph.afterUpdate { [weak self] in
            guard let self, isMounted, graph.focus.element == nil else { return }
            modifier.binding.location.move(to: modifier.value)
        }
    }

    var visitTarget: Element? {
        guard let modifier, modifier.priority.evaluatesVisits else { return nil }
        return modifier.binding.location.target(of: modifier.value)
    }
}

extension View {
    /// Sets the view in a region that receives the focus when the region appears, if no view of the window has the
    /// focus.
    ///
    /// Available from iOS 17 and macOS 13.
    ///
    /// - Parameters:
    ///   - binding: The focus state to set.
    ///   - value: The value of the focus state that identifies the view.
    ///   - priority: The moves of the focus for which the region evaluates its default focus.
    nonisolated public func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View {
        modifier(DefaultFocusModifier(binding: binding, value: value, priority: priority))
    }
}
