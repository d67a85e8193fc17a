/// A type that defines the appearance of labels.
@MainActor @preconcurrency
public protocol LabelStyle {
    /// A view that represents the body of a label.
    associatedtype Body: View
    /// Creates a view that represents the body of a label.
    ///
    /// - Parameter configuration: The properties of the label.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    /// The properties of a label.
    typealias Configuration = LabelStyleConfiguration
}

/// The properties of a label that a label style shows.
nonisolated public struct LabelStyleConfiguration {
    /// A type-erased title of a label.
    public struct Title: View {
        // The runtime creates and shows views on the main actor.
        nonisolated(unsafe) let content: AnyView
        public var body: some View { content }

        nonisolated init(content: AnyView) { self.content = content }
    }

    /// A type-erased icon of a label.
    public struct Icon: View {
        // The runtime creates and shows views on the main actor.
        nonisolated(unsafe) let content: AnyView
        public var body: some View { content }

        nonisolated init(content: AnyView) { self.content = content }
    }

    /// The title of the label.
    public var title: Title
    /// The icon of the label.
    public var icon: Icon
}

/// A label style that shows only the title.
nonisolated public struct TitleOnlyLabelStyle: LabelStyle {
    /// Creates a title only label style.
    public init() {}
    /// Creates a view that represents the body of a label.
    @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// A label style that shows only the icon. Assistive technology still reads the title.
nonisolated public struct IconOnlyLabelStyle: LabelStyle {
    /// Creates an icon only label style.
    public init() {}

    /// Creates a view that represents the body of a label.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 0) {
            configuration.icon.accessibilityHidden(true)
            ControlLabel(isHidden: true) { configuration.title }
        }
    }
}

/// A label style that shows the icon before the title.
nonisolated public struct TitleAndIconLabelStyle: LabelStyle {
    /// Creates a title and icon label style.
    public init() {}

    /// Creates a view that represents the body of a label.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
            configuration.icon.accessibilityHidden(true)
            configuration.title
        }
    }
}

/// The default label style, which shows the icon before the title.
nonisolated public struct DefaultLabelStyle: LabelStyle {
    /// Creates a default label style.
    public init() {}

    /// Creates a view that represents the body of a label.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// A label style that shows only the title.
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// A label style that shows only the icon.
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// A label style that shows the icon before the title.
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The default label style, which shows the icon before the title.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension View {
    /// Sets the style of labels in this view.
    nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return controls { $0.labelStyle = StyleChoice(style) { $0.makeBody(configuration: $1) } }
    }
}
