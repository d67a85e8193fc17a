import Foundation

/// A control that increments and decrements a value.
nonisolated public struct Stepper<Label: View>: View {
    let increment: (() -> Void)?
    let decrement: (() -> Void)?
    let onEditingChanged: (Bool) -> Void
    /// The value that assistive technology reads, in a locale.
    var value: ((Locale) -> String)?
    let label: Label
    @Environment(\.locale) private var locale

    init(
        _ label: Label, value: ((Locale) -> String)?, _ increment: (() -> Void)?, _ decrement: (() -> Void)?,
        _ onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.label = label
        self.value = value
        self.increment = increment
        self.decrement = decrement
        self.onEditingChanged = onEditingChanged
    }

    /// Creates a stepper with actions for both buttons.
    ///
    /// - Parameters:
    ///   - label: A view that describes the purpose of the stepper.
    ///   - onIncrement: The closure that increments the value, or `nil` if the value can't increase.
    ///   - onDecrement: The closure that decrements the value, or `nil` if the value can't decrease.
    ///   - onEditingChanged: The closure that receives whether a person edits the value.
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label(), value: nil, onIncrement, onDecrement, onEditingChanged)
    }

    /// Creates a stepper for a value.
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, nil, step, label(), onEditingChanged)
    }

    /// Creates a stepper for a value in a range. A value outside the range becomes the nearest bound with the next
    /// step.
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, bounds, step, label(), onEditingChanged)
    }

    private init<V: Strideable>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride, _ label: Label,
        _ onEditingChanged: @escaping (Bool) -> Void
    ) {
        let now = value.wrappedValue
        func stepped(_ value: V, by step: V.Stride) -> V? {
            guard let next = exactly(value, advancedBy: step) ?? (step < 0 ? bounds?.lowerBound : bounds?.upperBound)
            else { return nil }
            let reachable = bounds.map { min(max(next, $0.lowerBound), $0.upperBound) } ?? next
            return reachable == value ? nil : reachable
        }
        func move(by step: V.Stride) -> (() -> Void)? {
            if stepped(now, by: step) == nil { return nil }
            // Several presses can occur before the next update of the view.
            return { if let next = stepped(value.wrappedValue, by: step) { value.wrappedValue = next } }
        }
        self.init(label, value: { _ in "\(now)" }, move(by: step), move(by: 0 - step), onEditingChanged)
    }

    @MainActor public var body: some View {
        StepperBody(
            label: label, value: value?(locale), increment: increment.map(edit), decrement: decrement.map(edit))
    }

    private func edit(_ step: @escaping () -> Void) -> () -> Void {
        {
            onEditingChanged(true)
            step()
            onEditingChanged(false)
        }
    }
}

extension Stepper where Label == Text {
    /// Creates a stepper with a label from a localized string key and actions for both buttons.
    public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(Text(titleKey), value: nil, onIncrement, onDecrement, onEditingChanged)
    }

    /// Creates a stepper for a value, with a label from a localized string key.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper for a value in a range, with a label from a localized string key.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper for a value, with a label from a string.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper for a value in a range, with a label from a string.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }
}

/// Returns the value at a distance, or `nil` if the type can't represent it, such as a negative unsigned integer.
nonisolated private func exactly<V: Strideable>(_ value: V, advancedBy step: V.Stride) -> V? {
    func fits<I: FixedWidthInteger>(_ value: I, _ step: Int) -> Bool {
        guard let distance = I(exactly: step.magnitude) else { return false }
        let sum = step < 0 ? value.subtractingReportingOverflow(distance) : value.addingReportingOverflow(distance)
        return !sum.overflow
    }
    if let integer = value as? any FixedWidthInteger, let step = step as? Int, !fits(integer, step) { return nil }
    return value.advanced(by: step)
}
