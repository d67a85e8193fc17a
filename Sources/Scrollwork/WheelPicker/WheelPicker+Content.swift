import SwiftUI

extension WheelPicker {
    /// Formats the values for labels, assistive technology, and typing.
    ///
    /// ```swift
    /// WheelPicker("Price", value: $price, in: 0...100, step: 0.25)
    ///     .valueFormat(.currency(code: "EUR"))
    /// ```
    ///
    /// - Parameter format: The format style. The picker uses it with the locale of the environment.
    public func valueFormat<F: FormatStyle>(_ format: F) -> WheelPicker
    where F.FormatInput == Value, F.FormatOutput == String {
        var copy = self
        copy.text = { value, context in format.locale(context.locale).format(value) }
        copy.hasOwnText = true
        copy.labels = ContentToken()
        return copy
    }

    /// Sets the text of the values for labels, assistive technology, and typing. Label views replace the text of
    /// labels.
    ///
    /// - Parameter text: A closure that returns the text of a value.
    public func valueText(_ text: @escaping (Value) -> String) -> WheelPicker {
        var copy = self
        copy.text = { value, _ in text(value) }
        copy.hasOwnText = true
        copy.labels = ContentToken()
        return copy
    }

    /// Sets the text of the values, which depends only on a key. The picker doesn't update the text while the key is
    /// the same.
    func valueText(following key: some Hashable & Sendable, _ text: @escaping (Value) -> String) -> WheelPicker {
        var copy = valueText(text)
        copy.labels = ContentToken(key)
        return copy
    }

    /// Sets a view for each value with a label.
    ///
    /// - Parameter label: A view builder that creates the label of a value.
    public func valueLabel<Label: View>(@ViewBuilder _ label: @escaping (Value) -> Label) -> WheelPicker {
        var copy = self
        copy.label = { AnyView(label($0)) }
        copy.labels = ContentToken()
        return copy
    }

    /// Disables values.
    ///
    /// The wheel passes disabled values, but doesn't rest on them. If all values are disabled, a person can pick each
    /// of them. The closure must be fast. The picker calls it for each visible tick, and for values near the target of
    /// a fling.
    ///
    /// - Parameter isDisabled: A closure that returns whether a value is disabled.
    public func valueDisabled(_ isDisabled: @escaping (Value) -> Bool) -> WheelPicker {
        var copy = self
        copy.isDisabled = isDisabled
        copy.rule = ContentToken()
        return copy
    }

    /// Sets the meaning of typed values, if several values have the same text.
    func valueTyped(_ meaning: @escaping (Value) -> Value) -> WheelPicker {
        var copy = self
        copy.typedMeaning = meaning
        return copy
    }
}
