import SwiftUI

/// What a person has done to a range of days.
public enum MonthCalendarRangePhase: Hashable, Sendable {
    /// The range has its first day; another one is to come.
    case begun
    /// The range has both its ends.
    case completed
}

/// What the calendars inside a view tell of.
extension View {
    /// Runs an action as the calendars inside pass months, choose where to settle, and settle.
    ///
    /// ```swift
    /// MonthCalendar(selection: $day)
    ///     .onMonthCalendarChange { phase, month in
    ///         if phase == .settled { load(month) }
    ///     }
    /// ```
    ///
    /// Movements are reported whoever makes them; a month that the program shows without a movement is not. Where months rest anywhere, the month
    /// on which they settle is known only as they do.
    ///
    /// - Parameter action: Is told the phase and the month.
    nonisolated public func onMonthCalendarChange(_ action: @escaping (_ phase: ChangePhase, _ month: Month) -> Void) -> some View {
        transformEnvironment(\.monthCalendarReports) { $0.months.append(action) }
    }

    /// Runs an action when a person has begun or completed a range in the calendars inside.
    ///
    /// Two taps begin and complete a range, and so does a long press and the lift of the finger that dragged it. A range that is extended with Shift
    /// and the arrow keys is complete after each key.
    ///
    /// - Parameter action: Is told the phase and the range, which has one day when it is begun by a tap.
    nonisolated public func onMonthCalendarRange(
        _ action: @escaping (_ phase: MonthCalendarRangePhase, _ range: ClosedRange<Day>) -> Void
    ) -> some View {
        transformEnvironment(\.monthCalendarReports) { $0.ranges.append(action) }
    }
}

struct MonthCalendarReports {
    var months: [(ChangePhase, Month) -> Void] = []
    var ranges: [(MonthCalendarRangePhase, ClosedRange<Day>) -> Void] = []
}

extension EnvironmentValues {
    private struct ReportsKey: EnvironmentKey {
        static var defaultValue: MonthCalendarReports { MonthCalendarReports() }
    }

    var monthCalendarReports: MonthCalendarReports {
        get { self[ReportsKey.self] }
        set { self[ReportsKey.self] = newValue }
    }
}
