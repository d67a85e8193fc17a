import SwiftUI

/// Calendars with the style's day views.
extension MonthCalendar where DayContent == MonthCalendarDayLabel {
    /// Creates a calendar without a selection.
    ///
    /// - Parameters:
    ///   - months: The months of the calendar, or `nil` for those within 100 years of the current day.
    ///   - position: A binding to the visible month. Scrolling updates it, and setting it scrolls.
    public init(in months: ClosedRange<Month>? = nil, position: Binding<Month>? = nil) {
        self.init(in: months, position: position) { MonthCalendarDayLabel($0) }
    }

    /// Creates a calendar that selects a day.
    ///
    /// - Parameters:
    ///   - selection: A binding to the selected day.
    ///   - months: The months of the calendar, or `nil` for those within 100 years of the current day.
    ///   - position: A binding to the visible month. Scrolling updates it, and setting it scrolls.
    ///   - disabled: A closure that returns whether a day can't be selected.
    public init(
        selection: Binding<Day?>, in months: ClosedRange<Month>? = nil, position: Binding<Month>? = nil,
        disabled: @escaping (Day) -> Bool = { _ in false }
    ) {
        self.init(selection: selection, in: months, position: position, disabled: disabled) {
            MonthCalendarDayLabel($0)
        }
    }

    /// Creates a calendar that always has a selected day. The parameters are those of the initializer with an optional
    /// selection.
    public init(
        selection: Binding<Day>, in months: ClosedRange<Month>? = nil, position: Binding<Month>? = nil,
        disabled: @escaping (Day) -> Bool = { _ in false }
    ) {
        self.init(selection: selection, in: months, position: position, disabled: disabled) {
            MonthCalendarDayLabel($0)
        }
    }

    /// Creates a calendar that selects several days.
    ///
    /// - Parameters:
    ///   - selection: A binding to the selected days.
    ///   - months: The months of the calendar, or `nil` for those within 100 years of the current day.
    ///   - position: A binding to the visible month. Scrolling updates it, and setting it scrolls.
    ///   - disabled: A closure that returns whether a day can't be selected.
    public init(
        selection: Binding<Set<Day>>, in months: ClosedRange<Month>? = nil, position: Binding<Month>? = nil,
        disabled: @escaping (Day) -> Bool = { _ in false }
    ) {
        self.init(selection: selection, in: months, position: position, disabled: disabled) {
            MonthCalendarDayLabel($0)
        }
    }

    /// Creates a calendar that selects a range of days.
    ///
    /// - Parameters:
    ///   - selection: A binding to the selected range. A person can select at most 400 years.
    ///   - months: The months of the calendar, or `nil` for those within 100 years of the current day.
    ///   - position: A binding to the visible month. Scrolling updates it, and setting it scrolls.
    ///   - disabled: A closure that returns whether a day can neither begin nor end a range. A range may include it.
    ///   - blocked: A closure that returns whether a range can't include a day.
    ///   - lengths: The numbers of days that a range can have, or `nil` for all. Three nights have four days.
    public init(
        selection: Binding<ClosedRange<Day>?>, in months: ClosedRange<Month>? = nil, position: Binding<Month>? = nil,
        disabled: @escaping (Day) -> Bool = { _ in false }, blocked: @escaping (Day) -> Bool = { _ in false },
        lengths: ClosedRange<Int>? = nil
    ) {
        self.init(
            selection: selection, in: months, position: position, disabled: disabled, blocked: blocked, lengths: lengths
        ) {
            MonthCalendarDayLabel($0)
        }
    }
}
