import SwiftUI

/// A view that runs an action at regular intervals after it appears, on the clock of the views.
struct AutoplayTimer: View {
    let interval: Double
    let action: () -> Void
    @State private var last: Date?

    var body: some View {
        TimelineView(AutoplaySchedule(interval: interval)) { context in
            Color.clear.onChange(of: context.date, initial: true) { _, date in
                guard let last else { return self.last = date }
                // The timeline may also update between two dates of its schedule.
                guard date.timeIntervalSince(last) > interval * 0.95 else { return }
                self.last = date
                action()
            }
        }
        .accessibilityHidden(true)
    }
}

private struct AutoplaySchedule: TimelineSchedule, Equatable {
    let interval: Double

    func entries(from startDate: Date, mode: Mode) -> PeriodicTimelineSchedule.Entries {
        PeriodicTimelineSchedule(from: startDate, by: interval).entries(from: startDate, mode: mode)
    }
}
