import Foundation

extension Picker {
    /// Creates a picker with a custom label.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(PickerSelection(selection), content(), label())
    }

    /// Creates a picker with a custom label and a label for the current value.
    ///
    /// Available from iOS 18 and macOS 15.
    ///
    /// - Parameters:
    ///   - selection: The selected value.
    ///   - content: The values to select from.
    ///   - label: A view that describes the purpose of the selection.
    ///   - currentValueLabel: A view that replaces the selected value in the menu style's button.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(PickerSelection(selection), content(), label(), AnyView(currentValueLabel()))
    }

    /// Creates a picker that edits several values. If the values differ, the picker shows none of them.
    ///
    /// Available from iOS 16 and macOS 13.
    public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(PickerSelection(sources, selection), content(), label())
    }

    /// Creates a picker that edits several values, with a label for the current value.
    ///
    /// Available from iOS 18 and macOS 15.
    public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(PickerSelection(sources, selection), content(), label(), AnyView(currentValueLabel()))
    }

    /// Creates a picker with a label view.
    @available(*, deprecated, renamed: "init(selection:content:label:)")
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(PickerSelection(selection), content(), label)
    }
}

extension Picker where Label == Text {
    /// Creates a picker with a label from a localized string key.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
    {
        self.init(PickerSelection(selection), content(), Text(titleKey))
    }

    /// Creates a picker with a label from a string.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
    {
        self.init(PickerSelection(selection), content(), Text(title))
    }

    /// Creates a picker with a label from a localized string key, and a label for the current value.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(PickerSelection(selection), content(), Text(titleKey), AnyView(currentValueLabel()))
    }

    /// Creates a picker with a label from a string, and a label for the current value.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(PickerSelection(selection), content(), Text(title), AnyView(currentValueLabel()))
    }

    /// Creates a picker that edits several values, with a label from a localized string key.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(PickerSelection(sources, selection), content(), Text(titleKey))
    }

    /// Creates a picker that edits several values, with a label from a string.
    @_disfavoredOverload
    public init<C: RandomAccessCollection, S: StringProtocol>(
        _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(PickerSelection(sources, selection), content(), Text(title))
    }

    /// Creates a picker that edits several values, with a label from a localized string key, and a label for the
    /// current value.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(PickerSelection(sources, selection), content(), Text(titleKey), AnyView(currentValueLabel()))
    }

    /// Creates a picker that edits several values, with a label from a string, and a label for the current value.
    @_disfavoredOverload
    public init<C: RandomAccessCollection, S: StringProtocol>(
        _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(PickerSelection(sources, selection), content(), Text(title), AnyView(currentValueLabel()))
    }
}

extension Picker where Label == ViewRuntime.Label<Text, Image> {
    /// Creates a picker with a symbol and a title from a localized string key.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(PickerSelection(selection), content(), Label(titleKey, systemImage: systemImage))
    }

    /// Creates a picker with a symbol and a title from a string.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(PickerSelection(selection), content(), Label(title, systemImage: systemImage))
    }

    /// Creates a picker with a symbol and a title from a localized string key, and a label for the current value.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            PickerSelection(selection), content(), Label(titleKey, systemImage: systemImage),
            AnyView(currentValueLabel()))
    }

    /// Creates a picker with a symbol and a title from a string, and a label for the current value.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            PickerSelection(selection), content(), Label(title, systemImage: systemImage), AnyView(currentValueLabel()))
    }

    /// Creates a picker that edits several values, with a symbol and a title from a localized string key.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(PickerSelection(sources, selection), content(), Label(titleKey, systemImage: systemImage))
    }

    /// Creates a picker that edits several values, with a symbol and a title from a string.
    @_disfavoredOverload
    public init<C: RandomAccessCollection, S: StringProtocol>(
        _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(PickerSelection(sources, selection), content(), Label(title, systemImage: systemImage))
    }

    /// Creates a picker that edits several values, with a symbol and a title from a localized string key, and a label
    /// for the current value.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            PickerSelection(sources, selection), content(), Label(titleKey, systemImage: systemImage),
            AnyView(currentValueLabel()))
    }

    /// Creates a picker that edits several values, with a symbol and a title from a string, and a label for the current
    /// value.
    @_disfavoredOverload
    public init<C: RandomAccessCollection, S: StringProtocol>(
        _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            PickerSelection(sources, selection), content(), Label(title, systemImage: systemImage),
            AnyView(currentValueLabel()))
    }
}
