import SwiftUI

/// Makes the views of days. Days are made anew when the closure may make something else of them, which is when the calendar
/// itself was made anew by what is around it, and not when only the selection changed.
@MainActor @Observable
final class DayBuilder<Content: View> {
    private var content: (MonthCalendarDay) -> Content
    @ObservationIgnored private var stamp: Stamp

    init(_ content: @escaping (MonthCalendarDay) -> Content, stamp: Stamp) {
        self.content = content
        self.stamp = stamp
    }

    /// Has the days made anew if the closure is another one.
    func take(_ content: @escaping (MonthCalendarDay) -> Content, stamp: Stamp) {
        if self.stamp == stamp { return }
        self.stamp = stamp
        self.content = content
    }

    func view(of day: MonthCalendarDay) -> Content { content(day) }
}
