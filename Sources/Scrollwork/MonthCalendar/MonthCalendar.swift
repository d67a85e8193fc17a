import SwiftUI

/// A scrolling calendar of months in which a person selects days.
///
/// ```swift
/// struct Departure: View {
///     @State private var day: Day?
///
///     var body: some View { MonthCalendar(selection: $day) }
/// }
/// ```
///
/// The type of the binding determines the selection: a `Day` or a `Day?` for one day, a `Set<Day>` for several days, or
/// a `ClosedRange<Day>?` for a range. The calendar system, the locale, and the time zone come from the environment.
/// Only months near the viewport have a cost, so a century opens and scrolls as fast as a year.
///
/// - A month of a calendar system other than the environment's represents its days.
/// - A position outside the calendar's months shows the nearest one.
///
/// Use `monthCalendarStyle(_:)` to change the appearance, and the trailing closure to change the view of a day. The
/// calendar is available from iOS 17 and macOS 14.
public struct MonthCalendar<DayContent: View>: View {
    private let selection: Binding<DaySelection>
    private let months: ClosedRange<Month>?
    private let position: Binding<Month>?
    private let isDisabled: (Day) -> Bool
    private let isBlocked: (Day) -> Bool
    /// The numbers of days that a range can have, or `nil` for all.
    private let lengths: ClosedRange<Int>?
    private let content: (MonthCalendarDay) -> DayContent
    /// Identifies the value of the view, so that a new closure can be distinguished from an old one.
    private let stamp = Stamp()

    /// The visible month, if the program doesn't control the position.
    @State private var shown: Month?
    @Environment(\.calendar) private var calendar
    @Environment(\.locale) private var locale
    @Environment(\.monthCalendarOptions) private var options
    @Environment(\.dateOptions) private var dates

    private init(
        choice: Binding<DaySelection>, months: ClosedRange<Month>?, position: Binding<Month>?,
        disabled: @escaping (Day) -> Bool, blocked: @escaping (Day) -> Bool, lengths: ClosedRange<Int>? = nil,
        content: @escaping (MonthCalendarDay) -> DayContent
    ) {
        selection = choice
        self.months = months
        self.position = position
        isDisabled = disabled
        isBlocked = blocked
        self.lengths = lengths
        self.content = content
    }

    /// Creates a calendar without a selection.
    ///
    /// - Parameters:
    ///   - months: The months of the calendar, or `nil` for those within 100 years of the current day.
    ///   - position: A binding to the visible month. Scrolling updates it, and setting it scrolls.
    ///   - content: A closure that creates the view of a day.
    public init(
        in months: ClosedRange<Month>? = nil, position: Binding<Month>? = nil,
        @ViewBuilder content: @escaping (MonthCalendarDay) -> DayContent
    ) {
        self.init(
            choice: .constant(.none), months: months, position: position, disabled: { _ in false },
            blocked: { _ in false },
            content: content)
    }

    /// Creates a calendar that selects a day.
    ///
    /// - Parameters:
    ///   - selection: A binding to the selected day.
    ///   - months: The months of the calendar, or `nil` for those within 100 years of the current day.
    ///   - position: A binding to the visible month. Scrolling updates it, and setting it scrolls.
    ///   - disabled: A closure that returns whether a day can't be selected. It's called again when the view updates.
    ///   - content: A closure that creates the view of a day.
    public init(
        selection: Binding<Day?>, in months: ClosedRange<Month>? = nil, position: Binding<Month>? = nil,
        disabled: @escaping (Day) -> Bool = { _ in false },
        @ViewBuilder content: @escaping (MonthCalendarDay) -> DayContent
    ) {
        let choice = Binding<DaySelection>(
            get: { .one(selection.wrappedValue) },
            set: { if case .one(let day) = $0 { selection.wrappedValue = day } })
        self.init(
            choice: choice, months: months, position: position, disabled: disabled, blocked: { _ in false },
            content: content)
    }

