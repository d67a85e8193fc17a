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
    /// The element inside that is told of as the one that can have the focus, with its own actions.
    private weak var inner: Element?

    var isOn = true {
        didSet { if !isOn, graph.input.focused === self { graph.input.focus(nil) } }
    }

    override var isFocusable: Bool { isOn && environment.isEnabled }

    /// One element inside is told of as what can have the focus; several are a group that can.
    override func semantics(_ children: [SemanticsNode]) -> [SemanticsNode] {
        let tree = graph.semanticsTree
        inner = nil
        guard isFocusable, var node = children.first else { return children }
        guard children.count == 1 else {
            var group = tree.node(for: self, .group)
            group.children = children.map { child in
                // What has its focus from here is no stop beside the group.
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
        node.isFocused = graph.input.focused === self
        return [node]
    }

    override func perform(_ action: SemanticsAction) -> Bool { inner?.perform(action) ?? false }

    override func willUnmount() { graph.input.elementDidUnmount(self) }
}

extension Element {
    /// The focusable view around a scroll view, which has the focus and the keys in its place. Inside another scroll view it has them itself.
    var focusableAround: FocusableElement? {
        var element = layoutParent
        while let current = element, !(current is ScrollElement) {
            if let focusable = current as? FocusableElement, focusable.isFocusable { return focusable }
            element = current.layoutParent
        }
        return nil
    }
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
