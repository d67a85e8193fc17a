import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// Random days of the entire range in random calendars and time zones, compared with Foundation.
@Suite struct DatesRandomWalkTests {
    @Test func daysAndMonthsAgreeWithFoundationAnywhere() {
        var walk = RandomWalk()
        for step in 0..<RandomWalk.steps(1_500) {
            let system = allSystems.randomElement(using: &walk)!
            let reach = system.days
            // Half of the days are within a thousand years of 1970.
            let day =
                Bool.random(using: &walk)
                ? Day(number: .random(in: -365_000...365_000, using: &walk))
                : Day(number: .random(in: reach.lowerBound.number + 50...reach.upperBound.number - 300, using: &walk))
            let comment: Comment = "seed \(walk.seed), step \(step): \(system.name), day \(day.number)"
            let parts = day.components(in: system), expected = system.foundationParts(of: day)
            #expect(parts.era == expected.era && parts.year == expected.year && parts.month == expected.month, comment)
            #expect(parts.day == expected.day && day.weekday == expected.weekday, comment)
            let month = Month(containing: day, in: system)
            let days = month.days
            #expect(days.contains(day) && Month(number: month.number, in: system).days == days, comment)
            #expect((month + 1).firstDay == days.upperBound, comment)
            #expect((month - 1).days.upperBound == days.lowerBound, comment)
            #expect(month.distance(to: Month(containing: days.upperBound + 200, in: system)) >= 6, comment)
        }
    }

    @Test func daysAgreeWithClocksEverywhere() {
        var walk = RandomWalk()
        let zones = TimeZone.knownTimeZoneIdentifiers
        for step in 0..<RandomWalk.steps(1_500) {
            let identifier = zones.randomElement(using: &walk)!
            let zone = TimeZone(identifier: identifier)!
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = zone
            let date = Date(timeIntervalSince1970: .random(in: -5e9...5e9, using: &walk).rounded())
            let parts = calendar.dateComponents([.year, .month, .day], from: date)
            let mine = Day(date, in: zone).components()
            #expect(
                [mine.year, mine.month, mine.day] == [parts.year, parts.month, parts.day],
                "seed \(walk.seed), step \(step): \(identifier) at \(date.timeIntervalSince1970)")
        }
    }
}
