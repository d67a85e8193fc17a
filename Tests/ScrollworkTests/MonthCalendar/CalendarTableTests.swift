import SwiftUI
import Testing

@testable import Scrollwork

/// The grid of a month, and the movements and selections of its days.
@Suite struct CalendarTableTests {
    private func day(_ year: Int, _ month: Int, _ day: Int) -> Day { Day(year: year, month: month, day: day)! }

    // MARK: The grid

    /// February 2026 begins on a Sunday and has 28 days, and August 2026 begins on a Saturday.
    @Test(arguments: [
        (2, 1, 0, 4), (2, 2, 6, 5), (2, 7, 1, 5), (8, 1, 6, 6), (8, 7, 0, 5), (10, 1, 4, 5), (10, 5, 0, 5),
    ])
    func rowsOfAMonth(_ number: Int, _ weekday: Int, _ blanks: Int, _ rows: Int) {
        let month = Month(year: 2026, month: number)!, grid = MonthGrid(month, firstWeekday: weekday)
        let fixed = MonthGrid(month, firstWeekday: weekday, hasFixedRows: true)
        #expect(grid.blanks == blanks && grid.rows == rows && grid.usedRows == rows)
        #expect(fixed.blanks == blanks && fixed.rows == 6 && fixed.usedRows == rows)
        #expect(grid.place(of: 0) == (0, blanks))
        let last = month.days.count - 1 + blanks
        #expect(grid.place(of: month.days.count - 1) == (last / 7, last % 7))
        for row in -1...6 {
            for column in -1...7 {
                let index = row * 7 + column - blanks
                let isCell = (0..<7).contains(column) && (0..<6).contains(row) && (0..<month.days.count).contains(index)
                #expect(grid.day(row: row, column: column) == (isCell ? month.firstDay + index : nil))
                #expect(fixed.day(row: row, column: column) == (isCell ? month.firstDay + index : nil))
            }
        }
        for row in 0..<rows {
            #expect(grid.week(row: row) == Week(firstDay: month.firstDay - blanks + 7 * row))
        }
    }

    @Test func theNearestDayOfACell() {
        // October 2026 begins on a Thursday.
        let october = Month(year: 2026, month: 10)!, grid = MonthGrid(october, firstWeekday: 1)
        let cells = [
            (-1, 4, 1), (0, 0, 1), (0, 4, 1), (0, 5, 2), (0, 6, 3), (0, 7, 3), (1, -2, 4), (1, 0, 4), (2, 3, 14),
            (4, 6, 31), (5, 0, 31), (9, 9, 31), (4, 0, 25),
        ]
        for (row, column, expected) in cells {
            #expect(grid.nearestDay(row: row, column: column) == day(2026, 10, expected), "\(row), \(column)")
        }
        // The sixth row of a month that has one.
        let august = MonthGrid(Month(year: 2026, month: 8)!, firstWeekday: 1)
        #expect(august.nearestDay(row: 5, column: 0) == day(2026, 8, 30))
        #expect(august.nearestDay(row: 5, column: 1) == day(2026, 8, 31))
        #expect(august.nearestDay(row: 6, column: 0) == day(2026, 8, 30))
    }

    // MARK: Movements

    private static let october = Day(year: 2026, month: 10, day: 1)!

    private static let movements: [(DayMovement, Int, String)] = [
        (.days(1), 20, "2026-10-22"), (.days(-1), 0, "2026-09-30"), (.days(7), 30, "2026-11-07"),
        (.startOfWeek, 20, "2026-10-19"), (.startOfWeek, 18, "2026-10-19"), (.startOfWeek, 24, "2026-10-19"),
        (.endOfWeek, 20, "2026-10-25"), (.endOfWeek, 24, "2026-10-25"), (.endOfWeek, 25, "2026-11-01"),
        (.months(1), 30, "2026-11-30"), (.months(1), 29, "2026-11-30"), (.months(4), 30, "2027-02-28"),
        (.months(-1), 30, "2026-09-30"), (.months(0), 30, "2026-10-31"), (.years(1), 30, "2027-10-31"),
        (.years(-1), 0, "2025-10-01"), (.months(99), 4, "2028-12-31"), (.days(-999), 4, "2025-01-01"),
        (.years(9), 4, "2028-12-31"),
    ]

