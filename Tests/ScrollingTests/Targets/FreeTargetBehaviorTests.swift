import ScrollworkTesting
import SwiftUI
import Testing

/// A scroll view whose behavior accepts any proposed target moves like one without a behavior.
@MainActor
@Suite struct FreeTargetBehaviorTests {
    private struct Anywhere: ScrollTargetBehavior {
        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
    }

    private func stages(_ axis: Axis, rightToLeft: Bool) -> [Stage] {
        [true, false].map { isAsked in
            Stage(size: CGSize(width: 300, height: 300)) {
                if rightToLeft { $0.layoutDirection = .rightToLeft }
            } content: {
                let view = ScrollView(axis == .horizontal ? .horizontal : .vertical) {
                    Color.blue.frame(width: axis == .horizontal ? 2_000 : 300, height: axis == .vertical ? 2_000 : 300)
                }
                .accessibilityIdentifier("scroll")
                if isAsked { view.scrollTargetBehavior(Anywhere()) } else { view }
            }
        }
    }

    private let middle = CGPoint(x: 150, y: 150)

    @Test(arguments: [Axis.horizontal, .vertical], [true, false])
    func itMovesLikeAScrollViewWithoutABehavior(_ axis: Axis, _ rightToLeft: Bool) throws {
        let stages = stages(axis, rightToLeft: rightToLeft), start = try stages[0].scroll("scroll").offset
        let sign: CGFloat = axis == .horizontal && rightToLeft ? 1 : -1
        func along(_ length: CGFloat) -> CGSize {
            axis == .horizontal ? CGSize(width: length, height: 0) : CGSize(width: 0, height: length)
        }
        func both(_ what: Comment, _ act: (Stage) throws -> Void) throws {
            for stage in stages { try act(stage) }
            // Also during the motion.
            for _ in 0..<4 {
                let offsets = try stages.map { try $0.scroll("scroll").offset }
                #expect(
                    abs(offsets[0].x - offsets[1].x) < 1e-6 && abs(offsets[0].y - offsets[1].y) < 1e-6,
                    "\(what), \(offsets)")
                for stage in stages { stage.advance(by: 0.1) }
            }
            for stage in stages { try stage.settle() }
            let offsets = try stages.map { try $0.scroll("scroll").offset }
            #expect(
                abs(offsets[0].x - offsets[1].x) < 1e-6 && abs(offsets[0].y - offsets[1].y) < 1e-6,
                "\(what), \(offsets)")
        }
        func flick(_ velocity: CGFloat) throws {
            let translation = along(sign * velocity)
            try both("flick \(velocity)") {
                $0.flick(from: middle, velocity: CGVector(dx: translation.width, dy: translation.height))
            }
        }
        try both("notches") { $0.wheel(by: along(-sign * 2), at: middle) }
        #expect(try stages[0].scroll("scroll").offset != start)
        try both("arrow") { $0.press(axis == .vertical ? .downArrow : rightToLeft ? .leftArrow : .rightArrow) }
        try flick(600)
        try both("page") { $0.press(.pageDown) }
        try both("a swipe without phases") { stage in
            for _ in 0..<4 {
                stage.wheel(by: along(-sign * 15), at: middle, precise: true)
                stage.advance(by: 1.0 / 60)
            }
        }
        // Into the edges.
        try flick(6_000)
        try flick(-9_000)
    }

    /// A behavior that rests anywhere in the first half of each 400 points; otherwise, at the nearer end of the second
    /// half.
    private struct HalvesFree: ScrollTargetBehavior {
        static func rest(near place: CGFloat) -> CGFloat {
            let begin = (place / 400).rounded(.down) * 400, within = place - begin
            return within <= 200 ? place : within < 300 ? begin + 200 : begin + 400
        }

        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
            target.rect.origin.y = Self.rest(near: target.rect.minY)
        }
    }

    /// A behavior that rests anywhere in the first 300 points; otherwise, at the nearest multiple of 100 points.
    private struct FreeAtStart: ScrollTargetBehavior {
        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
            if target.rect.minY > 300 { target.rect.origin.y = (target.rect.minY / 100).rounded() * 100 }
        }
    }

    /// The behavior accepts the place where the finger lifts, and the end of the content. Only flings that end between
    /// the edges show whether content can rest anywhere.
    @Test func `A fling to the end doesn't bounce after a drag that the behavior accepted`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 300)) {
            ScrollView { Color.blue.frame(width: 300, height: 1_300) }
                .scrollTargetBehavior(FreeAtStart())
                .accessibilityIdentifier("scroll")
        }
        let finger = stage.touch(at: middle)
        finger.move(by: CGSize(width: 0, height: -110), over: 0.3)
        finger.hold(for: 0.3)
        finger.lift()
        try stage.settle()
        #expect(abs(try stage.scroll("scroll").offset.y - 100) < 0.01)
        stage.flick(from: CGPoint(x: 150, y: 290), velocity: CGVector(dx: 0, dy: -6_000))
        var farthest: CGFloat = 0
        for _ in 0..<60 {
            stage.advance(by: 1.0 / 60)
            farthest = max(farthest, try stage.scroll("scroll").offset.y)
        }
        #expect(abs(farthest - 1_000) < 0.01)
    }

    @Test(arguments: [1.0, 2, 3, 0.6]) func aWheelComesToRestAtTheTargetOfTheBehavior(
        _ lines: CGFloat
    ) throws {
        let stage = Stage(size: CGSize(width: 300, height: 300)) {
            ScrollView { Color.blue.frame(width: 300, height: 4_300) }
                .scrollTargetBehavior(HalvesFree())
                .accessibilityIdentifier("scroll")
        }
        for direction in [1, -1] as [CGFloat] {
            var turns = 0, last: CGFloat = -1
            while turns < 200, try stage.scroll("scroll").offset.y != (direction > 0 ? 4_000 : 0) {
                stage.wheel(by: CGSize(width: 0, height: direction * lines), at: middle)
                try stage.settle()
                let now = try stage.scroll("scroll").offset.y
                #expect(abs(HalvesFree.rest(near: now) - now) < 0.01, "rests at \(now)")
                if lines >= 1 { #expect(now != last, "is stuck at \(now)") }
                last = now
                turns += 1
            }
            #expect(turns < 200)
        }
    }
}
