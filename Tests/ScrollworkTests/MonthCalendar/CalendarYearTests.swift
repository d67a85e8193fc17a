import Foundation
import LayerTree
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// The overview of years.
@MainActor
@Suite struct CalendarYearTests {
    @MainActor @Observable final class Years {
        var isShown = false
    }

    private func stage(_ bound: Bound, _ years: Years, months: ClosedRange<Month>? = nil, rightToLeft: Bool = false)
        -> Stage
    {
        Stage.calendar(
            size: CGSize(width: 390, height: 800), environment: { if rightToLeft { $0.layoutDirection = .rightToLeft } }
        ) {
            MonthCalendar(in: months, position: Bindable(bound).month).monthCalendarOverview(
                isPresented: Bindable(years).isShown)
        }
    }

    @Test func theYearsZoomToAMonth() throws {
        let bound = Bound(), years = Years()
        let stage = stage(bound, years)
        years.isShown = true
        try stage.settle()
        #expect(stage.exists("month-2026-10-01"))
        try stage.tap("month-2026-02-01")
        try stage.settle()
        #expect(!years.isShown)
        #expect(bound.month == Month(year: 2026, month: 2)!)
        #expect(stage.seenDays.first == Day(year: 2026, month: 2, day: 1))
    }

    /// February 2026 has no days in its last row.
    @Test func aCornerOfAMonthOpensIt() throws {
        let bound = Bound(), years = Years()
        let stage = stage(bound, years)
        years.isShown = true
        try stage.settle()
        let frame = try stage.frame(of: "month-2026-02-01")
        stage.tap(at: CGPoint(x: frame.maxX - 2, y: frame.maxY - 2))
        try stage.settle()
        #expect(!years.isShown && bound.month == Month(year: 2026, month: 2)!)
    }

    /// Presses keys in the overview, and returns the month that Return opens.
    private func land(
        _ keys: [KeyEvent.Key], shift: Bool = false, months: ClosedRange<Month>? = nil, rightToLeft: Bool = false
    ) throws -> Month {
        let bound = Bound(), years = Years()
        let stage = stage(bound, years, months: months, rightToLeft: rightToLeft)
        stage.press(.tab)
        years.isShown = true
        try stage.settle()
        for key in keys {
            stage.press(key, modifiers: shift ? .shift : [])
            try stage.settle()
        }
        stage.press(.return)
        try stage.settle()
        #expect(!years.isShown)
        #expect(stage.seenDays.contains(bound.month.firstDay))
        return bound.month
    }

    @Test func theArrowsMoveOverMonthsAndReturnMovesThere() throws {
        #expect(try land([]) == october)
        #expect(try land([.rightArrow]) == october + 1)
        #expect(try land([.leftArrow]) == october - 1)
        #expect(try land([.upArrow]) == october - 3)
        #expect(try land([.downArrow]) == october + 3)
        #expect(try land([.end]) == october + 2)
        #expect(try land([.end, .home]) == october)
        #expect(try land([.pageDown]) == october + 12)
        #expect(try land([.pageUp], shift: true) == october - 120)
        #expect(try land([.leftArrow], rightToLeft: true) == october + 1)
        #expect(try land([.pageDown, .pageDown], months: october - 3...october + 5) == october + 5)
    }

    @Test func escapeClosesTheYearsWithoutAMove() throws {
        let bound = Bound(), years = Years()
        let stage = stage(bound, years)
        stage.press(.tab)
        years.isShown = true
        try stage.settle()
        stage.press(.downArrow)
        stage.press(.escape)
        try stage.settle()
        #expect(!years.isShown)
        #expect(bound.month == october)
        #expect(stage.seenDays.first == october.firstDay)
    }

    /// The overview opens with the focus on the visible month, wherever the focus was before.
    @Test func theYearsOpenAgainAtTheVisibleMonth() throws {
        let bound = Bound(), years = Years(), stage = stage(bound, years)
        stage.press(.tab)
        for keys in [[KeyEvent.Key.rightArrow, .downArrow, .escape], [.return]] {
            years.isShown = true
            try stage.settle()
            for key in keys { stage.press(key) }
            try stage.settle()
        }
        #expect(bound.month == october && !years.isShown)
    }

