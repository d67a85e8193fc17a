/// A type that defines the appearance of control groups.
///
/// Available from iOS 15 and macOS 12.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
    /// A view that represents the body of a control group.
    associatedtype Body: View
    /// Creates a view that represents the body of a control group.
    ///
    /// - Parameter configuration: The properties of the control group.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    /// The properties of a control group.
    typealias Configuration = ControlGroupStyleConfiguration
}

/// The properties of a control group that a style shows.
///
/// Available from iOS 15 and macOS 12.
nonisolated public struct ControlGroupStyleConfiguration {
    /// A type-erased content of a control group.
    public struct Content: View {
        // Views are created and shown on the main actor.
        nonisolated(unsafe) let content: AnyView
        public var body: some View { content }

        nonisolated init(content: AnyView) { self.content = content }
    }

    /// A type-erased label of a control group.
    public struct Label: View {
        // Views are created and shown on the main actor.
        nonisolated(unsafe) let content: AnyView
        public var body: some View { content }

        nonisolated init(content: AnyView) { self.content = content }
    }

    /// A view with the controls.
    public let content: Content
    /// A view that describes the group. Without a label, it's empty.
    public let label: Label
}

/// The default control group style, which shows the controls side by side.
///
/// Available from iOS 15 and macOS 12.
nonisolated public struct AutomaticControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    public init() {}

    /// Creates a view that represents the body of a control group.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        ControlGroupRow(content: configuration.content.content)
    }
}

/// A control group style for navigation controls, which shows the controls side by side.
///
/// Available from iOS 15 and macOS 12.
nonisolated public struct NavigationControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    public init() {}

    /// Creates a view that represents the body of a control group.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        AutomaticControlGroupStyle().makeBody(configuration: configuration)
    }
}

/// A control group style that shows the controls in a menu.
///
/// Available from iOS 16.4 and macOS 13.3.
nonisolated public struct MenuControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    public init() {}

    /// Creates a view that represents the body of a control group.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        Menu {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// The default control group style, which shows the controls side by side.
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// A control group style for navigation controls, which shows the controls side by side.
    public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
    /// A control group style that shows the controls in a menu.
    public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension View {
    /// Sets the style of control groups in this view.
    ///
    /// Available from iOS 15 and macOS 12.
    nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return controls { $0.controlGroupStyle = StyleChoice(style) { $0.makeBody(configuration: $1) } }
    }
}
