import ScrollworkTesting
import SwiftUI
import Testing

/// Scrolls that the program animates, in a scroll view of 100 points.
@MainActor
@Suite struct ScrollAnimationTests {
    @MainActor final class Reader { var proxy: ScrollViewProxy? }

    private let reader = Reader()

    /// Returns a stage with content of 2,100 points, with places at each 100 points.
    private func stage(_ axis: Axis = .vertical, isRightToLeft: Bool = false, height: CGFloat = 100) -> Stage {
        Stage(
            size: CGSize(width: axis == .vertical ? 100 : height, height: axis == .vertical ? height : 100),
            framesPerSecond: 240, environment: { $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight }
        ) {
            ScrollViewReader { proxy in
                let _ = reader.proxy = proxy
                ScrollView(Axis.Set(axis)) {
                    let layout =
                        axis == .vertical ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
                    layout { ForEach(0..<21, id: \.self) { Color.red.frame(width: 100, height: 100).id($0) } }
                }
                .scrollIndicators(.hidden)
                .accessibilityIdentifier("scroll")
            }
        }
    }

    private func show(_ stage: Stage, _ row: Int, _ animation: Animation?, _ anchor: UnitPoint = .top) {
        withAnimation(animation) { reader.proxy?.scrollTo(row, anchor: anchor) }
        stage.update()
    }

    private func offset(_ stage: Stage) throws -> CGFloat { try stage.scroll("scroll").offset.y }

    // MARK: Duration

    @Test(arguments: [0.1, 0.3, 0.8, 1, 2]) func `A scroll takes as long as its animation`(duration: Double) throws {
        let stage = stage()
        show(stage, 10, .linear(duration: duration))
        for part in 1...3 {
            stage.advance(by: duration / 4)
            #expect(abs(try offset(stage) - 250 * CGFloat(part)) < 1_000 / CGFloat(240 * duration))
        }
        #expect(try stage.scroll("scroll").phase == .animating)
        #expect(abs(try stage.scroll("scroll").velocity.dy - 1_000 / duration) < 1)
        stage.advance(by: duration / 4 + 0.02)
        #expect(try offset(stage) == 1_000 && stage.scroll("scroll").phase == .idle)
    }

    /// A spring of 0.5 seconds is nearer than half a point after that, and one that bounces takes longer.
    @Test(
        arguments: [
            (Animation.smooth(duration: 0.5), 0.6...0.9), (.snappy, 0.6...0.9), (.default, 0.6...0.92),
            (.spring(response: 0.8, dampingFraction: 1), 0.88...0.92),
            (.spring(response: 2, dampingFraction: 1), 2...3.5),
        ] as [(Animation, ClosedRange<Double>)])
    func `A spring ends when it is near its end, or before a second if it only creeps`(
        animation: Animation, seconds: ClosedRange<Double>
    ) throws {
        let stage = stage()
        show(stage, 10, animation)
        let taken = try stage.settle()
        #expect(seconds.contains(taken), "\(taken)")
        #expect(try offset(stage) == 1_000)
    }

    @Test func `A scroll without a distance does not begin`() throws {
        let stage = stage()
        show(stage, 0, .linear(duration: 1))
        #expect(try stage.scroll("scroll").phase == .idle && offset(stage) == 0)
    }

    /// In a window of four rows, these rows can't be at their anchors.
    @Test(
        arguments: [
            (0, .bottom, 0), (1, .center, 0), (19, .center, 1_700), (20, .top, 1_700),
        ] as [(Int, UnitPoint, CGFloat)])
    func `A scroll to a view near an end ends at the end`(row: Int, anchor: UnitPoint, end: CGFloat) throws {
        let stage = stage(height: 400)
        show(stage, 10, nil)
        #expect(try offset(stage) == 1_000)
        show(stage, row, .linear(duration: 0.2), anchor)
        try stage.settle()
        #expect(try offset(stage) == end)
    }

    // MARK: Interruption

