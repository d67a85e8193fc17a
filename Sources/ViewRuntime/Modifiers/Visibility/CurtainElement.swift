/// Makes the content outside of this view and of later curtains count as invisible, because this view is modal.
nonisolated struct CurtainModifier: ElementModifier {
    let isOn: Bool

    @MainActor func makeElement(_ context: _NodeContext) -> _Node { CurtainElement(context) }
    @MainActor func update(_ element: _Node) { unsafeDowncast(element, to: CurtainElement.self).show(isOn) }
}

final class CurtainElement: ModifierElement {
    func show(_ isOn: Bool) {
        if isOn { graph.shares.add(self) } else { graph.shares.remove(self) }
    }

    /// A view that leaves is still drawn, but it's no longer modal.
    override func didLeave() { graph.shares.remove(self) }

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
