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
