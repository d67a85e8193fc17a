import SwiftUI

extension WheelPicker where Value == Duration {
    /// Creates a picker for durations, with a localized title.
    ///
    /// - Parameters:
    ///   - titleKey: The key for the picker's title, which assistive technology uses.
    ///   - value: A binding to the selected value. For a value that isn't on the wheel, the picker shows the nearest
    ///     value, and doesn't change the binding until a person moves the wheel.
    ///   - bounds: The first and the last value, which a person can always pick.
    ///   - step: The distance between values. If it is 0, only the two bounds exist. A negative step is treated as its
    ///     magnitude.
    ///   - majorStep: The distance between values with a long tick and a label, which are multiples of this duration if
    ///     possible, or `nil` for every fifth step.
    public init(
        _ titleKey: LocalizedStringKey, value: Binding<Duration>, in bounds: ClosedRange<Duration>,
        step: Duration = .seconds(1),
        majorStep: Duration? = nil
    ) {
        self.init(title: Text(titleKey), durations: value) { _ in
            WheelScale(in: bounds, step: step, majorStep: majorStep)
        }
    }

    /// Creates a picker for durations.
    ///
    /// - Parameters:
    ///   - title: The picker's title, which assistive technology uses.
    ///   - value: A binding to the selected value.
    ///   - bounds: The first and the last value.
    ///   - step: The distance between values. If it is 0, only the two bounds exist.
    ///   - majorStep: The distance between values with a long tick and a label, or `nil` for every fifth step.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, value: Binding<Duration>, in bounds: ClosedRange<Duration>, step: Duration = .seconds(1),
        majorStep: Duration? = nil
    ) {
        self.init(title: Text(title), durations: value) { _ in WheelScale(in: bounds, step: step, majorStep: majorStep)
        }
    }

    private init(title: Text, durations value: Binding<Duration>, scale: @escaping (Calendar) -> WheelScale<Duration>) {
        self.init(title: title, value: value, textKind: "durations", text: { $1.text($0) }, scale: scale)
    }
}

extension WheelPicker where Value == Date {
    /// Creates a picker for dates at a distance of calendar units, with a localized title.
    ///
    /// ```swift
    /// WheelPicker("Day", value: $day, in: today...inAYear, by: .day)
    /// ```
    ///
    /// - Parameters:
    ///   - titleKey: The key for the picker's title, which assistive technology uses.
    ///   - value: A binding to the selected date. For a date that isn't on the wheel, the picker shows the nearest
    ///     date, and doesn't change the binding until a person moves the wheel.
    ///   - bounds: The first and the last date. Units count from the first date, and a person can always pick the last
    ///     date.
    ///   - component: The unit, in the calendar and the time zone of the environment.
    ///   - step: The number of units between dates. 0 is treated as 1, and a negative step is treated as its magnitude.
    public init(
        _ titleKey: LocalizedStringKey, value: Binding<Date>, in bounds: ClosedRange<Date>,
        by component: Calendar.Component, step: Int = 1
    ) {
        self.init(title: Text(titleKey), dates: value, in: bounds, by: component, step: step)
    }

    /// Creates a picker for dates at a distance of calendar units.
    ///
    /// - Parameters:
    ///   - title: The picker's title, which assistive technology uses.
    ///   - value: A binding to the selected date.
    ///   - bounds: The first and the last date.
    ///   - component: The unit, in the calendar and the time zone of the environment.
    ///   - step: The number of units between dates. 0 is treated as 1, and a negative step is treated as its magnitude.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, value: Binding<Date>, in bounds: ClosedRange<Date>, by component: Calendar.Component, step: Int = 1
    ) {
        self.init(title: Text(title), dates: value, in: bounds, by: component, step: step)
    }

    private init(
        title: Text, dates value: Binding<Date>, in bounds: ClosedRange<Date>, by component: Calendar.Component,
        step: Int
    ) {
        self.init(title: title, value: value, textKind: component, text: { $1.text($0, by: component) }) { calendar in
            WheelScale(in: bounds, by: component, step: step, calendar: calendar)
        }
    }
}
