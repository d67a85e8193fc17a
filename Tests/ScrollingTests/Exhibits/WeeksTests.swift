import Foundation
import ScrollworkTesting
import SwiftUI
import Testing

@testable import gallery

/// A strip of pages that show their week.
private struct NumberedWeeks: View {
    @State private var week = 0
    @State private var passing = 0

    var body: some View {
        VStack {
            Text(verbatim: "\(week)").accessibilityIdentifier("week")
            Text(verbatim: "\(passing)").accessibilityIdentifier("passing")
            WeekStrip(week: $week, passing: $passing) { week in
                Text(verbatim: "\(week)").frame(maxWidth: .infinity).frame(height: 60)
                    .accessibilityIdentifier("page-\(week)")
            }
            .accessibilityIdentifier("strip")
        }
    }
}

@MainActor
@Suite struct WeeksTests {
    private func makeStage(_ direction: LayoutDirection = .leftToRight) -> Stage {
        Stage(size: CGSize(width: 350, height: 200), environment: { $0.layoutDirection = direction }) {
            NumberedWeeks()
        }
    }

    /// Returns the pages whose center is inside the strip.
    private func inTheMiddle(_ stage: Stage) throws -> [String] {
        try stage.frames(prefix: "page-").keys.filter { abs(try stage.drawnFrame(of: $0).midX - 175) < 1 }.sorted()
    }

    private func flick(_ stage: Stage, _ velocity: CGFloat) throws {
        let strip = try stage.frame(of: "strip")
        stage.flick(from: CGPoint(x: 175 - velocity / 20, y: strip.midY), velocity: CGVector(dx: velocity, dy: 0))
    }

    @Test(
        arguments: [
            (.leftToRight, 0), (.rightToLeft, 0.02), (.leftToRight, 0.1), (.rightToLeft, 0.5),
        ] as [(LayoutDirection, Double)])
    func aHundredFlicksTurnAHundredWeeks(_ direction: LayoutDirection, pause: Double) throws {
        let stage = makeStage(direction)
        let forward: CGFloat = direction == .leftToRight ? -1500 : 1500
        for number in 1...100 {
            try flick(stage, forward)
            stage.advance(by: pause)
            #expect(try stage.text(of: "passing") == "\(number)")
        }
        try stage.settle()
        #expect(try stage.text(of: "week") == "100")
        #expect(try inTheMiddle(stage).contains("page-100"))
        for _ in 1...100 {
            try flick(stage, -forward)
            stage.advance(by: pause)
        }
        try stage.settle()
        #expect(try stage.text(of: "week") == "0")
        #expect(try inTheMiddle(stage).contains("page-0"))
    }

    @Test func aShortPullReturns() throws {
        let stage = makeStage()
        let middle = try stage.frame(of: "strip").midY
        let finger = stage.touch(at: CGPoint(x: 175, y: middle))
        finger.move(by: CGSize(width: -100, height: 0), over: 0.3)
        finger.hold(for: 0.3)
        let next = try stage.drawnFrame(of: "page-1").midX
        #expect(next > 424 && next < 434)
        finger.lift()
        try stage.settle()
        #expect(try stage.text(of: "week") == "0")
    }

    @Test func theMonthsAreThoseThatPass() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0)!
        let days = WeekDays(today: .pictureDay, calendar: calendar, locale: Locale(identifier: "en_US"))
        #expect(days.today == 3)
        #expect(days.months(ofWeek: 0) == "October 2026")
        #expect(days.months(ofWeek: 2) == "November 2026")
        #expect(days.months(ofWeek: -3) == "Sep – Oct 2026")
        #expect(days.dayOfMonth(days.today) == 21)
    }

    @Test func theExhibitTurnsAndReturns() throws {
        let stage = Stage(size: CGSize(width: 390, height: 844)) { WeeksExhibit().environment(\.today, .pictureDay) }
        #expect(try stage.text(of: "month") == "October 2026")
        let strip = try stage.frame(of: "strip")
        stage.flick(from: CGPoint(x: strip.midX, y: strip.midY), velocity: CGVector(dx: -1500, dy: 0))
        stage.flick(from: CGPoint(x: strip.midX, y: strip.midY), velocity: CGVector(dx: -1500, dy: 0))
        try stage.settle()
        #expect(try stage.text(of: "month") == "November 2026")
        try stage.tap("day-15")
        #expect(try stage.text(of: "chosen").contains("Monday 2 "))
        try stage.tap("today")
        try stage.settle()
        #expect(try stage.text(of: "month") == "October 2026")
        #expect(try stage.text(of: "chosen").contains("Wednesday 21 "))
    }

    @Observable final class Region { var firstWeekday = 1 }

    private struct InRegion: View {
        let region: Region
        @Environment(\.calendar) private var calendar

        var body: some View {
            var calendar = calendar
            calendar.firstWeekday = region.firstWeekday
            return WeeksExhibit().environment(\.today, .pictureDay).environment(\.calendar, calendar)
        }
    }

    @Test func anotherFirstWeekdayKeepsTheSelectedDay() throws {
        let region = Region()
        let stage = Stage(size: CGSize(width: 390, height: 844)) { InRegion(region: region) }
        func selected() -> [String] {
            stage.semantics.flattened.filter { $0.role == .button && $0.traits.contains(.selected) }.compactMap(\.label)
        }
        let day = selected()
        #expect(day.count == 1)
        for firstWeekday in [2, 7, 4, 1] {
            region.firstWeekday = firstWeekday
            try stage.settle()
            #expect(selected() == day, "\(firstWeekday)")
        }
        try stage.activate("day-0")
        try stage.settle()
        #expect(selected() != day)
    }
}
