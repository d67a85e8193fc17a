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
    /// As many as the month has weeks: four to six, or fewer in a month of five days.
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

/// How high a calendar is.
public enum MonthCalendarHeight: Hashable, Sendable {
    /// As high as the room that it is offered.
    case flexible
    /// As high as the month that is shown, and its head. Months that are turned like pages change the height as they settle.
    case month
}

struct MonthCalendarOptions: Equatable, Sendable {
    /// Nil for the usual one.
    var givenAxis: Axis?
    var givenScrolling: MonthCalendarScrolling?
    var rows = MonthCalendarRows.varying
    var titles: MonthCalendarTitles?
    var height = MonthCalendarHeight.flexible

    var axis: Axis { givenAxis ?? (height == .month ? .horizontal : .vertical) }

    /// A calendar that is as high as one month shows no other beside it.
    var scrolling: MonthCalendarScrolling { height == .month ? .paged : givenScrolling ?? .continuous }

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
        transformEnvironment(\.monthCalendarOptions) { $0.givenAxis = axis }
    }

    /// How calendars scroll and where they come to rest; freely unless given.
    nonisolated public func monthCalendarScrolling(_ scrolling: MonthCalendarScrolling) -> some View {
        transformEnvironment(\.monthCalendarOptions) { $0.givenScrolling = scrolling }
    }

    /// How many rows months have; as many as they have weeks unless given.
    nonisolated public func monthCalendarRows(_ rows: MonthCalendarRows) -> some View {
        transformEnvironment(\.monthCalendarOptions) { $0.rows = rows }
    }

    /// Where the months' names are: above each month unless given, and pinned where months move sideways or by pages.
    nonisolated public func monthCalendarTitles(_ titles: MonthCalendarTitles?) -> some View {
        transformEnvironment(\.monthCalendarOptions) { $0.titles = titles }
    }

    /// How high calendars are; as high as what they are offered unless given.
    ///
    /// A calendar in a scroll view, a list or a form is best as high as its month. Its months are turned like pages then, across unless the axis
    /// is said to be vertical.
    nonisolated public func monthCalendarHeight(_ height: MonthCalendarHeight) -> some View {
        transformEnvironment(\.monthCalendarOptions) { $0.height = height }
    }
}
