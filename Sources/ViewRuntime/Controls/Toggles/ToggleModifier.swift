import LayerTree

/// Makes its content a toggle.
nonisolated struct ToggleModifier: ElementModifier {
    let binding: Binding<Bool>
    let isOn: Bool

    @MainActor func makeElement(_ context: _NodeContext) -> _Node { ToggleElement(context) }

    @MainActor func update(_ element: _Node) { unsafeDowncast(element, to: ToggleElement.self).show(binding, isOn) }
}

private final class ToggleElement: ControlElement {
    private var binding = Binding.constant(false)
    private var isOn = false

    func show(_ binding: Binding<Bool>, _ isOn: Bool) {
        if isOn != self.isOn { graph.semanticsTree.setNeedsRefresh() }
        self.binding = binding
        self.isOn = isOn
    }

    override var role: SemanticsRole { .toggle }
    override var takesShortcuts: Bool { true }

    override func describe(_ node: inout SemanticsNode) {
        node.number = isOn ? 1 : 0
        node.value = isOn ? "On" : "Off"
        node.actions = [.activate]
    }

    override func activate() -> Bool {
        binding.wrappedValue.toggle()
        return true
    }
}
