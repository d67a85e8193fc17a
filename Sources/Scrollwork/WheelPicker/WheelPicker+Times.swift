import SwiftUI

extension WheelPicker where Value == Duration {
    /// A picker of durations.
    ///
    /// - Parameters:
    ///   - titleKey: What is picked, for those who cannot see the wheel.
    ///   - value: The picked value. One that is not on the wheel is shown as the nearest, and stays as it is until the wheel is moved.
    ///   - bounds: The values to pick from. The last of them can always be picked.
    ///   - step: 0 leaves the two bounds; a negative one counts as its magnitude.
    ///   - majorStep: Multiples of it have a long tick and a label, or where none is a value, values as far apart as those; nil for every fifth step.
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
        self.init(title: title, value: value, textKind: "durations", text: { $1.text($0) }, scale: scale)
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
        self.init(title: title, value: value, textKind: component, text: { $1.text($0, by: component) }) { calendar in WheelScale(in: bounds, by: component, step: step, calendar: calendar) }
    }
}
