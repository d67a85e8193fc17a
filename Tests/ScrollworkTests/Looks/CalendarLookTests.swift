import ScrollworkTesting
import SwiftUI
import Testing

@testable import Scrollwork

/// Where calendars and week pagers place their days, and how they name them.
@MainActor @Suite struct CalendarLookTests {
    // MARK: Months

    /// October 2026 begins on a Thursday. Days are 30 points high, and at least 10.
    private func grid(
        width: CGFloat, height: CGFloat? = nil, showsNumbers: Bool = false, rightToLeft: Bool = false
    ) -> Stage {
        let grid = MonthGrid(october, firstWeekday: 1)
        return Stage(size: CGSize(width: width, height: 500)) {
            if rightToLeft { $0.layoutDirection = .rightToLeft }
        } content: {
            VStack(spacing: 0) {
                MonthGridLayout(grid: grid, showsNumbers: showsNumbers) {
                    ForEach(1...31, id: \.self) { day in
                        Color.red.frame(minHeight: 10, idealHeight: 30, maxHeight: 30)
                            .accessibilityIdentifier("day-\(day)")
                    }
                    if showsNumbers {
                        ForEach(0..<5, id: \.self) { Color.blue.accessibilityIdentifier("week-\($0)") }
                    }
                }
                .frame(height: height)
                .accessibilityIdentifier("grid")
                Spacer(minLength: 0)
            }
        }
    }

    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    @Test func daysAreInSevenColumns() throws {
        let plain = grid(width: 350)
        #expect(try plain.frame(of: "grid") == rect(0, 0, 350, 150))
        #expect(try plain.frame(of: "day-1") == rect(200, 0, 50, 30))
        #expect(try plain.frame(of: "day-4") == rect(0, 30, 50, 30))
        #expect(try plain.frame(of: "day-31") == rect(300, 120, 50, 30))
        let mirrored = grid(width: 350, rightToLeft: true)
        #expect(try mirrored.frame(of: "day-1") == rect(100, 0, 50, 30))
        // Columns begin at whole points.
        let uneven = grid(width: 353)
        #expect(try uneven.frame(of: "day-1") == rect(202, 0, 50, 30))
        #expect(try uneven.frame(of: "day-2") == rect(252, 0, 51, 30))
        #expect(try uneven.frame(of: "day-3").maxX == 353)
    }

    /// The numbers of weeks take 0.8 columns.
    @Test func numbersOfWeeksAreBeforeTheirDays() throws {
        let stage = grid(width: 390, showsNumbers: true)
        #expect(try stage.frame(of: "day-1") == rect(240, 0, 50, 30))
        #expect(try stage.frame(of: "day-4") == rect(40, 30, 50, 30))
        for week in 0..<5 {
            #expect(try stage.frame(of: "week-\(week)") == rect(0, CGFloat(week) * 30, 40, 30))
        }
        #expect(MonthGridLayout.column(in: 390, showsNumbers: true) == 50)
        #expect(MonthGridLayout.column(in: 350, showsNumbers: false) == 50)
    }

    @Test(arguments: [(nil, 30), (400, 30), (150, 30), (100, 20), (50, 10), (20, 10)] as [(CGFloat?, CGFloat)])
    func rowsAreAsHighAsTheirDaysAllow(_ height: CGFloat?, _ row: CGFloat) throws {
        let stage = grid(width: 350, height: height)
        let first = try stage.frame(of: "day-4").midY, second = try stage.frame(of: "day-11").midY
        #expect(abs(second - first - row) < 0.01)
        #expect(try stage.frame(of: "day-4").height == row)
    }

