/// A text of several lines that a person edits, which scrolls where it does not fit. It takes all the room there is. Apple: iOS 14, macOS 11.
///
/// It is edited with a keyboard, as `TextField` is; return begins a line. There is no selection here.
nonisolated public struct TextEditor: View {
    private let text: Binding<String>
    @Environment(\.textEditorStyleChoice) private var style

    public init(text: Binding<String>) { self.text = text }

    @MainActor public var body: some View {
        (style ?? StyleChoice(AutomaticTextEditorStyle()) { $0.makeBody(configuration: $1) })
            .makeBody(TextEditorStyleConfiguration(text: text))
    }
}

/// How text editors look. Apple: iOS 17, macOS 14.
@MainActor @preconcurrency
public protocol TextEditorStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    typealias Configuration = TextEditorStyleConfiguration
}

/// An editor that a style is asked to show. Apple: iOS 17, macOS 14.
nonisolated public struct TextEditorStyleConfiguration {
    let text: Binding<String>
}

/// The usual style: the text on a ground. Apple: iOS 17, macOS 14.
@MainActor @preconcurrency
public struct AutomaticTextEditorStyle: TextEditorStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View { TextEditorBody(text: configuration.text) }
}

/// The text alone, on a ground. Apple: iOS 17, macOS 14.
nonisolated public struct PlainTextEditorStyle: TextEditorStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View { TextEditorBody(text: configuration.text) }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

private struct TextEditorBody: View {
    let text: Binding<String>
    @Environment(\.builtIn.scroll.contentBackground) private var ground

    init(text: Binding<String>) { self.text = text }

    var body: some View {
        TextEditing(
            text: text, prompt: nil, label: EmptyView(), editingChanged: { _ in }, commit: {}, isTall: true, isEditor: true)
            .background { if ground != .hidden { Rectangle().fill(.background) } }
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
    /// How text editors look. Apple: iOS 17, macOS 14.
    nonisolated public func textEditorStyle(_ style: some TextEditorStyle) -> some View {
        nonisolated(unsafe) let style = style
        return environment(\.textEditorStyleChoice, StyleChoice(style) { $0.makeBody(configuration: $1) })
    }
}
