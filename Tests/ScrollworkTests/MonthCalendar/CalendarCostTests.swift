import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// Counts the evaluated bodies of days.
@MainActor
private final class DayCounter {
    var days: [Day] = []
    /// The days for which the closure of the calendar ran.
    var closures: [Day] = []
}

private struct CountedDay: View {
    let day: MonthCalendarDay
    let counter: DayCounter

    var body: some View {
        let _ = counter.days.append(day.day)
        Text(verbatim: day.text).frame(height: 44)
    }
}

@MainActor
@Suite struct CalendarCostTests {
    private func years(_ count: Int) -> ClosedRange<Month> { october - 606...october - 606 + count * 12 - 1 }

    private func count(_ months: ClosedRange<Month>, _ act: (Stage) throws -> Void) throws -> StageStatistics {
        let stage = Stage.calendar { MonthCalendar(in: months) }
        stage.resetStatistics()
        try act(stage)
        return stage.statistics
    }

    @Test func aLongRangeCostsAsMuchAsACentury() throws {
        func scrolled(_ months: ClosedRange<Month>) throws -> (StageStatistics, StageStatistics) {
            let opened = Stage.calendar { MonthCalendar(in: months) }.statistics
            let moved = try count(months) { stage in
                for _ in 0..<5 { stage.flick(from: CGPoint(x: 195, y: 400), velocity: CGVector(dx: 0, dy: -2_000)) }
                try stage.settle()
            }
            return (opened, moved)
        }
        let century = try scrolled(years(101)), long = try scrolled(years(10_100))
        #expect((years(101).count, years(10_100).count) == (1_212, 121_200))
        for (a, b) in [(century.0, long.0), (century.1, long.1)] {
            #expect(abs(Double(b.bodiesEvaluated) - Double(a.bodiesEvaluated)) <= 0.1 * Double(a.bodiesEvaluated))
            #expect(abs(Double(b.nodesLaidOut) - Double(a.nodesLaidOut)) <= 0.1 * Double(a.nodesLaidOut))
            #expect(abs(b.rowsRealized - a.rowsRealized) <= max(1, a.rowsRealized / 10))
            #expect(abs(b.layersChanged - a.layersChanged) <= a.layersChanged / 10)
        }
    }

