/// A title with an icon.
nonisolated public struct Label<Title: View, Icon: View>: View {
    private let title: Title
    private let icon: Icon

    /// Creates a label with a custom title and icon.
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
    /// Creates a label with a symbol and a title from a localized string key.
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(systemName: name)
        }
    }

    /// Creates a label with a symbol and a title from a string.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(systemName: name)
        }
    }

    /// Creates a label with an image and a title from a localized string key.
    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(name)
        }
    }

    /// Creates a label with an image and a title from a string.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(name)
        }
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// Creates a label from the configuration of a label style. Use it in a style to build on the style around it.
    public init(_ configuration: LabelStyleConfiguration) {
        self.init {
            configuration.title
        } icon: {
            configuration.icon
        }
    }
}

/// A label in the style from the environment.
private struct ChosenLabel: View {
    @Environment(\.controlValues.labelStyle) private var style
    @Environment(\.controlValues.prefersIcons) private var prefersIcons
    @Environment(\.listValues.itemTint) private var itemTint
    @Environment(\.listValues.isInside) private var isInList
    @Environment(\.drawing.foregroundStyle) private var foreground
    let configuration: LabelStyleConfiguration

    init(configuration: LabelStyleConfiguration) { self.configuration = configuration }

    var body: some View {
        (style ?? usual).makeBody(listed).controls { $0.labelStyle = nil }
    }

    /// The configuration, with the icon in the tint of the list item. In the default style, the tint color is the tint
    /// of items, unless a view around the label sets a foreground style.
    private var listed: LabelStyleConfiguration {
        let usualTint = style == nil && foreground == nil ? AnyShapeStyle(.tint) : nil
        guard isInList, let tint = itemTint?.style ?? usualTint else { return configuration }
        var listed = configuration
        let icon = configuration.icon.content
        listed.icon = LabelStyleConfiguration.Icon(
            content: AnyView(icon.foregroundStyle(tint)))
        return listed
    }

    private var usual: StyleChoice<LabelStyleConfiguration> {
        prefersIcons
            ? StyleChoice(IconOnlyLabelStyle()) { $0.makeBody(configuration: $1) }
            : StyleChoice(DefaultLabelStyle()) { $0.makeBody(configuration: $1) }
    }
}
