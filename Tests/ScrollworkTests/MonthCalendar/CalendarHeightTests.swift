import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// Calendars with the height of their month.
@MainActor
@Suite struct CalendarHeightTests {
    private func stage(_ bound: Bound, _ size: DynamicTypeSize = .large) -> Stage {
        Stage.calendar(size: CGSize(width: 390, height: 1_200), environment: { $0.dynamicTypeSize = size }) {
            ScrollView {
                VStack(spacing: 0) {
                    MonthCalendar(selection: Bindable(bound).day, position: Bindable(bound).month)
                        .monthCalendarHeight(.month)
                        .accessibilityIdentifier("calendar")
                    Text("Below").accessibilityIdentifier("below")
                }
            }
        }
    }

    @Test func verticalMonthsHaveTheHeightOfTheVisibleOne() throws {
        let bound = Bound(), options = Options()
        let stage = Stage.calendar(size: CGSize(width: 390, height: 900)) {
            ScrollView {
                VStack(spacing: 0) {
                    Resizing(bound: bound, options: options).accessibilityIdentifier("calendar")
                    Text("Below").accessibilityIdentifier("below")
                }
            }
        }
        // The first frame is correct.
        #expect(abs(try stage.frame(of: "below").minY - lastRow(stage, october).maxY) < 12)
        try stage.settle()
        stage.flick(from: CGPoint(x: 195, y: 200), velocity: CGVector(dx: 0, dy: -800))
        try stage.settle()
        #expect(bound.month == october + 1)
        #expect(abs(try stage.frame(of: "below").minY - lastRow(stage, october + 1).maxY) < 12)
        // The height may change while the calendar is visible.
        options.height = .flexible
        try stage.settle()
        #expect(try stage.frame(of: "calendar").height == 380)
        options.height = .month
        try stage.settle()
        #expect(bound.month == october + 1)
        #expect(abs(try stage.frame(of: "below").minY - lastRow(stage, october + 1).maxY) < 12)
    }

    @MainActor @Observable
    final class Options { var height = MonthCalendarHeight.month }

    private struct Resizing: View {
        @Bindable var bound: Bound
        let options: Options

        var body: some View {
            MonthCalendar(position: $bound.month)
                .monthCalendarAxis(.vertical)
                .monthCalendarHeight(options.height)
        }
    }

    private func lastRow(_ stage: Stage, _ month: Month) throws -> CGRect {
        try stage.frame(of: "day-\(month.days.upperBound - 1)")
    }

    @Test(arguments: [DynamicTypeSize.large, .accessibility5]) func nothingIsBlankBelowTheMonth(_ size: DynamicTypeSize)
        throws
    {
        let bound = Bound(), stage = stage(bound, size)
        try stage.settle()
        #expect(abs(try stage.frame(of: "below").minY - lastRow(stage, october).maxY) < 12)
        // May 2026 has six rows; October has five.
        bound.month = Month(year: 2026, month: 5)!
        try stage.settle()
        let six = try stage.frame(of: "below").minY
        #expect(abs(six - (try lastRow(stage, bound.month).maxY)) < 12)
        bound.month = october
        try stage.settle()
        let row = try stage.frame(of: "day-2026-10-08").minY - stage.frame(of: "day-2026-10-01").minY
        #expect(abs(six - (try stage.frame(of: "below").minY) - row) < 1)
    }

    /// The height of a month that was visible before changes on a smooth spring of 0.3 seconds, or at once with reduced
    /// motion.
    @Test(arguments: [false, true]) func theHeightChangesWithTheMonth(_ reducesMotion: Bool) throws {
        let bound = Bound()
        let stage = Stage.calendar(
            size: CGSize(width: 390, height: 1_200), environment: { $0.setReduceMotion(reducesMotion) }
        ) {
            ScrollView {
                VStack(spacing: 0) {
                    MonthCalendar(position: Bindable(bound).month).monthCalendarHeight(.month)
                    Text("Below").accessibilityIdentifier("below")
                }
            }
        }
        try stage.settle()
        let five = try stage.drawnFrame(of: "below").minY
        // May 2026 has six rows; October has five.
        bound.month = Month(year: 2026, month: 5)!
        try stage.settle()
        let six = try stage.drawnFrame(of: "below").minY
        #expect(six - five > 40)
        bound.month = october
        stage.update()
        stage.advance(by: 0.1, framesPerSecond: 500)
        let part = reducesMotion ? 1 : Spring(duration: 0.3).value(target: 1.0, time: 0.1)
        #expect(abs(try stage.drawnFrame(of: "below").minY - six - (five - six) * CGFloat(part)) < 2)
    }

    @Test func monthsAreTurnedAndThePageScrolls() throws {
        let bound = Bound(), stage = stage(bound)
        stage.flick(from: CGPoint(x: 300, y: 200), velocity: CGVector(dx: -1_500, dy: 0))
        try stage.settle()
        #expect(bound.month == october + 1)
        #expect(abs(try stage.frame(of: "below").minY - lastRow(stage, october + 1).maxY) < 12)
        try stage.tap(october21 + 20)
        #expect(bound.day == october21 + 20)
    }
}
