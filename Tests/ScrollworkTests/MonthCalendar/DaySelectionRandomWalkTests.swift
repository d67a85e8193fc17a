import Foundation
import Scrollwork
import ScrollworkTesting
import Testing

/// Taps and drags over days, some of which are disabled or blocked.
@Suite struct DaySelectionRandomWalkTests {
    @Test func rangesKeepTheRulesForEveryTap() {
        var walk = RandomWalk()
        let days = Day(number: 0)...Day(number: 120)
        let rules = DayRules(days: days, isDisabled: { $0.number % 7 == 3 }, isBlocked: { $0.number % 29 == 17 })
        var range = DaySelection.range(nil), several = DaySelection.several([]), one = DaySelection.one(nil)
        for step in 0..<RandomWalk.steps(5_000) {
            let day = Day(number: .random(in: -5...125, using: &walk)),
                other = Day(number: .random(in: -5...125, using: &walk))
            let before = range
            if Bool.random(using: &walk) {
                (range, several, one) = (
                    range.choosing(day, rules: rules), several.choosing(day, rules: rules),
                    one.choosing(day, rules: rules)
                )
            } else {
                (range, several, one) = (
                    range.extended(from: day, to: other, rules: rules),
                    several.extended(from: day, to: other, rules: rules),
                    one.extended(from: day, to: other, rules: rules)
                )
            }
            let comment: Comment = "seed \(walk.seed), step \(step): \(before) after \(day) and \(other)"
            if let chosen = range.range {
                #expect(rules.allows(chosen.lowerBound) && rules.allows(chosen.upperBound), comment)
                #expect(!chosen.contains { $0.number % 29 == 17 }, comment)
            }
            if case .several(let chosen) = several { #expect(chosen.allSatisfy(rules.allows), comment) }
            if case .one(let chosen?) = one { #expect(rules.allows(chosen), comment) }
            if step % 97 == 0 { several = .several([]) }
        }
    }
}
