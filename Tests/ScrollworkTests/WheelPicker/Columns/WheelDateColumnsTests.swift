import SwiftUI
import Testing

@testable import Scrollwork

/// The values that the columns of a date allow, and the dates that they make.
@Suite struct WheelDateColumnsTests {
    private static func date(_ text: String) -> Date { try! Date(text + "Z", strategy: .iso8601) }

    /// Columns from March 10, 2026, at 06:30:20 to November 12, 2027, at 18:15:40.
    private func columns(
        _ zone: String = "GMT", _ first: String = "2026-03-10T06:30:20", _ last: String = "2027-11-12T18:15:40",
        system: CalendarSystem = .gregorian
    ) -> DateColumns {
        DateColumns(
            system: system, timeZone: TimeZone(identifier: zone)!, bounds: Self.date(first)...Self.date(last), shown: []
        )
    }

    private func parts(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 12, _ minute: Int = 0, _ second: Int = 0)
        -> DateParts
    {
        DateParts(
            year: year - 1970, month: MonthName(number: month, isLeap: false), day: day, hour: hour, minute: minute,
            second: second, fraction: 0, offset: 0)
    }

    @Test func yearsAreThoseOfTheBounds() {
        #expect(columns().years == 56...57)
        #expect([55, 56, 57, 58].map(columns().allows(year:)) == [false, true, true, false])
        let newYear = columns("GMT", "2026-01-01T00:00:00", "2027-01-01T00:00:00")
        #expect([55, 56, 57, 58].map(newYear.allows(year:)) == [false, true, true, false])
        #expect(columns("GMT", "2026-01-01T00:00:00", "2026-12-31T23:59:59").allows(year: 57) == false)
    }

    private static let allowed: [(DateColumn, Int, Int, Int, Int, Int, ClosedRange<Int>)] = [
        (.day, 2026, 3, 10, 12, 0, 10...31), (.day, 2026, 4, 10, 12, 0, 1...30), (.day, 2027, 11, 10, 12, 0, 1...12),
        (.day, 2027, 2, 10, 12, 0, 1...28), (.hour, 2026, 3, 10, 12, 0, 6...23), (.hour, 2026, 3, 11, 12, 0, 0...23),
        (.hour, 2027, 11, 12, 12, 0, 0...18), (.minute, 2026, 3, 10, 6, 40, 30...59),
        (.minute, 2026, 3, 10, 7, 40, 0...59), (.minute, 2027, 11, 12, 18, 0, 0...15),
        (.second, 2026, 3, 10, 6, 30, 20...59), (.second, 2026, 3, 10, 6, 31, 0...59),
        (.second, 2027, 11, 12, 18, 15, 0...40), (.second, 2027, 11, 12, 18, 14, 0...59),
        (.period, 2026, 3, 10, 12, 0, 0...1), (.period, 2027, 11, 12, 12, 0, 0...1),
    ]

    @Test(arguments: allowed.indices) func valuesAreThoseWithinTheBounds(_ index: Int) {
        let (column, year, month, day, hour, minute, expected) = Self.allowed[index]
        let columns = columns(), parts = parts(year, month, day, hour, minute)
        let months = MonthsOfYear(year - 1970, in: .gregorian)
        let found = (-1...60).filter { columns.allows($0, of: column, with: parts, in: months) }
        let possible = column == .period ? [0, 1] : Array(-1...60)
        #expect(found.filter(possible.contains) == Array(expected))
    }

    @Test func periodsOfADayAreThoseWithinTheBounds() {
        let months = MonthsOfYear(56, in: .gregorian), noon = parts(2026, 3, 10)
        func allowed(_ first: String, _ last: String) -> [Bool] {
            let columns = columns("GMT", "2026-03-10T" + first, "2026-03-10T" + last)
            return [0, 1].map { columns.allows($0, of: .period, with: noon, in: months) }
        }
        #expect(allowed("11:59:59", "12:00:00") == [true, true] && allowed("06:00:00", "11:59:59") == [true, false])
        #expect(allowed("12:00:01", "18:00:00") == [false, true] && allowed("23:59:59", "23:59:59") == [false, true])
        #expect(allowed("12:00:00", "18:00:00") == [false, true] && allowed("00:00:00", "00:00:00") == [true, false])
    }

    @Test func monthsAreThoseWithinTheBounds() {
        func allowed(_ columns: DateColumns, _ year: Int) -> [Int] {
            (0...13).filter {
                columns.allows(MonthName(number: $0, isLeap: false), in: MonthsOfYear(year - 1970, in: .gregorian))
            }
        }
        #expect(allowed(columns(), 2026) == Array(3...12) && allowed(columns(), 2027) == Array(1...11))
        let april = columns("GMT", "2026-04-01T00:00:00", "2026-05-01T00:00:00")
        #expect(allowed(april, 2026) == [4, 5])
        #expect(!columns().allows(MonthName(number: 4, isLeap: true), in: MonthsOfYear(56, in: .gregorian)))
    }

