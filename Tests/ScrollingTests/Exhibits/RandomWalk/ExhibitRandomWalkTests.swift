@testable import ScrollworkTesting
import SwiftUI
import Testing

@testable import ViewRuntime
@testable import gallery

/// Under random fingers, wheels, keys, and windows, an exhibit is always in a valid state and settles in a valid
/// position.
@MainActor
@Suite struct ExhibitRandomWalkTests {
    @Test func picker() throws { try everyStateIsValid("picker") }
    @Test func ruler() throws { try everyStateIsValid("ruler") }
    @Test func calendar() throws { try everyStateIsValid("calendar") }
    @Test func weeks() throws { try everyStateIsValid("weeks") }
    @Test func carousel() throws { try everyStateIsValid("carousel") }
    @Test func carouselPaging() throws { try everyStateIsValid("carousel-paging") }
    @Test func wheelPicker() throws { try everyStateIsValid("wheel-picker") }
    @Test func monthCalendar() throws { try everyStateIsValid("month-calendar") }
    @Test func weekPager() throws { try everyStateIsValid("week-pager") }
    @Test func loopingCarousel() throws { try everyStateIsValid("looping-carousel") }
    @Test func impressions() throws { try everyStateIsValid("impressions") }

    private func everyStateIsValid(_ name: String) throws {
        let exhibit = try #require(Exhibit.named(name)), rules = try ExhibitRules.rules(for: name)
        let walk = ExhibitWalk(exhibit, RandomWalk())
        // The objects alive at rest in the default window. Their number must not exceed twice the maximum of the first
        // rests, which include the options that show more.
        var usual = (elements: 0, layers: 0), times = 0
        for step in 0..<RandomWalk.steps(60) {
            do {
                let isAtRest = try walk.step()
                try check(walk.stage, rules, step)
                guard isAtRest else { continue }
                try walk.stage.checkRest()
                try rules.checkRest(walk.stage)
                if walk.number(0..<4) == 0 { try rules.turnPages?(walk) }
                guard step > 1_000, walk.number(0..<100) == 0 else { continue }
                walk.calm()
                try walk.rest()
                let census = try walk.stage.census()
                times += 1
                if times <= 20 {
                    usual = (max(usual.elements, census.elements), max(usual.layers, census.layers))
                } else if census.elements > usual.elements * 2 || census.layers > usual.layers * 2 {
                    throw BrokenInvariant(
                        "\(census.elements) elements and \(census.layers) layers are alive, more than twice \(usual)")
                }
            } catch {
                Issue.record(
                    "\(name), seed \(walk.walk.seed), step \(step): \(error)\n\(walk.story.joined(separator: "\n"))")
                return
            }
        }
    }

    private func check(_ stage: Stage, _ rules: ExhibitRules, _ step: Int) throws {
        if let warning = stage.warnings.first { throw BrokenInvariant("a warning: \(warning)") }
        let census = try stage.census()
        if census.elements > rules.mostElements { throw BrokenInvariant("\(census.elements) elements are alive") }
        try rules.checkState(stage)
        if step.isMultiple(of: 8) { try stage.checkSemantics() }
    }
}
