import Foundation
import LayerTree
import SwiftUI
import Testing

@testable import Scrollwork
@testable import ScrollworkTesting

/// A drawn text.
private struct DrawnText {
    let text: String
    /// The frame of the lines, in the coordinates of the stage.
    let frame: CGRect
    let paint: Paint
    /// The opacity of the layer and those around it.
    let opacity: Double
    let isTruncated: Bool
    let fontSize: Double
    let lineCount: Int
}

extension Stage {
    /// The texts that the stage draws, from back to front.
    fileprivate var drawnTexts: [DrawnText] {
        var texts: [DrawnText] = []
        func visit(_ layer: Layer, _ outer: @escaping @Sendable (CGPoint) -> CGPoint, _ opacity: Double) {
            if layer.isHidden { return }
            let opacity = opacity * layer.opacity, position = layer.position, transform = layer.transform
            let place = { @Sendable (point: CGPoint) -> CGPoint in
                let moved = transform.map { point.applying($0) } ?? point
                return outer(CGPoint(x: moved.x + position.x, y: moved.y + position.y))
            }
            for case .text(let layout, let origin, let paint) in layer.content {
                let start = place(origin)
                let end = place(CGPoint(x: origin.x + layout.size.width, y: origin.y + layout.size.height))
                let runs = layout.lines.flatMap(\.runs)
                texts.append(
                    DrawnText(
                        text: runs.map(\.text).joined(),
                        frame: CGRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y),
                        paint: runs.first?.color.map { .color($0) } ?? paint, opacity: opacity,
                        isTruncated: layout.isTruncated, fontSize: runs.first.map { Double($0.font.size) } ?? 0,
                        lineCount: layout.lines.count))
            }
            for child in layer.children { visit(child, place, opacity) }
        }
        visit(graph.rootLayer, { $0 }, 1)
        return texts
    }

    /// Returns the text in the frame of a view.
    fileprivate func drawnText(in identifier: String) throws -> DrawnText {
        // A neighbor page can contain a view with the same identifier.
        let window = CGRect(origin: .zero, size: size)
        let frame = try #require(
            semantics.flattened.first { $0.identifier == identifier && window.contains($0.frame) }?.frame)
        return try #require(
            drawnTexts.first { frame.contains(CGPoint(x: $0.frame.midX, y: $0.frame.midY)) }, "\(identifier)")
    }
}

/// The texts that calendars and week pagers draw.
@MainActor @Suite struct ComponentTextTests {
    /// At the largest text, each week number is complete, and fits the column before the days.
    @Test(arguments: [320.0, 390], [DynamicTypeSize.large, .accessibility1, .accessibility5])
    func weekNumbersFitTheirColumn(_ width: Double, _ size: DynamicTypeSize) throws {
        let monday = Day(year: 2026, month: 10, day: 19)!
        func check(_ stage: Stage, _ first: Day, margin: CGFloat, _ weeks: Set<String>) throws {
            let edge = try stage.drawnFrame(of: "day-\(first)").minX
            let texts = stage.drawnTexts.filter { $0.frame.midX > 0 && $0.frame.midX < edge && $0.frame.maxY > 0 }
            let numbers = texts.filter { $0.text.allSatisfy(\.isNumber) }
            #expect(Set(numbers.map(\.text)).isSuperset(of: weeks), "\(numbers)")
            for number in numbers {
                #expect(!number.isTruncated && number.text.count <= 2, "\(number)")
                #expect(number.frame.minX >= margin, "\(number)")
                #expect(number.frame.maxX <= edge, "\(number)")
                #expect((10...40).contains(number.frame.height), "\(number)")
            }
        }
        let calendar = Stage(
            size: CGSize(width: width, height: 700), text: .pango, environment: { $0.dynamicTypeSize = size }
        ) {
            MonthCalendar(selection: .constant(monday)).weekRule(.iso8601).weekNumbers().today(monday)
        }
        try check(calendar, monday, margin: 0, ["40", "41", "42", "43", "44"])
        let pager = Stage(
            size: CGSize(width: width, height: 700), text: .pango, environment: { $0.dynamicTypeSize = size }
        ) {
            WeekPager(selection: .constant(monday)) { _ in Color.clear }.weekRule(.iso8601).weekNumbers().today(nil)
        }
        try check(pager, monday, margin: 0, ["43"])
    }