    @Test(arguments: movements.indices) func theKeyboardMovesToADay(_ index: Int) {
        let (movement, start, expected) = Self.movements[index]
        let moved = movement.day(
            from: Self.october + start, in: .gregorian, firstWeekday: 2, within: day(2025, 1, 1)...day(2028, 12, 31))
        #expect(moved.description == expected)
    }

    @Test func aLeapDayMovesToTheEndOfFebruary() {
        let all = CalendarSystem.reach
        #expect(
            DayMovement.years(1).day(from: day(2024, 2, 29), in: .gregorian, firstWeekday: 1, within: all)
                == day(2025, 2, 28))
        #expect(
            DayMovement.years(-4).day(from: day(2024, 2, 29), in: .gregorian, firstWeekday: 1, within: all)
                == day(2020, 2, 29))
    }

    private static let monthMovements: [(DayMovement, Int, Int, Int)] = [
        (.days(1), 5, 2026, 6), (.days(-1), 1, 2025, 12), (.days(7), 5, 2026, 8), (.days(-7), 5, 2026, 2),
        (.days(7), 11, 2027, 2), (.days(6), 1, 2026, 7), (.startOfWeek, 4, 2026, 4), (.startOfWeek, 5, 2026, 4),
        (.startOfWeek, 6, 2026, 4), (.endOfWeek, 4, 2026, 6), (.endOfWeek, 6, 2026, 6), (.endOfWeek, 12, 2026, 12),
        (.months(1), 5, 2027, 5), (.months(-1), 5, 2025, 5), (.years(1), 5, 2036, 5), (.years(-1), 5, 2016, 5),
        (.years(9), 5, 2050, 12), (.years(-9), 5, 2000, 1),
    ]

    @Test(arguments: monthMovements.indices) func theKeyboardMovesToAMonth(_ index: Int) {
        let (movement, start, year, month) = Self.monthMovements[index]
        let bounds = Month(year: 2000, month: 1)!.number...Month(year: 2050, month: 12)!.number
        let moved = movement.month(from: Month(year: 2026, month: start)!, within: bounds)
        #expect(moved == Month(year: year, month: month)!)
    }

    @Test func theLastRowOfThirteenMonthsHasOne() {
        let coptic = CalendarSystem(.coptic), months = coptic.monthNumbers
        let last = Month(year: 1742, month: 13, in: coptic)!
        #expect(DayMovement.endOfWeek.month(from: last, within: months) == last)
        #expect(DayMovement.startOfWeek.month(from: last, within: months) == last)
        #expect(DayMovement.endOfWeek.month(from: last - 1, within: months) == last - 1)
    }

    @Test func keysOfACalendar() {
        func action(_ key: KeyEquivalent, _ modifiers: EventModifiers = [], rightToLeft: Bool = false) -> CalendarKeys
            .Action?
        {
            CalendarKeys.action(for: key, modifiers: modifiers, isRightToLeft: rightToLeft)
        }
        let moves: [(KeyEquivalent, DayMovement, DayMovement)] = [
            (.leftArrow, .days(-1), .days(1)), (.rightArrow, .days(1), .days(-1)), (.upArrow, .days(-7), .days(-7)),
            (.downArrow, .days(7), .days(7)), (.home, .startOfWeek, .startOfWeek), (.end, .endOfWeek, .endOfWeek),
        ]
        for (key, movement, mirrored) in moves {
            #expect(action(key) == .move(movement, extends: false))
            #expect(action(key, .numericPad) == .move(movement, extends: false))
            #expect(action(key, .shift) == .move(movement, extends: true))
            #expect(action(key, rightToLeft: true) == .move(mirrored, extends: false))
        }
        #expect(action(.pageUp) == .move(.months(-1), extends: false))
        #expect(action(.pageDown) == .move(.months(1), extends: false))
        #expect(action(.pageUp, .shift) == .move(.years(-1), extends: false))
        #expect(action(.pageDown, .shift) == .move(.years(1), extends: false))
        #expect(action(.return) == .choose && action(.space) == .choose && action(.escape) == .leave)
        #expect(action(.tab) == nil && action("a") == nil)
        for key in CalendarKeys.all {
            #expect(action(key) != nil)
            for modifier in [EventModifiers.command, .control, .option] { #expect(action(key, modifier) == nil) }
        }
        #expect(CalendarKeys.all.count == 11)
    }

    // MARK: Selections

    private let a = Day(number: 10), b = Day(number: 14)

    @Test func aSelectionContainsItsDays() {
        #expect(
            !DaySelection.none.contains(a) && !DaySelection.one(nil).contains(a) && !DaySelection.range(nil).contains(a)
        )
        #expect(DaySelection.one(a).contains(a) && !DaySelection.one(a).contains(b))
        #expect(DaySelection.several([a]).contains(a) && !DaySelection.several([a]).contains(b))
        let range = DaySelection.range(a...b)
        #expect([9, 10, 12, 14, 15].map { range.contains(Day(number: $0)) } == [false, true, true, true, false])
        #expect([9, 10, 12, 14, 15].map { range.part(Day(number: $0)) } == [nil, .start, .middle, .end, nil])
        #expect(DaySelection.range(a...a).part(a) == .only && DaySelection.one(a).part(a) == nil)
        #expect(range.otherEnd(of: a) == b && range.otherEnd(of: b) == a && range.otherEnd(of: a + 1) == nil)
        #expect(DaySelection.one(a).otherEnd(of: a) == nil && DaySelection.range(a...a).otherEnd(of: a) == a)
        let kinds = [DaySelection.none, .one(a), .several([a]), .range(a...b)]
        #expect(kinds.map(\.canChoose) == [false, true, true, true])
        #expect(kinds.map(\.canExtend) == [false, false, true, true])
        #expect(kinds.map(\.range) == [nil, nil, nil, a...b])
    }

    /// Day 12 is disabled, and day 20 is blocked. The calendar has the days 0 to 30.
    private let rules = DayRules(
        days: Day(number: 0)...Day(number: 30), isDisabled: { $0.number == 12 }, isBlocked: { $0.number == 20 })

    @Test func daysAreSelectedByTheRules() {
        #expect(
            [-1, 0, 12, 20, 30, 31].map { rules.allows(Day(number: $0)) } == [false, true, false, false, true, false])
        let reaches = [
            (10, 10, 10), (10, 14, 14), (10, 12, 11), (14, 12, 13), (10, 20, 19), (10, 25, 19), (25, 10, 21),
            (25, 99, 30), (5, -9, 0), (10, 13, 13), (21, 20, 21),
        ]
        for (from, to, end) in reaches {
            #expect(rules.reach(from: Day(number: from), to: Day(number: to)).number == end, "\(from) to \(to)")
        }
        // 400 years at most.
        let all = DayRules(days: Day(number: 0)...Day(number: 1_000_000))
        #expect(all.reach(from: Day(number: 5), to: Day(number: 900_000)).number == 5 + 146_096)
        #expect(all.reach(from: Day(number: 5), to: Day(number: 5 + 146_096)).number == 5 + 146_096)
    }

    @Test func aTapSelectsOrDeselects() {
        func chosen(_ selection: DaySelection, _ number: Int) -> DaySelection {
            selection.choosing(Day(number: number), rules: rules)
        }
        let range = DaySelection.range(a...b), one = DaySelection.range(a...a)
        #expect(chosen(.none, 10) == .none && chosen(.one(nil), 10) == .one(a) && chosen(.one(a), 10) == .one(a))
        #expect(chosen(.one(a), 12) == .one(a) && chosen(.one(a), 31) == .one(a) && chosen(.one(b), 10) == .one(a))
        #expect(chosen(.several([]), 10) == .several([a]) && chosen(.several([a, b]), 10) == .several([b]))
        #expect(chosen(.range(nil), 10) == one && chosen(one, 14) == range && chosen(.range(b...b), 10) == range)
        #expect(chosen(one, 10) == one && chosen(range, 10) == one && chosen(range, 14) == .range(b...b))
        #expect(chosen(one, 12) == one && chosen(one, 25) == .range(Day(number: 25)...Day(number: 25)))
    }

    @Test func aDragExtendsTheSelection() {
        func extended(_ selection: DaySelection, _ from: Int, _ to: Int) -> DaySelection {
            selection.extended(from: Day(number: from), to: Day(number: to), rules: rules)
        }
        #expect(extended(.none, 10, 14) == .none)
        #expect(extended(.one(a), 10, 14) == .one(b) && extended(.one(a), 10, 12) == .one(a))
        #expect(extended(.range(nil), 10, 14) == .range(a...b) && extended(.range(nil), 14, 10) == .range(a...b))
        #expect(extended(.range(a...b), 12, 14) == .range(a...b))
        #expect(extended(.range(nil), 18, 25) == .range(Day(number: 18)...Day(number: 19)))
        let several = DaySelection.several([Day(number: 3)])
        #expect(extended(several, 11, 13) == .several([Day(number: 3), Day(number: 11), Day(number: 13)]))
        #expect(extended(several, 13, 11) == .several([Day(number: 3), Day(number: 11), Day(number: 13)]))
        #expect(extended(several, 12, 14) == several)
    }

    // MARK: Reports

    @Test func aMovementOfMonthsIsReportedOnce() {
        var progress = MonthProgress()
        func text(_ reports: [MonthProgress.Report]) -> String {
            reports.map { "\($0.phase) \($0.month)" }.joined(separator: ", ")
        }
        #expect(text(progress.rest(on: 1)) == "")
        #expect(text(progress.pass(2)) == "passing 2" && text(progress.aim(at: 4)) == "settling 4")
        #expect(text(progress.aim(at: 4)) == "" && text(progress.pass(3)) == "passing 3")
        #expect(text(progress.aim(at: 4)) == "" && text(progress.rest(on: 4)) == "settled 4")
        #expect(text(progress.rest(on: 4)) == "" && text(progress.aim(at: 4)) == "settling 4")
        #expect(text(progress.rest(on: 5)) == "settling 5, settled 5")
        #expect(text(progress.pass(6)) == "passing 6" && text(progress.rest(on: 6)) == "settling 6, settled 6")
    }

    // MARK: Settings

    private func setting(
        _ options: MonthCalendarOptions = MonthCalendarOptions(), numbers: WeekNumbers = .hidden,
        calendar: Calendar.Identifier = .gregorian
    ) -> CalendarSetting {
        var dates = DateOptions()
        dates.rule = .startingOn(1)
        dates.numbers = numbers
        return CalendarSetting(
            calendar: Calendar(identifier: calendar), locale: Locale(identifier: "en_US"), options: options,
            dates: dates)
    }

    @Test func aCalendarHasAHundredYearsAroundToday() {
        let today = day(2026, 10, 21), setting = setting()
        let months = setting.months(nil, around: today)
        #expect(Month(number: months.lowerBound).days.contains(today - 36_524))
        #expect(Month(number: months.upperBound).days.contains(today + 36_524))
        let given = Month(year: 2026, month: 3)!...Month(year: 2026, month: 9)!
        #expect(setting.months(given, around: today) == given.lowerBound.number...given.upperBound.number)
        let one = Month(year: 2026, month: 3)!
        #expect(setting.months(one...one, around: today) == one.number...one.number)
        // The months of another system that contain the days of the given months.
        let hebrew = self.setting(calendar: .hebrew), found = hebrew.months(given, around: today)
        #expect(Month(number: found.lowerBound, in: hebrew.system).days.contains(day(2026, 3, 1)))
        #expect(Month(number: found.upperBound, in: hebrew.system).days.contains(day(2026, 9, 30)))
    }

    @Test func horizontalMonthsArePages() {
        var options = MonthCalendarOptions()
        #expect(!setting(options).isPaged && !setting().showsNumbers && setting(numbers: .byRule).showsNumbers)
        options.givenAxis = .horizontal
        #expect(setting(options).isPaged)
        options = MonthCalendarOptions()
        options.givenScrolling = .paged
        #expect(setting(options).isPaged)
        options.givenScrolling = .aligned
        #expect(!setting(options).isPaged)
        options.rows = .fixed
        #expect(setting(options).grid(Month(year: 2026, month: 2)!).rows == 6)
    }

    // MARK: Positions of months

    /// A viewport of 350 by 300 points with October 2026, whose days have cells of 50 by 60 points, at a given place.
    @MainActor private func frames(
        top: CGFloat, gridTop: CGFloat = 20, height: CGFloat = 300, _ setting: CalendarSetting
    ) -> MonthFrames {
        let frames = MonthFrames(), place = MonthFrame(), next = MonthFrame()
        frames.viewport = CGSize(width: 350, height: height)
        let october = Month(year: 2026, month: 10)!
        place.move(to: CGRect(x: 0, y: top, width: 350, height: 300), gridTop: gridTop, setting.grid(october))
        next.move(
            to: CGRect(x: 0, y: top + 300 + gridTop, width: 350, height: 300), gridTop: gridTop,
            setting.grid(october + 1))
        frames.add(place, of: october)
        frames.add(next, of: october + 1)
        return frames
    }

    @MainActor @Test func aDayIsVisibleWithItsWholeRow() {
        let setting = setting()
        // The rows are at 0, 60, 120, 180, and 240 points.
        for (top, first, last) in [
            (0.0, true, true), (-0.9, true, true), (0.9, true, true), (-1.0, false, true), (1.0, true, false),
        ] {
            let frames = frames(top: top, setting)
            #expect(frames.isVisible(day(2026, 10, 1), setting) == first, "\(top)")
            #expect(frames.isVisible(day(2026, 10, 31), setting) == last, "\(top)")
            #expect(frames.isVisible(day(2026, 10, 14), setting))
            #expect(!frames.isVisible(day(2026, 12, 1), setting))
        }
        let shifted = MonthFrames(), place = MonthFrame()
        shifted.viewport = CGSize(width: 350, height: 300)
        shifted.add(place, of: Month(year: 2026, month: 10)!)
        for (x, isVisible) in [(0.0, true), (-0.9, true), (-1, false), (0.9, true), (1, false)] {
            place.move(
                to: CGRect(x: x, y: 0, width: 350, height: 300), gridTop: 0, setting.grid(Month(year: 2026, month: 10)!)
            )
            #expect(shifted.isVisible(day(2026, 10, 14), setting) == isVisible, "\(x)")
        }
    }

    @MainActor @Test func theFirstMonthIsTheNearestToTheStart() {
        let setting = setting(), october = Month(year: 2026, month: 10)!
        for (top, month, start) in [(20.0, 0, 0.0), (-139, 0, -159), (-141, 1, 159), (-300, 1, 0)]
            as [(CGFloat, Int, CGFloat)]
        {
            let first = frames(top: top, setting).first(.vertical, .leftToRight)
            #expect(first?.month == october + month && first?.start == start, "\(top)")
        }
        let frames = frames(top: 0, setting)
        #expect(
            frames.first(.horizontal, .leftToRight)?.start == 0 && frames.first(.horizontal, .rightToLeft)?.start == 0)
        #expect(MonthFrames().first(.vertical, .leftToRight) == nil)
    }

    @MainActor @Test func aMonthIsShownAtRestOrAsAWhole() {
        let setting = setting(), october = Month(year: 2026, month: 10)!
        func shows(_ top: CGFloat, height: CGFloat = 300, _ axis: Axis = .vertical) -> Bool {
            frames(top: top, height: height, setting).shows(october, axis)
        }
        #expect([19.1, 20, 20.9, 19, 21].map { shows($0) } == [true, true, true, false, false])
        #expect([19.1, 20, 100, 119.9].map { shows($0, height: 420) } == [true, true, true, true])
        #expect([19, 121, 121.1].map { shows($0, height: 420) } == [false, false, false])
        #expect(shows(-50, .horizontal) && !frames(top: 0, setting).shows(october + 5, .vertical))
    }

    @MainActor @Test func aMonthFillsTheViewport() {
        let setting = setting(), october = Month(year: 2026, month: 10)!
        var paged = MonthCalendarOptions()
        paged.givenScrolling = .paged
        let pages = self.setting(paged)
        // The viewport ends at 250 points, and the month at its top plus 300 points.
        for (top, fills, fillsPage, extends) in [
            (20.0, true, true, true), (20.9, true, true, true), (21, false, false, false), (19.1, true, true, true),
            (19, true, false, true), (-19.9, true, false, true), (-20, true, false, false), (-50, true, false, false),
            (-50.9, true, false, false), (-51, false, false, false),
        ] {
            let frames = frames(top: top, height: 250, setting)
            #expect(frames.fills(october, setting) == fills, "\(top)")
            #expect(frames.fills(october, pages) == fillsPage, "\(top)")
            #expect(frames.extendsBelow(october, setting) == extends, "\(top)")
        }
        let frames = frames(top: 20, height: 190, setting)
        // The last three rows are 180 points high, and the last four 240 points.
        #expect(frames.fills(from: day(2026, 10, 10), setting) && !frames.fills(from: day(2026, 10, 11), setting))
    }

    @MainActor @Test func monthsRestWhereNoOtherMonthIsVisible() {
        let october = Month(year: 2026, month: 10)!.number
        func mayRest(_ top: CGFloat, _ scrolling: MonthCalendarScrolling, last: Int = 9_999, height: CGFloat = 250)
            -> Bool
        {
            var options = MonthCalendarOptions()
            options.givenScrolling = scrolling
            let setting = setting(options)
            return frames(top: top, height: height, setting).mayRest(setting, .leftToRight, last: last)
        }
        #expect(mayRest(7, .continuous) && mayRest(20, .paged) && mayRest(20.9, .paged) && !mayRest(21.1, .paged))
        #expect(!mayRest(0, .paged) && mayRest(0, .aligned) && !mayRest(40, .aligned) && !mayRest(-100, .aligned))
        // The end of the last month is visible.
        #expect(mayRest(-100, .aligned, last: october, height: 250))
        #expect(mayRest(-49.1, .aligned, last: october, height: 250) && !mayRest(60, .aligned, last: october))
    }

    @MainActor @Test func theTopmostWeekIsThatOfTheLastScroll() {
        let setting = setting(), grid = setting.grid(Month(year: 2026, month: 10)!), place = MonthFrame()
        func move(_ y: CGFloat, height: CGFloat = 300) -> Int? {
            place.move(to: CGRect(x: 0, y: y, width: 350, height: height), gridTop: 0, grid)
            return place.week?.components().day
        }
        #expect(move(-100) == nil, "a new layout")
        // Half of a row is 30 points.
        #expect([-30, -30.1, -89, -91, -299.9, -300].map { move($0) } == [nil, 4, 4, 11, 31, nil])
        #expect(move(-91) == 11 && move(-10, height: 600) == 11 && move(-10, height: 600) == nil)
    }

    @MainActor @Test func aPointIsOnADay() {
        let plain = setting(), numbered = setting(numbers: .byRule), place = MonthFrame()
        let grid = plain.grid(Month(year: 2026, month: 10)!)
        place.move(to: CGRect(x: 0, y: 0, width: 350, height: 300), gridTop: 0, grid)
        func found(_ x: CGFloat, _ y: CGFloat, _ setting: CalendarSetting, _ direction: LayoutDirection = .leftToRight)
            -> Int?
        {
            place.day(at: CGPoint(x: x, y: y), in: grid, setting, direction)?.components().day
        }
        #expect([199, 200, 249.9, 250].map { found($0, 0, plain) } == [nil, 1, 1, 2])
        #expect([0, 59.9, 60, 299.9, 300, -0.1].map { found(210, $0, plain) } == [1, 1, 8, 29, nil, nil])
        #expect([150.1, 149.9, 100.1].map { found($0, 0, plain, .rightToLeft) } == [nil, 1, 1])
        // The numbers take 0.8 of 7.8 columns.
        let column = 350 / 7.8
        #expect(found(column * 4.81, 0, numbered) == 1 && found(column * 4.79, 0, numbered) == nil)
        #expect(found(350 - column * 4.81, 0, numbered, .rightToLeft) == 1)
        #expect(found(column * 0.5, 70, numbered) == nil && found(.nan, 70, plain) == nil)
        let frames = frames(top: 0, plain)
        #expect(frames.day(at: CGPoint(x: 10, y: -40), plain, .leftToRight) == day(2026, 10, 1))
        #expect(frames.day(at: CGPoint(x: 340, y: 305), plain, .leftToRight) == day(2026, 10, 31))
        #expect(frames.day(at: CGPoint(x: 340, y: 318), plain, .leftToRight) == day(2026, 11, 7))
        #expect(frames.day(at: CGPoint(x: 900, y: 70), plain, .leftToRight) == day(2026, 10, 10))
        #expect(MonthFrames().day(at: .zero, plain, .leftToRight) == nil)
    }

    @MainActor @Test func aJumpEndsWhereItsMonthIs() {
        let setting = setting(), october = Month(year: 2026, month: 10)!, frames = frames(top: -60, setting)
        var ends: [String] = []
        let first = frames.beginJump(to: october, .vertical) { ends.append("first \($0)") }
        #expect(ends.isEmpty)
        let second = frames.beginJump(to: october, .vertical) { ends.append("second \($0)") }
        #expect(ends == ["first false"] && second != first)
        frames.endJump(true, first)
        frames.arrive()
        #expect(ends.count == 1)
        frames.endJump(true, second)
        frames.endJump(true, second)
        #expect(ends == ["first false", "second true"])
        _ = self.frames(top: 20, setting).beginJump(to: october, .vertical) { ends.append("third \($0)") }
        #expect(ends.last == "third true", "the month is there already")
    }

    @MainActor @Test func anInstanceOfAMonthIsRemovedAlone() {
        let setting = setting(), october = Month(year: 2026, month: 10)!
        let frames = MonthFrames(), old = MonthFrame(), new = MonthFrame()
        frames.viewport = CGSize(width: 350, height: 300)
        for (place, y) in [(old, 5.0), (new, 9)] {
            place.move(to: CGRect(x: 0, y: y, width: 350, height: 300), gridTop: 0, setting.grid(october))
            frames.add(place, of: october)
        }
        #expect(frames.first(.vertical, .leftToRight)?.start == 9)
        frames.remove(new, of: october)
        #expect(frames.first(.vertical, .leftToRight)?.start == 5)
        frames.remove(new, of: october)
        #expect(frames.first(.vertical, .leftToRight)?.start == 5)
        frames.remove(old, of: october)
        #expect(frames.first(.vertical, .leftToRight) == nil)
    }

    @MainActor @Test func aMeasuredViewportCanHaveNoSpace() {
        let frames = MonthFrames()
        #expect(!frames.hasNoRoom)
        for (size, hasNoRoom) in [
            (CGSize.zero, true), (CGSize(width: 1, height: 0), true), (CGSize(width: 0, height: 1), true),
            (CGSize(width: 1, height: 1), false),
        ] {
            frames.viewport = size
            #expect(frames.hasNoRoom == hasNoRoom)
        }
    }
}
