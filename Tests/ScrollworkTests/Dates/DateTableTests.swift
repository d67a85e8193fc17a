import Foundation
import SwiftUI
import Testing

@testable import Scrollwork

/// Days, weeks, and months at the ends of years and of calendars.
@Suite struct DateTableTests {
    private func day(_ year: Int, _ month: Int, _ day: Int) -> Day {
        Day(year: year, month: month, day: day) ?? Day(number: .min)
    }

    /// The days around the end of February and of the year, in common and leap years of both calendars.
    @Test(arguments: [
        (1, 28), (4, 29), (100, 29), (400, 29), (1500, 29), (1581, 28), (1584, 29), (1600, 29), (1700, 28), (1896, 29),
        (1900, 28), (1970, 28), (1999, 28), (2000, 29), (2001, 28), (2024, 29), (2100, 28), (2400, 29), (144_000, 29),
        (144_300, 28),
    ]) func leapYears(_ year: Int, _ last: Int) {
        let end = day(year, 2, last)
        #expect(Day(year: year, month: 2, day: last + 1) == nil)
        #expect(end + 1 == day(year, 3, 1) && (end + 1).components().day == 1 && (end + 1).components().month == 3)
        #expect(end.components().day == last && Month(containing: end).days.count == last)
        #expect(day(year, 12, 31) + 1 == day(year + 1, 1, 1) && day(year, 12, 31).components().year == year)
        #expect(day(year + 1, 1, 1).components().year == year + 1)
        #expect(day(year, 12, 31) - day(year, 1, 1) == last + 336)
        let month = Month(year: year, month: 2)!
        #expect(month.number == (year - 1970) * 12 + 1)
        let lengths: [Int] = (-1...10).map { (month + $0).days.count }
        #expect(lengths == [31, last, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31])
        // Foundation's calendar has the same days.
        for offset in [-1, 0, 1] {
            let found = CalendarSystem.gregorian.foundationParts(of: end + offset), mine = (end + offset).components()
            #expect(found.year == mine.year && found.month == mine.month && found.day == mine.day)
            #expect(found.weekday == (end + offset).weekday && found.era == mine.era)
        }
    }

    @Test func theGregorianCalendarBeganInOctober1582() {
        let october = Month(year: 1582, month: 10)!
        #expect(october.days.count == 21 && october.firstDay == day(1582, 10, 1))
        #expect((october - 1).days.count == 30 && (october + 1).days.count == 30)
        #expect((0..<21).map { (october.firstDay + $0).components().day } == Array(1...4) + Array(15...31))
        #expect(day(1582, 10, 15).number == -141_427)
        #expect(!CalendarSystem.gregorian.countsEveryDay && CalendarSystem(.hebrew).countsEveryDay)
    }

    @Test func daysAreWrittenWithFourDigitsOfTheYear() {
        for (year, text) in [(1, "0001-02-03"), (999, "0999-02-03"), (1000, "1000-02-03"), (10_000, "10000-02-03")] {
            #expect(day(year, 2, 3).description == text)
        }
        #expect(day(2026, 12, 31).description == "2026-12-31" && day(2026, 10, 9).description == "2026-10-09")
    }

    /// Moments in days since 1970.
    private static let moments: [(Double, Int)] = [
        (0, 0), (-0.00001, -1), (0.99999, 0), (1, 1), (-1, -1), (-1.00001, -2), (.nan, 0), (.infinity, 0),
        (-1e300, -719_164), (1e300, 52_125_217), (-719_164, -719_164), (-719_163, -719_163), (-719_162.5, -719_163),
        (-719_165, -719_164), (52_125_217, 52_125_217), (52_125_216.5, 52_125_216), (52_125_219, 52_125_217),
    ]

    @Test(arguments: moments) func theDayOfAMoment(_ days: Double, _ number: Int) {
        #expect(Day(Date(timeIntervalSince1970: days * 86_400), in: .gmt).number == number)
    }

