import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// Months that are longer than what is seen of them.
@MainActor
@Suite struct CalendarLongMonthTests {
    private func drag(_ stage: Stage, by way: CGFloat) throws {
        let middle = CGPoint(x: 195, y: 130)
        stage.drag(from: CGPoint(x: middle.x, y: middle.y - way / 2), to: CGPoint(x: middle.x, y: middle.y + way / 2), over: 0.8)
        try stage.settle()
    }

    @Test func alignedMonthsRestWhereverNothingElseIsSeen() throws {
        let bound = Bound()
        let stage = Stage.calendar(size: CGSize(width: 390, height: 220)) {
            MonthCalendar(selection: Bindable(bound).day, position: Bindable(bound).month).monthCalendarScrolling(.aligned)
        }
        let first = "day-2026-10-01", last = "day-2026-10-31"
        let start = try stage.frame(of: first).minY
        #expect(try stage.frame(of: last).maxY > stage.size.height + 50)
        try drag(stage, by: -40)
        #expect(abs(try stage.frame(of: first).minY - start + 30) < 10.01, "it stays where the finger left it")
        #expect(try stage.frame(of: first).minY < start - 15)
        try drag(stage, by: -120)
        #expect(abs(try stage.frame(of: last).maxY - stage.size.height) < 0.01, "the last days stand at the end of what is seen")
        try drag(stage, by: -25)
        #expect(abs(try stage.frame(of: last).maxY - stage.size.height) < 0.01, "a little of the next month is none to rest at")
        for way in [-150.0, -150] where bound.month == october { try drag(stage, by: way) }
        #expect(bound.month == october + 1)
    }

    @Test func keysBringDaysOfAlignedMonthsWhereTheyStay() throws {
        let bound = Bound()
        let stage = Stage.calendar(size: CGSize(width: 390, height: 220)) {
            MonthCalendar(selection: Bindable(bound).day, position: Bindable(bound).month).monthCalendarScrolling(.aligned)
        }
        try stage.tap("day-2026-10-01")
        for day in [8, 15, 22, 29] {
            stage.press(.downArrow)
            try stage.settle()
            let frame = try stage.frame(of: day < 10 ? "day-2026-10-0\(day)" : "day-2026-10-\(day)")
            #expect(frame.minY > 0 && frame.maxY < stage.size.height + 0.01, "\(day)")
        }
    }

    private final class Handle { var proxy: MonthCalendarProxy? }

    @Test(arguments: [true, false]) func aCallToAMonthThatIsScrolledOnItsPageIsAnswered(isAnimated: Bool) async throws {
        let handle = Handle(), bound = Bound()
        let stage = Stage.calendar(size: CGSize(width: 390, height: 220)) {
            MonthCalendarReader { proxy in
                let _ = handle.proxy = proxy
                MonthCalendar(position: Bindable(bound).month) { Color.clear.frame(height: $0.day.number > 0 ? 40 : 0) }
                    .monthCalendarScrolling(.paged)
            }
        }
        let top = try stage.frame(of: "day-2026-10-01").minY
        try drag(stage, by: -60)
        #expect(try stage.frame(of: "day-2026-10-01").minY < top - 20)
        for month in [october, october + 3, october] {
            var answer: Bool?, hasBegun = false
            let task = Task {
                hasBegun = true
                answer = await handle.proxy!.scroll(to: month, animated: isAnimated)
            }
            await stage.mainQueue(until: { hasBegun })
            stage.advance(by: 1.1)
            await task.value
            #expect(answer == true)
            #expect(bound.month == month)
        }
    }
}
