/// A container for data-entry controls, which appear as list rows.
///
/// Available from iOS 13 and macOS 10.15.
nonisolated public struct Form<Content: View>: View {
    private let content: Content
    @Environment(\.controlValues.formStyle) private var style

    /// Creates a form with content.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public var body: some View {
        (style ?? StyleChoice(AutomaticFormStyle()) { $0.makeBody(configuration: $1) })
            .makeBody(FormStyleConfiguration(content: FormStyleConfiguration.Content(content: AnyView(content))))
            .controls { $0.formStyle = nil }
    }
}

extension Form where Content == FormStyleConfiguration.Content {
    /// Creates a form from the configuration of a form style. Use it in a style to build on the style around it.
    ///
    /// Available from iOS 16 and macOS 13.
    public init(_ configuration: FormStyleConfiguration) { self.init { configuration.content } }
}
