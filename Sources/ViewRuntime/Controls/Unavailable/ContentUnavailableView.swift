/// A view that explains why there is no content to show.
///
/// The view centers a large symbol, a title, a description, and buttons in the available space.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    private let label: Label
    private let description: Description
    private let actions: Actions

    /// Creates a view with a label, a description, and actions.
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    @MainActor public var body: some View {
        VStack(spacing: 16) {
            VStack(spacing: 8) {
                label.labelStyle(UnavailableLabelStyle()).font(.title2.bold())
                description.font(.subheadline).foregroundStyle(.secondary)
            }
            if Actions.self != EmptyView.self { VStack(spacing: 8) { actions }.font(.subheadline) }
        }
        .multilineTextAlignment(.center)
        .padding(24)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// A label style that shows a large gray symbol above the title.
private struct UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 12) {
            configuration.icon.font(.system(size: 48)).imageScale(.medium).foregroundStyle(.secondary)
                .accessibilityHidden(true)
            configuration.title.accessibilityAddTraits(.isHeader)
        }
    }
}

extension ContentUnavailableView
where Label == ViewRuntime.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// Creates a view with an image, a title from a localized string key, and a description.
    public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init {
            ViewRuntime.Label(title, image: name)
        } description: {
            description
        }
    }

    /// Creates a view with an image, a title from a string, and a description.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init {
            ViewRuntime.Label(title, image: name)
        } description: {
            description
        }
    }

    /// Creates a view with a symbol, a title from a localized string key, and a description.
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init {
            ViewRuntime.Label(title, systemImage: name)
        } description: {
            description
        }
    }

    /// Creates a view with a symbol, a title from a string, and a description.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init {
            ViewRuntime.Label(title, systemImage: name)
        } description: {
            description
        }
    }
}
