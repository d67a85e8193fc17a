/// Controls to enter data with, as rows of a list. Apple: iOS 13, macOS 10.15.
nonisolated public struct Form<Content: View>: View {
    private let content: Content
    @Environment(\.builtIn.controls.formStyle) private var style

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public var body: some View {
        (style ?? StyleChoice(AutomaticFormStyle()) { $0.makeBody(configuration: $1) })
            .makeBody(FormStyleConfiguration(content: FormStyleConfiguration.Content(content: AnyView(content))))
            .controls { $0.formStyle = nil }
    }
}

extension Form where Content == FormStyleConfiguration.Content {
    /// The form that a style is asked to show, in the style around it. Apple: iOS 16, macOS 13.
    public init(_ configuration: FormStyleConfiguration) { self.init { configuration.content } }
}
