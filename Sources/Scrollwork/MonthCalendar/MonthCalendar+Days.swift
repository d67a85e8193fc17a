import SwiftUI

/// Calendars whose days look as the style has them.
extension MonthCalendar where DayContent == MonthCalendarDayLabel {
    /// A calendar in which no day can be chosen.
    ///
    /// - Parameters:
    ///   - months: The months to scroll over; a hundred years before and after today unless given.
    ///   - position: The month that is shown first and then: it follows a person's scrolling, and setting it scrolls.
    public init(in months: ClosedRange<Month>? = nil, position: Binding<Month>? = nil) {
        self.init(in: months, position: position) { MonthCalendarDayLabel($0) }
    }

    /// A calendar in which one day can be chosen.
    ///
    /// - Parameters:
    ///   - selection: The chosen day.
    ///   - months: The months to scroll over; a hundred years before and after today unless given.
    ///   - position: The month that is shown first and then: it follows a person's scrolling, and setting it scrolls.
    ///   - disabled: Whether a day cannot be chosen.
    public init(
        selection: Binding<Day?>, in months: ClosedRange<Month>? = nil, position: Binding<Month>? = nil,
        disabled: @escaping (Day) -> Bool = { _ in false }
    ) {
        self.init(selection: selection, in: months, position: position, disabled: disabled) { MonthCalendarDayLabel($0) }
    }

    /// A calendar in which one day always is chosen. The parameters are those of the initializer with a day that may be none.
    public init(
        selection: Binding<Day>, in months: ClosedRange<Month>? = nil, position: Binding<Month>? = nil,
        disabled: @escaping (Day) -> Bool = { _ in false }
    ) {
        self.init(selection: selection, in: months, position: position, disabled: disabled) { MonthCalendarDayLabel($0) }
    }

    /// A calendar in which several days can be chosen.
    ///
    /// - Parameters:
    ///   - selection: The chosen days.
    ///   - months: The months to scroll over; a hundred years before and after today unless given.
    ///   - position: The month that is shown first and then: it follows a person's scrolling, and setting it scrolls.
    ///   - disabled: Whether a day cannot be chosen.
    public init(
        selection: Binding<Set<Day>>, in months: ClosedRange<Month>? = nil, position: Binding<Month>? = nil,
        disabled: @escaping (Day) -> Bool = { _ in false }
    ) {
        self.init(selection: selection, in: months, position: position, disabled: disabled) { MonthCalendarDayLabel($0) }
    }

    /// A calendar in which a range of days can be chosen.
    ///
    /// - Parameters:
    ///   - selection: The chosen range. A person can choose one of four hundred years at most.
    ///   - months: The months to scroll over; a hundred years before and after today unless given.
    ///   - position: The month that is shown first and then: it follows a person's scrolling, and setting it scrolls.
    ///   - disabled: Whether a day can neither begin nor end a range, though one may run over it.
    ///   - blocked: Whether a day may not be in a range.
    public init(
        selection: Binding<ClosedRange<Day>?>, in months: ClosedRange<Month>? = nil, position: Binding<Month>? = nil,
        disabled: @escaping (Day) -> Bool = { _ in false }, blocked: @escaping (Day) -> Bool = { _ in false }
    ) {
        self.init(selection: selection, in: months, position: position, disabled: disabled, blocked: blocked) {
            MonthCalendarDayLabel($0)
        }
    }
}
