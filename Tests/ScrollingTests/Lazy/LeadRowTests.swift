@testable import ScrollworkTesting
import SwiftUI
import Testing

/// The rows that a lazy stack realizes because a host shows content ahead of the scene, in a window of 100 points with
/// rows of 10 points.
@MainActor
@Suite struct LeadRowTests {
    private func stage(_ form: StackForm, lead: Double) -> Stage {
        let stage = Stage(
            size: CGSize(width: 100, height: 100),
            environment: { $0.layoutDirection = form.isRightToLeft ? .rightToLeft : .leftToRight }
        ) {
            ScrollView(form.axis == .vertical ? .vertical : .horizontal) {
                let rows = ForEach(0..<2_000, id: \.self) { cell(10, 10, "\($0)") }
                if form.axis == .vertical { LazyVStack(spacing: 0) { rows } } else { LazyHStack(spacing: 0) { rows } }
            }
            .accessibilityIdentifier("scroll")
        }
        stage.show(ahead: lead)
        return stage
    }

    private func rows(_ stage: Stage) -> ClosedRange<Int>? {
        let found = stage.frames().keys.compactMap { Int($0) }
        guard let first = found.min(), let last = found.max(), last - first + 1 == found.count else { return nil }
        return first...last
    }

    private func offset(_ stage: Stage, _ form: StackForm) throws -> CGFloat {
        let state = try stage.scroll("scroll")
        if form.axis == .vertical { return state.offset.y }
        return form.isRightToLeft ? state.contentSize.width - 100 - state.offset.x : state.offset.x
    }

    /// A finger can begin to move content at 1,000 points per second, and gains 20,000 points per second in a second. A
    /// window's length is enough.
    @Test(arguments: StackForm.all, [(0.0, 0), (0.02, 3), (0.04, 6), (0.05, 8), (1, 10)])
    func `Content at rest has rows for a sudden movement on both sides`(
        form: StackForm, lead: (time: Double, rows: Int)
    ) throws {
        let stage = stage(form, lead: lead.time)
        stage.wheel(
            by: form.axis == .vertical
                ? CGSize(width: 0, height: 1_000) : CGSize(width: form.isRightToLeft ? -1_000 : 1_000, height: 0),
            at: CGPoint(x: 50, y: 50), precise: true)
        try stage.settle()
        #expect(try offset(stage, form) == 1_000)
        #expect(rows(stage) == 100 - lead.rows...109 + lead.rows)
    }

    /// Rows are as far ahead as the content moves in 0.04 seconds, at least 56 points, and a window's length at most.
    /// Behind the content, they are as far as a finger can throw it back.
    @Test(arguments: StackForm.all, [600.0, 2_000, 5_000]) func `Moving content has rows around it`(
        form: StackForm, velocity: Double
    ) throws {
        for sign in [1.0, -1] {
            let stage = stage(form, lead: 0.04)
            stage.wheel(
                by: form.axis == .vertical
                    ? CGSize(width: 0, height: 9_000) : CGSize(width: form.isRightToLeft ? -9_000 : 9_000, height: 0),
                at: CGPoint(x: 50, y: 50), precise: true)
            try stage.settle()
            let speed = form.isRightToLeft ? sign * velocity : -sign * velocity
            stage.flick(
                from: CGPoint(x: 50, y: 50),
                velocity: form.axis == .vertical ? CGVector(dx: 0, dy: speed) : CGVector(dx: speed, dy: 0))
            stage.advance(by: 1.0 / 60)
            let place = try offset(stage, form), found = try #require(rows(stage))
            let rate = try stage.scroll("scroll").velocity, now = abs(form.axis == .vertical ? rate.dy : rate.dx)
            let ahead = min(max(now * 0.04, 56), 100), behind = min(56 + now * 0.04, 100)
            let low = place - (sign > 0 ? behind : ahead), high = place + 100 + (sign > 0 ? ahead : behind)
            #expect(abs(CGFloat(found.lowerBound) * 10 - low) < 12, "\(found) \(low)")
            #expect(abs(CGFloat(found.upperBound + 1) * 10 - high) < 12, "\(found) \(high)")
        }
    }
}
