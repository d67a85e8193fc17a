/// Performs an action on a secondary click: the second mouse button, or two fingers on a trackpad.
nonisolated struct SecondaryClickModifier: ElementModifier {
    let action: @MainActor () -> Void

    @MainActor func makeElement(_ context: _NodeContext) -> _Node { SecondaryClickElement(context) }
    @MainActor func update(_ element: _Node) { unsafeDowncast(element, to: SecondaryClickElement.self).action = action }
}

final class SecondaryClickElement: ModifierElement {
    var action: (@MainActor () -> Void)?

    override func handleSecondaryClick() -> Bool {
        guard environment.isEnabled, let action else { return false }
        action()
        return true
    }
}