    /// A dozen months, a century, ten centuries, and the entire range of Foundation's calendar.
    @Test(arguments: [MonthCalendarScrolling.continuous, .paged]) func allMonthsCostAsMuchAsADozen(
        _ scrolling: MonthCalendarScrolling
    ) throws {
        func measured(_ months: ClosedRange<Month>) throws -> (first: StageStatistics, moved: StageStatistics) {
            let stage = Stage.calendar { MonthCalendar(in: months).monthCalendarScrolling(scrolling) }
            let first = stage.statistics
            stage.resetStatistics()
            for distance in [-260.0, -260, 260, -260, 260, 260] {
                let finger = stage.touch(at: CGPoint(x: 195, y: 340))
                finger.move(by: CGSize(width: 0, height: distance), over: 0.3)
                finger.hold(for: 0.2)
                finger.lift()
                try stage.settle()
            }
            return (first, stage.statistics)
        }
        // After 28 and after 400 years, months begin on the same weekdays, so the initial content is the same.
        let start = october - 6, end = Month(containing: CalendarSystem.reach.upperBound)
        let dozen = try measured(start...start + 11)
        for months in [start - 336...start - 336 + 1_211, start - 4_800...start - 4_800 + 12_119, start - 4_800...end] {
            let many = try measured(months)
            for (few, many) in [(dozen.first, many.first), (dozen.moved, many.moved)] {
                #expect(Double(many.bodiesEvaluated) <= 1.1 * Double(few.bodiesEvaluated), "\(months.count)")
                #expect(Double(many.nodesLaidOut) <= 1.1 * Double(few.nodesLaidOut), "\(months.count)")
                #expect(Double(many.layersChanged) <= 1.1 * Double(few.layersChanged), "\(months.count)")
                #expect(many.rowsRealized <= few.rowsRealized, "\(months.count)")
                #expect(
                    many.rowsRealized - many.rowsReleased <= few.rowsRealized - few.rowsReleased,
                    "months that live of \(months.count)")
            }
        }
        #expect((start - 4_800...end).count > 1_700_000)
    }

    @Test func theNumberOfRealizedMonthsIsBounded() throws {
        let stage = Stage.calendar(framesPerSecond: 20) { MonthCalendar(in: self.years(10_100)) }
        stage.resetStatistics()
        for _ in 0..<30 {
            stage.flick(from: CGPoint(x: 195, y: 400), velocity: CGVector(dx: 0, dy: -4_000))
            stage.advance(by: 0.5)
        }
        try stage.settle()
        let live = stage.statistics.rowsRealized - stage.statistics.rowsReleased
        #expect(stage.statistics.rowsRealized > 50)
        #expect(live < 10)
    }

    @Test func onlyAChangedDayIsEvaluatedAgain() throws {
        let bound = Bound()
        let counter = DayCounter()
        let stage = Stage.calendar(checksBodies: false) {
            MonthCalendar(selection: Bindable(bound).range) { CountedDay(day: $0, counter: counter) }
        }
        counter.days = []
        bound.range = october21...october21 + 2
        stage.update()
        #expect(counter.days.sorted() == [october21, october21 + 1, october21 + 2])
        counter.days = []
        bound.range = october21...october21 + 3
        stage.update()
        #expect(
            counter.days.sorted() == [october21 + 2, october21 + 3], "the last day was the end and is in the middle now"
        )
        counter.days = []
        bound.range = nil
        stage.update()
        #expect(counter.days.count == 4)
    }

    @Test func aDayClosureIsNotCalledAgainForOtherDays() throws {
        let bound = Bound()
        let counter = DayCounter()
        let stage = Stage.calendar(checksBodies: false) {
            MonthCalendar(selection: Bindable(bound).day) { day in
                let _ = counter.days.append(day.day)
                Text(verbatim: day.text).frame(height: 44)
            }
        }
        counter.days = []
        bound.day = october21 + 1
        stage.update()
        #expect(counter.days == [october21 + 1])
        counter.days = []
        bound.day = october21 + 3
        stage.update()
        #expect(counter.days.sorted() == [october21 + 1, october21 + 3])
    }

    @Test func aClosureThatReadsStateIsCalledAgain() throws {
        let notes = Notes()
        let stage = Stage.calendar { Noted(notes: notes) }
        #expect(try stage.text(of: "day-\(october21)") == "21")
        notes.marks = [october21]
        stage.update()
        #expect(try stage.text(of: "day-\(october21)") == "21!")
    }

    /// The closure runs once for every realized day, but only the day whose view differs is evaluated and drawn.
    @Test func onlyTheMarkIsDrawnAgain() throws {
        let notes = Notes()
        let counter = DayCounter()
        let stage = Stage.calendar(checksBodies: false) { Marked(notes: notes, counter: counter) }
        let names = stage.frames(prefix: "day-")
        let realized = Set(counter.closures.filter { names["day-\($0)"] != nil })
        #expect(realized.count >= stage.seenDays.count && realized.count < 100)
        counter.days = []
        counter.closures = []
        stage.resetStatistics()
        notes.marks = [october21]
        stage.update()
        #expect(Set(counter.closures) == realized)
        #expect(counter.closures.count == realized.count, "once for each day")
        #expect(stage.statistics.bodiesEvaluated <= 250, "\(stage.statistics)")
        #expect(counter.days == [october21])
        #expect(stage.statistics.layersChanged <= 4)
        #expect(stage.exists("mark"))
    }

    @Test func aScrolledFrameEvaluatesNothing() throws {
        let stage = Stage.calendar { MonthCalendar(in: self.years(101)) }
        let finger = stage.touch(at: CGPoint(x: 195, y: 400))
        finger.move(to: CGPoint(x: 195, y: 370), over: 0.1)
        stage.resetStatistics()
        finger.move(to: CGPoint(x: 195, y: 360), over: 0.2)
        #expect(stage.statistics.frames >= 10)
        #expect(stage.statistics.bodiesEvaluated == 0)
        #expect(stage.statistics.nodesLaidOut == 0)
        finger.lift()
    }
}

@MainActor @Observable
private final class Notes {
    var marks: Set<Day> = []
}

private struct Marked: View {
    let notes: Notes
    let counter: DayCounter

    var body: some View {
        let marks = notes.marks
        MonthCalendar { day in
            let _ = counter.closures.append(day.day)
            MarkedDay(day: day, isMarked: marks.contains(day.day), counter: counter)
        }
    }
}

private struct MarkedDay: View {
    let day: MonthCalendarDay
    let isMarked: Bool
    let counter: DayCounter

    var body: some View {
        let _ = counter.days.append(day.day)
        MonthCalendarDayLabel(day).overlay(alignment: .bottom) {
            if isMarked { Circle().frame(width: 5, height: 5).accessibilityIdentifier("mark") }
        }
    }
}

private struct Noted: View {
    let notes: Notes

    var body: some View {
        let marks = notes.marks
        MonthCalendar { day in Text(verbatim: day.text + (marks.contains(day.day) ? "!" : "")) }
    }
}
