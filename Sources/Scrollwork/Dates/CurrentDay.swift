import SwiftUI

/// A view of the current day in the environment's time zone. It updates at midnight and when the clock changes.
struct CurrentDay<Content: View>: View {
    @ViewBuilder let content: (Day) -> Content
    @Environment(\.timeZone) private var timeZone
    @State private var clock = ClockObserver()

    var body: some View {
        TimelineView(MidnightSchedule(timeZone: timeZone, change: clock.changes)) { context in
            content(Day(context.date, in: timeZone))
        }
        .onAppear { clock.start() }
    }
}
