/// A title with an icon.
nonisolated public struct Label<Title: View, Icon: View>: View {
    private let title: Title
    private let icon: Icon

    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    @MainActor public var body: some View {
        ChosenLabel(
            configuration: LabelStyleConfiguration(
                title: LabelStyleConfiguration.Title(content: AnyView(title)),
                icon: LabelStyleConfiguration.Icon(content: AnyView(icon))))
    }
}

extension Label where Title == Text, Icon == Image {
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init { Text(titleKey) } icon: { Image(systemName: name) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init { Text(title) } icon: { Image(systemName: name) }
    }

    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init { Text(titleKey) } icon: { Image(name) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init { Text(title) } icon: { Image(name) }
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// The label that a style is asked to show, in the style around it.
    public init(_ configuration: LabelStyleConfiguration) {
        self.init { configuration.title } icon: { configuration.icon }
    }
}

/// Shows a label in the style that the environment chooses.
private struct ChosenLabel: View {
    @Environment(\.builtIn.controls.labelStyle) private var style
    @Environment(\.builtIn.controls.prefersIcons) private var prefersIcons
    let configuration: LabelStyleConfiguration

    init(configuration: LabelStyleConfiguration) { self.configuration = configuration }

    var body: some View {
        (style ?? usual).makeBody(configuration).controls { $0.labelStyle = nil }
    }

    private var usual: StyleChoice<LabelStyleConfiguration> {
        prefersIcons
            ? StyleChoice(IconOnlyLabelStyle()) { $0.makeBody(configuration: $1) }
            : StyleChoice(DefaultLabelStyle()) { $0.makeBody(configuration: $1) }
    }
}
