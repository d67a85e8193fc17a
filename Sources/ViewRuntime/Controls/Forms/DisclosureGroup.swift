import Foundation

/// A view that shows or hides its content when a person taps its label. In a list, each view of the content is a row.
///
/// Available from iOS 14 and macOS 11.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
    private let label: Label
    private let content: () -> Content
    private let binding: Binding<Bool>?
    @State private var isExpanded = false
    @Environment(\.controlValues.disclosureStyle) private var style

    private init(_ binding: Binding<Bool>?, _ label: Label, _ content: @escaping () -> Content) {
        self.binding = binding
        self.label = label
        self.content = content
    }

    /// Creates a disclosure group that is collapsed at first.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(nil, label(), content)
    }

    /// Creates a disclosure group whose state a binding controls.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(isExpanded, label(), content)
    }

    @MainActor public var body: some View {
        let isExpanded = binding ?? $isExpanded
        let configuration = DisclosureGroupStyleConfiguration(
            label: DisclosureGroupStyleConfiguration.Label(content: AnyView(label)),
            content: DisclosureGroupStyleConfiguration.Content(
                content: isExpanded.wrappedValue ? AnyView(content()) : AnyView(EmptyView())),
            isExpanded: isExpanded)
        if let style {
            style.makeBody(configuration).controls { $0.disclosureStyle = nil }
        } else {
            AutomaticDisclosureGroup(configuration: configuration)
        }
    }
}

extension DisclosureGroup where Label == Text {
    /// Creates a collapsed disclosure group with a label from a localized string key.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(nil, Text(titleKey), content)
    }

    /// Creates a disclosure group with a label from a localized string key. A binding controls its state.
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded, Text(titleKey), content)
    }

    /// Creates a collapsed disclosure group with a label from a string.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(nil, Text(label), content)
    }

    /// Creates a disclosure group with a label from a string. A binding controls its state.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content)
    {
        self.init(isExpanded, Text(label), content)
    }
}

/// A type that defines the appearance of disclosure groups.
///
/// Available from iOS 16 and macOS 13.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
    /// A view that represents the body of a disclosure group.
    associatedtype Body: View
    /// Creates a view that represents the body of a disclosure group.
    ///
    /// - Parameter configuration: The properties of the disclosure group.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    /// The properties of a disclosure group.
    typealias Configuration = DisclosureGroupStyleConfiguration
}

/// The properties of a disclosure group that a disclosure group style shows.
public struct DisclosureGroupStyleConfiguration {
    /// A type-erased label of a disclosure group.
    public struct Label: View {
        // The runtime creates and shows views on the main actor.
        nonisolated(unsafe) let content: AnyView
        public var body: some View { content }

        nonisolated init(content: AnyView) { self.content = content }
    }

    /// A type-erased content of a disclosure group.
    public struct Content: View {
        // The runtime creates and shows views on the main actor.
        nonisolated(unsafe) let content: AnyView
        public var body: some View { content }

        nonisolated init(content: AnyView) { self.content = content }
    }

    /// A view that describes the content.
    public let label: Label
    /// The content that the group shows while it's expanded.
    public let content: Content
    /// Whether the group shows its content.
    @Binding public var isExpanded: Bool

    init(label: Label, content: Content, isExpanded: Binding<Bool>) {
        self.label = label
        self.content = content
        _isExpanded = isExpanded
    }
}

/// The default disclosure group style, which shows a rotating chevron after the label.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    /// Creates an automatic disclosure group style.
    public init() {}

    /// Creates a view that represents the body of a disclosure group.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        AutomaticDisclosureGroup(configuration: configuration)
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// The default disclosure group style, which shows a rotating chevron after the label.
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension View {
    /// Sets the style of disclosure groups in this view.
    ///
    /// Available from iOS 16 and macOS 13.
    nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return controls { $0.disclosureStyle = StyleChoice(style) { $0.makeBody(configuration: $1) } }
    }
}

private struct AutomaticDisclosureGroup: View {
    let configuration: DisclosureGroupStyleConfiguration
    @Environment(\.listValues.isInside) private var isInList

    init(configuration: DisclosureGroupStyleConfiguration) { self.configuration = configuration }

    var body: some View {
        if isInList {
            button
            if configuration.isExpanded { configuration.content.content }
        } else {
            VStack(alignment: .leading, spacing: 8) {
                button
                if configuration.isExpanded { configuration.content.content }
            }
        }
    }

    private var button: some View {
        Button {
            withAnimation { configuration.isExpanded.toggle() }
        } label: {
            HStack(spacing: 8) {
                configuration.label
                Spacer(minLength: 0)
                DisclosureChevron(isExpanded: configuration.isExpanded)
            }
            .contentShape(.rect)
        }
        .buttonStyle(ListLinkStyle())
        .accessibilityValue(configuration.isExpanded ? "Expanded" : "Collapsed")
    }
}
