/// How buttons look. They are pressed as usual.
@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    typealias Configuration = ButtonStyleConfiguration
}

/// A button that a style is asked to show.
nonisolated public struct ButtonStyleConfiguration {
    nonisolated public struct Label: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    public let role: ButtonRole?
    public let label: Label
    /// Whether a pointer is down on the button.
    public let isPressed: Bool
}

extension View {
    /// How buttons in the view look.
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return controls { $0.buttonStyle = StyleChoice(style) { PressableButton(style: $0, configuration: $1) } }
    }
}

/// A button in a style, with the usual way of pressing it.
struct PressableButton<Style: ButtonStyle>: View {
    @State private var isPressed = false
    let style: Style
    let configuration: PrimitiveButtonStyleConfiguration

    init(style: Style, configuration: PrimitiveButtonStyleConfiguration) {
        self.style = style
        self.configuration = configuration
    }

    var body: some View {
        HStack {
            StyleBody(
                style: style,
                configuration: ButtonStyleConfiguration(
                    role: configuration.role, label: ButtonStyleConfiguration.Label(content: configuration.label.content),
                    isPressed: isPressed)
            ) { $0.makeBody(configuration: $1) }
        }
        .modifier(ButtonModifier(press: { isPressed = $0 }, action: configuration.action))
    }
}