    @Test func theDayBeginsAtMidnightOfTheTimeZone() {
        let west = TimeZone(secondsFromGMT: -12 * 3_600)!, east = TimeZone(secondsFromGMT: 14 * 3_600)!
        for number in [-141_428, -1, 0, 20_700] {
            let day = Day(number: number), start = Double(number) * 86_400
            #expect(day.start(in: .gmt).timeIntervalSince1970 == start)
            #expect(day.start(in: west).timeIntervalSince1970 == start + 43_200)
            #expect(day.start(in: east).timeIntervalSince1970 == start - 50_400)
            #expect(Day(day.start(in: west), in: west) == day && Day(day.start(in: west) - 1, in: west) == day - 1)
        }
        let reach = CalendarSystem.reach
        #expect(Day(number: .max).start(in: .gmt) == reach.upperBound.start(in: .gmt))
        #expect(Day(number: .min).start(in: .gmt) == reach.lowerBound.start(in: .gmt))
        #expect(reach.upperBound.start(in: .gmt).timeIntervalSince1970 == 52_125_217 * 86_400)
        #expect(Day(number: .max).formatted() == reach.upperBound.formatted())
        #expect(Day(number: .min).components() == reach.lowerBound.components())
    }

    @Test func daysOfTheWeekRepeat() {
        // January 1, 1970 was a Thursday.
        let found: [Int] = (-8...8).map { Day(number: $0).weekday }
        #expect(found == [4, 5, 6, 7, 1, 2, 3, 4, 5, 6, 7, 1, 2, 3, 4, 5, 6])
        #expect((1...7).contains(Day(number: .min).weekday) && (1...7).contains(Day(number: .max).weekday))
    }

    @Test func sumsOfDaysWeeksAndMonthsStopAtTheEnds() {
        let sums: [(Int, Int, Int)] = [
            (3, 4, 7), (.max, 1, .max), (.min, -1, .min), (.max, -1, .max - 1), (.min, 1, .min + 1),
        ]
        for (a, b, sum) in sums { #expect(a.addingToBounds(b) == sum) }
        let differences: [(Int, Int, Int)] = [
            (3, 4, -1), (.max, -1, .max), (.min, 1, .min), (0, .min, .max), (-1, .min, .max), (-2, .max, .min),
        ]
        for (a, b, difference) in differences { #expect(a.subtractingToBounds(b) == difference) }
        #expect([-8, -7, -1, 0, 6, 7].map { $0.flooredQuotient(by: 7) } == [-2, -1, -1, 0, 0, 1])
        #expect(Day(number: 5) - .min == Day(number: .max))
        let week = Week(firstDay: Day(number: 3))
        #expect(
            week.advanced(by: .max).firstDay.number > .max / 2 - 20
                && week.advanced(by: .min).firstDay.number < .min / 2 + 20)
        #expect(week.advanced(by: .max).firstWeekday == week.firstWeekday)
        #expect(week.advanced(by: .min).firstWeekday == week.firstWeekday)
        #expect((week - 2).firstDay.number == -11 && week.distance(to: week - 2) == -2)
        #expect(
            week.distance(to: Week(firstDay: Day(number: 9))) == 0
                && week.distance(to: Week(firstDay: Day(number: 2))) == -1)
        #expect(week < week + 1 && !(week < week) && week.days.count == 7)
    }

    // MARK: Weeks

    @Test(arguments: [(1, 4), (2, 3), (3, 2), (4, 1), (5, 0), (6, 6), (7, 5), (0, 4), (8, 4), (-1, 4)])
    func aWeekBeginsOnItsFirstWeekday(_ first: Int, _ daysBefore: Int) {
        let thursday = Day(number: 0)
        #expect(thursday - Week(containing: thursday, startingOn: first).firstDay == daysBefore)
    }

    /// In 2027, January 1 is a Friday.
    @Test(arguments: [
        (2026, 12, 28, 2, 1, 1), (2026, 12, 28, 2, 3, 1), (2026, 12, 28, 2, 4, 53), (2026, 12, 28, 2, 7, 52),
        (2026, 12, 28, 2, 0, 1), (2026, 12, 28, 2, 8, 52), (2027, 1, 4, 2, 1, 2), (2027, 1, 4, 2, 4, 1),
        (2027, 1, 4, 2, 7, 1), (2026, 12, 27, 1, 1, 1), (2026, 12, 27, 1, 2, 1), (2026, 12, 27, 1, 3, 53),
        (2027, 1, 3, 1, 7, 1), (2018, 1, 1, 2, 7, 1), (2018, 1, 1, 2, 8, 1),
    ]) func weeksHaveNumbers(_ year: Int, _ month: Int, _ first: Int, _ weekday: Int, _ least: Int, _ number: Int) {
        let week = Week(containing: day(year, month, first), startingOn: weekday)
        #expect(week.firstDay == day(year, month, first))
        #expect(week.number(minimumDays: least) == number)
    }