    /// The first scroll is at 500 points, at 1,000 points a second, when the second one begins. The velocity takes 0.2
    /// seconds to fade.
    @Test func `A scroll that another one replaces keeps its velocity for a moment`() throws {
        let stage = stage()
        show(stage, 10, .linear(duration: 1))
        stage.advance(by: 0.5)
        let start = try offset(stage)
        #expect(abs(start - 500) < 5)
        show(stage, 0, .linear(duration: 0.8))
        #expect(try offset(stage) == start)
        for (time, left, glide) in [(0.05, 0.9375, 28.125), (0.1, 0.875, 25), (0.15, 0.8125, 9.375), (0.2, 0.75, 0)] {
            stage.advance(by: 0.05)
            #expect(abs(try offset(stage) - (start * left + glide)) < 0.5, "\(time)")
        }
        stage.advance(by: 0.3)
        #expect(abs(try offset(stage) - start * 0.375) < 0.5)
        stage.advance(by: 0.31)
        #expect(try offset(stage) == 0)
    }

    @Test func `A short scroll has lost the velocity of the last one at its end`() throws {
        let stage = stage()
        show(stage, 10, .linear(duration: 1))
        stage.advance(by: 0.5)
        show(stage, 6, .linear(duration: 0.1))
        var last = try offset(stage)
        for _ in 0..<24 {
            stage.advance(by: 1.0 / 240)
            #expect(abs(try offset(stage) - last) < 12)
            last = try offset(stage)
        }
        stage.advance(by: 0.02)
        #expect(try offset(stage) == 600)
    }

    /// A motion of 10,000 points a second toward an end turns back 50 points before it.
    @Test(arguments: [false, true]) func `A velocity carries content no farther than a window beyond an edge`(
        isEnd: Bool
    ) throws {
        let stage = stage()
        show(stage, isEnd ? 0 : 20, nil)
        #expect(try offset(stage) == (isEnd ? 0 : 2_000))
        show(stage, isEnd ? 20 : 0, .linear(duration: 0.2))
        stage.advance(by: 47.0 / 240)
        let start = try offset(stage)
        #expect(isEnd ? start > 1_940 && start < 2_000 : start < 60 && start > 0)
        show(stage, isEnd ? 19 : 1, .linear(duration: 0.8))
        var farthest: CGFloat = 0
        for _ in 0..<220 {
            farthest = max(farthest, isEnd ? try offset(stage) - 2_000 : -(try offset(stage)))
            stage.advance(by: 1.0 / 240)
        }
        #expect(farthest > 40 && farthest <= 100, "\(farthest)")
        #expect(try offset(stage) == (isEnd ? 1_900 : 100))
    }

    /// The window becomes shorter while a scroll is beyond the start of the content.
    @Test(arguments: [20, 60, 390] as [CGFloat]) func `A scroll beyond an edge stays within a shorter window`(
        height: CGFloat
    ) throws {
        let stage = stage(height: 400)
        show(stage, 15, nil)
        show(stage, 0, .linear(duration: 0.1))
        stage.advance(by: 23.0 / 240)
        show(stage, 2, .linear(duration: 0.8))
        while try offset(stage) > -70 { stage.advance(by: 1.0 / 240) }
        let before = try offset(stage)
        stage.resize(to: CGSize(width: 100, height: height))
        #expect(abs(try offset(stage) - max(before, -height)) < (height == 390 ? 30 : 0.01))
        var frames = 0
        while try stage.scroll("scroll").phase != .idle, frames < 240 {
            #expect(try offset(stage) >= -height - 0.01)
            stage.advance(by: 1.0 / 240)
            frames += 1
        }
        #expect(try offset(stage) == 200)
        #expect(frames > 150 && frames < 195, "it ends in time")
    }

    @Test func `A finger takes over scrolling content at its position`() throws {
        let stage = stage()
        show(stage, 10, .linear(duration: 1))
        stage.advance(by: 0.5)
        let finger = stage.touch(at: CGPoint(x: 50, y: 50))
        let held = try offset(stage)
        #expect(abs(held - 500) < 10)
        finger.hold(for: 0.3)
        #expect(try offset(stage) == held)
        finger.move(by: CGSize(width: 0, height: -7), over: 0.1)
        #expect(abs(try offset(stage) - held - 7) < 0.01)
        finger.hold(for: 0.3)
        finger.lift()
        try stage.settle()
        #expect(abs(try offset(stage) - held - 7) < 0.01)
    }

