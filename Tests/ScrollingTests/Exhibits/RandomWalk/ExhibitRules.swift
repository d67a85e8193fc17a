import Foundation
import ScrollworkTesting
import SwiftUI

@testable import gallery

/// The invariants of an exhibit, in every state and at rest.
@MainActor
struct ExhibitRules {
    let name: String
    /// The maximum number of elements.
    let mostElements: Int
    /// Checks the state of the exhibit after every step.
    let checkState: @MainActor (Stage) throws -> Void
    /// Checks the position of the exhibit at rest.
    let checkRest: @MainActor (Stage) throws -> Void
    /// Flings pages forward; `nil` if a fling has no limit.
    var turnPages: (@MainActor (ExhibitWalk) throws -> Void)?

    static func rules(for name: String) throws -> ExhibitRules {
        switch name {
        case "picker": picker
        case "ruler": ruler
        case "calendar": calendar
        case "weeks": weeks
        case "carousel": carousel
        case "carousel-paging": pagingCarousel
        case "wheel-picker": wheelPicker
        case "month-calendar": monthCalendar
        case "week-pager": weekPager
        case "looping-carousel": loopingCarousel
        case "impressions": impressions
        default: throw BrokenInvariant("there are no rules for \(name)")
        }
    }
}

/// Throws an error if a rule is broken.
func rule(_ isKept: Bool, _ text: @autoclosure () -> String) throws {
    if !isKept { throw BrokenInvariant(text()) }
}

extension ExhibitRules {
    private static let picker = ExhibitRules(name: "picker", mostElements: 3_000) { stage in
        _ = try kilograms(stage)
    } checkRest: { stage in
        let kilograms = try kilograms(stage)
        guard let slider = stage.semantics.flattened.first(where: { $0.role == .slider }) else {
            throw BrokenInvariant("the picker is no slider")
        }
        try rule(
            slider.value == "\(kilograms) kilograms", "the slider says \(slider.value ?? "nothing") of \(kilograms)")
    }

    private static func kilograms(_ stage: Stage) throws -> Int {
        let labels = stage.semantics.flattened.compactMap(\.label)
        guard let label = labels.first(where: { $0.hasSuffix(" kilograms") }), let value = Int(label.dropLast(10))
        else {
            throw BrokenInvariant("the picker doesn't report its value: \(labels)")
        }
        // The options allow a range up to 400.
        try rule((40...400).contains(value), "the value is \(value)")
        return value
    }

    private static let ruler = ExhibitRules(name: "ruler", mostElements: 3_000) { stage in
        let number = try Int(stage.text(of: "number")) ?? -1
        try rule((0...100).contains(number), "the number is \(number)")
    } checkRest: { stage in
        let line = try stage.frame(of: "ruler").midX
        let tick = try stage.frame(of: "tick-\(stage.text(of: "number"))").midX
        try rule(abs(tick - line) < 0.51, "the tick is at \(tick), and the line at \(line)")
    }

    private static let calendar = ExhibitRules(name: "calendar", mostElements: 20_000) { stage in
        let year = try Int(stage.text(of: "year")) ?? 0
        try rule(CalendarMonth.years.contains(year), "the year is \(year)")
    } checkRest: { stage in
        let list = try stage.frame(of: "months"), top = list.minY
        // If the list is lower than this, the month at the top isn't visible.
        guard list.height > 40 else { return }
        let months = stage.frames(prefix: "month-")
        guard let shown = months.first(where: { $0.value.minY <= top + 40 && $0.value.maxY > top + 40 })?.key else {
            throw BrokenInvariant("no month is at the top, but \(months)")
        }
        let year = try stage.text(of: "year")
        try rule(shown.hasPrefix("month-\(year)-"), "\(shown) is at the top in \(year)")
    }

    private static let weeks = ExhibitRules(name: "weeks", mostElements: 2_000) { stage in
        let shown = stage.frames(prefix: "week-")
        // One of them is hidden and determines the height of the strip.
        try rule(shown.count == 3 || shown.count == 4, "there are \(shown.count) weeks")
        try rule(!stage.text(of: "month").isEmpty, "no month is named")
    } checkRest: { stage in
        let week = try middleWeek(stage)
        let month = try stage.text(of: "month"), expected = days.months(ofWeek: week)
        try rule(month == expected, "the month of week \(week) is \(expected), not \(month)")
    } turnPages: { walk in
        let before = try middleWeek(walk.stage)
        let strip = try walk.stage.frame(of: "strip")
        guard CGRect(origin: .zero, size: walk.stage.size).contains(strip) else { return }
        let count = walk.number(1..<6)
        walk.forwardFlicks(count, at: CGPoint(x: strip.midX, y: strip.midY))
        try walk.rest()
        let after = try middleWeek(walk.stage)
        try rule(after == before + count, "\(count) flicks turned from week \(before) to \(after)")
    }

    private static let days: WeekDays = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0)!
        let locale = Locale(identifier: "en_US_POSIX")
        return WeekDays(today: .pictureDay, calendar: calendar.gregorian(in: locale), locale: locale)
    }()

    private static func middleWeek(_ stage: Stage) throws -> Int {
        let middle = try stage.frame(of: "strip").midX
        for name in stage.frames(prefix: "week-").keys where abs(try stage.drawnFrame(of: name).midX - middle) < 0.51 {
            if let week = Int(name.dropFirst(5)) { return week }
        }
        throw BrokenInvariant("no week is in the middle")
    }

    private static let carousel = ExhibitRules(name: "carousel", mostElements: 2_000, checkState: checkShares) {
        stage in
        try checkPage(stage)
    } turnPages: { walk in
        let before = try checkPage(walk.stage)
        let carousel = try walk.stage.frame(of: "carousel")
        let start = CGPoint(x: carousel.midX, y: carousel.minY + 100)
        guard CGRect(origin: .zero, size: walk.stage.size).contains(start) else { return }
        let count = walk.number(1..<6)
        walk.forwardFlicks(count, at: start)
        try walk.rest()
        let after = try checkPage(walk.stage)
        try rule(after == (before + count) % 5, "\(count) flicks turned from page \(before) to \(after)")
    }

    private static let pagingCarousel = ExhibitRules(
        name: "carousel-paging", mostElements: 3_000, checkState: checkShares
    ) { stage in try checkPage(stage) }

    private static func checkShares(_ stage: Stage) throws {
        let index = try Double(stage.text(of: "floating-index")) ?? -1
        try rule(index >= 0 && index <= 5, "the floating index is \(index)")
        let shares = try (0..<5).map { Int(try stage.text(of: "share-\($0)").dropLast()) ?? -1 }
        try rule(shares.allSatisfy { (0...100).contains($0) }, "the shares are \(shares)")
        try rule(abs(shares.reduce(0, +) - 100) <= 1, "the shares are \(shares)")
    }

    /// Checks the page in the center, at rest.
    @discardableResult private static func checkPage(_ stage: Stage) throws -> Int {
        try checkShares(stage)
        let index = try Double(stage.text(of: "floating-index")) ?? -1
        let page = Int(index.rounded())
        try rule(abs(index - index.rounded()) < 0.006, "the carousel rests at \(index)")
        try rule(stage.text(of: "share-\(page % 5)") == "100%", "page \(page) is not all there is")
        let middle = try stage.frame(of: "carousel").midX
        var isCentered = false
        for name in stage.frames(prefix: "tile-").keys where abs(try stage.drawnFrame(of: name).midX - middle) < 0.51 {
            isCentered = true
        }
        try rule(isCentered, "no tile is in the middle")
        return page % 5
    }
}