    @Test(arguments: [1, 2, 3, 4, 5, 6, 7]) func aRowHasTheISONumberOfItsThursday(_ first: Int) {
        let thursday = day(2026, 12, 31), week = Week(containing: thursday, startingOn: first)
        let system = CalendarSystem.gregorian
        #expect(WeekNumbers.iso8601.number(of: week, minimumDays: 1, in: system) == 53)
        #expect(WeekNumbers.iso8601.number(of: week + 1, minimumDays: 1, in: system) == 1)
        #expect(WeekNumbers.hidden.number(of: week, minimumDays: 1, in: system) == nil)
        #expect(
            WeekNumbers.byRule.number(of: week + 1, minimumDays: 1, in: system) == (week + 1).number(minimumDays: 1))
    }

    @Test func rulesDetermineTheWeek() {
        let usual = WeekConvention(firstWeekday: 7, minimumDays: 3)
        func rule(_ rule: WeekRule) -> [Int] {
            [rule.convention(usual).firstWeekday, rule.convention(usual).minimumDays]
        }
        #expect(rule(.locale) == [7, 3] && rule(.iso8601) == [2, 4])
        #expect(rule(.startingOn(1)) == [1, 3] && rule(.startingOn(7)) == [7, 3])
        #expect(rule(.startingOn(0)) == [1, 3] && rule(.startingOn(8)) == [1, 3])
        #expect(rule(.startingOn(2, minimumDays: 0)) == [2, 1] && rule(.startingOn(2, minimumDays: 1)) == [2, 1])
        #expect(rule(.startingOn(2, minimumDays: 7)) == [2, 7] && rule(.startingOn(2, minimumDays: 8)) == [2, 7])
    }

    @Test func aConfiguredCalendarComesBeforeTheLocale() {
        let german = Locale(identifier: "de_DE"), american = Locale(identifier: "en_US")
        func convention(_ configure: (inout Calendar) -> Void = { _ in }) -> [Int] {
            var calendar = Calendar(identifier: .gregorian)
            calendar.locale = nil
            configure(&calendar)
            let found = WeekConvention(calendar: calendar, locale: german)
            return [found.firstWeekday, found.minimumDays]
        }
        #expect(convention() == [2, 4])
        #expect(convention { $0.firstWeekday = 5 } == [5, 4])
        #expect(convention { $0.minimumDaysInFirstWeek = 6 } == [2, 6])
        #expect(convention { $0.locale = Locale(identifier: "ar_EG") } == [7, 1])
        var own = Calendar(identifier: .gregorian)
        own.locale = german
        #expect(WeekConvention(calendar: own, locale: american).firstWeekday == 2)
    }

    @Test func todayIsOfTheClockUnlessGiven() {
        let clock = Day(number: 9), given = Day(number: 4)
        #expect(DateOptions.Today.ofTheClock.marked(on: clock) == clock)
        #expect(DateOptions.Today.given(given).marked(on: clock) == given)
        #expect(DateOptions.Today.given(nil).marked(on: clock) == nil)
    }

    // MARK: Months and years

    @Test(arguments: allSystems) func yearsFollowOneAnother(_ system: CalendarSystem) {
        #expect(system.yearNumber(containing: Day(number: 0)) == 0)
        var next = system.monthNumbers(ofYear: -2).lowerBound
        for year in -2...12 {
            let months = system.monthNumbers(ofYear: year)
            #expect(months.lowerBound == next && (12...14).contains(months.count), "\(year)")
            let first = Month(number: months.lowerBound, in: system),
                last = Month(number: months.upperBound, in: system)
            #expect(system.yearNumber(containing: first.firstDay) == year, "\(year)")
            #expect(system.yearNumber(containing: last.days.upperBound - 1) == year, "\(year)")
            #expect(system.firstDayOfYear(containing: last.firstDay) == first.firstDay, "\(year)")
            next = months.upperBound + 1
        }
    }

    @Test func aYearLaterIsTheMonthOfTheSameName() {
        let february = Month(year: 2024, month: 2)!
        for years in [-100, -1, 0, 1, 4] {
            let other = february.sameMonth(yearsLater: years)
            #expect(other.year == 2024 + years && other.components.month == 2)
        }
        #expect(february.sameMonth(yearsLater: 1_000_000_000).number <= Month(number: .max).number)
        let hebrew = CalendarSystem(.hebrew)
        // 5784 has two months Adar, and 5785 has one.
        let adars = [6, 7].compactMap { Month(year: 5784, month: $0, in: hebrew) }
        #expect(adars.map { $0.sameMonth(yearsLater: 1).components.month } == [7, 7])
        #expect(adars.map { $0.sameMonth(yearsLater: -1).components.month } == [7, 7])
        #expect(adars.map { $0.sameMonth(yearsLater: 3).components.month } == [6, 7])
        #expect((1...13).compactMap { Month(year: 5785, month: $0, in: hebrew) }.count == 12)
    }

    @Test func monthsAreNamedWithinTheirYear() {
        for month in [-1, 0, 13, 14, 15, .max, .min] { #expect(Month(year: 2026, month: month) == nil, "\(month)") }
        #expect(Month(year: 2026, month: 12)?.number == 56 * 12 + 11)
        #expect(Month(year: 144_684, month: 3) == nil && Month(year: 20_000_000, month: 3) == nil)
        #expect(Month(year: .min, month: 3) == nil)
        #expect(Month(year: 1, month: 2)?.firstDay.description == "0001-02-01")
        #expect(Month(year: 8, month: 5, in: CalendarSystem(.japanese))?.firstDay.description == "2026-05-01")
    }

    @Test func theMiddleOfAShortMonthIsInIt() {
        let coptic = CalendarSystem(.coptic)
        let month = Month(year: 1742, month: 13, in: coptic)!
        #expect((5...6).contains(month.days.count))
        #expect(month.middle == month.firstDay + 2 || month.middle == month.firstDay + 3)
        #expect(Month(year: 2026, month: 2)!.middle == day(2026, 2, 15))
        #expect((1...2).contains(month.weeks(startingOn: 1).count))
    }

    @Test func aYearOfACopticCalendarHasThirteenMonths() {
        let coptic = CalendarSystem(.coptic)
        let lengths: [Int] = (1...13).map { Month(year: 1742, month: $0, in: coptic)!.days.count }
        #expect(lengths == Array(repeating: 30, count: 12) + [5])
        #expect(Month(year: 1743, month: 13, in: coptic)?.days.count == 6, "a leap year")
        #expect(Month(year: 1743, month: 1, in: coptic)?.firstDay.description == "2026-09-11")
    }

    @Test(
        arguments: [
            (Calendar.Identifier.hebrew, "2026-09-12", 5787, 1, 1), (.hebrew, "2026-09-11", 5786, 13, 29),
            (.islamicUmmAlQura, "2026-06-16", 1448, 1, 1), (.islamicCivil, "2026-06-17", 1448, 1, 1),
            (.persian, "2026-03-21", 1405, 1, 1), (.persian, "2026-03-20", 1404, 12, 29),
            (.indian, "2026-03-22", 1948, 1, 1),
            (.buddhist, "2026-01-01", 2569, 1, 1), (.republicOfChina, "2026-01-01", 115, 1, 1),
            (.chinese, "2026-02-17", 43, 1, 1),
            (.chinese, "2025-07-25", 42, 6, 1), (.ethiopicAmeteMihret, "2026-09-11", 2019, 1, 1),
        ] as [(Calendar.Identifier, String, Int, Int, Int)])
    func knownDates(_ identifier: Calendar.Identifier, _ text: String, _ year: Int, _ month: Int, _ day: Int) {
        let system = CalendarSystem(identifier), parts = text.split(separator: "-").compactMap { Int($0) }
        let gregorian = self.day(parts[0], parts[1], parts[2]), found = gregorian.components(in: system)
        #expect(found.year == year && found.month == month && found.day == day)
        #expect(
            Day(year: year, month: month, day: day, in: system, era: found.era, isLeapMonth: found.isLeapMonth)
                == gregorian)
        #expect(Month(containing: gregorian, in: system).firstDay == gregorian - (day - 1))
    }

    @Test func leapMonthsAreNamed() {
        let chinese = CalendarSystem(.chinese)
        let month = Month(containing: day(2025, 7, 25), in: chinese)
        #expect(month.components.isLeapMonth && !(month - 1).components.isLeapMonth)
        #expect((month - 1).components.month == 6 && (month + 1).components.month == 7)
        let name = month.components
        #expect(Month(year: name.year, month: 6, in: chinese, era: name.era, isLeapMonth: true) == month)
        #expect(Month(year: name.year, month: 6, in: chinese, era: name.era) == month - 1)
        #expect(Month(year: name.year, month: 7, in: chinese, era: name.era, isLeapMonth: true) == nil)
    }
}
