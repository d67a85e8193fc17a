import Foundation
import LayerTree

/// Makes its content a button.
nonisolated struct ButtonModifier: ElementModifier {
    let press: (Bool) -> Void
    let action: @MainActor () -> Void

    @MainActor func makeElement(_ context: _NodeContext) -> _Node { ButtonElement(context) }

    @MainActor func update(_ element: _Node) {
        let element = unsafeDowncast(element, to: ButtonElement.self)
        element.action = action
        let press = press, handle = element.handle
        element.show(
            ButtonGesture(
                press: { isDown in
                    press(isDown)
                    (handle.node as? ButtonElement)?.row?.isPressed = isDown
                }, action: action))
    }
}

final class ButtonElement: ControlElement, GestureTarget {
    var action: (@MainActor () -> Void)?
    /// The list row that this button fills. The row shows the button's pressed state.
    @Unretained var row: ListRowElement?
    private var gesture: ButtonGesture?
    private var current = CurrentRecognizer<GestureRecognizer<ButtonGesture>>()

    func show(_ gesture: ButtonGesture) {
        self.gesture = gesture
        current.recognizer?.update(gesture)
    }

    func recognizers() -> [Recognizer] {
        guard environment.isEnabled, let gesture else { return [] }
        return current.forPointer(GestureRecognizer(gesture, .normal, on: self))
    }

    override func environmentDidChange(from old: EnvironmentValues) {
        super.environmentDidChange(from: old)
        if !environment.isEnabled { current.cancel() }
    }

    override var takesShortcuts: Bool { true }

    /// Whether a drag that stays over the button activates it.
    var isSpringLoaded: Bool { environment.isEnabled && environment.springLoadingBehavior == .enabled }

    override func describe(_ node: inout SemanticsNode) { node.actions = [.activate] }

    override func activate() -> Bool {
        action?()
        return action != nil
    }
}
