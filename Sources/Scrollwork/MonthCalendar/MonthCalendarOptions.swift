import SwiftUI

/// The way that a calendar scrolls.
public enum MonthCalendarScrolling: Hashable, Sendable {
    /// The calendar scrolls freely and rests anywhere.
    case continuous
    /// The calendar scrolls freely and rests at the beginning of a month. Within a month that is longer than the
    /// viewport, it rests anywhere, so that each day can be visible.
    case aligned
    /// The calendar scrolls by one month at a time, and each month is as long as the calendar. If the calendar is too
    /// short for a month, its rows become lower, as far as the views of the days allow. A month that is still too long
    /// scrolls on its page.
    case paged
}

/// The number of rows in each month.
public enum MonthCalendarRows: Hashable, Sendable {
    /// As many rows as the month has weeks: four to six, or fewer in a month of five days.
    case varying
    /// Six rows, so that all months have the same height.
    case fixed
}

/// The position of the months' titles.
public enum MonthCalendarTitles: Hashable, Sendable {
    /// Above each month. The titles scroll with the months.
    case inline
    /// Above the weekdays. A single title shows the visible month and doesn't scroll.
    case pinned
}

/// The height of a calendar.
public enum MonthCalendarHeight: Hashable, Sendable {
    /// The proposed height.
    case flexible
    /// The height of the visible month and the header. The months scroll by pages, and the height changes when they
    /// settle.
    case month
}

struct MonthCalendarOptions: Equatable, Sendable {
    /// The axis that the program set, or `nil` for the default.
    var givenAxis: Axis?
    var givenScrolling: MonthCalendarScrolling?
    var rows = MonthCalendarRows.varying
    var titles: MonthCalendarTitles?
    var height = MonthCalendarHeight.flexible

    var axis: Axis { givenAxis ?? (height == .month ? .horizontal : .vertical) }

    /// The scrolling behavior. A calendar with the height of a month scrolls by pages.
    var scrolling: MonthCalendarScrolling { height == .month ? .paged : givenScrolling ?? .continuous }

    /// The position of titles. By default, they are pinned if the months scroll horizontally or by pages.
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

// Options of the calendars in a view.
extension View {
    /// Sets the scroll axis of calendars in this view. The default is vertical.
    nonisolated public func monthCalendarAxis(_ axis: Axis) -> some View {
        transformEnvironment(\.monthCalendarOptions) { $0.givenAxis = axis }
    }

    /// Sets the way that calendars in this view scroll. The default is `continuous`.
    nonisolated public func monthCalendarScrolling(_ scrolling: MonthCalendarScrolling) -> some View {
        transformEnvironment(\.monthCalendarOptions) { $0.givenScrolling = scrolling }
    }

    /// Sets the number of rows in each month. The default is `varying`.
    nonisolated public func monthCalendarRows(_ rows: MonthCalendarRows) -> some View {
        transformEnvironment(\.monthCalendarOptions) { $0.rows = rows }
    }

    /// Sets the position of the months' titles.
    ///
    /// - Parameter titles: The position, or `nil` for the default: above each month, or pinned if months scroll
    ///   horizontally or by pages.
    nonisolated public func monthCalendarTitles(_ titles: MonthCalendarTitles?) -> some View {
        transformEnvironment(\.monthCalendarOptions) { $0.titles = titles }
    }

    /// Sets the height of calendars in this view. The default is `flexible`.
    ///
    /// In a scroll view, a list, or a form, use `month`. The months then scroll by pages, horizontally unless the
    /// program sets the vertical axis.
    nonisolated public func monthCalendarHeight(_ height: MonthCalendarHeight) -> some View {
        transformEnvironment(\.monthCalendarOptions) { $0.height = height }
    }
}
