/// A control that is on or off.
nonisolated public struct Toggle<Label: View>: View {
    private let isOn: Binding<Bool>
    private let label: Label

    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }

    @MainActor public var body: some View {
        ChosenToggle(
            configuration: ToggleStyleConfiguration(
                label: ToggleStyleConfiguration.Label(content: AnyView(label)), isOn: isOn, isMixed: false))
    }
}

extension Toggle where Label == Text {
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// The toggle that a style is asked to show, in the style around it.
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn) { configuration.label }
    }
}

/// Shows a toggle in the style that the environment chooses, as one thing to assistive technology.
private struct ChosenToggle: View {
    @Environment(\.builtIn.controls.toggleStyle) private var style
    let configuration: ToggleStyleConfiguration

    init(configuration: ToggleStyleConfiguration) { self.configuration = configuration }

    var body: some View {
        HStack {
            (style ?? StyleChoice(SwitchToggleStyle()) { $0.makeBody(configuration: $1) }).makeBody(configuration)
                .controls { $0.toggleStyle = nil }
        }
        .modifier(ToggleModifier(binding: configuration.$isOn, isOn: configuration.isOn))
    }
}