    @Test(arguments: [1, 10]) func theYearsFollowTheMonthOfTheProgram(_ later: Int) throws {
        let bound = Bound(), years = Years(), stage = stage(bound, years)
        years.isShown = true
        try stage.settle()
        let month = october + 12 * later, name = "month-\(month.firstDay)"
        #expect(stage.frames(prefix: name).values.allSatisfy { $0.maxY > 800 })
        bound.month = month
        try stage.settle()
        let frame = try stage.frame(of: name)
        #expect(frame.minY > -1 && frame.maxY < 801)
    }

    @Test func theFocusedMonthIsReportedAndVisible() throws {
        let bound = Bound(), years = Years()
        let stage = stage(bound, years)
        stage.press(.tab)
        years.isShown = true
        try stage.settle()
        for _ in 0..<4 { stage.press(.pageDown) }
        try stage.settle()
        #expect(stage.accessibilityNotifications.last?.text == "October 2030")
        let frame = try stage.frame(of: "month-2030-10-01")
        #expect(frame.minY >= 0 && frame.maxY <= 800)
    }

    @Test func monthsOfAYearThatBeginsWithinItAreInTheirColumns() throws {
        let bound = Bound(), years = Years()
        bound.month = Month(year: 2026, month: 2)!
        let stage = stage(bound, years, months: Month(year: 2026, month: 2)!...Month(year: 2027, month: 12)!)
        stage.press(.tab)
        years.isShown = true
        try stage.settle()
        #expect(try stage.frame(of: "month-2026-02-01").minX == stage.frame(of: "month-2027-02-01").minX)
        #expect(!stage.exists("month-2026-01-01"))
        for (key, name) in [(KeyEvent.Key.end, "March 2026"), (.downArrow, "June 2026"), (.home, "April 2026")] {
            stage.press(key)
            #expect(stage.accessibilityNotifications.last?.text == name)
        }
    }

    @Test(arguments: [300.0, 390, 500]) func theFocusedMonthIsVisibleWhenItsYearDoesNotFit(_ height: Double) throws {
        let bound = Bound(), years = Years()
        let stage = Stage.calendar(size: CGSize(width: 390, height: height)) {
            MonthCalendar(position: Bindable(bound).month).monthCalendarOverview(isPresented: Bindable(years).isShown)
        }
        stage.press(.tab)
        years.isShown = true
        try stage.settle()
        var month = october
        for (key, step) in [(KeyEvent.Key.tab, 0), (.leftArrow, -1), (.downArrow, 3), (.downArrow, 3), (.pageUp, -12)] {
            if step != 0 { stage.press(key) }
            month = month + step
            try stage.settle()
            let frame = try stage.frame(of: "month-\(month.firstDay)")
            #expect(frame.minY > -1 && frame.maxY < height + 1, "\(month.firstDay) at \(frame)")
        }
    }

    /// Returns the overview after an action among the days and another one in the overview.
    private func overview(
        _ act: (Stage, Bound) throws -> Void, then actInYears: (Stage) throws -> Void = { _ in }
    ) throws -> Data {
        let bound = Bound(), years = Years()
        let stage = Stage.calendar(size: CGSize(width: 390, height: 800)) {
            MonthCalendar(selection: Bindable(bound).day, position: Bindable(bound).month)
                .monthCalendarOverview(isPresented: Bindable(years).isShown)
        }
        try act(stage, bound)
        try stage.settle()
        #expect(bound.day == october21)
        years.isShown = true
        try stage.settle()
        try actInYears(stage)
        try stage.settle()
        return try stage.png()
    }

