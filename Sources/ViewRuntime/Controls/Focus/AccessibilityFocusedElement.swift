import LayerTree

extension View {
    /// Binds an accessibility focus state to whether the view, or a view inside it, has the accessibility focus.
    ///
    /// Available from iOS 15 and macOS 12.
    nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        accessibilityFocused(condition, equals: true)
    }

    /// Binds a value of an accessibility focus state to whether the view, or a view inside it, has the accessibility
    /// focus.
    ///
    /// Available from iOS 15 and macOS 12.
    nonisolated public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View {
        modifier(AccessibilityFocusedModifier(binding: binding, value: value))
    }
}

nonisolated private struct AccessibilityFocusedModifier<Value: Hashable>: ElementModifier {
    let binding: AccessibilityFocusState<Value>.Binding
    let value: Value

    @MainActor func makeElement(_ context: _NodeContext) -> _Node { AccessibilityFocusedElement<Value>(context) }

    @MainActor func update(_ element: _Node) {
        unsafeDowncast(element, to: AccessibilityFocusedElement<Value>.self).show(binding.location, value)
    }
}

/// Synchronizes a state with the accessibility focus inside its content.
private final class AccessibilityFocusedElement<Value: Hashable>: FocusFollower, AssistiveFocusObserver {
    private var location: FocusLocation<Value>?
    private var value: Value?
    private var holdsFocus = false

    func show(_ location: FocusLocation<Value>, _ value: Value) {
        self.value = value
        if location === self.location { return }
        if self.location == nil { graph.semanticsTree.addFocusObserver(self) }
        self.location?.remove(self)
        self.location = location
        location.add(self)
        graph.afterUpdate { [weak self] in self?.follow() }
    }

    override func willUnmount() {
        location?.remove(self)
        graph.semanticsTree.removeFocusObserver(self)
        leave()
    }

    /// Moves the focus to match the state.
    override func follow() {
        guard isMounted, let location, let value else { return }
        if location.state.current == value {
            if !holdsFocus, let node = graph.semanticsTree.firstStop(in: self) {
                graph.post(SemanticsNotification(.layoutChanged, focus: node))
            }
        } else if location.state.current == location.none, holdsFocus {
            graph.semanticsTree.moveFocus(to: nil)
        }
    }

    private var isVisited: Bool { graph.semanticsTree.isFocusInside(self) }

    func assistiveFocusMayLeave() { if holdsFocus, !isVisited { leave() } }

    func assistiveFocusMayEnter() {
        guard !holdsFocus, isVisited, let value else { return }
        holdsFocus = true
        location?.state.write(value)
    }

    private func leave() {
        guard holdsFocus else { return }
        holdsFocus = false
        if let location, location.state.current == value { location.state.write(location.none) }
    }
}
