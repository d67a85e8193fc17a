import LayerTree

/// Synchronizes a focus state with the focus inside its content.
nonisolated struct FocusedModifier<Value: Hashable>: ElementModifier {
    let binding: FocusState<Value>.Binding
    let value: Value

    @MainActor func makeElement(_ context: _NodeContext) -> _Node { FocusedElement<Value>(context) }

    @MainActor func update(_ element: _Node) {
        unsafeDowncast(element, to: FocusedElement<Value>.self).show(binding.location, value)
    }
}

final class FocusedElement<Value: Hashable>: FocusFollower, FocusObserver {
    private var location: FocusLocation<Value>?
    private var value: Value?

    func show(_ location: FocusLocation<Value>, _ value: Value) {
        let old = self.value
        self.value = value
        if location === self.location {
            if old != value, holdsFocus, location.state.current == old {
                graph.afterUpdate { [weak self] in self?.rename(old) }
            }
            return
        }
        self.location?.remove(self)
        self.location = location
        location.add(self)
        graph.afterUpdate { [weak self] in self?.follow() }
    }

    override func willUnmount() { location?.remove(self) }

    /// Replaces the previous value of the focused view in the focus state.
    private func rename(_ old: Value?) {
        guard isMounted, holdsFocus, let location, let value, location.state.current == old else { return }
        location.state.write(value)
    }

    /// Moves the focus to match the focus state.
    override func follow() {
        guard isMounted, let location, let value else { return }
        if location.state.current == value {
            if !holdsFocus, let inner = TabOrder.first(in: self) { graph.focus.move(to: inner) }
        } else if location.state.current == location.none, holdsFocus {
            graph.focus.move(to: nil)
        }
    }

    func target(of value: Value) -> Element? { isMounted && self.value == value ? TabOrder.first(in: self) : nil }

    override func request() {
        graph.focus.noteRequest()
        super.request()
    }

    private var holdsFocus: Bool {
        var element: Element? = graph.focus.element
        while let current = element, current !== self { element = current.layoutParent }
        return element != nil
    }

    func focusDidEnter() { if let value { location?.state.write(value) } }

    func focusDidLeave() {
        if let location, location.state.current == value { location.state.write(location.none) }
    }
}

/// Sets whether its content can receive the focus.
nonisolated public struct _FocusableModifier: ElementModifier {
    let isFocusable: Bool

    @MainActor package func makeElement(_ context: _NodeContext) -> _Node { FocusableElement(context) }

    @MainActor package func update(_ element: _Node) {
        unsafeDowncast(element, to: FocusableElement.self).isOn = isFocusable
    }
}

final class FocusableElement: ModifierElement {
    /// The element inside that assistive technology reports as focusable, with its own actions.
    private weak var inner: Element?

    var isOn = true {
        didSet { if !isOn, graph.focus.element === self { graph.focus.move(to: nil) } }
    }

    override var isFocusable: Bool { isOn && environment.isEnabled }

    override var takesFocusForContent: Bool { true }

    /// Reports a single inner element as focusable. Groups several inner elements and reports the group.
    override func semantics(_ children: [SemanticsNode]) -> [SemanticsNode] {
        let tree = graph.semanticsTree
        inner = nil
        guard isFocusable, var node = children.first else { return children }
        guard children.count == 1 else {
            var group = tree.node(for: self, .group)
            group.children = children.map { child in
                // The group is the focus stop, so a child that focuses through this element isn't one.
                guard tree.element(of: child.id)?.focusTarget === self else { return child }
                var child = child
                child.isFocusable = false
                child.isFocused = false
                return child
            }
            return [group]
        }
        if node.isFocusable { return children }
        inner = tree.element(of: node.id)
        tree.setOwner(of: node.id, self)
        node.isFocusable = true
        node.isFocused = graph.focus.element === self
        return [node]
    }

    override func perform(_ action: SemanticsAction) -> Bool { inner?.perform(action) ?? false }

    override func willUnmount() { graph.elementDidUnmount(self) }
}

extension View {
    /// Sets whether the view can receive the keyboard focus.
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
        modifier(_FocusableModifier(isFocusable: isFocusable))
    }

    /// Binds a focus state to whether the view, or a view inside it, has the focus.
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(FocusedModifier(binding: condition, value: true))
    }

    /// Binds a value of a focus state to whether the view, or a view inside it, has the focus.
    nonisolated public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value)
        -> some View
    {
        modifier(FocusedModifier(binding: binding, value: value))
    }
}
