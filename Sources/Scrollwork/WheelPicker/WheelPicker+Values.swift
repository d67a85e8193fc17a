import SwiftUI

extension WheelPicker where Value: BinaryInteger {
    /// A picker of integers.
    ///
    /// - Parameters:
    ///   - titleKey: What is picked, for those who cannot see the wheel.
    ///   - value: The picked value. One outside the bounds is shown as the nearest within, and stays as it is until the wheel is moved.
    ///   - bounds: The values to pick from. The last of them can always be picked, even if the step does not lead there.
    ///   - step: 0 counts as 1, a negative one as its magnitude.
    ///   - majorStep: Multiples of it have a long tick and a label; nil for every fifth step, less than 1 for every value.
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
        self.init(title: title, value: value, textKind: "integers", text: { $0.formatted(IntegerFormatStyle<Value>().grouping(.never).locale($1.locale)) }) { _ in
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
    ///   - majorStep: Multiples of it have a long tick and a label; nil for every tenth step.
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
        self.init(
            title: title, value: value, textKind: "numbers",
            text: { Double($0).formatted(.number.precision(.fractionLength(0...6)).grouping(.never).locale($1.locale)) }, scale: scale)
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
    ///   - majorStep: Multiples of it have a long tick and a label; nil for every tenth step.
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
        self.init(
            title: title, value: value, textKind: "decimals", text: { $0.formatted(.number.grouping(.never).locale($1.locale)) }, scale: scale)
    }
}

extension WheelPicker where Value == Duration {
    /// A picker of durations.
    ///
    /// - Parameters:
    ///   - titleKey: What is picked, for those who cannot see the wheel.
    ///   - value: The picked value. One that is not on the wheel is shown as the nearest, and stays as it is until the wheel is moved.
    ///   - bounds: The values to pick from. The last of them can always be picked.
    ///   - step: 0 leaves the two bounds; a negative one counts as its magnitude.
    ///   - majorStep: Multiples of it have a long tick and a label; nil for every fifth step.
    public init(
        _ titleKey: LocalizedStringKey, value: Binding<Duration>, in bounds: ClosedRange<Duration>, step: Duration = .seconds(1),
        majorStep: Duration? = nil
    ) {
        self.init(title: Text(titleKey), durations: value) { _ in WheelScale(in: bounds, step: step, majorStep: majorStep) }
    }

    /// A picker of durations.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, value: Binding<Duration>, in bounds: ClosedRange<Duration>, step: Duration = .seconds(1), majorStep: Duration? = nil
    ) {
        self.init(title: Text(title), durations: value) { _ in WheelScale(in: bounds, step: step, majorStep: majorStep) }
    }

    private init(title: Text, durations value: Binding<Duration>, scale: @escaping (Calendar) -> WheelScale<Duration>) {
        self.init(
            title: title, value: value, textKind: "durations",
            text: { value, context in
                let pattern: Duration.TimeFormatStyle.Pattern = value.components.seconds >= 3600 ? .hourMinuteSecond : .minuteSecond
                return value.formatted(.time(pattern: pattern).locale(context.locale))
            }, scale: scale)
    }
}

extension WheelPicker where Value == Date {
    /// A picker of dates a number of calendar units apart.
    ///
    /// ```swift
    /// WheelPicker("Day", value: $day, in: today...inAYear, by: .day)
    /// ```
    ///
    /// - Parameters:
    ///   - titleKey: What is picked, for those who cannot see the wheel.
    ///   - value: The picked value. One that is not on the wheel is shown as the nearest, and stays as it is until the wheel is moved.
    ///   - bounds: The first and the last date. Units are counted from the first; the last can always be picked.
    ///   - component: The unit, in the calendar of the environment.
    ///   - step: How many units; 0 counts as 1, a negative one as its magnitude.
    public init(
        _ titleKey: LocalizedStringKey, value: Binding<Date>, in bounds: ClosedRange<Date>, by component: Calendar.Component, step: Int = 1
    ) {
        self.init(title: Text(titleKey), dates: value, in: bounds, by: component, step: step)
    }

    /// A picker of dates a number of calendar units apart.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, value: Binding<Date>, in bounds: ClosedRange<Date>, by component: Calendar.Component, step: Int = 1
    ) {
        self.init(title: Text(title), dates: value, in: bounds, by: component, step: step)
    }

    private init(title: Text, dates value: Binding<Date>, in bounds: ClosedRange<Date>, by component: Calendar.Component, step: Int) {
        self.init(
            title: title, value: value, textKind: component,
            text: { date, context in
                let style = Date.FormatStyle(locale: context.locale, calendar: context.calendar, timeZone: context.timeZone)
                return switch component {
                case .year, .yearForWeekOfYear, .era: date.formatted(style.year())
                case .month, .quarter: date.formatted(style.month(.abbreviated).year())
                case .hour, .minute: date.formatted(style.hour().minute())
                case .second, .nanosecond: date.formatted(style.hour().minute().second())
                default: date.formatted(style.day().month(.abbreviated))
                }
            }
        ) { calendar in WheelScale(in: bounds, by: component, step: step, calendar: calendar) }
    }
}

