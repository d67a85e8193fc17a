import Foundation
import LayerTree
import ScrollworkTesting
import SwiftUI

@testable import Scrollwork
@testable import ScrollworkTesting
@testable import ViewRuntime
@testable import gallery

/// The invariants of the exhibits of Scrollwork's components.
extension ExhibitRules {
    // MARK: Wheel picker

    static let wheelPicker = ExhibitRules(name: "wheel-picker", mostElements: 6_000) { stage in
        try checkReading(stage)
    } checkRest: { stage in
        let reading = try checkReading(stage)
        // A wheel that moved reports that it settled, if it reports anything.
        let moments: Set = ["passing", "going to settle"]
        let said = stage.graph.root.texts.filter(moments.contains)
        try rule(said.isEmpty, "the wheel rests, but is \(said)")
        try checkWheels(stage)
        let sliders = stage.semantics.flattened.filter { $0.role == .slider }
        if let number = reading.kilograms, let slider = sliders.first(where: { $0.label == "Weight" }) {
            // A value that is no longer selectable appears as the nearest selectable one; the option skips every third
            // value.
            let possible = number.isMultiple(of: 3) ? [number, number - 1, number + 1] : [number]
            let isSaid = possible.contains { slider.value?.hasPrefix("\($0)") ?? false }
            try rule(isSaid, "the wheel says \(slider.value ?? "nothing") of \(number)")
        }
    }

    /// Checks that the internal state of a wheel matches its content.
    private static func checkWheels(_ stage: Stage) throws {
        for scroll in try stage.census().scrollViews {
            guard let target = scroll.configuration.targetBehavior?.behavior as? WheelTarget else { continue }
            let motion = target.motion(), state = motion.state
            let point = Double(scroll.alignmentPosition(on: target.axis)) + target.start
            if motion.rail.count == 0 { continue }
            try rule(
                !state.isMoving, "a wheel at rest is \(state.phase), moved by \(String(describing: state.motion.actor))"
            )
            try rule(!state.motion.channel.isPending, "a wheel at rest is yet to be put somewhere")
            try rule(
                abs(state.center - point) < 0.5, "a wheel is at \(point), but takes itself to be at \(state.center)")
            try rule(
                state.phase.slot == motion.boundSlot(near: state.center),
                "a wheel rests on \(state.phase.slot), not on its value")
        }
    }

    /// Checks one of the readings of the exhibit.
    @discardableResult
    private static func checkReading(_ stage: Stage) throws -> (text: String, kilograms: Int?) {
        let texts = stage.graph.root.texts
        guard let text = texts.first else { throw BrokenInvariant("nothing is read") }
        if text.hasSuffix(" kg") {
            let kilograms = Int(text.dropLast(3)) ?? -1
            try rule((40...160).contains(kilograms), "the weight is \(text)")
            return (text, kilograms)
        }
        if text.hasSuffix(" Hz") {
            let hertz = Double(text.dropLast(3).filter { $0 != "," }) ?? -1
            try rule((20...20_000).contains(hertz), "the frequency is \(text)")
        } else if text.hasPrefix("€") {
            // The sign of the currency and the decimal separator depend on the locale.
            let price = Double(text.replacing(",", with: ".").filter { $0.isNumber || $0 == "." }) ?? -1
            try rule((0...10).contains(price), "the price is \(text)")
        } else {
            let isFruit = fruits.contains(text), isDate = text.contains { $0.isNumber }
            try rule(isFruit || isDate, "the reading is \(text)")
        }
        return (text, nil)
    }

    private static let fruits: Set = [
        "Apple", "Banana", "Cherry", "Damson", "Elderberry", "Fig", "Grape", "Huckleberry",
    ]

    // MARK: Month calendar

    static let monthCalendar = ExhibitRules(name: "month-calendar", mostElements: 20_000) { stage in
        let chosen = try stage.text(of: "chosen")
        let words = chosen.split(separator: " ")
        // In the digits of the calendar's language, with grouped thousands.
        let isNumber =
            words.first.map {
                $0.first?.isWholeNumber == true && $0.allSatisfy { $0.isWholeNumber || ",.٬".contains($0) }
            } ?? false
        let isPossible = chosen == "No day" || words.count == 2 && isNumber
        try rule(isPossible, "what is chosen is \(chosen)")
    } checkRest: { stage in
        try rule(stage.semantics.flattened.contains { $0.role == .button }, "there is no day to choose")
    }

