import Foundation
import ScrollworkTesting
import SwiftUI
import Testing

@testable import gallery

@MainActor
@Suite struct CalendarTests {
    private func makeStage(
        _ direction: LayoutDirection = .leftToRight, today: Date = .pictureDay, framesPerSecond: Double = 60
    ) -> Stage {
        Stage(size: CGSize(width: 390, height: 844), framesPerSecond: framesPerSecond) {
            $0.layoutDirection = direction
        } content: {
            CalendarExhibit().environment(\.today, today)
        }
    }

    private func isAtTop(_ month: String, _ stage: Stage) throws -> Bool {
        abs(try stage.frame(of: month).minY - stage.frame(of: "months").minY) < 0.51
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func itOpensAtToday(_ direction: LayoutDirection) throws {
        let stage = makeStage(direction)
        try stage.settle()
        #expect(try isAtTop("month-2026-10", stage))
        #expect(try stage.text(of: "year") == "2026")
        // Out of 1,212 months and 101 years.
        #expect(stage.statistics.rowsRealized < 100)
    }

    @Test(arguments: [(0.0, "month-2001-1", "2001"), (-31_000_000_000.0, "month-2000-1", "2000")])
    func itOpensAtAnyDay(_ day: Double, _ month: String, _ year: String) throws {
        let stage = makeStage(today: Date(timeIntervalSinceReferenceDate: day))
        try stage.settle()
        #expect(try isAtTop(month, stage))
        #expect(try stage.text(of: "year") == year)
    }

    @Test func aButtonReturnsToToday() throws {
        let stage = makeStage()
        try stage.settle()
        for _ in 0..<4 { stage.flick(from: CGPoint(x: 195, y: 500), velocity: CGVector(dx: 0, dy: -4000)) }
        try stage.settle(within: 20)
        #expect(try stage.text(of: "year") != "2026")
        #expect(!stage.exists("month-2026-10"))
        try stage.tap("today")
        try stage.settle(within: 20)
        #expect(try isAtTop("month-2026-10", stage))
        #expect(try stage.text(of: "year") == "2026")
    }

    @Test func theRulerScrollsToAYear() throws {
        let stage = makeStage()
        try stage.settle()
        try stage.adjust("years", .increment)
        try stage.settle()
        #expect(try isAtTop("month-2027-1", stage))
        let ruler = try stage.frame(of: "years")
        for _ in 0..<6 {
            stage.flick(from: CGPoint(x: ruler.midX + 100, y: ruler.midY), velocity: CGVector(dx: -3000, dy: 0))
        }
        try stage.settle(within: 20)
        #expect(try isAtTop("month-2100-1", stage))
        #expect(try stage.text(of: "year") == "2100")
    }

    @Test func theYearFollowsTheMonths() throws {
        let stage = makeStage()
        try stage.settle()
        let finger = stage.touch(at: CGPoint(x: 195, y: 600))
        finger.move(by: CGSize(width: 0, height: -400), over: 0.4)
        finger.move(by: CGSize(width: 0, height: 0), over: 0.3)
        finger.move(by: CGSize(width: 0, height: -180), over: 0.4)
        finger.hold(for: 0.3)
        finger.lift()
        let next = stage.touch(at: CGPoint(x: 195, y: 600))
        next.move(by: CGSize(width: 0, height: -420), over: 0.4)
        next.hold(for: 0.3)
        next.lift()
        try stage.settle()
        #expect(try stage.text(of: "year") == "2027")
    }

    @Test func theYearFollowsAMonthThatReturnsInTheSameUpdate() throws {
        let stage = makeStage(today: Date.pictureDay + 60 * 86_400)
        try stage.settle()
        #expect(try isAtTop("month-2026-12", stage))
        try stage.adjust("years", .increment)
        try stage.settle()
        #expect(try isAtTop("month-2027-1", stage))
        let finger = stage.touch(at: CGPoint(x: 195, y: 400))
        finger.move(by: CGSize(width: 0, height: 120), over: 0)
        finger.hold(for: 0.3)
        finger.lift()
        try stage.settle()
        #expect(try !isAtTop("month-2027-1", stage))
        #expect(try stage.text(of: "year") == "2026")
    }

    @Test func everyMonthHasItsDays() {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0)!
        #expect(CalendarMonth.all.count == 1212)
        let days = CalendarMonth.all.compactMap {
            calendar.range(of: .day, in: .month, for: $0.firstDay(in: calendar))?.count
        }
        // 101 years, of which 25 are leap years: 2000 to 2096; 2100 isn't one.
        let sum = days.reduce(0, +)
        #expect(sum == 36_890)
    }

    @Test func keysScrollToBothEndsOfTheCentury() throws {
        let stage = makeStage(framesPerSecond: 30)
        try stage.settle()
        for _ in 0..<2 {
            stage.press(.end)
            try stage.settle()
            #expect(try stage.text(of: "year") == "2100")
            let months = try stage.frame(of: "months")
            #expect(abs(try stage.frame(of: "month-2100-12").maxY - months.maxY) < 0.51)
            stage.press(.home)
            try stage.settle()
            #expect(try stage.text(of: "year") == "2000")
            #expect(try isAtTop("month-2000-1", stage))
            #expect(try stage.scroll("months").offset.y == 0)
        }
    }
}