    /// The finger is down before the scroll begins, and doesn't move.
    @Test(arguments: [false, true]) func `A finger that leaves does not end a scroll of the program`(
        isCanceled: Bool
    ) throws {
        let stage = stage()
        let finger = stage.touch(at: CGPoint(x: 50, y: 50))
        #expect(try stage.scroll("scroll").phase == .tracking)
        show(stage, 10, .linear(duration: 1))
        stage.advance(by: 0.25)
        if isCanceled { finger.cancel() } else { finger.lift() }
        #expect(try stage.scroll("scroll").phase == .animating)
        stage.advance(by: 0.25)
        #expect(abs(try offset(stage) - 500) < 5)
        try stage.settle()
        #expect(try offset(stage) == 1_000)
    }

    // MARK: Changes of the content

    @MainActor @Observable final class Content {
        var before: CGFloat = 0
        var after: CGFloat = 2_000
    }

    private struct Changing: View {
        let content: Content
        let reader: Reader
        var body: some View {
            ScrollViewReader { proxy in
                let _ = reader.proxy = proxy
                ScrollView {
                    VStack(spacing: 0) {
                        Color.red.frame(height: 1_000 + content.before)
                        Color.blue.frame(height: 100).id(0)
                        Color.red.frame(height: content.after)
                    }
                }
                .scrollIndicators(.hidden)
                .accessibilityIdentifier("scroll")
            }
        }
    }

    /// The target moves from 1,000 points to another place during the scroll.
    @Test(arguments: [-600.0, -100, 0, 300, 2_000]) func `A scroll reaches a target that moves, in time`(
        distance: CGFloat
    ) throws {
        let content = Content()
        let stage = Stage(size: CGSize(width: 100, height: 100), framesPerSecond: 240) {
            Changing(content: content, reader: reader)
        }
        show(stage, 0, .linear(duration: 0.8))
        stage.advance(by: 0.4)
        let before = try offset(stage)
        content.before = distance
        stage.update()
        #expect(abs(try offset(stage) - before) < 5)
        var last = before, turns = 0
        for _ in 0..<95 {
            stage.advance(by: 1.0 / 240)
            let now = try offset(stage)
            if (now - last) * (1_000 + distance - before) < -0.001 { turns += 1 }
            #expect(abs(now - last) < max(5, 0.02 * abs(1_000 + distance - before)), "it doesn't jump")
            last = now
        }
        #expect(turns == 0, "it doesn't pass the target or turn around")
        stage.advance(by: 0.03)
        #expect(try offset(stage) == 1_000 + distance)
    }

    @Test func `A scroll to a target that is no longer reachable ends at the edge`() throws {
        let content = Content()
        let stage = Stage(size: CGSize(width: 100, height: 100), framesPerSecond: 240) {
            Changing(content: content, reader: reader)
        }
        show(stage, 0, .linear(duration: 0.8))
        stage.advance(by: 0.4)
        content.after = 0
        content.before = -400
        try stage.settle()
        #expect(try offset(stage) == 600)
        content.before = -1_000
        stage.update()
        #expect(try offset(stage) == 0)
    }

    // MARK: Both axes

    @Test(arguments: [false, true]) func `A horizontal scroll counts from the leading edge`(isRightToLeft: Bool) throws
    {
        let stage = stage(.horizontal, isRightToLeft: isRightToLeft)
        show(stage, 10, .linear(duration: 0.8), .leading)
        stage.advance(by: 0.4)
        let half = try stage.scroll("scroll").offset.x
        try stage.settle()
        let end = try stage.scroll("scroll").offset.x
        #expect(isRightToLeft ? end == 1_000 : end == 1_000)
        #expect(abs(half - (isRightToLeft ? 1_500 : 500)) < 6)
    }
}