    // MARK: Days and weeks

    static let weekPager = ExhibitRules(name: "week-pager", mostElements: 6_000) { stage in
        let pages = diaryPages(stage.graph.root.texts)
        try rule((1...7).contains(pages.count), "the pages of \(pages) are alive")
        try rule(Set(pages).count == pages.count, "a day has two pages: \(pages)")
    } checkRest: { stage in
        // A window too low for any page shows none.
        let shown = pagesInTheMiddle(stage.semantics)
        if shown.isEmpty { return }
        let days = stage.semantics.flattened.filter { $0.traits.contains(.selected) }.compactMap(\.identifier)
        guard let selected = days.first(where: { $0.hasPrefix("day ") }) else { return }
        try rule(shown.count == 1, "the pager rests at \(shown)")
        let day = Int(selected.dropFirst(4)).map { DiaryPage.name(of: Day(number: $0), in: english) } ?? selected
        try rule(shown == [day], "the page of \(shown) is shown, but \(day) is selected")
    }

    /// Returns the days whose pages are in the center of the pager. A page is a scroll view inside the pager's scroll
    /// view.
    private static func pagesInTheMiddle(_ node: SemanticsNode, in pager: SemanticsNode? = nil) -> [String] {
        guard node.role == .scrollArea else { return node.children.flatMap { pagesInTheMiddle($0, in: pager) } }
        let days = diaryPages(labels(in: node))
        guard let pager, !days.isEmpty else { return node.children.flatMap { pagesInTheMiddle($0, in: node) } }
        return pager.frame.minX < node.frame.midX && node.frame.midX < pager.frame.maxX ? days : []
    }

    /// Returns the text in a scroll view, without that of nested scroll views.
    private static func labels(in node: SemanticsNode) -> [String] {
        node.children.flatMap { child in
            [child.label].compactMap { $0 } + (child.role == .scrollArea ? [] : labels(in: child))
        }
    }

    /// Returns the headings of days, such as "Wednesday, October 21, 2026".
    private static func diaryPages(_ texts: [String]) -> [String] {
        texts.filter { text in
            let parts = text.split(separator: ", ")
            return parts.count == 3 && parts[0].hasSuffix("day") && parts[2].contains { $0.isNumber }
        }
    }

    private static let english = Locale(identifier: "en_US")

    // MARK: Looping carousel

    static let loopingCarousel = ExhibitRules(name: "looping-carousel", mostElements: 6_000) { stage in
        // A row that doesn't loop can move beyond its ends by less than two pages, its own length.
        try checkPosition(stage, within: -2...25)
    } checkRest: { stage in
        let position = try checkPosition(stage, within: 0...24)
        if abs(position - position.rounded()) < 0.006 { return }
        try rule(isFree(stage), "the carousel rests at \(position)")
    }

    /// Returns whether a flick can end anywhere, according to the options, which it opens.
    private static func isFree(_ stage: Stage) throws -> Bool {
        func choice() -> SemanticsNode? { stage.semantics.flattened.first { $0.label == "Free" } }
        if choice() == nil {
            try stage.activate("options")
            try stage.settle()
        }
        guard let choice = choice() else { throw BrokenInvariant("the options have no flicks") }
        return choice.traits.contains(.selected)
    }

    @discardableResult
    private static func checkPosition(_ stage: Stage, within possible: ClosedRange<Double>) throws -> Double {
        let position = try Double(stage.text(of: "position")) ?? .nan
        try rule(possible.contains(position), "the position is \(position)")
        let shares = stage.semantics.flattened.compactMap { node in
            node.value.flatMap { $0.hasSuffix("%") ? Int($0.dropLast()) : nil }
        }
        try rule(shares.allSatisfy { (0...100).contains($0) }, "the shares are \(shares)")
        // Shares are in whole percent. In a row beyond an end, the empty space has a share that isn't reported.
        let beyond = max(-position, position - Double(shares.count - 1), 0)
        let sums = [100, 100 * (1 - min(beyond, 1))], sum = Double(shares.reduce(0, +)),
            slack = Double(max(1, shares.count / 2))
        try rule(sums.contains { abs(sum - $0) <= slack }, "the shares at \(position) are \(shares)")
        return position
    }
}
