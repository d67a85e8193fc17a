/// A control that switches between on and off.
nonisolated public struct Toggle<Label: View>: View {
    private let isOn: Binding<Bool>
    private let label: Label
    private var isMixed = false

    /// Creates a toggle with a custom label.
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
    /// Creates a toggle that controls several values. It's on if all values are on, and mixed if they differ.
    ///
    /// Available from iOS 16 and macOS 13.
    public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        let all = sources.map { $0[keyPath: isOn] }
        self.init(
            isOn: Binding(
                read: { all.allSatisfy(\.wrappedValue) },
                write: { value, _ in for one in all { one.wrappedValue = value } }, source: nil), label: label)
        isMixed = Set(all.map(\.wrappedValue)).count > 1
    }
}

extension Toggle where Label == ViewRuntime.Label<Text, Image> {
    /// Creates a toggle with a symbol and a title from a localized string key.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a toggle with a symbol and a title from a string.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Label(title, systemImage: systemImage) }
    }

    /// Creates a toggle that controls several values, with a symbol and a title from a localized string key.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a toggle that controls several values, with a symbol and a title from a string.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Label(title, systemImage: systemImage) }
    }
}

extension Toggle where Label == Text {
    /// Creates a toggle that controls several values, with a label from a localized string key.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(titleKey) }
    }

    /// Creates a toggle that controls several values, with a label from a string.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }

    /// Creates a toggle with a label from a localized string key.
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }

    /// Creates a toggle with a label from a string.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// Creates a toggle from the configuration of a toggle style. Use it in a style to build on the style around it.
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn) { configuration.label }
    }
}

/// A toggle in the style from the environment. For assistive technology, it is one element.
private struct ChosenToggle: View {
    @Environment(\.controlValues.toggleStyle) private var style
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
