import Foundation
import LayerTree

/// Handles the input that edits text, and reports the text to assistive technology and to the system's text input.
nonisolated struct TextFieldModifier: ElementModifier {
    let text: String
    /// The selection in UTF-16 code units of the visible text.
    let selection: Range<Int>
    let kind: TextFieldKind
    /// The placeholder, which stands for a label that has no text.
    let prompt: Text?
    /// The connection to the text inside.
    let link: TextEditingLink
    let edit: (TextEdit) -> Void
    let focusChanged: (Bool) -> Void

    @MainActor func makeElement(_ context: _NodeContext) -> _Node { TextFieldElement(context) }
    @MainActor func update(_ element: _Node) { unsafeDowncast(element, to: TextFieldElement.self).show(self) }
}

/// The number of lines of a text field, and what its Return key does.
enum TextFieldKind: Equatable {
    /// One line. The Return key submits and ends the editing. Dots replace the characters of a secure text.
    case line(isSecure: Bool)
    /// A field that grows with its lines. The Return key submits.
    case tall
    /// An editor that scrolls its lines. The Return key inserts a line break.
    case editor

    var isSecure: Bool { self == .line(isSecure: true) }
    var wraps: Bool { self == .tall || self == .editor }
}

final class TextFieldElement: ControlElement, GestureTarget {
    private var modifier: TextFieldModifier!
    private var current = CurrentRecognizer<GestureRecognizer<TextGesture>>()
    var taps = TapCounter()
    /// The number of layouts that input required in a frame.
    private var layouts = (frame: 0, count: 0)

    /// The maximum number of layouts that input requires in a frame. Without a limit, input could stop the scene.
    private static let mostLayouts = 8

    func show(_ modifier: TextFieldModifier) {
        let old = self.modifier
        self.modifier = modifier
        current.recognizer?.update(gesture)
        if old?.selection != modifier.selection { graph.semanticsTree.setNeedsRefresh() }
    }

    private var gesture: TextGesture { TextGesture(action: { [weak self] in self?.handle($0) }) }

    override func containsPoint(_ point: CGPoint) -> Bool { bounds.contains(point) }

    override var usesKeyboardOnScreen: Bool { true }

    override func scrollIntoView() { modifier.link.element?.reveal() }

    func recognizers() -> [Recognizer] {
        guard environment.isEnabled else { return [] }
        return current.forPointer(GestureRecognizer(gesture, .normal, on: self))
    }

    override func environmentDidChange(from old: EnvironmentValues) {
        super.environmentDidChange(from: old)
        if environment.textInput != old.textInput { graph.semanticsTree.setNeedsRefresh() }
        if !environment.isEnabled { current.cancel() }
    }

    override func activate() -> Bool {
        graph.focus.move(to: self)
        return true
    }

    override func focusDidChange() { modifier.focusChanged(isFocused) }

    private var isFocused: Bool { graph.focus.element === self }

    /// The text with the layout that includes all edits, of which one frame can have several.
    private var text: TextEditingElement? {
        if layouts.frame != graph.statistics.frames { layouts = (graph.statistics.frames, 0) }
        if layouts.count < Self.mostLayouts {
            layouts.count += 1
            graph.settleUpdates()
        }
        return modifier.link.element
    }

    // MARK: Pointers

    private func handle(_ action: TextGesture.Action) {
        guard environment.isEnabled else { return }
        _ = activate()
        guard let text else { return }
        switch action {
        case .tap(let point, let count, let extends):
            guard let place = text.place(nearest: point) else { return }
            switch count {
            case 1: modifier.edit(.move(.position(place), extends: extends))
            case 2: modifier.edit(.selectWord(place))
            default: modifier.edit(.selectAll)
            }
        case .drag(let start, let end):
            guard let first = text.place(nearest: start), let last = text.place(nearest: end) else { return }
            modifier.edit(.move(.position(first)))
            modifier.edit(.move(.position(last), extends: true))
        }
    }

    // MARK: Keys

    override func handleKey(_ event: KeyEvent) -> Bool {
        guard environment.isEnabled, isFocused else { return false }
        if event.key == .escape, event.modifiers.isEmpty {
            if event.phase == .down { graph.focus.move(to: nil) }
            return true
        }
        guard let command = command(for: event) else { return false }
        if event.phase != .up { perform(edit(for: command)) }
        return true
    }

