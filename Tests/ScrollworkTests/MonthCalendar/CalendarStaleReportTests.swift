import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// An action around a calendar that changes while the calendar itself stays the same.
@MainActor @Suite struct CalendarStaleReportTests {
    @MainActor @Observable final class Model {
        var filter = "old"
        @ObservationIgnored var months: [String] = []
        @ObservationIgnored var ranges: [String] = []
    }

    private struct Reporting<Content: View>: View {
        let model: Model
        @ViewBuilder let content: Content

        var body: some View {
            let filter = model.filter
            content
                .onMonthCalendarChange { phase, _ in if phase == .settled { model.months.append(filter) } }
                .onMonthCalendarRange { _, _ in model.ranges.append(filter) }
        }
    }

    @Test func theLatestActionReceivesTheReports() throws {
        let model = Model(), bound = Bound()
        let stage = Stage.calendar {
            Reporting(model: model) {
                MonthCalendar(selection: Bindable(bound).range).monthCalendarScrolling(.aligned)
            }
        }
        try stage.settle()
        model.filter = "new"
        try stage.settle()
        try stage.tap(october21)
        try stage.settle()
        stage.flick(from: CGPoint(x: 195, y: 300), velocity: CGVector(dx: 0, dy: -1_500))
        try stage.settle()
        #expect(!model.ranges.isEmpty && Set(model.ranges) == ["new"])
        #expect(!model.months.isEmpty && Set(model.months) == ["new"])
    }
}
