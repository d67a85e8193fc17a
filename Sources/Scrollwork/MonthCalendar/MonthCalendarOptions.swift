import SwiftUI

/// How a calendar scrolls over its months.
public enum MonthCalendarScrolling: Hashable, Sendable {
    /// Freely, and it rests anywhere.
    case continuous
    /// Freely, and it rests where a month begins. Within a month that is longer than what is seen of it, it rests anywhere, so that every
    /// day can be seen.
    case aligned
    /// A month at a time, each as long as the calendar. Where that is too short for a month its rows become lower, as far as the days' views
    /// let them; a month that is still too long scrolls on its page.
    case paged
}

/// How many rows of days the months have.
public enum MonthCalendarRows: Hashable, Sendable {
    /// As many as the month has weeks, four to six.
    case varying
    /// Six, so that all months are of one height.
    case fixed
}

/// Where the months' names are.
public enum MonthCalendarTitles: Hashable, Sendable {
    /// Above each month, moving with it.
    case inline
    /// One above the weekdays, of the month that is shown; it stays where it is.
    case pinned
}

/// By what rule weeks are numbered.
public enum MonthCalendarWeekNumbers: Hashable, Sendable {
    /// They are not.
    case hidden
    /// By ISO 8601: weeks begin on Monday, and the first one has four days of the new year or more.
    ///
    /// In a calendar whose weeks begin on another day the number is that of the row's Thursday.
    case iso
    /// By the rule of the calendar in the environment.
    case locale
}

struct MonthCalendarOptions: Equatable, Sendable {
    var axis = Axis.vertical
    var scrolling = MonthCalendarScrolling.continuous
    var rows = MonthCalendarRows.varying
    var titles: MonthCalendarTitles?
    var weekNumbers = MonthCalendarWeekNumbers.hidden
    var firstWeekday: Int?
    var today: Day?

    /// Months that move sideways or by pages have their name above the weekdays unless it is said otherwise.
    var shownTitles: MonthCalendarTitles { titles ?? (axis == .vertical && scrolling != .paged ? .inline : .pinned) }
}

extension EnvironmentValues {
    private struct OptionsKey: EnvironmentKey {
        static let defaultValue = MonthCalendarOptions()
    }

    var monthCalendarOptions: MonthCalendarOptions {
        get { self[OptionsKey.self] }
        set { self[OptionsKey.self] = newValue }
    }
}

/// Options of the calendars inside a view.
extension View {
    /// The way the months follow one another; down the page unless given.
    nonisolated public func monthCalendarAxis(_ axis: Axis) -> some View {
        transformEnvironment(\.monthCalendarOptions) { $0.axis = axis }
    }

    /// How calendars scroll and where they come to rest; freely unless given.
    nonisolated public func monthCalendarScrolling(_ scrolling: MonthCalendarScrolling) -> some View {
        transformEnvironment(\.monthCalendarOptions) { $0.scrolling = scrolling }
    }

    /// How many rows months have; as many as they have weeks unless given.
    nonisolated public func monthCalendarRows(_ rows: MonthCalendarRows) -> some View {
        transformEnvironment(\.monthCalendarOptions) { $0.rows = rows }
    }

    /// Where the months' names are: above each month unless given, and pinned where months move sideways or by pages.
    nonisolated public func monthCalendarTitles(_ titles: MonthCalendarTitles?) -> some View {
        transformEnvironment(\.monthCalendarOptions) { $0.titles = titles }
    }

    /// Whether and by what rule weeks are numbered; not unless given.
    nonisolated public func monthCalendarWeekNumbers(_ numbers: MonthCalendarWeekNumbers) -> some View {
        transformEnvironment(\.monthCalendarOptions) { $0.weekNumbers = numbers }
    }

    /// The day that weeks begin with; the locale's unless given.
    ///
    /// - Parameter weekday: 1 is Sunday and 7 Saturday, as in Foundation. Others count as nil, which is the locale's.
    nonisolated public func monthCalendarFirstWeekday(_ weekday: Int?) -> some View {
        transformEnvironment(\.monthCalendarOptions) { $0.firstWeekday = weekday.flatMap { (1...7).contains($0) ? $0 : nil } }
    }

    /// A day to be marked as today in place of what the clock says, for previews and pictures.
    nonisolated public func monthCalendarToday(_ today: Day?) -> some View {
        transformEnvironment(\.monthCalendarOptions) { $0.today = today }
    }
}
