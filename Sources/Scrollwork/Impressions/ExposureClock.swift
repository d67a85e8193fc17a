import SwiftUI

/// Reports the time of frames: in each frame while content moves, or at a given moment.
struct ExposureClock: View {
    let isTicking: Bool
    let moment: Date?
    let tick: (Date) -> Void

    var body: some View {
        if isTicking {
            TimelineView(.animation) { watch($0.date) }
        } else {
            TimelineView(MomentSchedule(moment: moment)) { watch($0.date) }
        }
    }

    private func watch(_ date: Date) -> some View {
        Color.clear
            .onChange(of: date, initial: true) { tick(date) }
            .accessibilityHidden(true)
    }
}

/// A schedule with the current time and a later moment.
private struct MomentSchedule: TimelineSchedule, Equatable {
    let moment: Date?

    func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] {
        [startDate] + [moment].compactMap { $0 }.filter { $0 > startDate }
    }
}
