import SwiftUI

/// Creates the views of days. Days update when the calendar's parent updates the calendar, because then the closure may
/// produce different views. A change of the selection alone doesn't update them.
@MainActor @Observable
final class DayBuilder<Content: View> {
    private var content: (MonthCalendarDay) -> Content
    @ObservationIgnored private var stamp: Stamp

    init(_ content: @escaping (MonthCalendarDay) -> Content, stamp: Stamp) {
        self.content = content
        self.stamp = stamp
    }

    /// Sets the closure, and updates the days if it's a new one.
    func take(_ content: @escaping (MonthCalendarDay) -> Content, stamp: Stamp) {
        if self.stamp == stamp { return }
        self.stamp = stamp
        self.content = content
    }

    func view(of day: MonthCalendarDay) -> Content { content(day) }
}
