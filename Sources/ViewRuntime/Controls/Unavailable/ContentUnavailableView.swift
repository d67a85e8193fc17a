/// Tells that there is nothing to show, and what to do about it. Apple: iOS 17, macOS 14.
///
/// A large symbol over a title, a description and buttons, in the middle of the room there is.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    private let label: Label
    private let description: Description
    private let actions: Actions

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

/// A large grey symbol over the title.
private struct UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 12) {
            configuration.icon.font(.system(size: 48)).imageScale(.medium).foregroundStyle(.secondary).accessibilityHidden(true)
            configuration.title.accessibilityAddTraits(.isHeader)
        }
    }
}

extension ContentUnavailableView where Label == ViewRuntime.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init { ViewRuntime.Label(title, image: name) } description: { description }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init { ViewRuntime.Label(title, image: name) } description: { description }
    }

    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init { ViewRuntime.Label(title, systemImage: name) } description: { description }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init { ViewRuntime.Label(title, systemImage: name) } description: { description }
    }
}