    @Test(arguments: [
        (2026, 6, 15, 8, 9, 10, "2026-06-15T08:09:10"), (2027, 2, 31, 8, 9, 10, "2027-02-28T08:09:10"),
        (2026, 4, 31, 0, 0, 0, "2026-04-30T00:00:00"), (2026, 3, 1, 0, 0, 0, "2026-03-10T06:30:20"),
        (2027, 12, 31, 0, 0, 0, "2027-11-12T18:15:40"), (2026, 12, 31, 23, 59, 59, "2026-12-31T23:59:59"),
    ]) func partsMakeADate(
        _ year: Int, _ month: Int, _ day: Int, _ hour: Int, _ minute: Int, _ second: Int, _ expected: String
    ) {
        let date = columns().date(parts(year, month, day, hour, minute, second))
        #expect(date == Self.date(expected))
    }

    @Test func aDateHasItsParts() {
        let columns = columns(), found = columns.parts(of: Self.date("2026-06-15T20:09:10") + 0.25)
        #expect(found.year == 56 && found.month == MonthName(number: 6, isLeap: false) && found.day == 15)
        #expect(found.hour == 20 && found.minute == 9 && found.second == 10 && found.fraction == 0.25)
        #expect(found.offset == 0 && found.period == 1)
        #expect(columns.date(found) == Self.date("2026-06-15T20:09:10") + 0.25)
        #expect(columns.parts(of: .distantPast) == columns.parts(of: Self.date("2026-03-10T06:30:20")))
        #expect(columns.parts(of: .distantFuture) == columns.parts(of: Self.date("2027-11-12T18:15:40")))
        let never = Date(timeIntervalSinceReferenceDate: .nan)
        #expect(columns.parts(of: never) == columns.parts(of: Self.date("2026-03-10T06:30:20")))
    }

    @Test func thePeriodKeepsTheHour() {
        for (hour, half, expected) in [(3, 1, 15), (15, 0, 3), (0, 1, 12), (12, 0, 0), (11, 1, 23), (15, 1, 15)] {
            var parts = parts(2026, 6, 15, hour)
            #expect(parts.period == hour / 12)
            parts.period = half
            #expect(parts.hour == expected)
        }
    }

