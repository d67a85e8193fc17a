/// A control that is on or off.
nonisolated public struct Toggle<Label: View>: View {
    private let isOn: Binding<Bool>
    private let label: Label
    private var isMixed = false

    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }

    @MainActor public var body: some View {
        ChosenToggle(
            configuration: ToggleStyleConfiguration(
                label: ToggleStyleConfiguration.Label(content: AnyView(label)), isOn: isOn, isMixed: isMixed))
    }
}

extension Toggle {
    /// Switches several things together: on if all are, mixed where they differ. Apple: iOS 16, macOS 13.
    public init<C: RandomAccessCollection>(sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label) {
        let all = sources.map { $0[keyPath: isOn] }
        self.init(isOn: Binding(read: { all.allSatisfy(\.wrappedValue) }, write: { value, _ in for one in all { one.wrappedValue = value } }, source: nil), label: label)
        isMixed = Set(all.map(\.wrappedValue)).count > 1
    }
}

extension Toggle where Label == ViewRuntime.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Label(title, systemImage: systemImage) }
    }

    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Label(title, systemImage: systemImage) }
    }
}

extension Toggle where Label == Text {
    public init<C: RandomAccessCollection>(_ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>) {
        self.init(sources: sources, isOn: isOn) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(_ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>) {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }

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
