import LayerTree

/// Makes its content a thing that is on or off.
nonisolated struct ToggleModifier: ElementModifier {
    let isOn: Binding<Bool>

    @MainActor func makeElement(_ context: _NodeContext) -> _Node { ToggleElement(context) }

    @MainActor func update(_ element: _Node) { unsafeDowncast(element, to: ToggleElement.self).show(isOn) }
}

private final class ToggleElement: ControlElement {
    private var isOn = Binding.constant(false)
    private var shown = false

    func show(_ isOn: Binding<Bool>) {
        self.isOn = isOn
        let now = isOn.wrappedValue
        if now != shown { graph.semanticsTree.setNeedsRefresh() }
        shown = now
    }

    override var role: SemanticsRole { .toggle }

    override func describe(_ node: inout SemanticsNode) {
        node.number = shown ? 1 : 0
        node.value = shown ? "On" : "Off"
        node.actions = [.activate]
    }

    override func activate() -> Bool {
        isOn.wrappedValue.toggle()
        return true
    }
}
