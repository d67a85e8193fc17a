import Foundation

/// Content that is shown and hidden by a tap on its label; in a list each view of it is a row. Apple: iOS 14, macOS 11.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
    private let label: Label
    private let content: () -> Content
    private let binding: Binding<Bool>?
    @State private var isExpanded = false
    @Environment(\.builtIn.controls.disclosureStyle) private var style

    private init(_ binding: Binding<Bool>?, _ label: Label, _ content: @escaping () -> Content) {
        self.binding = binding
        self.label = label
        self.content = content
    }

    /// Content that is hidden at first.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(nil, label(), content)
    }

    public init(isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(isExpanded, label(), content)
    }

    @MainActor public var body: some View {
        let isExpanded = binding ?? $isExpanded
        let configuration = DisclosureGroupStyleConfiguration(
            label: DisclosureGroupStyleConfiguration.Label(content: AnyView(label)),
            content: DisclosureGroupStyleConfiguration.Content(content: isExpanded.wrappedValue ? AnyView(content()) : AnyView(EmptyView())),
            isExpanded: isExpanded)
        if let style {
            style.makeBody(configuration).controls { $0.disclosureStyle = nil }
        } else {
            AutomaticDisclosureGroup(configuration: configuration)
        }
    }
}

extension DisclosureGroup where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(nil, Text(titleKey), content)
    }

    public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
        self.init(isExpanded, Text(titleKey), content)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(nil, Text(label), content)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
        self.init(isExpanded, Text(label), content)
    }
}

/// How disclosure groups look. Apple: iOS 16, macOS 13.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    typealias Configuration = DisclosureGroupStyleConfiguration
}

/// A disclosure group that a style is asked to show.
public struct DisclosureGroupStyleConfiguration {
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
    @Binding public var isExpanded: Bool

    init(label: Label, content: Content, isExpanded: Binding<Bool>) {
        self.label = label
        self.content = content
        _isExpanded = isExpanded
    }
}

/// The usual style: a sign that turns, at the trailing edge of the label.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        AutomaticDisclosureGroup(configuration: configuration)
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension View {
    /// How disclosure groups in the view look. Apple: iOS 16, macOS 13.
    nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return controls { $0.disclosureStyle = StyleChoice(style) { $0.makeBody(configuration: $1) } }
    }
}

private struct AutomaticDisclosureGroup: View {
    let configuration: DisclosureGroupStyleConfiguration
    @Environment(\.builtIn.list.isInside) private var isInList

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
                Image(systemName: "chevron.forward")
                    .font(.system(size: 13, weight: .semibold))
                    .foregroundStyle(.tint)
                    .rotationEffect(.degrees(configuration.isExpanded ? 90 : 0))
                    .accessibilityHidden(true)
            }
            .contentShape(.rect)
        }
        .buttonStyle(ListLinkStyle())
        .accessibilityValue(configuration.isExpanded ? "Expanded" : "Collapsed")
    }
}