    /// The digits of the selected day fit its circle, also where the column is wider than the row is high.
    @Test(arguments: [320.0, 390, 1000], [DynamicTypeSize.large, .accessibility1, .accessibility5])
    func aSelectedNumberFitsItsCircle(_ width: Double, _ size: DynamicTypeSize) throws {
        let day = Day(year: 2026, month: 10, day: 20)!
        let stage = Stage(
            size: CGSize(width: width, height: 700), text: .pango, environment: { $0.dynamicTypeSize = size }
        ) {
            WeekPager(selection: .constant(day)) { _ in Color.clear }.today(nil)
        }
        let cell = try stage.drawnFrame(of: "day-\(day)"), number = try stage.drawnText(in: "day-\(day)")
        let diameter = min(cell.width, cell.height) - 4
        // 0.73: the height of a digit relative to the font size.
        #expect(hypot(number.frame.width, 0.73 * number.fontSize) <= diameter + 1, "\(number), \(cell)")
        #expect(number.text == "20" && number.fontSize >= 17)
    }

    /// The columns of a calendar are narrow, so the numbers of weeks have at most 17 points, and days at most 28.
    @Test(
        arguments: [
            (.large, 11, 17), (.xxLarge, 15, 21), (.xxxLarge, 17, 23), (.accessibility1, 17, 28),
            (.accessibility2, 17, 28), (.accessibility5, 17, 28),
        ] as [(DynamicTypeSize, Double, Double)])
    func textsOfACalendarHaveALargestSize(_ size: DynamicTypeSize, _ number: Double, _ day: Double) throws {
        let stage = Stage.calendar(
            size: CGSize(width: 700, height: 900), environment: { $0.dynamicTypeSize = size }
        ) {
            MonthCalendar(selection: .constant(Day?.none)).weekRule(.iso8601).weekNumbers()
        }
        let numbers = stage.drawnTexts.filter { $0.text == "43" }
        #expect(numbers.map(\.fontSize) == [number])
        #expect(try stage.drawnText(in: "day-\(october21)").fontSize == day)
    }

