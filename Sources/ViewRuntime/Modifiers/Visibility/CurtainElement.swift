/// Treats the content outside of this view and of later curtains as invisible, because this view is modal.
nonisolated struct CurtainModifier: ElementModifier {
    let isOn: Bool

    @MainActor func makeElement(_ context: _NodeContext) -> _Node { CurtainElement(context) }
    @MainActor func update(_ element: _Node) { unsafeDowncast(element, to: CurtainElement.self).show(isOn) }
}

final class CurtainElement: ModifierElement {
    /// Whether the view is modal now.
    private(set) var isOn = false
    private var isGone = false

    /// A view keeps its place among the modal views while it isn't modal: a sheet above which content is active in one
    /// detent, for example.
    func show(_ isOn: Bool) {
        if !isGone { graph.shares.add(self) }
        if isOn == self.isOn { return }
        self.isOn = isOn
        graph.shares.setNeedsLook()
    }

    /// A view that leaves is still drawn, but it's no longer modal.
    override func didLeave() {
        isGone = true
        graph.shares.remove(self)
    }

    override func willUnmount() { graph.shares.remove(self) }
}

extension Element {
    /// Whether the element is outside of the last modal view.
    final func isBehindCurtain(_ last: CurtainElement) -> Bool {
        var element: Element? = self
        while let current = element {
            if current === last { return false }
            element = current.layoutParent
        }
        return true
    }
}

extension View {
    nonisolated func hidesAreasBelow(_ isOn: Bool) -> some View { modifier(CurtainModifier(isOn: isOn)) }
}