    /// Proposes a width to a view, and no height.
    private struct Proposing: Layout {
        let width: CGFloat?

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            subviews[0].sizeThatFits(ProposedViewSize(width: width, height: nil))
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        }
    }

    /// A month without a width has columns of 44 points.
    @Test(arguments: [(nil, 308), (.infinity, 308), (140, 140), (0, 0)] as [(CGFloat?, CGFloat)])
    func aMonthHasTheProposedWidth(_ width: CGFloat?, _ expected: CGFloat) throws {
        let grid = MonthGrid(october, firstWeekday: 1)
        let stage = Stage(size: CGSize(width: 400, height: 500)) {
            Proposing(width: width) {
                MonthGridLayout(grid: grid, showsNumbers: false) {
                    ForEach(1...31, id: \.self) { _ in Color.red.frame(height: 30) }
                }
            }
            .accessibilityIdentifier("month")
        }
        #expect(try stage.frame(of: "month").width == expected)
    }

    @Test func monthsOfAYearAreInThreeColumns() throws {
        let stage = Stage.calendar {
            MonthCalendar(in: october - 8...october + 5).monthCalendarOverview(isPresented: .constant(true))
        }
        // February is in the second column. The margins are 14 points, and the columns 18 points apart.
        let width: CGFloat = (390 - 28 - 36) / 3
        let columns: [(String, CGFloat)] = [("2026-02", 1), ("2026-03", 2), ("2026-04", 0), ("2026-12", 2)]
        for (month, column) in columns {
            let frame = try stage.frame(of: "month-\(month)-01"), start = 14 + column * (width + 18)
            #expect(abs(frame.minX - start) < 0.01, "\(month)")
            #expect(abs(frame.width - width) < 0.01, "\(month)")
        }
        let rows = try ["2026-03", "2026-04", "2026-07"].map { try stage.frame(of: "month-\($0)-01") }
        let gap = rows[1].minY - rows[0].maxY
        #expect(abs(gap - 14) < 0.01)
        #expect(rows[2].minY > rows[1].maxY)
        #expect(!stage.exists("month-2026-01-01"))
    }

    // MARK: Weeks

    @Test(
        arguments: [
            (DynamicTypeSize.xSmall, 44, 28), (.large, 44, 28), (.xLarge, 47, 30), (.xxxLarge, 53, 34),
            (.accessibility5, 68, 44),
        ] as [(DynamicTypeSize, CGFloat, CGFloat)])
    func rowsGrowWithTheText(_ size: DynamicTypeSize, _ row: CGFloat, _ number: CGFloat) {
        let metrics = WeekMetrics(textSize: size)
        #expect(metrics.row == row && metrics.number == number)
    }

    @Test func aMonthIsOpenFromMoreThanHalf() {
        for (share, isOpen) in [(0.0, false), (0.5, false), (0.51, true), (1, true)] {
            let opening = MonthOpening(share)
            #expect(opening.isOpen == isOpen && opening.share == share && opening.seen == share)
            opening.open(to: 1 - share)
            #expect(opening.isOpen == (1 - share > 0.5))
        }
        let opening = MonthOpening(0)
        opening.open(to: 7)
        #expect(opening.share == 1 && opening.isOpen)
        opening.open(to: -7)
        #expect(opening.share == 0 && !opening.isOpen)
    }

    @Test(arguments: [false, true]) func daysOfAWeekAreInSevenColumns(_ showsNumbers: Bool) throws {
        let log = WeekLog(Day(year: 2026, month: 3, day: 11)!)
        log.showsNumbers = showsNumbers
        let stage = Stage(size: CGSize(width: 366, height: 600)) { WeekScene(log: log) }
        // The margins are 8 points. Numbers of weeks are 28 points wide.
        let start: CGFloat = showsNumbers ? 36 : 8, width: CGFloat = showsNumbers ? 46 : 50
        for column in 0..<7 {
            let number = column == 0 ? "09" : "\(9 + column)"
            let frame = try stage.frame(of: "day-2026-03-\(number)"), edge = start + CGFloat(column) * width
            #expect(abs(frame.minX - edge) < 0.01)
            #expect(abs(frame.width - width) < 0.01)
            #expect(frame.height == 44)
        }
        try stage.tap("day-2026-03-14")
        try stage.settle()
        #expect(log.day.description == "2026-03-14" && log.settled.last == log.day)
    }

    @Test func anOpenMonthHasSixRows() throws {
        let log = WeekLog(Day(year: 2026, month: 3, day: 11)!)
        log.isMonthShown = true
        let stage = Stage(size: CGSize(width: 366, height: 700)) { WeekScene(log: log) }
        let first = try stage.frame(of: "day-2026-03-02")
        let rows: [(String, CGFloat)] = [("2026-03-09", 1), ("2026-03-16", 2), ("2026-03-30", 4)]
        for (day, row) in rows {
            let distance = try stage.frame(of: "day-\(day)").minY - first.minY
            #expect(abs(distance - row * 44) < 0.01)
        }
        let pages = try stage.frame(of: "page 2026-03-11")
        log.isMonthShown = false
        stage.update()
        try stage.settle()
        let moved = try pages.minY - stage.frame(of: "page 2026-03-11").minY
        #expect(abs(moved - 5 * 44) < 0.01)
    }

    // MARK: Names

    @Test func namesOfTheWeekdaysBeginWithTheFirst() {
        let strings = CalendarStrings(system: .gregorian, locale: Locale(identifier: "en_US"))
        #expect(strings.weekdays(startingOn: 1).map(\.short) == ["S", "M", "T", "W", "T", "F", "S"])
        #expect(strings.weekdays(startingOn: 3).map(\.full).first == "Tuesday")
        #expect(
            strings.weekdays(startingOn: 7).map(\.full) == [
                "Saturday", "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday",
            ])
        #expect(strings.title(october) == "October 2026" && strings.name(october) == "October")
        #expect(strings.year(october) == "2026" && strings.label(october21) == "Wednesday, October 21, 2026")
        #expect(
            (17...20).map { strings.isWeekend(Day(year: 2026, month: 10, day: $0)!) } == [true, true, false, false])
        let german = CalendarStrings(system: .gregorian, locale: Locale(identifier: "de_DE"))
        #expect(german.weekdays(startingOn: 2).map(\.full).first == "Montag" && german.title(october) == "Oktober 2026")
        #expect(german.weekdays(startingOn: 2).map(\.short) == ["M", "D", "M", "D", "F", "S", "S"])
        let setting = WeekSetting(
            system: .gregorian, locale: Locale(identifier: "en_US"), firstWeekday: 3, minimumDays: 4, today: nil,
            numbers: .byRule, days: CalendarSystem.reach)
        #expect(setting.weekdays.map(\.full).first == "Tuesday" && setting.weekdays.map(\.short).last == "M")
        let week = setting.week(containing: october21)
        #expect(setting.name(of: week) == "Week of October 20, 2026" && setting.number(of: week) == "43")
        #expect(setting.title(of: october21) == "October 2026" && setting.text(of: october21) == "21")
        #expect(setting.label(of: october21) == "Wednesday, October 21, 2026")
    }

    @MainActor private final class Seen { var weekdays: [String] = [] }

    private struct Recorded: MonthCalendarStyle {
        let seen: Seen

        func makeWeekday(configuration: MonthCalendarWeekdayConfiguration) -> some View {
            let _ = seen.weekdays.append("\(configuration.weekday) \(configuration.text) \(configuration.name)")
            Text(configuration.text)
        }
    }

    @Test(arguments: 1...7) func aStyleReceivesTheWeekdays(_ first: Int) {
        let seen = Seen()
        let stage = Stage.calendar {
            MonthCalendar(position: .constant(october)).weekRule(.startingOn(first))
                .monthCalendarStyle(Recorded(seen: seen))
        }
        let names = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
        let expected = names.enumerated().map { "\($0.offset + 1) \($0.element.prefix(1)) \($0.element)" }
        #expect(Set(seen.weekdays) == Set(expected))
        let spoken = stage.semantics.flattened.filter { names.contains($0.label ?? "") }
        let shown = spoken.sorted { $0.frame.minX < $1.frame.minX }.map { $0.label ?? "" }
        #expect(shown == Array(names[(first - 1)...] + names[..<(first - 1)]))
    }

    @Test func positionsAreSpoken() {
        #expect(AccessibilityStrings.place(3, of: 8) == "3 of 8" && AccessibilityStrings.page(-5) == "Page -5")
        #expect(AccessibilityStrings.filled("%2$lld Seiten, Seite %1$lld", with: ["3", "8"]) == "8 Seiten, Seite 3")
        #expect(AccessibilityStrings.filled("%lld%% of %@, %3$@", with: ["3", "8"]) == "3%% of 8, %3$@")
        #expect(AccessibilityStrings.week(of: "March 9") == "Week of March 9")
    }

    // MARK: The header

    /// Week numbers take 0.8 of 7.8 columns.
    @Test(arguments: [(350, false, 0, 50), (390, true, 40, 50)] as [(CGFloat, Bool, CGFloat, CGFloat)])
    func theWeekdaysAreAboveTheirColumns(_ width: CGFloat, _ numbers: Bool, _ start: CGFloat, _ column: CGFloat) throws
    {
        let stage = Stage.calendar(size: CGSize(width: width, height: 600)) {
            MonthCalendar().weekRule(.startingOn(1)).weekNumbers(numbers ? .iso8601 : .hidden)
        }
        let names = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
        for (index, name) in names.enumerated() {
            let frame = try #require(stage.semantics.flattened.first { $0.label == name }).frame
            let edge = start + CGFloat(index) * column
            #expect(abs(frame.minX - edge) < 0.01)
            #expect(abs(frame.width - column) < 0.01)
            #expect(frame.minY == 0)
        }
        #expect(try stage.frame(of: "day-2026-10-18").minX == start)
    }

    @Test(arguments: [false, true]) func buttonsTurnToAdjacentMonths(_ rightToLeft: Bool) throws {
        let bound = Bound(), months = october - 1...october + 1
        let stage = Stage.calendar(environment: { if rightToLeft { $0.layoutDirection = .rightToLeft } }) {
            MonthCalendar(in: months, position: Bindable(bound).month).monthCalendarTitles(.pinned)
        }
        let previous = try stage.element(.button, "Previous month").frame
        let next = try stage.element(.button, "Next month").frame
        #expect(next.size == CGSize(width: 44, height: 44) && previous.size == next.size)
        #expect(next.minX == (rightToLeft ? 0 : 346))
        #expect(previous.minX == (rightToLeft ? 48 : 298))
        let taps: [(CGRect, Int)] = [(next, 1), (next, 1), (previous, 0), (previous, -1), (previous, -1), (next, 0)]
        let titles = ["September 2026", "October 2026", "November 2026"]
        for (button, month) in taps {
            stage.tap(at: CGPoint(x: button.midX, y: button.midY))
            try stage.settle()
            #expect(bound.month == october + month)
            #expect(try stage.text(of: "month-title") == titles[month + 1])
        }
    }

    /// Buttons and days accept taps in their entire frames, also beside their images and numbers.
    @Test func cornersOfButtonsAndDaysCount() throws {
        let bound = Bound()
        let stage = Stage.calendar {
            MonthCalendar(selection: Bindable(bound).day, position: Bindable(bound).month).monthCalendarTitles(.pinned)
        }
        for (name, month) in [("Next month", 1), ("Previous month", 0)] {
            let button = try stage.element(.button, name).frame
            stage.tap(at: CGPoint(x: button.minX + 1, y: button.maxY - 1))
            try stage.settle()
            #expect(bound.month == october + month)
        }
        let day = try stage.frame(of: "day-\(october21)")
        stage.tap(at: CGPoint(x: day.minX + 1, y: day.minY + 1))
        #expect(bound.day == october21)
        stage.tap(at: CGPoint(x: day.maxX + 1, y: day.maxY - 1))
        #expect(bound.day == october21 + 1)
    }

    @Test(arguments: [(-1, true, false), (0, false, false), (1, false, true)])
    func buttonsEndWithTheMonths(_ month: Int, _ isFirst: Bool, _ isLast: Bool) throws {
        let months = october - 1...october + 1, shown = october + month
        let stage = Stage.calendar {
            MonthCalendar(in: months, position: .constant(shown)).monthCalendarTitles(.pinned)
        }
        #expect(try stage.element(.button, "Previous month").traits.contains(.disabled) == isFirst)
        #expect(try stage.element(.button, "Next month").traits.contains(.disabled) == isLast)
    }

    @Test(
        arguments: [(.large, 46), (.xLarge, 46), (.xxLarge, 52), (.accessibility5, 52)]
            as [(DynamicTypeSize, CGFloat)])
    func daysAreHigherForLargerText(_ size: DynamicTypeSize, _ height: CGFloat) throws {
        let stage = Stage.calendar(environment: { $0.dynamicTypeSize = size }) { MonthCalendar() }
        #expect(try stage.frame(of: "day-2026-10-14").height == height)
    }

    // MARK: Options

    @Test func optionsDetermineOneAnother() {
        var options = MonthCalendarOptions()
        #expect(options.axis == .vertical && options.scrolling == .continuous && options.shownTitles == .inline)
        options.givenScrolling = .aligned
        #expect(options.scrolling == .aligned && options.shownTitles == .inline)
        options.givenScrolling = .paged
        #expect(options.shownTitles == .pinned)
        options.titles = .inline
        #expect(options.shownTitles == .inline)
        options = MonthCalendarOptions()
        options.givenAxis = .horizontal
        #expect(options.axis == .horizontal && options.scrolling == .continuous && options.shownTitles == .pinned)
        options = MonthCalendarOptions()
        options.height = .month
        options.givenScrolling = .aligned
        #expect(options.axis == .horizontal && options.scrolling == .paged && options.shownTitles == .pinned)
        options.givenAxis = .vertical
        #expect(options.axis == .vertical && options.scrolling == .paged && options.shownTitles == .pinned)
    }

    @Test func phrasesContainTheirDates() {
        var phrases = MonthCalendarPhrases()
        #expect(phrases.today("x") == "Today, x" && phrases.week("7") == "Week 7")
        #expect(phrases.selected("x") == "x, selected" && phrases.unavailable("x") == "x, not available")
        phrases.today = "%@ (%@)"
        #expect(phrases.today("x") == "x (x)")
    }

    /// Days are on a weekend or at the ends of a row.
    @Test func daysKnowTheirPlaceInTheRow() {
        let last = october.days.upperBound - 1
        let model = CalendarModel(selection: .none, rules: DayRules(days: october.firstDay...last), today: nil)
        func days(_ firstWeekday: Int) -> [MonthCalendarDay] {
            MonthDaysCache().days(
                of: MonthDaysCache.Key(
                    month: october, strings: CalendarStrings(system: .gregorian, locale: Locale(identifier: "en_US")),
                    firstWeekday: firstWeekday), in: model
            ).days.map(\.value)
        }
        // October 1 is a Thursday.
        let sunday = days(1), monday = days(2)
        func numbers(_ days: [MonthCalendarDay], _ isRight: (MonthCalendarDay) -> Bool) -> [String] {
            days.filter(isRight).map(\.text)
        }
        #expect(numbers(sunday, \.isFirstOfRow) == ["1", "4", "11", "18", "25"])
        #expect(numbers(sunday, \.isLastOfRow) == ["3", "10", "17", "24", "31"])
        #expect(numbers(monday, \.isFirstOfRow) == ["1", "5", "12", "19", "26"])
        #expect(numbers(monday, \.isLastOfRow) == ["4", "11", "18", "25", "31"])
        #expect(numbers(sunday, \.isWeekend) == ["3", "4", "10", "11", "17", "18", "24", "25", "31"])
        #expect(sunday.count == 31 && sunday.allSatisfy { $0.month == october && !$0.isInRange && !$0.isToday })
        // The days after October 4, 1582 begin with the 15th.
        let cut = MonthDaysCache().days(
            of: MonthDaysCache.Key(
                month: Month(year: 1582, month: 10)!,
                strings: CalendarStrings(system: .gregorian, locale: Locale(identifier: "en_US")), firstWeekday: 1),
            in: model)
        let remaining: [Int] = Array(1...4) + Array(15...31)
        #expect(cut.days.map(\.value.text) == remaining.map { "\($0)" })
        // Tishri 5787 has thirty days.
        let hebrew = CalendarSystem(.hebrew)
        let tishri = MonthDaysCache().days(
            of: MonthDaysCache.Key(
                month: Month(containing: october.firstDay, in: hebrew),
                strings: CalendarStrings(system: hebrew, locale: Locale(identifier: "en_US")), firstWeekday: 1),
            in: model)
        #expect(tishri.days.map(\.value.text) == (1...30).map { "\($0)" })
    }
}
