import Foundation

/// An edit that a key makes to text.
enum TextEdit {
    case insert(String)
    case deleteBackward
    /// Moves the insertion point by a number of characters.
    case move(Int)
    /// Moves the insertion point by a number of lines. Only line breaks in the text separate them.
    case moveLine(Int)
    case moveToStart
    case moveToEnd
    case submit
}

/// Text with an insertion point.
struct TextEditing<Label: View>: View {
    @Binding var text: String
    let prompt: Text?
    let label: Label
    let editingChanged: (Bool) -> Void
    let commit: () -> Void
    /// Whether the text can have several lines.
    var isTall = false
    /// Whether dots replace the characters.
    var isSecret = false
    /// Whether the Return key inserts a line break and the text scrolls.
    var isEditor = false
    /// The number of characters before the insertion point.
    @State private var caret = 0
    @State private var isEditing = false
    @Environment(\.submitActions) private var submitActions

    var body: some View {
        Group {
            if isEditor {
                ScrollViewReader { proxy in
                    ScrollView {
                        writing.padding(.horizontal, 5).padding(.vertical, 8).id(EditedText.all)
                    }
                    .onChange(of: text) {
                        if isEditing, caret >= text.count { proxy.scrollTo(EditedText.all, anchor: .bottom) }
                    }
                }
            } else {
                writing.clipped().background { ControlLabel(isHidden: true) { label } }
            }
        }
        .modifier(TextFieldModifier(text: shown, isEditor: isEditor, edit: edit, focusChanged: focusChanged))
    }

    private var writing: some View {
        ZStack(alignment: .leading) {
            if text.isEmpty { placeholder.foregroundStyle(.placeholder).lineLimit(1) }
            if isEditing {
                if isTall {
                    // The insertion point is one of the characters, so that line breaking takes it into account.
                    let before = Text(verbatim: String(shown.prefix(caret)))
                    let point = Text(verbatim: "|").foregroundStyle(.tint)
                    Text("\(before)\(point)\(Text(verbatim: String(shown.dropFirst(caret))))")
                } else {
                    HStack(spacing: 0) {
                        Text(verbatim: String(shown.prefix(caret)))
                        // The insertion point is as high as a line of text.
                        Text(verbatim: " ").fixedSize().frame(width: 0).overlay {
                            Rectangle().fill(.tint).frame(width: 2)
                        }.zIndex(1)
                        Text(verbatim: String(shown.dropFirst(caret)))
                    }
                    .lineLimit(1)
                    .fixedSize()
                }
            } else if isTall {
                Text(verbatim: text.isEmpty ? " " : shown)
            } else {
                // An empty field is as high as one with text.
                Text(verbatim: text.isEmpty ? " " : shown).lineLimit(1)
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    private var shown: String { isSecret ? String(repeating: "•", count: text.count) : text }

    @ViewBuilder private var placeholder: some View {
        if let prompt { prompt } else { label }
    }

    private func edit(_ edit: TextEdit) {
        var characters = Array(text)
        let place = min(caret, characters.count)
        switch edit {
        case .insert(let string):
            characters.insert(contentsOf: string, at: place)
            text = String(characters)
            caret = place + string.count
        case .deleteBackward:
            guard place > 0 else { return }
            characters.remove(at: place - 1)
            text = String(characters)
            caret = place - 1
        case .move(let distance): caret = min(max(place + distance, 0), characters.count)
        case .moveLine(let distance): caret = caret(movedBy: distance, from: place, in: characters)
        case .moveToStart: caret = 0
        case .moveToEnd: caret = characters.count
        case .submit where isEditor: self.edit(.insert("\n"))
        case .submit:
            commit()
            for submit in submitActions where submit.triggers.contains(.text) { submit.action() }
        }
    }

    /// Returns the same column in another line, or the end of that line if it's shorter.
    private func caret(movedBy distance: Int, from place: Int, in characters: [Character]) -> Int {
        let lines = characters.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        guard let line = lines.firstIndex(where: { place <= $0.endIndex }) else { return place }
        let next = line + distance
        guard lines.indices.contains(next) else { return distance < 0 ? 0 : characters.count }
        return min(lines[next].startIndex + place - lines[line].startIndex, lines[next].endIndex)
    }

    private func focusChanged(_ isFocused: Bool) {
        guard isFocused != isEditing else { return }
        isEditing = isFocused
        if isFocused { caret = text.count }
        editingChanged(isFocused)
    }
}

/// The identity of the text in an editor's scroll view.
private enum EditedText { case all }

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
}
