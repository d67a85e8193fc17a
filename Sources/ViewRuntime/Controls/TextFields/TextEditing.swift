import Foundation

/// What a key does to a text.
enum TextEdit {
    case insert(String)
    case deleteBackward
    /// By characters, forwards.
    case move(Int)
    case moveToStart
    case moveToEnd
    case submit
}

/// A text with a caret in it.
struct TextEditing<Label: View>: View {
    @Binding var text: String
    let prompt: Text?
    let label: Label
    let editingChanged: (Bool) -> Void
    let commit: () -> Void
    /// Whether lines may follow each other.
    var isTall = false
    /// Whether what is written is shown.
    var isSecret = false
    /// How many characters stand before the caret.
    @State private var caret = 0
    @State private var isEditing = false
    @Environment(\.submitActions) private var submitActions

    var body: some View {
        ZStack(alignment: .leading) {
            if text.isEmpty { placeholder.foregroundStyle(.placeholder).lineLimit(1) }
            if isEditing {
                if isTall {
                    // The caret is among the characters, so that they break into lines with it.
                    Text("\(Text(verbatim: String(shown.prefix(caret))))\(Text(verbatim: "|").foregroundStyle(.tint))\(Text(verbatim: String(shown.dropFirst(caret))))")
                } else {
                    HStack(spacing: 0) {
                        Text(verbatim: String(shown.prefix(caret)))
                        Rectangle().fill(.tint).frame(width: 2).padding(.horizontal, -1).zIndex(1)
                        Text(verbatim: String(shown.dropFirst(caret)))
                    }
                    .lineLimit(1)
                    .fixedSize()
                }
            } else if isTall {
                Text(verbatim: text.isEmpty ? " " : shown)
            } else {
                // An empty field is as high as one with a text.
                Text(verbatim: text.isEmpty ? " " : shown).lineLimit(1)
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .clipped()
        .background { ControlLabel(isHidden: true) { label } }
        .modifier(TextFieldModifier(text: shown, edit: edit, focusChanged: focusChanged))
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
        case .moveToStart: caret = 0
        case .moveToEnd: caret = characters.count
        case .submit:
            commit()
            for action in submitActions { action() }
        }
    }

    private func focusChanged(_ isFocused: Bool) {
        guard isFocused != isEditing else { return }
        isEditing = isFocused
        if isFocused { caret = text.count }
        editingChanged(isFocused)
    }
}

extension EnvironmentValues {
    private struct SubmitActionsKey: EnvironmentKey {
        static var defaultValue: [() -> Void] { [] }
    }

    var submitActions: [() -> Void] {
        get { self[SubmitActionsKey.self] }
        set { self[SubmitActionsKey.self] = newValue }
    }
}

/// What is submitted.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let text = SubmitTriggers(rawValue: 1)
    public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
    /// Runs an action when a person submits a text, with return; those further in run first.
    nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping (() -> Void)) -> some View {
        transformEnvironment(\.submitActions) { if triggers.contains(.text) { $0.append(action) } }
    }
}