    /// In Berlin, 02:30 occurs twice on October 25, 2026, and not at all on March 29.
    @Test func timesOfAClockChange() {
        let berlin = columns("Europe/Berlin", "2026-01-01T00:00:00", "2026-12-31T00:00:00")
        let first = Self.date("2026-10-25T00:30:00"), again = Self.date("2026-10-25T01:30:00")
        #expect(berlin.parts(of: first).hour == 2 && berlin.parts(of: again).hour == 2)
        #expect(
            [berlin.parts(of: first).offset, berlin.parts(of: again).offset].map { $0 / 3_600 } == [2, 1] as [Int])
        #expect(berlin.date(berlin.parts(of: first)) == first && berlin.date(berlin.parts(of: again)) == again)
        let march = parts(2026, 3, 29, 12), months = MonthsOfYear(56, in: .gregorian)
        let hours = (0...23).filter { berlin.allows($0, of: .hour, with: march, in: months) }
        #expect(hours == [0, 1] + Array(3...23))
    }

    /// Samoa left out December 30, 2011, when the date line moved.
    @Test func aDayThatTheDateLineSkipped() {
        let samoa = columns("Pacific/Apia", "2011-01-01T00:00:00", "2012-12-31T00:00:00")
        let months = MonthsOfYear(41, in: .gregorian), december = parts(2011, 12, 1)
        let days = (1...31).filter { samoa.allows($0, of: .day, with: december, in: months) }
        #expect(days == Array(1...29) + [31])
    }

    @Test func monthsOfAYearAreFoundByName() {
        let hebrew = CalendarSystem(.hebrew)
        let leap = MonthsOfYear(hebrew.yearNumber(containing: Day(year: 2024, month: 3, day: 1)!), in: hebrew)
        let common = MonthsOfYear(hebrew.yearNumber(containing: Day(year: 2025, month: 3, day: 1)!), in: hebrew)
        #expect(leap.names.count == 13 && common.names.count == 12)
        func nearest(_ number: Int, isLeap: Bool = false) -> Int {
            common.nearest(to: MonthName(number: number, isLeap: isLeap)).components.month
        }
        #expect([1, 5, 6, 7, 13, 14].map { nearest($0) } == [1, 5, 7, 7, 13, 13])
        #expect(nearest(5, isLeap: true) == 5)
        #expect(common.month(named: MonthName(number: 6, isLeap: false)) == nil)
        #expect(columns().days(of: MonthsOfYear(56, in: .gregorian)) == 1...31)
        #expect(columns(system: hebrew).days(of: leap) == 1...30)
    }

    // MARK: Names

    @Test(arguments: [
        ("en_US", [12, 1, 11, 12, 1, 11], true), ("de_DE", [0, 1, 11, 12, 13, 23], false),
        ("en_US@hours=h11", [0, 1, 11, 0, 1, 11], true), ("en_US@hours=h24", [24, 1, 11, 12, 13, 23], false),
    ]) func hoursHaveTheNumbersOfTheClock(_ locale: String, _ numbers: [Int], _ countsHalfDays: Bool) {
        let names = HourNames(Locale(identifier: locale))
        #expect([0, 1, 11, 12, 13, 23].map(names.number) == numbers)
        #expect(names.countsHalfDays == countsHalfDays)
        for hour in 0..<24 { #expect(names.hour(names.number(of: hour), near: hour) == hour) }
    }

    @Test func aTypedHourIsInTheSamePeriod() {
        let american = HourNames(Locale(identifier: "en_US")), german = HourNames(Locale(identifier: "de_DE"))
        let typed: [(Int, Int)] = [(12, 3), (12, 15), (1, 3), (1, 15), (11, 12), (13, 3), (12, 11)]
        let hours: [Int] = typed.map { american.hour($0.0, near: $0.1) }
        #expect(hours == [0, 12, 1, 13, 23, 13, 0])
        #expect(german.hour(12, near: 3) == 12 && german.hour(1, near: 15) == 1)
    }

    @Test(arguments: [
        ("en_US", "month day year", "hour minute period"), ("de_DE", "day month year", "hour minute"),
        ("ja_JP", "year month day", "hour minute"), ("ko_KR", "year month day", "period hour minute"),
    ]) func columnsAreInTheOrderOfTheLocale(_ locale: String, _ date: String, _ time: String) {
        let locale = Locale(identifier: locale)
        func text(_ columns: [DateColumn]) -> String { columns.map(\.rawValue).joined(separator: " ") }
        #expect(text(DateColumn.date(in: locale)) == date)
        #expect(text(DateColumn.time(in: locale, withSeconds: false)) == time)
        #expect(
            text(DateColumn.time(in: locale, withSeconds: true))
                == time.replacingOccurrences(of: "minute", with: "minute second"))
    }

    @Test(arguments: [
        ("ko_KR", "5년", "5일"), ("da_DK", "5", "5."), ("en_US", "5", "5"), ("ja_JP", "5年", "5日"),
        ("lt_LT", "5", "5"),
    ]) func unitsAreThoseOfTheLocale(_ locale: String, _ year: String, _ day: String) {
        let locale = Locale(identifier: locale)
        #expect(DateUnit("y", in: locale).text("5") == year)
        #expect(DateUnit("d", in: locale).text("5") == day)
    }

    /// Bounds at midnight contain the first day as a whole, and the first second of the last day.
    @Test func boundsAtMidnightAreTheBeginningsOfDays() {
        let columns = columns("GMT", "2026-03-10T00:00:00", "2026-04-01T00:00:00")
        let year = MonthsOfYear(56, in: .gregorian)
        func allowed(_ column: DateColumn, _ parts: DateParts) -> [Int] {
            (0...59).filter { columns.allows($0, of: column, with: parts, in: year) }
        }
        #expect(allowed(.day, parts(2026, 3, 10)) == Array(10...31) && allowed(.day, parts(2026, 4, 1)) == [1])
        #expect((1...12).filter { columns.allows(MonthName(number: $0, isLeap: false), in: year) } == [3, 4])
        #expect(allowed(.hour, parts(2026, 3, 9)).isEmpty && allowed(.hour, parts(2026, 3, 10)) == Array(0...23))
        #expect(allowed(.hour, parts(2026, 4, 1)) == [0] && allowed(.minute, parts(2026, 4, 1, 0)) == [0])
        #expect(allowed(.second, parts(2026, 4, 1, 0, 0)) == [0] && allowed(.second, parts(2026, 4, 1, 0, 1)).isEmpty)
        #expect(columns.allows(0, of: .period, with: parts(2026, 4, 1), in: year))
        #expect(!columns.allows(1, of: .period, with: parts(2026, 4, 1), in: year))
        #expect(!columns.allows(1, of: .period, with: parts(2026, 3, 9), in: year))
    }
}
