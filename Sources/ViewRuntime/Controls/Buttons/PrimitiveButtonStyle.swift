/// A type that defines the appearance and the interaction of buttons.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    /// A view that represents the body of a button.
    associatedtype Body: View
    /// Creates a view that represents the body of a button.
    ///
    /// - Parameter configuration: The properties of the button.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    /// The properties of a button.
    typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// The properties of a button that a primitive button style shows.
nonisolated public struct PrimitiveButtonStyleConfiguration {
    /// A type-erased label of a button.
    public struct Label: View {
        // The runtime creates and shows views on the main actor.
        nonisolated(unsafe) let content: AnyView
        public var body: some View { content }

        nonisolated init(content: AnyView) { self.content = content }
    }

    /// The purpose of the button, or `nil` if it has no role.
    public let role: ButtonRole?
    /// A view that describes the button's action.
    public let label: Label
    let action: @MainActor () -> Void

    init(role: ButtonRole?, label: Label, action: @escaping @MainActor () -> Void) {
        self.role = role
        self.label = label
        self.action = action
    }

    /// Performs the button's action. Call this method on the main thread.
    public func trigger() {
        let action = action
        MainActor.assumeIsolated { action() }
    }
}

extension View {
    /// Sets the style and the interaction of buttons in this view.
    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return controls { $0.buttonStyle = StyleChoice(style) { OneView(content: $0.makeBody(configuration: $1)) } }
    }
}

/// Combines the views of a style's body into one.
private struct OneView<Content: View>: View {
    let content: Content

    var body: some View {
        if Content._elementCount == 1 { content } else { HStack { content } }
    }
}

extension StyleChoice where Configuration == PrimitiveButtonStyleConfiguration {
    static var automaticButton: StyleChoice { StyleChoice(DefaultButtonStyle()) { $0.makeBody(configuration: $1) } }
}
