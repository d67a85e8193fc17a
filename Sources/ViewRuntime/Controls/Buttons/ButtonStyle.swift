/// A type that defines the appearance of buttons with standard press behavior.
@MainActor @preconcurrency
public protocol ButtonStyle {
    /// A view that represents the body of a button.
    associatedtype Body: View
    /// Creates a view that represents the body of a button.
    ///
    /// - Parameter configuration: The properties of the button.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    /// The properties of a button.
    typealias Configuration = ButtonStyleConfiguration
}

/// The properties of a button that a button style shows.
nonisolated public struct ButtonStyleConfiguration {
    /// A type-erased label of a button.
    nonisolated public struct Label: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    /// The purpose of the button, or `nil` if it has no role.
    public let role: ButtonRole?
    /// A view that describes the button's action.
    public let label: Label
    /// A Boolean value that indicates whether a pointer is down on the button.
    public let isPressed: Bool
}

extension View {
    /// Sets the style of buttons in this view.
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return controls { $0.buttonStyle = StyleChoice(style) { PressableButton(style: $0, configuration: $1) } }
    }
}

/// A button in a style, with standard press behavior.
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
                    role: configuration.role,
                    label: ButtonStyleConfiguration.Label(content: configuration.label.content),
                    isPressed: isPressed)
            ) { $0.makeBody(configuration: $1) }
        }
        .modifier(ButtonModifier(press: { isPressed = $0 }, action: configuration.action))
    }
}
