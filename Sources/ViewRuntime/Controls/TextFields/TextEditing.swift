import Foundation

/// Text that a person can edit.
struct TextEditing<Label: View>: View {
    @Binding var text: String
    let prompt: Text?
    let label: Label
    let kind: TextFieldKind
    /// The selection that the program reads and sets, if it does.
    let programSelection: Binding<TextSelection?>?
    let editingChanged: (Bool) -> Void
    let commit: () -> Void
    @State private var selection = EditedText.Selection()
    /// The text that contains the selection.
    @State private var selectedText = ""
    /// The characters that an input method is composing.
    @State private var composition: Range<Int>?
    @State private var isEditing = false
    @State private var link = TextEditingLink()
    @Environment(\.submitActions) private var submitActions
    @Environment(\.multilineTextAlignment) private var textAlignment

    init(
        text: Binding<String>, prompt: Text?, label: Label, kind: TextFieldKind,
        programSelection: Binding<TextSelection?>? = nil,
        editingChanged: @escaping (Bool) -> Void = { _ in }, commit: @escaping () -> Void = {}
    ) {
        _text = text
        self.prompt = prompt
        self.label = label
        self.kind = kind
        self.programSelection = programSelection
        self.editingChanged = editingChanged
        self.commit = commit
    }

    var body: some View {
        Group {
            if kind == .editor {
                ScrollView { writing.padding(.horizontal, 5).padding(.vertical, 8) }
            } else {
                writing.clipped().background { ControlLabel(isHidden: true) { label } }
            }
        }
        .modifier(
            TextFieldModifier(
                text: shown, selection: edited.utf16Selection, kind: kind, prompt: prompt,
                link: link, edit: edit, focusChanged: focusChanged))
    }

    private var writing: some View {
        let horizontal = textAlignment.horizontal
        return ZStack(alignment: Alignment(horizontal: horizontal, vertical: kind.wraps ? .top : .center)) {
            if text.isEmpty { placeholder.foregroundStyle(.placeholder).lineLimit(1) }
            // An empty field is as high as one with text.
            Text(verbatim: text.isEmpty ? " " : shown)
                .transformEnvironment(\.lineLimit) { [kind, isEditing] in
                    if !kind.wraps { $0 = 1 } else if isEditing { $0 = nil }
                }
                .modifier(
                    TextEditingModifier(
                        link: link, selection: isEditing ? edited.selection : nil,
                        composition: edited.composition, wraps: kind.wraps))
        }
        .frame(maxWidth: .infinity, alignment: Alignment(horizontal: horizontal, vertical: .center))
        .accessibilityHidden(true)
    }

    private var shown: String { kind.isSecure ? String(repeating: "•", count: text.count) : text }

    private var edited: EditedText {
        EditedText(text, currentSelection, composition: composition, isSecure: kind.isSecure)
    }

    /// The selection of the program, if it set another one. If the program changed the text, the insertion point is at
    /// its end.
    private var currentSelection: EditedText.Selection {
        let selection = place(selection, in: selectedText)
        guard let range = programSelection?.wrappedValue?.characters(in: text), range != selection.range else {
            return selection
        }
        return EditedText.Selection(fixed: range.lowerBound, moving: range.upperBound)
    }

    /// Returns a selection in another text, or the end of the text if the program changed it.
    private func place(_ selection: EditedText.Selection, in other: String) -> EditedText.Selection {
        text == other ? selection : EditedText.Selection(at: text.count)
    }

    private func select(_ selection: EditedText.Selection, in edited: String) {
        self.selection = selection
        selectedText = edited
        programSelection?.wrappedValue = TextSelection(range: EditedText(text, place(selection, in: edited)).indices)
    }

    @ViewBuilder private var placeholder: some View {
        if let prompt { prompt } else { label }
    }

    private func edit(_ edit: TextEdit) {
        if case .submit = edit {
            commit()
            for submit in submitActions where submit.triggers.contains(.text) { submit.action() }
            return
        }
        var edited = edited
        edited.apply(kind.wraps ? edit : edit.onOneLine)
        // A character can have any number of scalars.
        let length = edited.text.unicodeScalars.count
        if length > EditedText.mostScalars, length > text.unicodeScalars.count { return }
        composition = edited.composition
        if edited.text != text { text = edited.text }
        // A field without the focus has no selection.
        if isEditing { select(edited.selection, in: edited.text) }
    }

    private func focusChanged(_ isFocused: Bool) {
        guard isFocused != isEditing else { return }
        isEditing = isFocused
        composition = nil
        if isFocused {
            select(EditedText.Selection(at: text.count), in: text)
        } else {
            programSelection?.wrappedValue = nil
        }
        editingChanged(isFocused)
    }
}

extension TextEdit {
    /// The edit with spaces in place of line breaks, for a field with one line.
    fileprivate var onOneLine: TextEdit {
        func joined(_ text: String) -> String { String(text.map { $0.isNewline ? " " : $0 }) }
        switch self {
        case .insert(let text): return .insert(joined(text))
        case .fill(let text): return .fill(joined(text))
        case .replace(var replacement):
            replacement.text = joined(replacement.text)
            return .replace(replacement)
        default: return self
        }
    }
}

extension EnvironmentValues {
    private struct SubmitActionsKey: EnvironmentKey {
        static var defaultValue: [SubmitAction] { [] }
    }

    var submitActions: [SubmitAction] {
        get { self[SubmitActionsKey.self] }
        set { self[SubmitActionsKey.self] = newValue }
    }
}

/// An action that runs on submission.
struct SubmitAction {
    let triggers: SubmitTriggers
    let action: () -> Void
}

/// The kinds of submission that trigger an action.
public struct SubmitTriggers: OptionSet, Sendable {
    /// The raw value of the option set.
    public let rawValue: Int
    /// Creates an option set from a raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A submission of a text field.
    public static let text = SubmitTriggers(rawValue: 1)
    /// A submission of a search field.
    public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
    /// Performs an action when a person submits a value in this view with the Return key. Inner actions run first.
    nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping (() -> Void)) -> some View
    {
        transformEnvironment(\.submitActions) { $0.insert(SubmitAction(triggers: triggers, action: action), at: 0) }
    }

    /// Prevents submissions in this view from performing the actions of the views around it. Available from iOS 15 and
    /// macOS 12.
    nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
        transformEnvironment(\.submitActions) { if isBlocking { $0 = [] } }
    }
}
