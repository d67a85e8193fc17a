import Foundation
import SwiftUI
import Testing

@testable import Scrollwork

/// Months, dates, and wheel positions over wide ranges.
@Suite struct ValueRecordTests {
    @Test(arguments: [Calendar.Identifier.gregorian, .hebrew, .islamicCivil, .coptic, .persian, .indian, .chinese])
    func months(_ identifier: Calendar.Identifier) throws {
        let system = CalendarSystem(identifier)
        var lines: [String] = []
        let parts: (Day) -> String = { day in
            let parts = day.components(in: system)
            return
                "\(parts.era.map { "\($0)" } ?? "-") \(parts.year)-\(parts.month)\(parts.isLeapMonth ? "*" : "")-\(parts.day)"
        }
        for number in [-24_000, -6_000, -4_655, -4_654, -1_200, -300, -25] + Array(-14...14) + [
            30, 300, 672, 673, 690, 1_200, 11_000,
        ] {
            let month = Month(number: number, in: system), days = month.days
            let later = month.sameMonth(yearsLater: 1), earlier = month.sameMonth(yearsLater: -3)
            lines.append(
                "\(number): \(days.lowerBound.number) + \(days.count), \(parts(days.lowerBound)) to "
                    + "\(parts(days.upperBound - 1)), middle \(month.middle.number), years \(later.number) \(earlier.number)"
            )
        }
        for year in [-1_000, -500, -3, -1, 0, 1, 2, 3, 56, 57, 500] {
            lines.append("year \(year): \(system.monthNumbers(ofYear: year))")
        }
        for day in [-500_000, -141_428, -1, 0, 58, 364, 20_747, 400_000] {
            let day = Day(number: day)
            let numbers = (1...7).map { Week(containing: day, startingOn: $0).number(minimumDays: 8 - $0, in: system) }
            lines.append("\(day.number): \(parts(day)), year \(system.yearNumber(containing: day)), weeks \(numbers)")
        }
        try Record.check("Months/\(system.name)", lines)
    }

    @Test func columnsOfDates() throws {
        var lines: [String] = []
        for (system, zone) in [
            (CalendarSystem.gregorian, "Europe/Berlin"), (CalendarSystem(.hebrew), "GMT"),
            (CalendarSystem(.japanese), "Pacific/Apia"),
        ] {
            let zone = TimeZone(identifier: zone)!, start = Date(timeIntervalSince1970: 1_324_900_000.25)
            let columns = DateColumns(
                system: system, timeZone: zone, bounds: start...start + 86_400 * 200 + 12_345,
                shown: [.year, .month, .day])
            lines.append("\(system.name) \(columns.years)")
            // Beside the bounds, at a day that the date line skipped, and at changes of the clock.
            let offsets: [Double] = [-1e9, -1, 0, 0.5, 3_600, 302_400, 362_880, 7_872_000, 7_875_600, 17_280_000, 1e9]
            for offset in offsets {
                let parts = columns.parts(of: start + offset), year = MonthsOfYear(parts.year, in: system)
                let allowed = DateColumn.allCases.map { column in
                    IndexSet((0..<60).filter { columns.allows($0, of: column, with: parts, in: year) }).rangeView
                        .map { "\($0.lowerBound)-\($0.upperBound - 1)" }.joined(separator: " ")
                }
                lines.append(
                    "\(offset): \(parts) \(decimals((columns.date(parts).timeIntervalSince(start))))"
                        + " \(columns.days(of: year)) \(columns.allows(year: parts.year + 1))")
                lines.append("  " + allowed.joined(separator: " | "))
            }
        }
        try Record.check("Dates/columns", lines)
    }

    @Test(arguments: [false, true], [false, true]) func rails(_ wraps: Bool, _ isRuled: Bool) throws {
        var lines: [String] = []
        let rule: ((Int) -> Bool)? = isRuled ? { $0 % 4 != 1 && $0 != 6 } : nil
        let stops = WheelScale(Array(0...9), at: [0, 1, 2.5, 3, 7, 8, 8.2, 11, 14, 20])
        for scale in [WheelScale(in: 0...9), WheelScale(in: 0...19, step: 3), stops, WheelScale(in: 4...4)] {
            let rail = WheelRail(scale, spacing: 12, isProportional: true, wraps: wraps, isEnabled: rule)
            lines.append("rail of \(rail.count), length \(rail.length), lap \(rail.lap)")
            for point in stride(from: -260.0, through: 400, by: 21.7) {
                let slot = rail.slot(at: point)
                let words = [
                    "slot \(slot)", "near \(rail.slot(near: point))", "index \(rail.index(ofSlot: slot))",
                    "lap \(rail.lap(ofSlot: slot))", "point \(decimals(rail.point(of: slot)))",
                    "steps \([-13, -2, -1, 1, 3].map { rail.slot($0, from: slot) })",
                    "ends \(rail.end(-1, from: slot)) \(rail.end(1, from: slot))",
                    "third \(rail.slot(ofIndex: min(2, rail.count - 1), near: point))",
                    "stretch \(rail.slots(from: point, to: point + 50))",
                ]
                lines.append("\(decimals(point)): \(words.joined(separator: ", "))")
            }
            for viewport in [0.0, 7, 300] {
                let place = WheelPlace(rail, axis: .vertical, viewport: viewport, lap: 3)
                let chunks = [-900.0, -6, 0, 75, 80, 700].map { point in
                    "\(place.chunk(at: point)) \(place.chunkToKeep(at: point)) \(place.slots(inChunk: place.chunk(at: point)))"
                }
                lines.append(
                    "place \(place.contentStart) \(place.contentLength) \(place.start) \(place.inset) \(place.lapsAround) "
                        + "\(place.chunkLength) \(place.chunks(around: 4)) \(chunks)")
            }
        }
        try Record.check("Rails/\(wraps ? "wrapping" : "plain") \(isRuled ? "with a rule" : "without a rule")", lines)
    }
}