    /// Days of the weekend look like other days that can be chosen, not like disabled ones.
    @Test(arguments: [ColorScheme.light, .dark], [false, true])
    func weekendsDoNotLookDisabled(_ scheme: ColorScheme, _ hasIncreasedContrast: Bool) throws {
        let unavailable: Set<Day> = [october21 + 1, october21 + 4]
        let stage = Stage.calendar(environment: {
            $0.colorScheme = scheme
            $0.set(.increaseContrast, to: hasIncreasedContrast)
        }) {
            MonthCalendar(selection: .constant(Day?.none), disabled: { unavailable.contains($0) })
        }
        func look(_ offset: Int) throws -> [String] {
            let day = october21 + offset, text = try stage.drawnText(in: "day-\(day)")
            return ["\(text.paint)", "\(text.opacity)"]
        }
        // Wednesday, October 21, is the current day.
        let weekday = try look(2), disabled = try look(1)
        #expect(weekday != disabled)
        for weekend in [3, -3, -4] { #expect(try look(weekend) == weekday, "\(weekend)") }
        #expect(try look(4) == disabled, "a disabled Sunday")
    }

    @Test(arguments: [ColorScheme.light, .dark])
    func weekendsOfAWeekPagerLookLikeOtherDays(_ scheme: ColorScheme) throws {
        let log = WeekLog(october21)
        log.isMonthShown = true
        let stage = Stage(size: CGSize(width: 390, height: 700), environment: { $0.colorScheme = scheme }) {
            WeekScene(log: log)
        }
        try stage.settle()
        func look(_ offset: Int) throws -> [String] {
            let day = october21 + offset, text = try stage.drawnText(in: "day-\(day)")
            return ["\(text.paint)", "\(text.opacity)"]
        }
        let weekday = try look(2)
        for weekend in [3, 4, -3, -4] { #expect(try look(weekend) == weekday, "\(weekend)") }
        // Below October 1 is November 1, a Sunday of another month.
        let ones = stage.drawnTexts.filter { $0.text == "1" && $0.frame.minX > 0 && $0.frame.maxX < 390 }
        let other = try #require(ones.max { $0.frame.minY < $1.frame.minY })
        let faint: [String] = ["\(other.paint)", "\(other.opacity)"]
        #expect(ones.count == 2)
        #expect(faint != weekday)
    }

    /// With increased contrast, the names of weekdays are as strong as days, and the numbers of weeks and the days of
    /// other months are as strong as the names of weekdays in a week pager, which are always secondary.
    @Test(arguments: [false, true]) func faintTextsAreStrongerWithIncreasedContrast(_ isIncreased: Bool) throws {
        let calendar = Stage.calendar(environment: { $0.set(.increaseContrast, to: isIncreased) }) {
            MonthCalendar(selection: .constant(Day?.none)).weekRule(.iso8601).weekNumbers()
        }
        let log = WeekLog(october21)
        log.isMonthShown = true
        let pager = Stage(
            size: CGSize(width: 390, height: 700), environment: { $0.set(.increaseContrast, to: isIncreased) }
        ) {
            WeekScene(log: log)
        }
        try pager.settle()
        func paint(_ text: String, _ stage: Stage) throws -> String {
            let texts = stage.drawnTexts.filter { $0.text == text && $0.frame.minX > 0 && $0.frame.maxX < 390 }
            let lowest = try #require(texts.max { $0.frame.minY < $1.frame.minY })
            return "\(lowest.paint)"
        }
        let friday = october21 + 2, day = try calendar.drawnText(in: "day-\(friday)")
        let secondary = try paint("M", pager)
        #expect((try paint("M", calendar) == "\(day.paint)") == isIncreased)
        #expect((try paint("43", calendar) == secondary) == isIncreased)
        // The lower one of two days is November 1.
        #expect((try paint("1", pager) == secondary) == isIncreased)
    }

    /// Texts without room become smaller, each up to its limit, and stay on one line. Titles have 20 and 17 points,
    /// days 17 points, and names of weekdays, which have two letters in Vietnamese, 13 and 11 points.
    @Test(
        arguments: [("days", [10, 6.8, 6.5, 4.4]), ("weeks", [10.2, 6.8, 5.5]), ("drum", [10])]
            as [(String, Set<Double>)])
    func textsShrinkToALimit(_ name: String, _ sizes: Set<Double>) throws {
        let monday = Day(year: 2026, month: 10, day: 19)!
        let stage = Stage(
            size: CGSize(width: 9, height: 700), text: .pango, environment: { $0.locale = Locale(identifier: "vi_VN") }
        ) {
            switch name {
            case "days": MonthCalendar(selection: .constant(monday)).weekNumbers().today(monday)
            case "weeks":
                WeekPager(selection: .constant(monday)) { _ in Color.clear }.month(isPresented: .constant(true))
                    .weekNumbers().today(monday)
            default:
                WheelPicker("Number", value: .constant(1_000_000), in: 999_999...1_000_001).wheelPickerStyle(.drum)
            }
        }
        try stage.settle()
        let texts = stage.drawnTexts.filter(\.isTruncated)
        let tenths = texts.map { ($0.fontSize * 10.0).rounded() }
        #expect(Set(tenths.map { $0 / 10.0 }) == sizes)
        #expect(texts.allSatisfy { $0.lineCount == 1 })
    }
}
