import Foundation

/// A view that pairs a label with a value or a control.
///
/// Available from iOS 16 and macOS 13.
public struct LabeledContent<Label, Content> {
    let label: Label
    let content: Content
    @Environment(\.controlValues.labeledContentStyle) private var style

    init(label: Label, content: Content) {
        self.label = label
        self.content = content
    }
}

extension LabeledContent: View where Label: View, Content: View {
    /// Creates labeled content with a custom label.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content())
    }

    public var body: some View {
        let configuration = LabeledContentStyleConfiguration(
            label: LabeledContentStyleConfiguration.Label(content: AnyView(label)),
            content: LabeledContentStyleConfiguration.Content(content: AnyView(content)))
        (style ?? StyleChoice(AutomaticLabeledContentStyle()) { $0.makeBody(configuration: $1) }).makeBody(
            configuration
        )
        .controls { $0.labeledContentStyle = nil }
    }
}

extension LabeledContent where Label == Text, Content: View {
    /// Creates labeled content with a label from a localized string key.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content())
    }

    /// Creates labeled content with a label from a string.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content())
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Creates labeled content that shows a string, with a label from a localized string key.
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(label: Text(titleKey), content: Text(value))
    }

    /// Creates labeled content that shows a string, with a label from a string.
    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(label: Text(title), content: Text(value))
    }

    /// Creates labeled content that shows a formatted value, with a label from a localized string key.
    public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(titleKey), content: Text(value, format: format))
    }

    /// Creates labeled content that shows a formatted value, with a label from a string.
    @_disfavoredOverload
    public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(title), content: Text(value, format: format))
    }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// Creates labeled content from the configuration of a style. Use it in a style to build on the style around it.
    public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(label: configuration.label, content: configuration.content)
    }
}

/// A type that defines the appearance of labeled content.
///
/// Available from iOS 16 and macOS 13.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    /// A view that represents the body of labeled content.
    associatedtype Body: View
    /// Creates a view that represents the body of labeled content.
    ///
    /// - Parameter configuration: The properties of the labeled content.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    /// The properties of labeled content.
    typealias Configuration = LabeledContentStyleConfiguration
}

/// The properties of labeled content that a style shows.
nonisolated public struct LabeledContentStyleConfiguration {
    /// A type-erased label of labeled content.
    public struct Label: View {
        // The runtime creates and shows views on the main actor.
        nonisolated(unsafe) let content: AnyView
        public var body: some View { content }

        nonisolated init(content: AnyView) { self.content = content }
    }

    /// A type-erased content of labeled content.
    public struct Content: View {
        // The runtime creates and shows views on the main actor.
        nonisolated(unsafe) let content: AnyView
        public var body: some View { content }

        nonisolated init(content: AnyView) { self.content = content }
    }

    /// A view that describes the content.
    public let label: Label
    /// The value or the control.
    public let content: Content
}

/// The default style of labeled content, which shows the label at the leading edge and the content in a secondary color
/// at the trailing edge.
nonisolated public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    @Environment(\.controlValues.hidesLabels) private var hidesLabels

    /// Creates an automatic labeled content style.
    public init() {}

    /// Creates a view that represents the body of labeled content.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 0) {
            ControlLabel(isHidden: hidesLabels) { configuration.label }
            if !hidesLabels { Spacer(minLength: 8) }
            configuration.content
                .transformEnvironment(\.drawing) { $0.setDefaultForeground(.secondary) }
                .multilineTextAlignment(.trailing)
        }
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The default style of labeled content, which shows the label at the leading edge and the content in a secondary
    /// color at the trailing edge.
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension View {
    /// Sets the style of labeled content in this view.
    ///
    /// Available from iOS 16 and macOS 13.
    nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return controls { $0.labeledContentStyle = StyleChoice(style) { $0.makeBody(configuration: $1) } }
    }
}
