import SwiftUI

/// A calendar of months to scroll over, in which days can be chosen.
///
/// ```swift
/// struct Departure: View {
///     @State private var day: Day?
///
///     var body: some View { MonthCalendar(selection: $day) }
/// }
/// ```
///
/// What is bound says what can be chosen: a `Day` or a `Day?` one day, a `Set<Day>` several, a `ClosedRange<Day>?` a range. The calendar system, the locale and the
/// time zone are the environment's. A month costs something only while it is on screen or near: a century opens and
/// scrolls as fast as a year.
///
/// - Months of another calendar system than the environment's stand for the days that they hold.
/// - A position outside the months shows the nearest one.
///
/// The look is replaced with `monthCalendarStyle(_:)`, a day's view with the trailing closure. It is available from iOS 17 and macOS 14 on.
public struct MonthCalendar<DayContent: View>: View {
    private let selection: Binding<DaySelection>
    private let months: ClosedRange<Month>?
    private let position: Binding<Month>?
    private let isDisabled: (Day) -> Bool
    private let isBlocked: (Day) -> Bool
    private let content: (MonthCalendarDay) -> DayContent
    /// Another one for every value of the view, so that a closure made anew is told from one that was there.
    private let stamp = Stamp()

    /// The month that is shown, when nobody else keeps it.
    @State private var shown: Month?
    @Environment(\.calendar) private var calendar
    @Environment(\.locale) private var locale
    @Environment(\.monthCalendarOptions) private var options
    @Environment(\.dateOptions) private var dates

    private init(
        choice: Binding<DaySelection>, months: ClosedRange<Month>?, position: Binding<Month>?,
        disabled: @escaping (Day) -> Bool, blocked: @escaping (Day) -> Bool,
        content: @escaping (MonthCalendarDay) -> DayContent
    ) {
        selection = choice
        self.months = months
        self.position = position
        isDisabled = disabled
        isBlocked = blocked
        self.content = content
    }

    /// A calendar in which no day can be chosen.
    ///
    /// - Parameters:
    ///   - months: The months to scroll over; a hundred years before and after today unless given.
    ///   - position: The month that is shown first and then: it follows a person's scrolling, and setting it scrolls.
    ///   - content: A day's view.
    public init(
        in months: ClosedRange<Month>? = nil, position: Binding<Month>? = nil,
        @ViewBuilder content: @escaping (MonthCalendarDay) -> DayContent
    ) {
        self.init(
            choice: .constant(.none), months: months, position: position, disabled: { _ in false }, blocked: { _ in false },
            content: content)
    }

    /// A calendar in which one day can be chosen.
    ///
    /// - Parameters:
    ///   - selection: The chosen day.
    ///   - months: The months to scroll over; a hundred years before and after today unless given.
    ///   - position: The month that is shown first and then: it follows a person's scrolling, and setting it scrolls.
    ///   - disabled: Whether a day cannot be chosen. It is asked again when the view is made anew.
    ///   - content: A day's view.
    public init(
        selection: Binding<Day?>, in months: ClosedRange<Month>? = nil, position: Binding<Month>? = nil,
        disabled: @escaping (Day) -> Bool = { _ in false }, @ViewBuilder content: @escaping (MonthCalendarDay) -> DayContent
    ) {
        let choice = Binding<DaySelection>(
            get: { .one(selection.wrappedValue) },
            set: { if case .one(let day) = $0 { selection.wrappedValue = day } })
        self.init(
            choice: choice, months: months, position: position, disabled: disabled, blocked: { _ in false }, content: content)
    }

    /// A calendar in which one day always is chosen. The parameters are those of the initializer with a day that may be none.
    public init(
        selection: Binding<Day>, in months: ClosedRange<Month>? = nil, position: Binding<Month>? = nil,
        disabled: @escaping (Day) -> Bool = { _ in false }, @ViewBuilder content: @escaping (MonthCalendarDay) -> DayContent
    ) {
        let choice = Binding<DaySelection>(
            get: { .one(selection.wrappedValue) },
            set: { if case .one(let day?) = $0 { selection.wrappedValue = day } })
        self.init(
            choice: choice, months: months, position: position, disabled: disabled, blocked: { _ in false }, content: content)
    }

    /// A calendar in which several days can be chosen.
    ///
    /// - Parameters:
    ///   - selection: The chosen days.
    ///   - months: The months to scroll over; a hundred years before and after today unless given.
    ///   - position: The month that is shown first and then: it follows a person's scrolling, and setting it scrolls.
    ///   - disabled: Whether a day cannot be chosen. It is asked again when the view is made anew.
    ///   - content: A day's view.
    public init(
        selection: Binding<Set<Day>>, in months: ClosedRange<Month>? = nil, position: Binding<Month>? = nil,
        disabled: @escaping (Day) -> Bool = { _ in false }, @ViewBuilder content: @escaping (MonthCalendarDay) -> DayContent
    ) {
        let choice = Binding<DaySelection>(
            get: { .several(selection.wrappedValue) },
            set: { if case .several(let days) = $0 { selection.wrappedValue = days } })
        self.init(
            choice: choice, months: months, position: position, disabled: disabled, blocked: { _ in false }, content: content)
    }

    /// A calendar in which a range of days can be chosen: by two taps, by a long press and a drag, or with Shift and the arrow keys.
    ///
    /// - Parameters:
    ///   - selection: The chosen range. A person can choose one of four hundred years at most.
    ///   - months: The months to scroll over; a hundred years before and after today unless given.
    ///   - position: The month that is shown first and then: it follows a person's scrolling, and setting it scrolls.
    ///   - disabled: Whether a day can neither begin nor end a range, though one may run over it.
    ///   - blocked: Whether a day may not be in a range. A range that is drawn over it ends before it.
    ///   - content: A day's view.
    public init(
        selection: Binding<ClosedRange<Day>?>, in months: ClosedRange<Month>? = nil, position: Binding<Month>? = nil,
        disabled: @escaping (Day) -> Bool = { _ in false }, blocked: @escaping (Day) -> Bool = { _ in false },
        @ViewBuilder content: @escaping (MonthCalendarDay) -> DayContent
    ) {
        let choice = Binding<DaySelection>(
            get: { .range(selection.wrappedValue) },
            set: { if case .range(let days) = $0 { selection.wrappedValue = days } })
        self.init(choice: choice, months: months, position: position, disabled: disabled, blocked: blocked, content: content)
    }

    public var body: some View {
        let setting = CalendarSetting(calendar: calendar, locale: locale, options: options, dates: dates)
        CurrentDay { day in
            let marked = dates.today.marked(on: day), today = marked ?? day
            CalendarBody(
                setting: setting, today: today, marked: marked, months: setting.months(months, around: today), selection: selection,
                position: position, shown: $shown, isDisabled: isDisabled, isBlocked: isBlocked, content: content, stamp: stamp)
                // Another system counts other months: all is made anew, at the same days.
                .id(setting.system)
        }
        // Of what offers no size, a scroll view for one, all months would take as much as they are long.
        .frame(idealWidth: 320, idealHeight: options.height == .month ? nil : 380)
        .fixedSize(horizontal: false, vertical: options.height == .month)
    }
}

/// Tells values apart that were made by different hands.
final class Stamp: Equatable, Sendable {
    static func == (a: Stamp, b: Stamp) -> Bool { a === b }
}