extension WheelPicker {
    /// A picker of the elements of a collection.
    ///
    /// - Parameters:
    ///   - titleKey: What is picked, for those who cannot see the wheel.
    ///   - selection: The picked element. One that is not in the collection leaves the wheel where it is.
    ///   - values: The elements, each of them once.
    public init<Data: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, selection: Binding<Value>, values: Data
    ) where Data.Element == Value {
        self.init(title: Text(titleKey), selection: selection, values: values)
    }

    /// A picker of the elements of a collection.
    @_disfavoredOverload
    public init<S: StringProtocol, Data: RandomAccessCollection>(
        _ title: S, selection: Binding<Value>, values: Data
    ) where Data.Element == Value {
        self.init(title: Text(title), selection: selection, values: values)
    }

    /// A picker of the elements of a collection, with a view for each.
    ///
    /// - Parameters:
    ///   - titleKey: What is picked, for those who cannot see the wheel.
    ///   - selection: The picked element. One that is not in the collection leaves the wheel where it is.
    ///   - values: The elements, each of them once.
    ///   - label: The view of an element.
    public init<Data: RandomAccessCollection, Label: View>(
        _ titleKey: LocalizedStringKey, selection: Binding<Value>, values: Data, @ViewBuilder label: @escaping (Value) -> Label
    ) where Data.Element == Value {
        self.init(title: Text(titleKey), selection: selection, values: values)
        self.label = { AnyView(label($0)) }
        own = WheelOwnership()
    }

    /// A picker of the elements of a collection, with a view for each.
    @_disfavoredOverload
    public init<S: StringProtocol, Data: RandomAccessCollection, Label: View>(
        _ title: S, selection: Binding<Value>, values: Data, @ViewBuilder label: @escaping (Value) -> Label
    ) where Data.Element == Value {
        self.init(title: Text(title), selection: selection, values: values)
        self.label = { AnyView(label($0)) }
        own = WheelOwnership()
    }

    private init<Data: RandomAccessCollection>(title: Text, selection: Binding<Value>, values: Data) where Data.Element == Value {
        self.init(title: title, value: selection, textKind: "elements", text: { value, _ in String(describing: value) }) { _ in WheelScale(values) }
        countsValues = true
    }

    /// A picker of the values of a scale: logarithmic ones, or stops at positions of their own.
    ///
    /// - Parameters:
    ///   - titleKey: What is picked, for those who cannot see the wheel.
    ///   - value: The picked value. One that is not on the scale is shown as the nearest, if values have an order.
    ///   - scale: The values and their places.
    public init(_ titleKey: LocalizedStringKey, value: Binding<Value>, scale: WheelScale<Value>) {
        self.init(title: Text(titleKey), value: value, textKind: "scale", text: { Self.plainText($0, $1) }) { _ in scale }
    }

    /// A picker of the values of a scale: logarithmic ones, or stops at positions of their own.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, value: Binding<Value>, scale: WheelScale<Value>) {
        self.init(title: Text(title), value: value, textKind: "scale", text: { Self.plainText($0, $1) }) { _ in scale }
    }

    /// Numbers as the locale writes them, and anything else as it describes itself.
    private static func plainText(_ value: Value, _ context: WheelTextContext) -> String {
        switch value {
        case let number as Double: number.formatted(.number.precision(.significantDigits(1...6)).grouping(.never).locale(context.locale))
        case let number as Int: number.formatted(.number.grouping(.never).locale(context.locale))
        default: String(describing: value)
        }
    }
}

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
        copy.own = WheelOwnership()
        return copy
    }

    /// Names values: on labels unless there are views for them, for assistive technology and for what is typed.
    public func valueText(_ text: @escaping (Value) -> String) -> WheelPicker {
        var copy = self
        copy.text = { value, _ in text(value) }
        copy.own = WheelOwnership()
        return copy
    }

    /// Shows a view of the program's own for each value that has a label.
    public func valueLabel<Label: View>(@ViewBuilder _ label: @escaping (Value) -> Label) -> WheelPicker {
        var copy = self
        copy.label = { AnyView(label($0)) }
        copy.own = WheelOwnership()
        return copy
    }

    /// Says which values cannot be picked. The wheel passes them and does not rest on them; if none can be picked, all can.
    ///
    /// Asking must be quick: it is done for every tick in sight, and for those near the place where a fling is going to end.
    public func valueDisabled(_ isDisabled: @escaping (Value) -> Bool) -> WheelPicker {
        var copy = self
        copy.isDisabled = isDisabled
        copy.own = WheelOwnership()
        return copy
    }
}
