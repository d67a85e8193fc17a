import SwiftUI

/// The phase of a person's selection of a range.
public enum MonthCalendarRangePhase: Hashable, Sendable {
    /// The person selected the first day of the range.
    case begun
    /// The range has both ends.
    case completed
}

// Actions for the events of calendars in a view.
extension View {
    /// Performs an action when calendars in this view pass a month, choose a target, or settle.
    ///
    /// ```swift
    /// MonthCalendar(selection: $day)
    ///     .onMonthCalendarChange { phase, month in
    ///         if phase == .settled { load(month) }
    ///     }
    /// ```
    ///
    /// The action also runs for programmatic scrolls, but not if the month changes without a scroll. If the months can
    /// rest anywhere, the target is known only when they settle. Before iOS 18 and macOS 15, the action doesn't run for
    /// an animated change of the position, because scroll views don't report its end.
    ///
    /// - Parameter action: The closure to run with the phase and the month.
    nonisolated public func onMonthCalendarChange(_ action: @escaping (_ phase: ChangePhase, _ month: Month) -> Void)
        -> some View
    {
        let stamp = Stamp()
        return transformEnvironment(\.monthCalendarReports) {
            $0.months.append(action)
            $0.stamps.append(stamp)
        }
    }

    /// Performs an action when a person begins or completes a range in calendars in this view.
    ///
    /// Two taps begin and complete a range, and so do a long press and the lift of the finger after the drag. A range
    /// that a person extends with Shift and the arrow keys is complete after each key.
    ///
    /// - Parameter action: The closure to run with the phase and the range. A range that begins with a tap has one day.
    nonisolated public func onMonthCalendarRange(
        _ action: @escaping (_ phase: MonthCalendarRangePhase, _ range: ClosedRange<Day>) -> Void
    ) -> some View {
        let stamp = Stamp()
        return transformEnvironment(\.monthCalendarReports) {
            $0.ranges.append(action)
            $0.stamps.append(stamp)
        }
    }
}

struct MonthCalendarReports {
    var months: [(ChangePhase, Month) -> Void] = []
    var ranges: [(MonthCalendarRangePhase, ClosedRange<Day>) -> Void] = []
    /// The identities of the actions, which can't be compared.
    var stamps: [Stamp] = []
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