    /// Creates a calendar that always has a selected day. The parameters are those of the initializer with an optional
    /// selection.
    public init(
        selection: Binding<Day>, in months: ClosedRange<Month>? = nil, position: Binding<Month>? = nil,
        disabled: @escaping (Day) -> Bool = { _ in false },
        @ViewBuilder content: @escaping (MonthCalendarDay) -> DayContent
    ) {
        let choice = Binding<DaySelection>(
            get: { .one(selection.wrappedValue) },
            set: { if case .one(let day?) = $0 { selection.wrappedValue = day } })
        self.init(
            choice: choice, months: months, position: position, disabled: disabled, blocked: { _ in false },
            content: content)
    }

    /// Creates a calendar that selects several days.
    ///
    /// - Parameters:
    ///   - selection: A binding to the selected days.
    ///   - months: The months of the calendar, or `nil` for those within 100 years of the current day.
    ///   - position: A binding to the visible month. Scrolling updates it, and setting it scrolls.
    ///   - disabled: A closure that returns whether a day can't be selected. It's called again when the view updates.
    ///   - content: A closure that creates the view of a day.
    public init(
        selection: Binding<Set<Day>>, in months: ClosedRange<Month>? = nil, position: Binding<Month>? = nil,
        disabled: @escaping (Day) -> Bool = { _ in false },
        @ViewBuilder content: @escaping (MonthCalendarDay) -> DayContent
    ) {
        let choice = Binding<DaySelection>(
            get: { .several(selection.wrappedValue) },
            set: { if case .several(let days) = $0 { selection.wrappedValue = days } })
        self.init(
            choice: choice, months: months, position: position, disabled: disabled, blocked: { _ in false },
            content: content)
    }

    /// Creates a calendar that selects a range of days, with two taps, with a long press and a drag, or with Shift and
    /// the arrow keys.
    ///
    /// - Parameters:
    ///   - selection: A binding to the selected range. A person can select at most 400 years.
    ///   - months: The months of the calendar, or `nil` for those within 100 years of the current day.
    ///   - position: A binding to the visible month. Scrolling updates it, and setting it scrolls.
    ///   - disabled: A closure that returns whether a day can neither begin nor end a range. A range may include it.
    ///   - blocked: A closure that returns whether a range can't include a day. A dragged range ends before such a day.
    ///   - lengths: The numbers of days that a range can have, or `nil` for all. Three nights have four days. A second
    ///     tap that is too near or too far begins a new range. A drag or a key extends the range as far as it can, and
    ///     a range that is too short remains at its first day.
    ///   - content: A closure that creates the view of a day.
    public init(
        selection: Binding<ClosedRange<Day>?>, in months: ClosedRange<Month>? = nil, position: Binding<Month>? = nil,
        disabled: @escaping (Day) -> Bool = { _ in false }, blocked: @escaping (Day) -> Bool = { _ in false },
        lengths: ClosedRange<Int>? = nil, @ViewBuilder content: @escaping (MonthCalendarDay) -> DayContent
    ) {
        let choice = Binding<DaySelection>(
            get: { .range(selection.wrappedValue) },
            set: { if case .range(let days) = $0 { selection.wrappedValue = days } })
        self.init(
            choice: choice, months: months, position: position, disabled: disabled, blocked: blocked, lengths: lengths,
            content: content)
    }

    public var body: some View {
        let setting = CalendarSetting(calendar: calendar, locale: locale, options: options, dates: dates)
        CurrentDay { day in
            let marked = dates.today.marked(on: day), today = marked ?? day
            CalendarBody(
                setting: setting, today: today, marked: marked, months: setting.months(months, around: today),
                selection: selection, position: position, shown: $shown, isDisabled: isDisabled, isBlocked: isBlocked,
                lengths: lengths, content: content, stamp: stamp
            )
            // Another calendar system numbers months differently, so create the views again at the same days.
            .id(setting.system)
        }
        // In a container without a size, such as a scroll view, the months would take their total length.
        .frame(
            minWidth: 0, idealWidth: 320, maxWidth: .infinity,
            idealHeight: options.height == .month ? nil : PagerLength.ideal
        )
        .fixedSize(horizontal: false, vertical: options.height == .month)
    }
}

/// An identity for a value of a view.
final class Stamp: Equatable, Sendable {
    static func == (a: Stamp, b: Stamp) -> Bool { a === b }
}
