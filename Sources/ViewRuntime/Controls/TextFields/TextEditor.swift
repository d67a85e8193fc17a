/// A view that edits text of several lines and scrolls it. It fills the available space.
///
/// A person edits the text with a keyboard, an input method, or an onscreen keyboard, and the Return key inserts a line
/// break. Taps, and drags of a mouse, place the insertion point and select text.
nonisolated public struct TextEditor: View {
    private let text: Binding<String>
    var selection: Binding<TextSelection?>?
    @Environment(\.textEditorStyleChoice) private var style

    /// Creates a text editor.
    public init(text: Binding<String>) { self.text = text }

    @MainActor public var body: some View {
        (style ?? StyleChoice(AutomaticTextEditorStyle()) { $0.makeBody(configuration: $1) })
            .makeBody(TextEditorStyleConfiguration(text: text, selection: selection))
    }
}

/// A type that defines the appearance of text editors.
///
/// Available from iOS 17 and macOS 14.
@MainActor @preconcurrency
public protocol TextEditorStyle {
    /// A view that represents the body of a text editor.
    associatedtype Body: View
    /// Creates a view that represents the body of a text editor.
    ///
    /// - Parameter configuration: The properties of the text editor.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    /// The properties of a text editor.
    typealias Configuration = TextEditorStyleConfiguration
}

/// The properties of a text editor that a text editor style shows.
///
/// Available from iOS 17 and macOS 14.
nonisolated public struct TextEditorStyleConfiguration {
    let text: Binding<String>
    let selection: Binding<TextSelection?>?
}

/// The default text editor style, which shows the text on a background.
///
/// Available from iOS 17 and macOS 14.
@MainActor @preconcurrency
public struct AutomaticTextEditorStyle: TextEditorStyle {
    /// Creates an automatic text editor style.
    public init() {}

    /// Creates a view that represents the body of a text editor.
    public func makeBody(configuration: Configuration) -> some View {
        TextEditorBody(text: configuration.text, selection: configuration.selection)
    }
}

/// A text editor style that shows the text without decoration.
///
/// Available from iOS 17 and macOS 14.
nonisolated public struct PlainTextEditorStyle: TextEditorStyle {
    /// Creates a plain text editor style.
    public init() {}

    /// Creates a view that represents the body of a text editor.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        TextEditorBody(text: configuration.text, selection: configuration.selection)
    }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    /// The default text editor style, which shows the text on a background.
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
    /// A text editor style that shows the text without decoration.
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

private struct TextEditorBody: View {
    let text: Binding<String>
    let selection: Binding<TextSelection?>?
    @Environment(\.scrollConfiguration.contentBackground) private var backgroundVisibility

    init(text: Binding<String>, selection: Binding<TextSelection?>?) {
        self.text = text
        self.selection = selection
    }

    var body: some View {
        TextEditing(text: text, prompt: nil, label: EmptyView(), kind: .editor, programSelection: selection)
            .background { if backgroundVisibility != .hidden { Rectangle().fill(.background) } }
    }
}

extension EnvironmentValues {
    private enum TextEditorStyleKey: EnvironmentKey {
        static var defaultValue: StyleChoice<TextEditorStyleConfiguration>? { nil }
    }

    fileprivate var textEditorStyleChoice: StyleChoice<TextEditorStyleConfiguration>? {
        get { self[TextEditorStyleKey.self] }
        set { self[TextEditorStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of text editors in this view.
    ///
    /// Available from iOS 17 and macOS 14.
    nonisolated public func textEditorStyle(_ style: some TextEditorStyle) -> some View {
        nonisolated(unsafe) let style = style
        return environment(\.textEditorStyleChoice, StyleChoice(style) { $0.makeBody(configuration: $1) })
    }
}
