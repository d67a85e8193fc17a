import Foundation

/// Views that belong together, on a ground, with a label above. Apple: iOS 14, macOS 10.15.
nonisolated public struct GroupBox<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content
    @Environment(\.builtIn.controls.groupBoxStyle) private var style

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

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
    public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

extension GroupBox where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// The box that a style is asked to show, in the style around it.
    public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init { configuration.content } label: { configuration.label }
    }
}

/// How group boxes look. Apple: iOS 14, macOS 11.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    typealias Configuration = GroupBoxStyleConfiguration
}

/// A group box that a style is asked to show.
nonisolated public struct GroupBoxStyleConfiguration {
    public struct Label: View {
        // Views are made and shown on the main actor.
        nonisolated(unsafe) let content: AnyView
        public var body: some View { content }

        nonisolated init(content: AnyView) { self.content = content }
    }

    public struct Content: View {
        // Views are made and shown on the main actor.
        nonisolated(unsafe) let content: AnyView
        public var body: some View { content }

        nonisolated init(content: AnyView) { self.content = content }
    }

    public let label: Label
    public let content: Content
}

/// The usual style: a card with round corners. Apple: iOS 14, macOS 10.15.
nonisolated public struct DefaultGroupBoxStyle: GroupBoxStyle {
    public init() {}

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
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
    /// How group boxes in the view look. Apple: iOS 14, macOS 11.
    nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return controls { $0.groupBoxStyle = StyleChoice(style) { $0.makeBody(configuration: $1) } }
    }
}
