import SwiftUI

extension WheelPicker where Value: BinaryInteger {
    /// A picker of integers.
    ///
    /// - Parameters:
    ///   - titleKey: What is picked, for those who cannot see the wheel.
    ///   - value: The picked value. One outside the bounds is shown as the nearest within, and stays as it is until the wheel is moved.
    ///   - bounds: The values to pick from. The last of them can always be picked, even if the step does not lead there.
    ///   - step: 0 counts as 1, a negative one as its magnitude.
    ///   - majorStep: Multiples of it have a long tick and a label, or where none is a value, values as far apart as those; nil for every fifth step, less than 1 for every value.
    public init(
        _ titleKey: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value = 1, majorStep: Value? = nil
    ) {
        self.init(title: Text(titleKey), integers: value, in: bounds, step: step, majorStep: majorStep)
    }

    /// A picker of integers.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value = 1, majorStep: Value? = nil
    ) {
        self.init(title: Text(title), integers: value, in: bounds, step: step, majorStep: majorStep)
    }

    private init(title: Text, integers value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value, majorStep: Value?) {
        self.init(title: title, value: value, textKind: "integers", text: { $1.text($0) }) { _ in
            WheelScale(in: bounds, step: step, majorStep: majorStep)
        }
    }
}

extension WheelPicker where Value: BinaryFloatingPoint {
    /// A picker of numbers. Values are the very decimals that the step leads to: 0.3, not 0.1 + 0.1 + 0.1.
    ///
    /// - Parameters:
    ///   - titleKey: What is picked, for those who cannot see the wheel.
    ///   - value: The picked value. One that is not on the wheel is shown as the nearest, and stays as it is until the wheel is moved.
    ///   - bounds: The values to pick from. The last of them can always be picked. A bound that is not finite counts as the other.
    ///   - step: 0 or not finite leaves the two bounds; a negative one counts as its magnitude.
    ///   - majorStep: Multiples of it have a long tick and a label, or where none is a value, values as far apart as those; nil for every tenth step.
    public init(
        _ titleKey: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value = 1, majorStep: Value? = nil
    ) {
        self.init(title: Text(titleKey), numbers: value) { _ in WheelScale(in: bounds, step: step, majorStep: majorStep) }
    }

    /// A picker of numbers.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value = 1, majorStep: Value? = nil
    ) {
        self.init(title: Text(title), numbers: value) { _ in WheelScale(in: bounds, step: step, majorStep: majorStep) }
    }

    private init(title: Text, numbers value: Binding<Value>, scale: @escaping (Calendar) -> WheelScale<Value>) {
        self.init(title: title, value: value, textKind: "numbers", text: { $1.text(Double($0)) }, scale: scale)
    }
}

extension WheelPicker where Value == Decimal {
    /// A picker of decimals, exact in every digit.
    ///
    /// - Parameters:
    ///   - titleKey: What is picked, for those who cannot see the wheel.
    ///   - value: The picked value. One that is not on the wheel is shown as the nearest, and stays as it is until the wheel is moved.
    ///   - bounds: The values to pick from. The last of them can always be picked. A bound that is NaN counts as the other.
    ///   - step: 0 or NaN leaves the two bounds; a negative one counts as its magnitude.
    ///   - majorStep: Multiples of it have a long tick and a label, or where none is a value, values as far apart as those; nil for every tenth step.
    public init(
        _ titleKey: LocalizedStringKey, value: Binding<Decimal>, in bounds: ClosedRange<Decimal>, step: Decimal = 1,
        majorStep: Decimal? = nil
    ) {
        self.init(title: Text(titleKey), decimals: value) { _ in WheelScale(in: bounds, step: step, majorStep: majorStep) }
    }

    /// A picker of decimals.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, value: Binding<Decimal>, in bounds: ClosedRange<Decimal>, step: Decimal = 1, majorStep: Decimal? = nil
    ) {
        self.init(title: Text(title), decimals: value) { _ in WheelScale(in: bounds, step: step, majorStep: majorStep) }
    }

    private init(title: Text, decimals value: Binding<Decimal>, scale: @escaping (Calendar) -> WheelScale<Decimal>) {
        self.init(title: title, value: value, textKind: "decimals", text: { $1.text($0) }, scale: scale)
    }
}
