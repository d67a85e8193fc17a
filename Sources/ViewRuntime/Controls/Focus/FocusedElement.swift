import LayerTree

/// Tells a focus state when something inside has the focus, and gives it the focus when the state says so.
nonisolated struct FocusedModifier<Value: Hashable>: ElementModifier {
    let binding: FocusState<Value>.Binding
    let value: Value

    @MainActor func makeElement(_ context: _NodeContext) -> _Node { FocusedElement<Value>(context) }

    @MainActor func update(_ element: _Node) { unsafeDowncast(element, to: FocusedElement<Value>.self).show(binding.location, value) }
}

/// Hears of the focus going to, and leaving, something inside it.
@MainActor
protocol FocusObserver: AnyObject {
    func focusDidEnter()
    func focusDidLeave()
}

final class FocusedElement<Value: Hashable>: ModifierElement, FocusObserver {
    private var location: FocusLocation<Value>?
    private var value: Value?

    func show(_ location: FocusLocation<Value>, _ value: Value) {
        self.value = value
        if location === self.location { return }
        self.location?.remove(self)
        self.location = location
        location.add(self)
        graph.afterUpdate { [weak self] in self?.follow() }
    }

    override func willUnmount() { location?.remove(self) }

    /// Brings the focus to where the state has it.
    func follow() {
        guard isMounted, let location, let value else { return }
        if location.state.current == value {
            if !holdsFocus, let inner = graph.input.firstFocusable(in: self) { graph.input.focus(inner) }
        } else if location.state.current == location.none, holdsFocus {
            graph.input.focus(nil)
        }
    }

    private var holdsFocus: Bool {
        var element: Element? = graph.input.focused
        while let current = element, current !== self { element = current.layoutParent }
        return element != nil
    }

    func focusDidEnter() { if let value { location?.state.write(value) } }

    func focusDidLeave() {
        if let location, location.state.current == value { location.state.write(location.none) }
    }
}

/// Lets its content have the focus.
nonisolated struct FocusableModifier: ElementModifier {
    let isFocusable: Bool

    @MainActor func makeElement(_ context: _NodeContext) -> _Node { FocusableElement(context) }

    @MainActor func update(_ element: _Node) { unsafeDowncast(element, to: FocusableElement.self).isOn = isFocusable }
}

final class FocusableElement: ModifierElement {
    var isOn = true {
        didSet { if !isOn, graph.input.focused === self { graph.input.focus(nil) } }
    }

    override var isFocusable: Bool { isOn && environment.isEnabled }

    override func willUnmount() { graph.input.elementDidUnmount(self) }
}

extension View {
    /// Whether the view can have the keyboard focus.
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable))
    }

    /// Ties a focus state to whether the view, or something in it, has the focus.
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(FocusedModifier(binding: condition, value: true))
    }

    /// Ties one value of a focus state to whether the view, or something in it, has the focus.
    nonisolated public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
        modifier(FocusedModifier(binding: binding, value: value))
    }
}
