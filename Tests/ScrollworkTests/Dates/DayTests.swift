import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

@Suite struct DayTests {
    @Test func aDayAgreesWithClocksInEveryTimeZone() {
        for identifier in TimeZone.knownTimeZoneIdentifiers {
            let zone = TimeZone(identifier: identifier)!
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = zone
            var instants = [0.0, 951_782_399, 1_325_203_200, 1_709_164_800, -2_208_988_800, 4_102_444_799]
            // The times around a clock change.
            if let change = zone.nextDaylightSavingTimeTransition(after: Date(timeIntervalSince1970: 1_700_000_000)) {
                instants += [-3_601, -1, 0, 1, 3_599].map { change.timeIntervalSince1970 + $0 }
            }
            for instant in instants {
                let date = Date(timeIntervalSince1970: instant)
                let parts = calendar.dateComponents([.year, .month, .day, .weekday], from: date)
                let day = Day(date, in: zone)
                let mine = day.components()
                #expect(
                    [mine.year, mine.month, mine.day, day.weekday] == [
                        parts.year, parts.month, parts.day, parts.weekday,
                    ],
                    "\(identifier) at \(instant)")
                #expect(day.start(in: zone) == calendar.startOfDay(for: date), "\(identifier) at \(instant)")
            }
        }
    }

    @Test func daysAreCountedAcrossMonthsAndLeapDays() {
        let day = Day(year: 2024, month: 2, day: 28)!
        #expect((day + 2).description == "2024-03-01")
        #expect((day - 59).description == "2023-12-31")
        #expect(day.distance(to: day + 365) == 365)
        #expect((day..<day + 3).map(\.description) == ["2024-02-28", "2024-02-29", "2024-03-01"])
    }

    /// The days that were omitted in the middle of a month when the calendar changed.
    @Test func skippedDatesAreNotDays() throws {
        for day in 5...14 { #expect(Day(year: 1582, month: 10, day: day) == nil, "\(day)") }
        let last = try #require(Day(year: 1582, month: 10, day: 4)),
            next = try #require(Day(year: 1582, month: 10, day: 15))
        #expect(next - last == 1)
        #expect(Day(year: 1582, month: 10, day: 31)?.components().day == 31)
    }

    @Test func daysAreSubtractedAndWritten() throws {
        let day = Day(year: 2026, month: 10, day: 21)!, locale = Locale(identifier: "de_DE")
        #expect(day + 40 - day == 40 && day - (day + 40) == -40)
        #expect(day.formatted(.dateTime.year().month(.wide).day().locale(locale)) == "21. Oktober 2026")
        #expect(Month(containing: day).formatted(.dateTime.year().month(.wide).locale(locale)) == "Oktober 2026")
        // In its own calendar, whatever the calendar of the style is.
        let hebrew = Month(containing: day, in: CalendarSystem(.hebrew))
        #expect(hebrew.formatted(.dateTime.year().month(.wide).locale(Locale(identifier: "en_US"))).contains("5787"))
        let zone = try #require(TimeZone(identifier: "Pacific/Kiritimati"))
        #expect([0, 1].contains(Day.today(in: zone) - Day(.now, in: .gmt)))
    }

    @Test func aNonexistentDateIsNotADay() {
        #expect(Day(year: 2026, month: 2, day: 29) == nil)
        #expect(Day(year: 2026, month: 13, day: 1) == nil)
        #expect(Day(year: 2026, month: 1, day: 0) == nil)
        #expect(Day(year: .max, month: 1, day: 1) == nil)
        #expect(
            Day(year: 5787, month: 6, day: 1, in: CalendarSystem(.hebrew))?.components(in: CalendarSystem(.hebrew))
                .month == 6)
        #expect(Day(year: 5786, month: 6, day: 1, in: CalendarSystem(.hebrew)) == nil, "a year without Adar I")
    }

    @Test func sumsStopAtTheEnds() {
        #expect(Day(number: .max).advanced(by: 1).number == .max)
        #expect(Day(number: .min).distance(to: Day(number: .max)) == .max)
        #expect(Day(Date(timeIntervalSince1970: .infinity), in: .gmt).number == 0)
        #expect(Day(Date(timeIntervalSince1970: 1e300), in: .gmt) == CalendarSystem.reach.upperBound)
    }

    @Test func aDaySurvivesCoding() throws {
        let day = Day(year: 2026, month: 11, day: 21)!
        let month = Month(containing: day, in: CalendarSystem(.islamicUmmAlQura))
        let week = Week(containing: day, startingOn: 2)
        let encoder = JSONEncoder(), decoder = JSONDecoder()
        #expect(try decoder.decode(Day.self, from: encoder.encode(day)) == day)
        #expect(try decoder.decode(Month.self, from: encoder.encode(month)) == month)
        #expect(try decoder.decode(Week.self, from: encoder.encode(week)) == week)
        #expect(throws: DecodingError.self) { try decoder.decode(CalendarSystem.self, from: Data("\"martian\"".utf8)) }
    }

    /// Stored data can contain any number: a month outside the range clamps to the last one, which has days.
    @Test(arguments: [Int.min, -1_000_000_000, 1_000_000_000, .max])
    func aStoredMonthOutOfReachBecomesTheNearest(_ number: Int) throws {
        for name in ["gregorian", "hebrew"] {
            let stored = Data(#"{"number": \#(number), "system": "\#(name)"}"#.utf8)
            let month = try JSONDecoder().decode(Month.self, from: stored)
            #expect(month == Month(number: number, in: month.system))
            #expect(!month.days.isEmpty)
        }
    }
}
