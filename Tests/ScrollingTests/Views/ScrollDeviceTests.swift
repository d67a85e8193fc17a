import ScrollworkTesting
import SwiftUI
import Testing

/// Fingers, trackpads, and wheels that touch, catch, and release content of 5,000 points, in a window of 100 points.
@MainActor
@Suite struct ScrollDeviceTests {
    private let point = CGPoint(x: 50, y: 50)

    private func stage(_ axis: Axis = .vertical, isPaged: Bool = false) -> Stage {
        Stage(size: CGSize(width: 100, height: 100)) {
            let list = ScrollView(Axis.Set(axis)) {
                Color.red.frame(width: axis == .vertical ? 100 : 5_000, height: axis == .vertical ? 5_000 : 100)
            }
            .scrollIndicators(.hidden)
            .accessibilityIdentifier("list")
            if isPaged { list.scrollTargetBehavior(.paging) } else { list }
        }
    }

    private func state(_ stage: Stage) throws -> ScrollState { try stage.scroll("list") }

    // MARK: Fingers

    @Test(arguments: [(9.9, ScrollPhase.tracking), (10, .interacting)] as [(CGFloat, ScrollPhase)])
    func `A drag begins after ten points`(distance: CGFloat, phase: ScrollPhase) throws {
        let stage = stage()
        let finger = stage.touch(at: point)
        finger.move(by: CGSize(width: 0, height: -distance), over: 0)
        #expect(try state(stage).phase == phase)
        #expect(try state(stage).offset == .zero)
    }

    @Test func `Fingers that only touch content leave it at rest`() throws {
        let stage = stage()
        let first = stage.touch(at: point), second = stage.touch(at: CGPoint(x: 20, y: 80))
        first.lift()
        #expect(try state(stage).phase == .tracking)
        second.lift()
        #expect(try state(stage).phase == .idle)
        let third = stage.touch(at: point)
        third.cancel()
        #expect(try state(stage).phase == .idle)
        #expect(try state(stage).offset == .zero)
    }

    /// The second finger is 70 points below the first one, and moves by 60 points per second.
    @Test func `A finger that continues a drag has its own velocity`() throws {
        let stage = stage()
        let first = stage.touch(at: point), second = stage.touch(at: CGPoint(x: 50, y: 90))
        first.move(by: CGSize(width: 0, height: -30), over: 0.1)
        first.lift()
        second.move(by: CGSize(width: 0, height: -3), over: 0.05)
        second.lift()
        #expect(try state(stage).phase == .idle)
        #expect(abs(try state(stage).offset.y - 23) < 0.01)
    }

    @Test func `A finger that catches content flings it with its first movement`() throws {
        let stage = stage()
        stage.flick(from: CGPoint(x: 50, y: 90), velocity: CGVector(dx: 0, dy: -1_000))
        stage.advance(by: 0.1)
        let finger = stage.touch(at: point)
        let caught = try state(stage).offset.y
        finger.move(by: CGSize(width: 0, height: -10), over: 1.0 / 60)
        #expect(abs(try state(stage).offset.y - caught - 10) < 0.01)
        finger.lift()
        #expect(abs(try state(stage).velocity.dy - 600) < 1)
    }

    // MARK: Trackpads

    @Test func `Fingers on a trackpad fling content with their first movement`() throws {
        let stage = stage()
        stage.trackpad(.began, by: CGSize(width: 0, height: 1), at: point)
        stage.advance(by: 1.0 / 60)
        stage.trackpad(.changed, by: CGSize(width: 0, height: 10), at: point)
        #expect(abs(try state(stage).offset.y - 10) < 0.01)
        stage.trackpad(.ended, at: point)
        #expect(abs(try state(stage).velocity.dy - 600) < 1)
    }

    @Test(arguments: [Axis.vertical, .horizontal])
    func `Content that fingers on a trackpad stopped stays there`(axis: Axis) throws {
        let stage = stage(axis)
        stage.flick(
            from: point, velocity: axis == .vertical ? CGVector(dx: 0, dy: -1_000) : CGVector(dx: -1_000, dy: 0))
        stage.advance(by: 0.1)
        stage.trackpad(.began, at: point)
        let caught = try state(stage).offset
        #expect(caught.x + caught.y > 100)
        stage.trackpad(.ended, at: point)
        #expect(try state(stage).phase == .idle)
        try stage.settle()
        #expect(try state(stage).offset == caught)
    }

    /// Four events of 7.5 points in four frames.
    @Test func `A quick swipe turns a page with its velocity`() throws {
        let stage = stage(isPaged: true)
        for _ in 0..<4 {
            stage.wheel(by: CGSize(width: 0, height: 7.5), at: point, precise: true)
            stage.advance(by: 1.0 / 60)
        }
        var frames = 0
        while try state(stage).phase == .interacting, frames < 20 {
            stage.advance(by: 1.0 / 60)
            frames += 1
        }
        #expect(try state(stage).phase == .decelerating)
        #expect(abs(try state(stage).velocity.dy - 450) < 1)
        try stage.settle()
        #expect(abs(try state(stage).offset.y - 100) < 0.01)
    }

    /// From the second page, a swipe of at least half of a page back counts by its distance.
    @Test(arguments: [(-49.6, 0.0), (-50, 100)])
    func `A quick swipe of half a page is a long one`(distance: Double, end: Double) throws {
        let stage = stage(isPaged: true)
        stage.press(.pageDown)
        try stage.settle()
        #expect(try state(stage).offset.y == 100)
        for _ in 0..<4 {
            stage.wheel(by: CGSize(width: 0, height: distance / 4), at: point, precise: true)
            stage.advance(by: 1.0 / 60)
        }
        try stage.settle()
        #expect(abs(try state(stage).offset.y - CGFloat(end)) < 0.01)
    }

    /// Four events of 15 points, which are less than half of the page, and more than half of its other side.
    @Test(arguments: [Axis.vertical, .horizontal])
    func `A quick swipe is compared with the page along its axis`(axis: Axis) throws {
        let isVertical = axis == .vertical
        let stage = Stage(size: CGSize(width: isVertical ? 100 : 200, height: isVertical ? 200 : 100)) {
            ScrollView(Axis.Set(axis)) {
                Color.red.frame(width: isVertical ? 100 : 5_000, height: isVertical ? 5_000 : 100)
            }
            .scrollTargetBehavior(.paging)
            .accessibilityIdentifier("list")
        }
        for _ in 0..<4 {
            stage.wheel(
                by: CGSize(width: isVertical ? 0 : 15, height: isVertical ? 15 : 0), at: point, precise: true)
            stage.advance(by: 1.0 / 60)
        }
        try stage.settle()
        let end = try state(stage).offset
        #expect(abs((isVertical ? end.y : end.x) - 200) < 0.01)
    }

    // MARK: Wheels

    /// Each row is a movement up or down the screen. The content is at its start, where a wheel with one axis can't
    /// move it back, and precise events move it only across.
    @Test(arguments: [(-1.0, false), (30, true)])
    func `A row leaves a wheel that doesn't move it to its surroundings`(distance: Double, isPrecise: Bool) throws {
        let stage = stage(.horizontal)
        stage.wheel(by: CGSize(width: 0, height: distance), at: point, precise: isPrecise)
        #expect(!stage.handledWheel)
        try stage.settle()
        #expect(try state(stage).offset == .zero)
    }
}
