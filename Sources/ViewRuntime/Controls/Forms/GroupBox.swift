import Foundation

/// A container that shows related views on a background, with an optional label above them.
///
/// Available from iOS 14 and macOS 10.15.
nonisolated public struct GroupBox<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content
    @Environment(\.controlValues.groupBoxStyle) private var style

    /// Creates a group box with a label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    /// Creates a group box with a label.
    @available(*, deprecated, renamed: "GroupBox(content:label:)")
    public init(label: Label, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }

    @MainActor public var body: some View {
        let configuration = GroupBoxStyleConfiguration(
            label: GroupBoxStyleConfiguration.Label(content: AnyView(label)),
            content: GroupBoxStyleConfiguration.Content(content: AnyView(content)))
        (style ?? StyleChoice(DefaultGroupBoxStyle()) { $0.makeBody(configuration: $1) }).makeBody(configuration)
            .controls { $0.groupBoxStyle = nil }
    }
}

extension GroupBox where Label == EmptyView {
    /// Creates a group box without a label.
    public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

extension GroupBox where Label == Text {
    /// Creates a group box with a label from a localized string key.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a group box with a label from a string.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// Creates a group box from the configuration of a group box style. Use it in a style to build on the style around
    /// it.
    public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

/// A type that defines the appearance of group boxes.
///
/// Available from iOS 14 and macOS 11.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    /// A view that represents the body of a group box.
    associatedtype Body: View
    /// Creates a view that represents the body of a group box.
    ///
    /// - Parameter configuration: The properties of the group box.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    /// The properties of a group box.
    typealias Configuration = GroupBoxStyleConfiguration
}

/// The properties of a group box that a group box style shows.
nonisolated public struct GroupBoxStyleConfiguration {
    /// A type-erased label of a group box.
    public struct Label: View {
        // The runtime creates and shows views on the main actor.
        nonisolated(unsafe) let content: AnyView
        public var body: some View { content }

        nonisolated init(content: AnyView) { self.content = content }
    }

    /// A type-erased content of a group box.
    public struct Content: View {
        // The runtime creates and shows views on the main actor.
        nonisolated(unsafe) let content: AnyView
        public var body: some View { content }

        nonisolated init(content: AnyView) { self.content = content }
    }

    /// A view that describes the content.
    public let label: Label
    /// The content of the group box.
    public let content: Content
}

/// The default group box style, which shows a card with rounded corners.
///
/// Available from iOS 14 and macOS 10.15.
nonisolated public struct DefaultGroupBoxStyle: GroupBoxStyle {
    /// Creates a default group box style.
    public init() {}

    /// Creates a view that represents the body of a group box.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            configuration.label.font(.headline).frame(maxWidth: .infinity, alignment: .leading)
            configuration.content
        }
        .padding(16)
        .background(SystemFill.tertiary, in: RoundedRectangle(cornerRadius: 10))
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// The default group box style, which shows a card with rounded corners.
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
    /// Sets the style of group boxes in this view.
    ///
    /// Available from iOS 14 and macOS 11.
    nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return controls { $0.groupBoxStyle = StyleChoice(style) { $0.makeBody(configuration: $1) } }
    }
}
