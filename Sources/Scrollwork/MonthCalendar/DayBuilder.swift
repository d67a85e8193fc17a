import SwiftUI

/// Makes the views of days. Days are made anew when the closure may make something else of them, which is when the calendar
/// itself was made anew by what is around it, and not when only the selection changed.
@MainActor @Observable
final class DayBuilder<Content: View> {
    @ObservationIgnored private var content: ((MonthCalendarDay) -> Content)?
    @ObservationIgnored private var stamp: Stamp?
    @ObservationIgnored private var known: Stamp?
    private var version = 0

    func begin(with content: @escaping (MonthCalendarDay) -> Content, stamp: Stamp) {
        self.content = content
        self.stamp = stamp
        if known == nil { known = stamp }
    }

    /// Has the days made anew if the closure is another one.
    func refresh() {
        if known == stamp { return }
        known = stamp
        version += 1
    }

    func view(of day: MonthCalendarDay) -> Content? {
        _ = version
        return content?(day)
    }
}
