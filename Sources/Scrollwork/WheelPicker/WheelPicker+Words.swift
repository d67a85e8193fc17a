import SwiftUI

extension WheelPicker {
    /// Writes values in a format: on labels, for assistive technology and for what is typed.
    ///
    /// ```swift
    /// WheelPicker("Price", value: $price, in: 0...100, step: 0.25)
    ///     .valueFormat(.currency(code: "EUR"))
    /// ```
    public func valueFormat<F: FormatStyle>(_ format: F) -> WheelPicker where F.FormatInput == Value, F.FormatOutput == String {
        var copy = self
        copy.text = { value, context in format.locale(context.locale).format(value) }
        copy.hasOwnText = true
        copy.labels = ContentToken()
        return copy
    }

    /// Names values: on labels unless there are views for them, for assistive technology and for what is typed.
    public func valueText(_ text: @escaping (Value) -> String) -> WheelPicker {
        var copy = self
        copy.text = { value, _ in text(value) }
        copy.hasOwnText = true
        copy.labels = ContentToken()
        return copy
    }

    /// Names values where the names follow from a key, so that others need not be asked for while the key is the same.
    func valueText(following key: some Hashable & Sendable, _ text: @escaping (Value) -> String) -> WheelPicker {
        var copy = valueText(text)
        copy.labels = ContentToken(key)
        return copy
    }

    /// Shows a view of the program's own for each value that has a label.
    public func valueLabel<Label: View>(@ViewBuilder _ label: @escaping (Value) -> Label) -> WheelPicker {
        var copy = self
        copy.label = { AnyView(label($0)) }
        copy.labels = ContentToken()
        return copy
    }

    /// Says which values cannot be picked. The wheel passes them and does not rest on them; if none can be picked, all can.
    ///
    /// Asking must be quick: it is done for every tick in sight, and for those near the place where a fling is going to end.
    public func valueDisabled(_ isDisabled: @escaping (Value) -> Bool) -> WheelPicker {
        var copy = self
        copy.isDisabled = isDisabled
        copy.rule = ContentToken()
        return copy
    }

    /// Says which value is meant by one that was typed, where several are called alike.
    func valueTyped(_ meaning: @escaping (Value) -> Value) -> WheelPicker {
        var copy = self
        copy.typedMeaning = meaning
        return copy
    }
}
