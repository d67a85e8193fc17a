/// How buttons look and how they are pressed.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// A button that a style is asked to show.
nonisolated public struct PrimitiveButtonStyleConfiguration {
    public struct Label: View {
        // Views are made and shown on the main actor.
        nonisolated(unsafe) let content: AnyView
        public var body: some View { content }

        nonisolated init(content: AnyView) { self.content = content }
    }

    public let role: ButtonRole?
    public let label: Label
    let action: @MainActor () -> Void

    init(role: ButtonRole?, label: Label, action: @escaping @MainActor () -> Void) {
        self.role = role
        self.label = label
        self.action = action
    }

    /// Does what the button is for. To be called on the main thread.
    public func trigger() {
        let action = action
        MainActor.assumeIsolated { action() }
    }
}

extension View {
    /// How buttons in the view look and are pressed.
    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return controls { $0.buttonStyle = StyleChoice(style) { OneView(content: $0.makeBody(configuration: $1)) } }
    }
}

/// What a style makes of a button, as one view.
private struct OneView<Content: View>: View {
    let content: Content

    var body: some View {
        if Content._elementCount == 1 { content } else { HStack { content } }
    }
}

extension StyleChoice where Configuration == PrimitiveButtonStyleConfiguration {
    static var automaticButton: StyleChoice { StyleChoice(DefaultButtonStyle()) { $0.makeBody(configuration: $1) } }
}
