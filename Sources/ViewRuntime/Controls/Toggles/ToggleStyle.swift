/// A type that defines the appearance and the interaction of toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
    /// A view that represents the body of a toggle.
    associatedtype Body: View
    /// Creates a view that represents the body of a toggle.
    ///
    /// - Parameter configuration: The properties of the toggle.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    /// The properties of a toggle.
    typealias Configuration = ToggleStyleConfiguration
}

/// The properties of a toggle that a toggle style shows.
nonisolated public struct ToggleStyleConfiguration {
    /// A type-erased label of a toggle.
    public struct Label: View {
        // The runtime creates and shows views on the main actor.
        nonisolated(unsafe) let content: AnyView
        public var body: some View { content }

        nonisolated init(content: AnyView) { self.content = content }
    }

    /// A view that describes the purpose of the toggle.
    public let label: Label
    /// Whether the toggle is on.
    @Binding public var isOn: Bool
    /// A Boolean value that indicates whether the toggle controls several values that differ.
    public var isMixed: Bool

    init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
        self.label = label
        _isOn = isOn
        self.isMixed = isMixed
    }
}

extension View {
    /// Sets the style of toggles in this view.
    nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return controls { $0.toggleStyle = StyleChoice(style) { $0.makeBody(configuration: $1) } }
    }
}
