import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

@Suite struct WeekTests {
    /// The calendars whose weeks Foundation numbers, which excludes the newest Indian calendars.
    private static let numbered = allSystems.filter { system in
        (0..<60).contains {
            system.foundation.component(.weekOfYear, from: Date(timeIntervalSince1970: Double($0) * 604_800)) > 40
        }
    }

    @Test func mostCalendarsNumberTheirWeeks() { #expect(Self.numbered.count >= 16) }

    @Test(arguments: numbered) func weekNumbersAgreeWithFoundation(_ system: CalendarSystem) {
        for (firstWeekday, minimumDays) in [(1, 1), (2, 4), (7, 1), (1, 4), (2, 7)] {
            var calendar = system.foundation
            calendar.firstWeekday = firstWeekday
            calendar.minimumDaysInFirstWeek = minimumDays
            for number in stride(from: 20_400, to: 22_300, by: 5) {
                let week = Week(containing: Day(number: number), startingOn: firstWeekday)
                let expected = calendar.component(
                    .weekOfYear, from: Date(timeIntervalSince1970: Double(number) * 86_400 + 43_200))
                #expect(week.number(minimumDays: minimumDays, in: system) == expected, "\(system.name) day \(number)")
            }
        }
    }

    /// The first week of a year has one to seven days of the year.
    @Test func theMinimumDaysOfAWeekHaveBounds() {
        // January 1, 2023 is a Sunday, and January 1, 2022 is a Saturday.
        let whole = Week(containing: Day(year: 2023, month: 1, day: 1)!, startingOn: 1)
        for days in [7, 8, 9, Int.max] {
            #expect(whole.number(minimumDays: days) == 1 && (whole - 1).number(minimumDays: days) == 52, "\(days)")
        }
        let least = Week(containing: Day(year: 2022, month: 1, day: 1)!, startingOn: 1)
        for days in [1, 0, -1, Int.min] {
            #expect(least.number(minimumDays: days) == 1 && (least - 1).number(minimumDays: days) == 52, "\(days)")
        }
        #expect(least.number(minimumDays: 2) == 53)
    }

    @Test func aMonthHasFourToSixWeeks() {
        let february = Month(year: 2026, month: 2)!
        #expect(february.weeks(startingOn: 1).count == 4)
        #expect(february.weeks(startingOn: 2).count == 5)
        #expect(Month(year: 2026, month: 8)!.weeks(startingOn: 1).count == 6)
        #expect(february.weeks(startingOn: 99) == february.weeks(startingOn: 1))
    }

    @Test func weeksAreCountedBySevenDays() {
        let week = Week(containing: Day(number: 0), startingOn: 2)
        #expect(week.days.contains(Day(number: 0)))
        #expect(week.firstWeekday == 2)
        #expect((week + 52).firstDay == week.firstDay + 364)
        #expect(week.distance(to: week - 3) == -3)
        _ = week.advanced(by: .max)
        // Weeks with another first weekday are different weeks, although they are less than a week apart.
        let other = Week(containing: Day(number: 0), startingOn: 4)
        #expect(week.distance(to: other) == 0 && week != other && Set([week, other]).count == 2)
    }
}
