import SwiftUI

extension WheelPicker where Value: BinaryInteger {
    /// Creates a picker for integers, with a localized title.
    ///
    /// - Parameters:
    ///   - titleKey: The key for the picker's title, which assistive technology uses.
    ///   - value: A binding to the selected value. For a value outside the bounds, the picker shows the nearest value,
    ///     and doesn't change the binding until a person moves the wheel.
    ///   - bounds: The first and the last value. A person can pick the last value, even if it isn't at a whole step.
    ///   - step: The distance between values. 0 is treated as 1, and a negative step is treated as its magnitude.
    ///   - majorStep: The distance between values with a long tick and a label, which are multiples of this number if
    ///     possible, or `nil` for every fifth step. A value below 1 is treated as 1.
    public init(
        _ titleKey: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value = 1,
        majorStep: Value? = nil
    ) {
        self.init(title: Text(titleKey), integers: value, in: bounds, step: step, majorStep: majorStep)
    }

    /// Creates a picker for integers.
    ///
    /// - Parameters:
    ///   - title: The picker's title, which assistive technology uses.
    ///   - value: A binding to the selected value.
    ///   - bounds: The first and the last value.
    ///   - step: The distance between values. 0 is treated as 1, and a negative step is treated as its magnitude.
    ///   - majorStep: The distance between values with a long tick and a label, or `nil` for every fifth step.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value = 1, majorStep: Value? = nil
    ) {
        self.init(title: Text(title), integers: value, in: bounds, step: step, majorStep: majorStep)
    }

    private init(
        title: Text, integers value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value, majorStep: Value?
    ) {
        self.init(title: title, value: value, textKind: "integers", text: { $1.text($0) }) { _ in
            WheelScale(in: bounds, step: step, majorStep: majorStep)
        }
    }
}

extension WheelPicker where Value: BinaryFloatingPoint {
    /// Creates a picker for floating-point numbers, with a localized title.
    ///
    /// The values are exact decimals. For example, three steps of 0.1 are 0.3, and not 0.1 + 0.1 + 0.1.
    ///
    /// - Parameters:
    ///   - titleKey: The key for the picker's title, which assistive technology uses.
    ///   - value: A binding to the selected value. For a value that isn't on the wheel, the picker shows the nearest
    ///     value, and doesn't change the binding until a person moves the wheel.
    ///   - bounds: The first and the last value, which a person can always pick. A bound that isn't finite is treated
    ///     as the other bound.
    ///   - step: The distance between values. If it is 0 or isn't finite, only the two bounds exist. A negative step is
    ///     treated as its magnitude.
    ///   - majorStep: The distance between values with a long tick and a label, which are multiples of this number if
    ///     possible, or `nil` for every tenth step.
    public init(
        _ titleKey: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value = 1,
        majorStep: Value? = nil
    ) {
        self.init(title: Text(titleKey), numbers: value) { _ in WheelScale(in: bounds, step: step, majorStep: majorStep)
        }
    }

    /// Creates a picker for floating-point numbers.
    ///
    /// - Parameters:
    ///   - title: The picker's title, which assistive technology uses.
    ///   - value: A binding to the selected value.
    ///   - bounds: The first and the last value.
    ///   - step: The distance between values. If it is 0 or isn't finite, only the two bounds exist.
    ///   - majorStep: The distance between values with a long tick and a label, or `nil` for every tenth step.
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
    /// Creates a picker for decimals, which are exact in every digit, with a localized title.
    ///
    /// - Parameters:
    ///   - titleKey: The key for the picker's title, which assistive technology uses.
    ///   - value: A binding to the selected value. For a value that isn't on the wheel, the picker shows the nearest
    ///     value, and doesn't change the binding until a person moves the wheel.
    ///   - bounds: The first and the last value, which a person can always pick. A bound that is NaN is treated as the
    ///     other bound.
    ///   - step: The distance between values. If it is 0 or NaN, only the two bounds exist. A negative step is treated
    ///     as its magnitude.
    ///   - majorStep: The distance between values with a long tick and a label, which are multiples of this number if
    ///     possible, or `nil` for every tenth step.
    public init(
        _ titleKey: LocalizedStringKey, value: Binding<Decimal>, in bounds: ClosedRange<Decimal>, step: Decimal = 1,
        majorStep: Decimal? = nil
    ) {
        self.init(title: Text(titleKey), decimals: value) { _ in
            WheelScale(in: bounds, step: step, majorStep: majorStep)
        }
    }

    /// Creates a picker for decimals, which are exact in every digit.
    ///
    /// - Parameters:
    ///   - title: The picker's title, which assistive technology uses.
    ///   - value: A binding to the selected value.
    ///   - bounds: The first and the last value.
    ///   - step: The distance between values. If it is 0 or NaN, only the two bounds exist.
    ///   - majorStep: The distance between values with a long tick and a label, or `nil` for every tenth step.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, value: Binding<Decimal>, in bounds: ClosedRange<Decimal>, step: Decimal = 1,
        majorStep: Decimal? = nil
    ) {
        self.init(title: Text(title), decimals: value) { _ in WheelScale(in: bounds, step: step, majorStep: majorStep) }
    }

    private init(title: Text, decimals value: Binding<Decimal>, scale: @escaping (Calendar) -> WheelScale<Decimal>) {
        self.init(title: title, value: value, textKind: "decimals", text: { $1.text($0) }, scale: scale)
    }
}
