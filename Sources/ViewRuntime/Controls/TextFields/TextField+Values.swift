import Foundation

extension TextField {
    /// A text that may have several lines. Apple: iOS 16, macOS 13.
    ///
    /// - Parameter axis: Along `.vertical` the field grows with its lines; `lineLimit(_:)` limits them. Return still submits.
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(text: text, prompt: prompt, label: label)
        isTall = axis == .vertical
    }

    /// A value that is written as a format says. What is written is taken over when editing ends; what the format does not
    /// understand is dropped. Apple: iOS 15, macOS 12.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(text: .constant(format.format(value.wrappedValue)), prompt: prompt, label: label)
        parse = { text in if let parsed = try? format.parseStrategy.parse(text) { value.wrappedValue = parsed } }
    }

    /// A value that may be missing: an empty text is none. Apple: iOS 15, macOS 12.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(text: .constant(value.wrappedValue.map { format.format($0) } ?? ""), prompt: prompt, label: label)
        parse = { text in
            if text.isEmpty { value.wrappedValue = nil } else if let parsed = try? format.parseStrategy.parse(text) { value.wrappedValue = parsed }
        }
    }

    /// A value that is written as a formatter says. Apple: iOS 15, macOS 12.
    public init<V>(value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(text: .constant(formatter.string(for: value.wrappedValue) ?? ""), prompt: prompt, label: label)
        parse = { text in if let parsed: V = Self.parse(text, formatter) { value.wrappedValue = parsed } }
    }

    /// What a formatter of numbers or dates understands.
    private static func parse<V>(_ text: String, _ formatter: Formatter) -> V? {
        if let date = (formatter as? DateFormatter)?.date(from: text) { return date as? V }
        guard let number = (formatter as? NumberFormatter)?.number(from: text) else { return nil }
        return number as? V ?? number.intValue as? V ?? number.doubleValue as? V ?? CGFloat(number.doubleValue) as? V ?? number.decimalValue as? V
    }
}

extension TextField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(text: text, axis: axis) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
        self.init(text: text, axis: axis) { Text(title) }
    }

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
    }

    public init<F: ParseableFormatStyle>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(_ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }

    public init<F: ParseableFormatStyle>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(_ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }

    public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
        self.init(value: value, formatter: formatter) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter) {
        self.init(value: value, formatter: formatter) { Text(title) }
    }

    public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?) {
        self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text?) {
        self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
    }
}