    /// Performs an edit. A submission ends the editing of one line, as on iOS, unless its action sets the focus.
    private func perform(_ edit: TextEdit) {
        guard case .submit = edit, !modifier.kind.wraps else { return modifier.edit(edit) }
        graph.focus.end(of: self) { modifier.edit(edit) }
    }

    /// What a key does to the text. Movements by lines depend on the layout.
    private enum Command {
        case edit(TextEdit)
        case moveByLine(Int, extends: Bool)
        case moveToLineEnd(isLast: Bool, extends: Bool)
    }

    /// Returns the command of a key, with the modifier keys of Apple's systems.
    private func command(for event: KeyEvent) -> Command? {
        let extends = event.modifiers.contains(.shift), others = event.modifiers.subtracting(.shift)
        let isMirrored = environment.layoutDirection == .rightToLeft
        switch (event.key, others) {
        case (.leftArrow, _), (.rightArrow, _):
            let step = (event.key == .rightArrow) == isMirrored ? -1 : 1
            switch others {
            case []: return .edit(.move(.character(step), extends: extends))
            case .option: return .edit(.move(.word(step), extends: extends))
            case .command: return .moveToLineEnd(isLast: step > 0, extends: extends)
            default: return nil
            }
        case (.upArrow, []) where modifier.kind.wraps: return .moveByLine(-1, extends: extends)
        case (.downArrow, []) where modifier.kind.wraps: return .moveByLine(1, extends: extends)
        case (.upArrow, .command): return .edit(.move(.start, extends: extends))
        case (.downArrow, .command): return .edit(.move(.end, extends: extends))
        case (.home, []): return .moveToLineEnd(isLast: false, extends: extends)
        case (.end, []): return .moveToLineEnd(isLast: true, extends: extends)
        case (.character("a"), .command): return .edit(.selectAll)
        case (.character(let character), []): return .edit(.insert(String(character)))
        case (.space, []): return .edit(.insert(" "))
        case (.delete, []): return .edit(.deleteBackward)
        case (.deleteForward, []): return .edit(.deleteForward)
        case (.return, []): return .edit(modifier.kind == .editor ? .insert("\n") : .submit)
        default: return nil
        }
    }

    private func edit(for command: Command) -> TextEdit {
        switch command {
        case .edit(let edit): return edit
        case .moveByLine(let step, let extends):
            guard let place = text?.place(linesBelow: step) else {
                return .move(step < 0 ? .start : .end, extends: extends)
            }
            return .move(.position(place), extends: extends)
        case .moveToLineEnd(let isLast, let extends):
            guard modifier.kind.wraps, let line = text?.line else {
                return .move(isLast ? .end : .start, extends: extends)
            }
            return .move(.position(isLast ? line.end : line.start), extends: extends)
        }
    }

    // MARK: Text input

    /// Applies an edit of the system's text input to the focused field.
    ///
    /// - Returns: Whether the field accepts edits.
    func handle(_ event: TextInputEvent) -> Bool {
        guard environment.isEnabled else { return false }
        modifier.edit(
            .replace(
                TextReplacement(
                    range: event.range, text: event.text, selection: event.selection, composition: event.composition)))
        return true
    }

    // MARK: Semantics

    override func perform(_ action: SemanticsAction) -> Bool {
        guard case .setText(let text) = action else { return super.perform(action) }
        guard environment.isEnabled else { return false }
        modifier.edit(.fill(text))
        return true
    }

    override var role: SemanticsRole { .textField }

    override func describe(_ node: inout SemanticsNode) {
        // The value is the visible text, which is hidden from assistive technology. The label is behind it.
        node.label = node.label ?? modifier.prompt?.label(in: environment)
        node.value = modifier.text
        node.actions = [.activate]
        node.textInput = environment.textInput
        node.textInput?.isMultiline = modifier.kind.wraps
        node.textInput?.submitsOnReturn = modifier.kind != .editor
        node.textInput?.isSecure = modifier.kind.isSecure
        node.textInput?.selection = isFocused ? modifier.selection : nil
    }
}
