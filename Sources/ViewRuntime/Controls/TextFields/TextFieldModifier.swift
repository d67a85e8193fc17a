import Foundation
import LayerTree

/// Handles the keys that edit text and reports the text to assistive technology.
nonisolated struct TextFieldModifier: ElementModifier {
    let text: String
    var isEditor = false
    let edit: (TextEdit) -> Void
    let focusChanged: (Bool) -> Void

    @MainActor func makeElement(_ context: _NodeContext) -> _Node { TextFieldElement(context) }
    @MainActor func update(_ element: _Node) { unsafeDowncast(element, to: TextFieldElement.self).show(self) }
}

final class TextFieldElement: ControlElement, GestureTarget {
    private var modifier: TextFieldModifier!
    private weak var current: GestureRecognizer<ButtonGesture>?

    func show(_ modifier: TextFieldModifier) {
        self.modifier = modifier
        current?.update(gesture)
    }

    private var gesture: ButtonGesture {
        ButtonGesture(press: { _ in }, action: { [weak self] in _ = self?.activate() })
    }

    override func containsPoint(_ point: CGPoint) -> Bool { bounds.contains(point) }

    override var usesKeyboardOnScreen: Bool { true }

    func recognizers() -> [Recognizer] {
        guard environment.isEnabled else { return [] }
        if let current, current.isAlive, current.acceptsPointers { return [current] }
        let recognizer = GestureRecognizer(gesture, .normal, on: self)
        current = recognizer
        return [recognizer]
    }

    override func environmentDidChange(from old: EnvironmentValues) {
        super.environmentDidChange(from: old)
        if !environment.isEnabled { current?.cancel() }
    }

    override func activate() -> Bool {
        graph.focus.move(to: self)
        return true
    }

    override func focusDidChange() { modifier.focusChanged(graph.focus.element === self) }

    override func handleKey(_ event: KeyEvent) -> Bool {
        guard environment.isEnabled, graph.focus.element === self, event.modifiers.subtracting(.shift).isEmpty else {
            return false
        }
        let isMirrored = environment.layoutDirection == .rightToLeft
        let edit: TextEdit
        switch event.key {
        case .character(let character): edit = .insert(String(character))
        case .space: edit = .insert(" ")
        case .delete: edit = .deleteBackward
        case .leftArrow: edit = .move(isMirrored ? 1 : -1)
        case .rightArrow: edit = .move(isMirrored ? -1 : 1)
        case .upArrow where modifier.isEditor: edit = .moveLine(-1)
        case .downArrow where modifier.isEditor: edit = .moveLine(1)
        case .home: edit = .moveToStart
        case .end: edit = .moveToEnd
        case .return: edit = .submit
        case .escape:
            if event.phase == .down { graph.focus.move(to: nil) }
            return true
        default: return false
        }
        if event.phase != .up { modifier.edit(edit) }
        return true
    }

    override var role: SemanticsRole { .textField }

    override func describe(_ node: inout SemanticsNode) {
        // The value is the visible text. The label comes from its own view behind the text.
        let parts = (node.label ?? "").components(separatedBy: ", ")
        node.label = modifier.isEditor ? nil : parts.first
        node.value = modifier.text
        node.actions = [.activate]
    }
}
