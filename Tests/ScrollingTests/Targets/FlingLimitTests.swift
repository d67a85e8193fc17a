import ScrollworkTesting
import SwiftUI
import Testing

/// The limits of flings of aligned content, and drags without a limit.
@MainActor
@Suite struct FlingLimitTests {
    private let start = CGPoint(x: 250, y: 50)

    /// Returns a stage with a ruler.
    ///
    /// - Parameter length: The length of every view, in points.
    private func ruler(
        _ length: CGFloat, _ behavior: ViewAlignedScrollTargetBehavior, _ sizeClass: UserInterfaceSizeClass = .compact
    ) -> Stage {
        Stage(size: CGSize(width: 300, height: 100), environment: { $0.horizontalSizeClass = sizeClass }) {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) { ForEach(0..<2_000) { box(length, 100, "tick-\($0)") } }.scrollTargetLayout()
            }
            .scrollTargetBehavior(behavior)
            .accessibilityIdentifier("ruler")
        }
    }

    private func offset(_ stage: Stage) throws -> CGFloat { try stage.scroll("ruler").offset.x }

    /// Drags by a distance, waits, and lifts the finger.
    private func put(_ stage: Stage, by distance: CGFloat) throws -> CGFloat {
        let finger = stage.touch(at: start)
        finger.move(by: CGSize(width: -distance + (distance > 0 ? -10 : 10), height: 0), over: 0.5)
        finger.hold(for: 0.3)
        finger.lift()
        try stage.settle()
        return try offset(stage)
    }

    @Test(
        arguments: [
            ViewAlignedScrollTargetBehavior.LimitBehavior.automatic, .always, .alwaysByFew, .alwaysByOne, .never,
        ].indices)
    func `A finger can leave content anywhere`(limit: Int) throws {
        let limits: [ViewAlignedScrollTargetBehavior.LimitBehavior] = [
            .automatic, .always, .alwaysByFew, .alwaysByOne, .never,
        ]
        let stage = ruler(14, .viewAligned(limitBehavior: limits[limit]))
        #expect(try put(stage, by: 140) == 140)
        #expect(try put(stage, by: -56) == 84)
    }

    @Test(arguments: [1_000.0, 3_000, 8_000]) func `A limited fling adds a container's length at most`(velocity: Double)
        throws
    {
        for length in [14.0, 60, 110] {
            let stage = ruler(length, .viewAligned)
            let finger = stage.touch(at: start)
            finger.move(by: CGSize(width: -velocity * 0.05, height: 0), over: 0.05)
            let release = try offset(stage)
            finger.lift()
            try stage.settle()
            let rest = try offset(stage)
            #expect(rest > release && rest <= release + 300, "\(length)-point views")
            #expect(abs(rest / length - (rest / length).rounded()) < 1e-6)
            // As many views as fit: a fast fling uses its limit.
            if velocity > 1_000 { #expect(rest > release + 300 - length) }
        }
    }

    @Test func `A limited fling passes a view that is longer than the container`() throws {
        let stage = ruler(700, .viewAligned)
        stage.flick(from: start, velocity: CGVector(dx: -600, dy: 0))
        try stage.settle()
        #expect(try offset(stage) == 700)
    }

    @Test func `Without a limit, a fling travels its full distance`() throws {
        let free = ruler(14, .viewAligned(limitBehavior: .never))
        let wide = ruler(14, .viewAligned, .regular)
        for stage in [free, wide] {
            stage.flick(from: start, velocity: CGVector(dx: -4_000, dy: 0))
            try stage.settle()
            #expect(try offset(stage) > 1_500)
        }
    }

    @Test(arguments: [400.0, 1_000, 2_500]) func `With a limit of one, a fling turns one view`(velocity: Double) throws
    {
        let stage = ruler(280, .viewAligned(limitBehavior: .alwaysByOne))
        for expected in 1...3 {
            stage.flick(from: start, velocity: CGVector(dx: -velocity, dy: 0))
            try stage.settle()
            #expect(try offset(stage) == CGFloat(expected) * 280)
        }
        stage.flick(from: CGPoint(x: 20, y: 50), velocity: CGVector(dx: velocity, dy: 0))
        try stage.settle()
        #expect(try offset(stage) == 560)
    }

    /// A finger that reverses direction flings back, at most to the start of the drag.
    @Test func `With a limit of one, a fling back returns to the previous view`() throws {
        let stage = ruler(100, .viewAligned(limitBehavior: .alwaysByOne))
        let finger = stage.touch(at: start)
        finger.move(by: CGSize(width: -160, height: 0), over: 0.4)
        finger.move(by: CGSize(width: 40, height: 0), over: 0.05)
        finger.lift()
        try stage.settle()
        #expect(try offset(stage) == 100)
    }
}
