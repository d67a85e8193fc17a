/// Makes everything that is not in the view, nor in a curtain that came later, count as not visible: the view is modal.
nonisolated struct CurtainModifier: ElementModifier {
    let isOn: Bool

    @MainActor func makeElement(_ context: _NodeContext) -> _Node { CurtainElement(context) }
    @MainActor func update(_ element: _Node) { unsafeDowncast(element, to: CurtainElement.self).show(isOn) }
}

final class CurtainElement: ModifierElement {
    func show(_ isOn: Bool) {
        if isOn { graph.shares.add(self) } else { graph.shares.remove(self) }
    }

    /// What goes is still painted, but no more modal.
    override func didLeave() { graph.shares.remove(self) }

    override func willUnmount() { graph.shares.remove(self) }
}

extension Element {
    /// Whether something modal was presented that the element is not in.
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
