import Foundation

extension TextField {
    /// Creates a text field that can have several lines.
    ///
    /// Available from iOS 16 and macOS 13.
    ///
    /// - Parameters:
    ///   - text: A binding to the text.
    ///   - prompt: The text in the empty field, or `nil` to show the label.
    ///   - axis: The axis on which the text extends. With `.vertical`, the field grows with its lines up to the
    ///     `lineLimit(_:)`. The Return key still submits.
    ///   - label: A view that describes the purpose of the field.
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(text: text, prompt: prompt, label: label)
        if axis == .vertical { kind = .tall }
    }

    /// Creates a text field that edits a value in a format.
    ///
    /// The field writes the value when editing ends. If the format can't parse the text, the value doesn't change.
    ///
    /// Available from iOS 15 and macOS 12.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        let shown = value.wrappedValue
        self.init(
            .value(text: { format.localized(for: $0).format(shown) }) { text, locale in
                if let parsed = try? format.localized(for: locale).parseStrategy.parse(text) {
                    value.wrappedValue = parsed
                }
            }, prompt: prompt, label: label())
    }

    /// Creates a text field that edits an optional value in a format. Text that the format can't parse stands for
    /// `nil`.
    ///
    /// Available from iOS 15 and macOS 12.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        let shown = value.wrappedValue
        self.init(
            .value(text: { locale in shown.map { format.localized(for: locale).format($0) } ?? "" }) { text, locale in
                value.wrappedValue = try? format.localized(for: locale).parseStrategy.parse(text)
            }, prompt: prompt, label: label())
    }

    /// Creates a text field that edits a value with a formatter.
    ///
    /// Available from iOS 15 and macOS 12.
    public init<V>(value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        let text = formatter.string(for: value.wrappedValue) ?? ""
        self.init(
            .value(text: { _ in text }) { text, _ in
                if let parsed: V = Self.parse(text, formatter) { value.wrappedValue = parsed }
            }, prompt: prompt, label: label())
    }

    /// Parses text with a number or date formatter.
    private static func parse<V>(_ text: String, _ formatter: Formatter) -> V? {
        if let date = (formatter as? DateFormatter)?.date(from: text) { return date as? V }
        guard let number = (formatter as? NumberFormatter)?.number(from: text) else { return nil }
        return number as? V ?? number.intValue as? V ?? number.doubleValue as? V ?? CGFloat(number.doubleValue) as? V
            ?? number.decimalValue as? V
    }
}

extension TextField where Label == Text {
    /// Creates a text field with an axis and a label from a localized string key.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(text: text, axis: axis) { Text(titleKey) }
    }

    /// Creates a text field with an axis and a label from a string.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
        self.init(text: text, axis: axis) { Text(title) }
    }

    /// Creates a text field with a prompt, an axis, and a label from a localized string key.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
    }

    /// Creates a text field with a prompt, an axis, and a label from a string.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
    }

    /// Creates a text field that edits a value in a format, with a label from a localized string key.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }

    /// Creates a text field that edits a value in a format, with a label from a string.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }

    /// Creates a text field that edits an optional value in a format, with a label from a localized string key.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }

    /// Creates a text field that edits an optional value in a format, with a label from a string.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }

    /// Creates a text field that edits a value with a formatter, with a label from a localized string key.
    public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
        self.init(value: value, formatter: formatter) { Text(titleKey) }
    }

    /// Creates a text field that edits a value with a formatter, with a label from a string.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter) {
        self.init(value: value, formatter: formatter) { Text(title) }
    }

    /// Creates a text field that edits a value with a formatter, with a prompt and a label from a localized string key.
    public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?) {
        self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) }
    }

    /// Creates a text field that edits a value with a formatter, with a prompt and a label from a string.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text?) {
        self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
    }
}
