import SwiftUI

/// A view of today in the time zone of the environment, which follows midnight and the clock.
struct CurrentDay<Content: View>: View {
    @ViewBuilder let content: (Day) -> Content
    @Environment(\.timeZone) private var timeZone
    @State private var clock = ClockWatch()

    var body: some View {
        TimelineView(MidnightSchedule(timeZone: timeZone, change: clock.changes)) { context in
            content(Day(context.date, in: timeZone))
        }
        .onAppear { clock.start() }
    }
}
