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
        let calendars: [(CalendarSystem, String)] = [
            (.gregorian, "Europe/Berlin"), (CalendarSystem(.hebrew), "GMT"),
            (CalendarSystem(.japanese), "Pacific/Apia"),
        ]
        for (system, zone) in calendars {
            let zone = TimeZone(identifier: zone)!, start = Date(timeIntervalSince1970: 1_324_900_000.25)
            let end = start.addingTimeInterval(86_400 * 200 + 12_345)
            let columns = DateColumns(
                system: system, timeZone: zone, bounds: start...end, shown: [.year, .month, .day])
            lines.append("\(system.name) \(columns.years)")
            // Beside the bounds, at a day that the date line skipped, and at changes of the clock.
            let offsets: [Double] = [-1e9, -1, 0, 0.5, 3_600, 302_400, 362_880, 7_872_000, 7_875_600, 17_280_000, 1e9]
            for offset in offsets {
                let parts = columns.parts(of: start + offset), year = MonthsOfYear(parts.year, in: system)
                let allowed = DateColumn.allCases.map { column -> String in
                    let values = IndexSet((0..<60).filter { columns.allows($0, of: column, with: parts, in: year) })
                    let ranges = values.rangeView.map { "\($0.lowerBound)-\($0.upperBound - 1)" }
                    return ranges.joined(separator: " ")
                }
                let distance = columns.date(parts).timeIntervalSince(start)
                let days = columns.days(of: year), allowsNext = columns.allows(year: parts.year + 1)
                lines.append("\(offset): \(parts) \(decimals(distance)) \(days) \(allowsNext)")
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

    /// Slots at a distance of 100 points.
    private struct Hundreds: SnapGeometry {
        var isFree = false
        let tolerance: Double
        let stopTolerance: Double

        func point(of slot: Int) -> Double { Double(slot) * 100 }
        func slot(near point: Double) -> Int { Int((point / 100).rounded()) }
        func rest(on slot: Int, near point: Double) -> Double { isFree ? point : self.point(of: slot) }
    }

    /// Every event in every state.
    @Test func snapping() throws {
        var lines: [String] = []
        let geometries = [
            Hundreds(tolerance: 0.01, stopTolerance: 0.01), Hundreds(tolerance: 0, stopTolerance: 0.5),
            Hundreds(isFree: true, tolerance: 0.01, stopTolerance: 0.5),
        ]
        let points = [200.0, 200.3, 130.0]
        let lead = SnapLead(slot: 3, point: 260, former: 200, isAtRest: false)
        let rest = SnapLead(slot: 2, point: 200, former: nil, isAtRest: true)
        var events: [SnapEvent] = points.map { .moved(to: $0) }
        events += points.map { .resized(to: $0) }
        events += [
            .released(to: 2), .released(to: 3), .commanded(to: 2), .commanded(to: 3), .followed(lead), .followed(rest),
            .grabbed, .redirected(to: 3), .rested(on: 2), .rested(on: 3), .stopped, .renumbered(slot: 7, at: 720),
        ]
        for geometry in geometries {
            var known: [Snapping] = []
            for point in points {
                let starts: [SnapEvent] = [
                    .renumbered(slot: 2, at: point), .redirected(to: 2), .redirected(to: 1), .commanded(to: 2),
                    .commanded(to: 4), .followed(lead), .followed(rest),
                ]
                for start in starts {
                    var snapping = Snapping(at: 2, point: point)
                    _ = snapping.receive(start, in: geometry)
                    snapping.drift(to: point)
                    if known.contains(snapping) { continue }
                    known.append(snapping)
                    _ = snapping.receive(.grabbed, in: geometry)
                    if !known.contains(snapping) { known.append(snapping) }
                }
            }
            for snapping in known {
                lines.append("\(snapping.state) at \(snapping.point)")
                for event in events {
                    let (next, effects) = snapping.after(event, in: geometry)
                    if next == snapping, effects.isEmpty { continue }
                    lines.append("  \(event): \(next.state) \(next.point) \(effects)")
                }
            }
        }
        // The types of the values say nothing.
        lines = lines.map { $0.replacing("Scrollwork.", with: "").replacing("SnapEffect.", with: "") }
        try Record.check("Snapping/states", lines)
    }

    @MainActor @Test func framesOfMonths() throws {
        var lines: [String] = []
        for axis in [Axis.vertical, .horizontal] {
            for scrolling in [MonthCalendarScrolling.continuous, .aligned, .paged] {
                var options = MonthCalendarOptions(), dates = DateOptions()
                (options.givenAxis, options.givenScrolling, dates.rule) = (axis, scrolling, .startingOn(2))
                dates.numbers = axis == .horizontal ? .byRule : .hidden
                let setting = CalendarSetting(
                    calendar: Calendar(identifier: .gregorian), locale: Locale(identifier: "en_US"), options: options,
                    dates: dates)
                for direction in [LayoutDirection.leftToRight, .rightToLeft] {
                    for shift in [-360.0, -355, -301, -180, -31, -29, -1, -0.5, 0, 0.5, 1, 29, 31, 250] {
                        lines.append(
                            "\(axis) \(scrolling) \(direction) \(shift): \(answers(setting, direction, shift))")
                    }
                }
            }
        }
        try Record.check("Months/places", lines)
    }

    /// The places of two months of 350 by 300 points, of which a viewport of 350 by 260 points shows a part.
    @MainActor private func answers(_ setting: CalendarSetting, _ direction: LayoutDirection, _ shift: Double) -> String
    {
        let frames = MonthFrames(), isVertical = setting.options.axis == .vertical
        frames.viewport = CGSize(width: 350, height: 260)
        for number in 0..<2 {
            let place = MonthFrame(), month = october + number
            let distance: Double = isVertical ? 320 : 350, along = shift + Double(number) * distance
            // A place that has had its size for a while knows its topmost week.
            for _ in 0..<2 {
                place.move(
                    to: CGRect(x: isVertical ? 0 : along, y: isVertical ? along : 20, width: 350, height: 300),
                    gridTop: 20, setting.grid(month))
            }
            frames.add(place, of: month)
        }
        let first = frames.first(setting.options.axis, direction).map { "\($0.month) \($0.start)" } ?? "-"
        let days = (0..<61).map { october.firstDay + $0 }
        let visible = IndexSet(days.indices.filter { frames.isVisible(days[$0], setting) }).rangeView.map { "\($0)" }
        let filling = IndexSet(days.indices.filter { frames.fills(from: days[$0], setting) }).rangeView.map { "\($0)" }
        let months = (0...2).map { number -> String in
            let month = october + number
            let facts: [Bool] = [
                frames.shows(month, setting.options.axis), frames.fills(month, setting),
                frames.extendsBelow(month, setting),
            ]
            return facts.map { $0 ? "+" : "-" }.joined()
        }
        let points: [(CGFloat, CGFloat)] = [(-9, -9), (3, 40), (174, 130), (176, 239), (349, 259), (700, 300)]
        let found = points.map { x, y -> String in
            frames.day(at: CGPoint(x: x, y: y), setting, direction).map { "\($0)" } ?? "-"
        }
        let rests = [october.number + 1, october.number + 9].map { frames.mayRest(setting, direction, last: $0) }
        let week = frames.week(setting).map { "\($0)" } ?? "-"
        return "\(first) \(visible) \(filling) \(months) \(found) \(rests) \(week)"
    }

    @Test(arguments: ["en_US", "de_DE", "ar_EG"]) func texts(_ locale: String) throws {
        let context = WheelTextContext(
            locale: Locale(identifier: locale), calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
        let numbers = [0, 0.000_000_4, 0.123_456_78, 0.5, 1, -1, 1.5, -2.123_456_78, 1_234_567.25, 1e21]
        var lines = numbers.map { "\($0): \(context.text($0)) \(context.text(Decimal($0)))" }
        lines += [0, 7, -12, 1_234_567].map { "\($0): \(context.text($0)) \(context.text(of: $0))" }
        let durations: [Duration] = [
            .zero, .seconds(59), .seconds(60), .seconds(3_599), .seconds(3_600), .seconds(-3_600), .seconds(90_061),
            .milliseconds(1_500), .microseconds(1_234_567), .nanoseconds(1_234_567_891), .seconds(Int64.max / 2),
            .seconds(Int64.max / 2) + .seconds(1), .zero - .seconds(Int64.max / 2) - .seconds(1),
        ]
        lines += durations.map { "\($0): \(context.text($0)) \(context.text(of: $0))" }
        let date = Date(timeIntervalSince1970: 1_792_600_000)
        let components: [Calendar.Component] = [
            .era, .year, .quarter, .month, .weekOfYear, .weekday, .day, .hour, .minute, .second, .nanosecond,
        ]
        lines += components.map { "\($0): \(context.text(date, by: $0)) \(context.text(of: date, by: $0))" }
        let texts = ["1,234.5", "\u{2212}7", "١٢٫٥", "25 %", "3 °C", "Äpfel", "AM", "\u{200F}12", "10.000 m"]
        for text in texts {
            let typed = text.asTyped(in: context.locale)
            let named = ["1", "12", "a", "Ap", "-7", "25", "3", "10", "10.000"].filter { typed.isNamed($0) }
            let begun = ["1", "12", "a", "Ap", "-7", "25", "3", "10", "10.000"].filter { typed.begins(with: $0) }
            lines.append("\(text): \(typed) \(typed.number.map { "\($0)" } ?? "-") \(named) \(begun)")
        }
        try Record.check("Texts/\(locale)", lines)
    }
}