    @Test func aMonthHasARingOnlyAfterAKey() throws {
        let plain = try overview { $1.day = october21 }
        let marked = try overview {
            $1.day = october21
            $0.press(.tab)
        }
        #expect(plain != marked)
        #expect(try overview { stage, _ in try stage.tap(october21) } == plain)
        #expect(
            try overview { stage, _ in
                stage.press(.tab)
                try stage.tap(october21)
            } == plain)
        // A key marks a month again, whether it comes before the overview or in it.
        #expect(
            try overview { stage, _ in
                try stage.tap(october21)
                stage.press(.rightArrow)
            } == marked)
        #expect(
            try overview { stage, _ in
                try stage.tap(october21)
            } then: { stage in
                stage.press(.rightArrow)
                stage.press(.leftArrow)
            } == marked)
    }

    @Test func pinchingTheMonthsTogetherShowsTheYears() throws {
        let bound = Bound(), years = Years()
        let stage = stage(bound, years)
        let a = stage.touch(at: CGPoint(x: 195, y: 300)), b = stage.touch(at: CGPoint(x: 195, y: 600))
        a.move(by: CGSize(width: 0, height: 100), over: 0.2)
        b.move(by: CGSize(width: 0, height: -100), over: 0.2)
        a.lift()
        b.lift()
        try stage.settle()
        #expect(years.isShown)
    }

    /// Two fingers that come closer than 0.8 of their distance show the years.
    @Test(arguments: [(20, false), (-40, false), (40, true)] as [(CGFloat, Bool)])
    func aPinchMustBeCloseEnough(_ distance: CGFloat, _ isShown: Bool) throws {
        let bound = Bound(), years = Years()
        let stage = stage(bound, years)
        let a = stage.touch(at: CGPoint(x: 195, y: 300)), b = stage.touch(at: CGPoint(x: 195, y: 600))
        a.move(by: CGSize(width: 0, height: distance), over: 0.2)
        b.move(by: CGSize(width: 0, height: -distance), over: 0.2)
        a.lift()
        b.lift()
        try stage.settle()
        #expect(years.isShown == isShown)
    }

    /// The years fade in and out on a smooth spring of 0.4 seconds, from 1.8 times their size.
    @Test(arguments: [0.1, 0.2]) func theYearsZoom(_ time: Double) throws {
        let bound = Bound(), years = Years()
        let stage = stage(bound, years)
        let a = stage.touch(at: CGPoint(x: 195, y: 300)), b = stage.touch(at: CGPoint(x: 195, y: 600))
        a.move(by: CGSize(width: 0, height: 100), over: 0.2)
        b.move(by: CGSize(width: 0, height: -100), over: 0.2)
        #expect(!years.isShown)
        a.lift()
        #expect(years.isShown)
        stage.advance(by: time)
        let part = Spring(duration: 0.4).value(target: 1.0, time: time)
        let month = "month-2026-10-01"
        #expect(try abs(stage.opacity(of: month) - part) < 0.01)
        let scale = try stage.drawnFrame(of: month).width / stage.frame(of: month).width
        #expect(abs(Double(scale) - (1.8 - 0.8 * part)) < 0.01)
        b.lift()
    }

    /// Three months in a row share the width between paddings of 14 points, with 18 points between them.
    @Test(arguments: [false, true]) func threeMonthsShareARow(_ rightToLeft: Bool) throws {
        let bound = Bound(), years = Years()
        let stage = stage(bound, years, months: october - 9...october + 2, rightToLeft: rightToLeft)
        years.isShown = true
        try stage.settle()
        func place(of month: Int) throws -> CGRect {
            try stage.frame(of: "month-\(Day(year: 2026, month: month, day: 1)!)")
        }
        let width = (390.0 - 28 - 36) / 3
        for month in 1...12 {
            let frame = try place(of: month), column = Double((month - 1) % 3), start = 14 + column * (width + 18)
            #expect(abs(frame.width - width) < 0.01)
            #expect(abs((rightToLeft ? 390 - frame.maxX : frame.minX) - start) < 0.01, "\(month)")
            if month > 3 {
                #expect(abs(frame.minY - (try place(of: month - 3)).maxY - 14) < 0.01, "\(month)")
            }
        }
    }
}
