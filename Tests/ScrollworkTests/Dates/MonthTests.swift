import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

@Suite struct MonthTests {
    @Test(arguments: allSystems) func monthsAgreeWithFoundation(_ system: CalendarSystem) {
        // Around today, the change of calendars in 1582, and distant years.
        for start in [20_700, -141_500, -500_000, 1_000_000, system.days.upperBound.number - 500] {
            var month = Month(containing: Day(number: start), in: system)
            for _ in 0..<16 {
                let days = month.days
                let names = (days.lowerBound - 1...days.upperBound).map { system.foundationParts(of: $0) }
                let inside = names[1...days.count]
                #expect(
                    inside.allSatisfy {
                        $0.month == inside.first!.month && $0.isLeapMonth == inside.first!.isLeapMonth
                    }, "\(month)")
                #expect(
                    names.first!.month != inside.first!.month || names.first!.isLeapMonth != inside.first!.isLeapMonth,
                    "\(month)")
                #expect(
                    names.last!.month != inside.first!.month || names.last!.isLeapMonth != inside.first!.isLeapMonth,
                    "\(month)")
                #expect(Month(containing: days.upperBound - 1, in: system) == month)
                #expect(Month(containing: days.upperBound, in: system) == month + 1, "\(month)")
                #expect(month.components.month == inside.first!.month && month.components.year == inside.first!.year)
                month = month + 1
            }
        }
    }

    @Test(arguments: allSystems) func aMonthIsFoundByItsName(_ system: CalendarSystem) {
        let first = Month(containing: Day(number: 20_700), in: system)
        for month in first..<first + 26 {
            let name = month.components
            #expect(
                Month(year: name.year, month: name.month, in: system, era: name.era, isLeapMonth: name.isLeapMonth)
                    == month, "\(month)")
        }
    }

    @Test func monthsStayWithinTheReach() {
        for system in allSystems {
            let first = Month(number: .min, in: system), last = Month(number: .max, in: system)
            #expect(first.firstDay >= CalendarSystem.reach.lowerBound)
            #expect(last.days.upperBound <= system.days.upperBound + 1)
            #expect(first - 1 == first && last + 1 == last)
            #expect(Month(containing: CalendarSystem.reach.upperBound, in: system) == last)
        }
        #expect(Month(number: .max).distance(to: Month(number: .min)) == -144_683 * 12 + 1)
    }

    /// The days before the first and after the last supported month are parts of one month each.
    @Test(arguments: allSystems) func noCompleteMonthIsLeftOut(_ system: CalendarSystem) {
        func expectOneMonth(from first: Day, to last: Day) {
            if first > last { return }
            let names = [first, last].map { system.foundationParts(of: $0) }
            #expect(last - first < 31 && names[0].month == names[1].month, "\(system.name): \(first) to \(last)")
        }
        expectOneMonth(from: system.days.lowerBound, to: Month(number: .min, in: system).firstDay - 1)
        expectOneMonth(from: Month(number: .max, in: system).days.upperBound, to: system.days.upperBound)
    }

    @Test func aCenturyIsACollection() {
        let start = Month(year: 2000, month: 1)!
        let century = start...start + 1_211
        #expect(century.count == 1_212)
        #expect(century.first?.days.count == 31)
        #expect(century.upperBound.components.year == 2100)
    }

    @Test func monthsOfTwoSystemsAreOrderedByTheirDays() {
        let gregorian = Month(year: 2026, month: 11)!
        let hebrew = Month(containing: Day(year: 2026, month: 11, day: 21)!, in: CalendarSystem(.hebrew))
        #expect(gregorian < hebrew)
        #expect(hebrew < gregorian + 1)
        #expect(gregorian.distance(to: hebrew) == 0)
        #expect(gregorian != hebrew && Set([gregorian, hebrew, Month(year: 2026, month: 11)!]).count == 2)
    }

    @Test func monthsWithTheSameFirstDayAreOrderedByTheNamesOfTheirSystems() {
        let gregorian = Month(year: 2026, month: 3)!
        let buddhist = Month(containing: gregorian.firstDay, in: CalendarSystem(.buddhist))
        let japanese = Month(containing: gregorian.firstDay, in: CalendarSystem(.japanese))
        #expect(buddhist.firstDay == gregorian.firstDay && japanese.firstDay == gregorian.firstDay)
        #expect([japanese, gregorian, buddhist].sorted() == [buddhist, gregorian, japanese])
        #expect(buddhist < gregorian && !(gregorian < buddhist) && gregorian < japanese && !(japanese < gregorian))
        #expect(gregorian.distance(to: buddhist) == 0 && gregorian != buddhist)
    }

    @Test func aSpanHasItsEndsInOrder() {
        let march = Month(year: 2026, month: 3)!, june = Month(year: 2027, month: 6)!
        #expect(Month.span(march, june) == march...june)
        #expect(Month.span(june, march) == march...june)
        #expect(Month.span(june, june) == june...june)
        // Months of two calendars are ordered by their first days.
        let hebrew = Month(containing: Day(year: 2026, month: 9, day: 20)!, in: CalendarSystem(.hebrew))
        #expect(Month.span(hebrew, march) == march...hebrew)
    }

    /// For distant years, Foundation computes astronomical events, and assigns single days to the previous or next
    /// month.
    @Test(arguments: [("vikram", -592_520), ("chinese", 1_013_100)])
    func monthsAreConsecutiveWhereFoundationsAreNot(_ name: String, _ first: Int) throws {
        let system = try #require(allSystems.first { $0.name == name })
        for day in first..<first + 90 {
            let month = Month(containing: Day(number: day), in: system)
            #expect(month.days.contains(Day(number: day)) && (28...31).contains(month.days.count), "\(day)")
            #expect(
                (month + 1).firstDay == month.days.upperBound && (month - 1).days.upperBound == month.firstDay, "\(day)"
            )
        }
    }

    /// Also in distant years, and in calendars whose dates Foundation can read but not look up.
    @Test(arguments: allSystems) func aDistantMonthIsFoundByItsName(_ system: CalendarSystem) {
        for day in [-100_000, -20_000, 60_000, 200_000] {
            let first = Month(containing: Day(number: day), in: system)
            for month in first..<first + 14 {
                let name = month.components
                #expect(
                    Month(year: name.year, month: name.month, in: system, era: name.era, isLeapMonth: name.isLeapMonth)
                        == month, "\(system.name) \(name)")
            }
        }
    }

    @Test func aMonthOfAnotherEraIsAnotherMonth() throws {
        let month = Month(year: 2026, month: 3)!, name = month.components
        #expect(Month(year: 2026, month: 3, era: name.era) == month)
        #expect(Month(year: 2026, month: 3, era: 0) == nil)
        let japanese = CalendarSystem(.japanese), heisei = Day(year: 2018, month: 7, day: 15)!.components(in: japanese)
        let found = try #require(Month(year: 30, month: 7, in: japanese, era: heisei.era))
        #expect(found.firstDay == Day(year: 2018, month: 7, day: 1))
        #expect(Month(year: 30, month: 7, in: japanese) != found)
    }
}
