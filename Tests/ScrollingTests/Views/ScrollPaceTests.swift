import Foundation
import ScrollworkTesting
import SwiftUI
import Testing

/// How fast keys and notches of a wheel move content of 2,000 points, in a window of 100 points.
@MainActor
@Suite struct ScrollPaceTests {
    nonisolated enum Input: Sendable { case arrow, page, end, notch }

    private func stage(isPaged: Bool) -> Stage {
        Stage(size: CGSize(width: 100, height: 100)) {
            let scroll = ScrollView { Color.red.frame(height: 2_000) }.accessibilityIdentifier("scroll")
            if isPaged { scroll.scrollTargetBehavior(.paging) } else { scroll }
        }
    }

    private func enter(_ input: Input, _ stage: Stage) {
        switch input {
        case .arrow: stage.press(.downArrow)
        case .page: stage.press(.pageDown)
        case .end: stage.press(.end)
        case .notch: stage.wheel(by: CGSize(width: 0, height: 1), at: CGPoint(x: 50, y: 50))
        }
    }

    /// Each row is the distance, and the response of the critically damped spring. Notches and steps of content that
    /// snaps follow each other, so they are quicker.
    @Test(
        arguments: [
            (.arrow, false, 21.5443, 0.4), (.page, false, 100, 0.4), (.end, false, 1_900, 0.4),
            (.notch, false, 100, 0.3), (.arrow, true, 100, 0.3), (.page, true, 100, 0.4), (.notch, true, 100, 0.3),
        ] as [(Input, Bool, Double, Double)])
    func `Content moves with the spring of its input`(
        input: Input, isPaged: Bool, distance: Double, response: Double
    ) throws {
        let stage = stage(isPaged: isPaged)
        enter(input, stage)
        for time in [0.1, 0.2] {
            stage.advance(by: 0.1)
            let turn = 2 * Double.pi / response * time
            let place = distance * (1 - (1 + turn) * exp(-turn))
            #expect(abs(try stage.scroll("scroll").offset.y - CGFloat(place)) < CGFloat(distance) * 0.001)
        }
        try stage.settle()
        #expect(abs(try stage.scroll("scroll").offset.y - CGFloat(distance)) < 0.01)
    }
}
