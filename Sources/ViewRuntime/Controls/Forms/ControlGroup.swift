/// A container that shows related controls side by side.
///
/// Available from iOS 15 and macOS 12.
nonisolated public struct ControlGroup<Content: View>: View {
    private let content: Content
    private var label: AnyView?

    /// Creates a control group.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public var body: some View {
        ControlGroupBody(
            configuration: ControlGroupStyleConfiguration(
                content: ControlGroupStyleConfiguration.Content(content: AnyView(content)),
                label: ControlGroupStyleConfiguration.Label(content: label ?? AnyView(EmptyView()))))
    }
}

/// The content of a control group with a label.
///
/// Available from iOS 16 and macOS 13.
nonisolated public struct LabeledControlGroupContent<Content: View, Label: View>: View {
    let content: Content
    let label: Label

    @MainActor public var body: some View { content }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    /// Creates a control group from the configuration of a style.
    public init(_ configuration: ControlGroupStyleConfiguration) {
        content = configuration.content
        label = AnyView(configuration.label)
    }
}

extension ControlGroup {
    /// Creates a control group with a label.
    ///
    /// - Parameters:
    ///   - content: The controls.
    ///   - label: A view that names the group. The group doesn't show it.
    public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        let label = label()
        self.content = LabeledControlGroupContent(content: content(), label: label)
        self.label = AnyView(label)
    }

    /// Creates a control group with a label from a localized string key.
    public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a control group with a label from a string.
    @_disfavoredOverload
    public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(title) }
    }

    /// Creates a control group with a symbol and a title from a localized string key.
    public init<C: View>(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a control group with a symbol and a title from a string.
    @_disfavoredOverload
    public init<C: View, S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(title, systemImage: systemImage) }
    }
}

/// A control group in the style of the environment. Inside a menu, the controls are rows.
private struct ControlGroupBody: View {
    let configuration: ControlGroupStyleConfiguration
    @Environment(\.menuValues.isInside) private var isInMenu
    @Environment(\.controlValues.controlGroupStyle) private var style

    init(configuration: ControlGroupStyleConfiguration) { self.configuration = configuration }

    var body: some View {
        if isInMenu {
            Section { configuration.content }
        } else {
            (style ?? StyleChoice(AutomaticControlGroupStyle()) { $0.makeBody(configuration: $1) })
                .makeBody(configuration)
                .controls { $0.controlGroupStyle = nil }
        }
    }
}

/// The controls at equal height with lines between them.
struct ControlGroupRow: View {
    let content: AnyView

    var body: some View {
        Group(subviews: content) { parts in
            HStack(spacing: 0) {
                ForEach(parts.indices, id: \.self) { index in
                    if index > 0 { Rectangle().fill(SystemFill.secondary).frame(width: 1, height: 18) }
                    parts[index].padding(.horizontal, 12).frame(minHeight: 32)
                }
            }
        }
        .background(SystemFill.tertiary, in: RoundedRectangle(cornerRadius: 8))
        .fixedSize(horizontal: true, vertical: false)
    }
}
