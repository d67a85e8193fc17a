import ScrollworkTesting
import SwiftUI
import Testing

/// What a target behavior receives, and what its target means, in a window of 200 points with margins of 10 points at
/// the start and 30 at the end. The content is 2,000 points long.
@MainActor
@Suite struct TargetContextTests {
    nonisolated struct Call {
        let target: ScrollTarget
        let original: ScrollTarget
        let velocity: CGVector
        let contentSize: CGSize
        let containerSize: CGSize
        let axes: Axis.Set
        let direction: LayoutDirection
    }

    nonisolated final class Calls: @unchecked Sendable { var all: [Call] = [] }

    /// A behavior that accepts every target.
    nonisolated struct Recording: ScrollTargetBehavior {
        let calls: Calls

        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
            calls.all.append(
                Call(
                    target: target, original: context.originalTarget, velocity: context.velocity,
                    contentSize: context.contentSize, containerSize: context.containerSize, axes: context.axes,
                    direction: context.layoutDirection))
        }
    }

    /// A behavior with the same target for every proposal.
    nonisolated struct Placing: ScrollTargetBehavior {
        let rect: CGRect
        let anchor: UnitPoint?

        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
            target.rect = rect
            target.anchor = anchor
        }
    }

    private func stage(_ form: StackForm, _ behavior: some ScrollTargetBehavior) -> Stage {
        let isVertical = form.axis == .vertical
        return Stage(
            size: CGSize(width: 200, height: 200),
            environment: { $0.layoutDirection = form.isRightToLeft ? .rightToLeft : .leftToRight }
        ) {
            ScrollView(Axis.Set(form.axis)) { cell(isVertical ? 200 : 2_000, isVertical ? 2_000 : 200, "content") }
                .contentMargins(isVertical ? .top : .leading, 10)
                .contentMargins(isVertical ? .bottom : .trailing, 30)
                .scrollTargetBehavior(behavior)
                .accessibilityIdentifier("scroll")
        }
    }

    /// Returns the point near the edge from which a finger moves content forward, and a distance in its direction.
    private func hand(_ form: StackForm, _ distance: CGFloat) -> (start: CGPoint, distance: CGSize) {
        if form.axis == .vertical { return (CGPoint(x: 100, y: 190), CGSize(width: 0, height: -distance)) }
        let x: CGFloat = form.isRightToLeft ? 10 : 190
        return (CGPoint(x: x, y: 100), CGSize(width: form.isRightToLeft ? distance : -distance, height: 0))
    }

    private func drag(_ stage: Stage, _ form: StackForm, by distance: CGFloat) {
        // After ten points, the content follows.
        let hand = hand(form, distance + 10)
        let finger = stage.touch(at: hand.start)
        finger.move(by: hand.distance, over: 0.5)
        finger.hold(for: 0.3)
        finger.lift()
    }

    /// Returns the distance of the content from the leading edge of the container.
    private func position(_ stage: Stage, _ form: StackForm) throws -> CGFloat {
        let frame = try stage.frame(of: "content")
        return 10 - (form.axis == .vertical ? frame.minY : form.isRightToLeft ? 200 - frame.maxX : frame.minX)
    }

    @Test(arguments: StackForm.all) func `A behavior receives the release of the content`(form: StackForm) throws {
        let calls = Calls(), stage = stage(form, Recording(calls: calls))
        let isVertical = form.axis == .vertical
        func along(_ point: CGPoint) -> CGFloat { isVertical ? point.y : point.x }
        func speed(_ vector: CGVector) -> CGFloat { isVertical ? vector.dy : vector.dx }
        let room = isVertical ? CGSize(width: 200, height: 160) : CGSize(width: 160, height: 200)
        drag(stage, form, by: 150)
        let slow = try #require(calls.all.last)
        #expect(abs(along(slow.target.rect.origin) - 150) < 0.01 && slow.target.rect.size == room)
        #expect((isVertical ? slow.target.rect.minX : slow.target.rect.minY) == 0 && slow.target.anchor == nil)
        #expect(along(slow.original.rect.origin) == 0 && slow.original.rect.size == room)
        #expect(slow.velocity.dx == 0 && slow.velocity.dy == 0)
        #expect(slow.containerSize == room)
        #expect(slow.contentSize == CGSize(width: isVertical ? 200 : 2_000, height: isVertical ? 2_000 : 200))
        #expect(slow.axes == Axis.Set(form.axis))
        #expect(slow.direction == (form.isRightToLeft ? .rightToLeft : .leftToRight))
        try stage.settle()
        #expect(abs(try position(stage, form) - 150) < 0.01)
        // A finger at this velocity drags for a tenth of a second, minus 10 points. A fling goes 499.5 points.
        let hand = hand(form, 1_000)
        stage.flick(from: hand.start, velocity: CGVector(dx: hand.distance.width, dy: hand.distance.height))
        let fast = try #require(calls.all.last)
        #expect(abs(along(fast.original.rect.origin) - 150) < 0.01)
        #expect(abs(speed(fast.velocity) - 1_000) < 1)
        #expect((isVertical ? fast.velocity.dx : fast.velocity.dy) == 0)
        #expect(abs(along(fast.target.rect.origin) - 739.5) < 1, "\(fast.target.rect)")
        // A finger that stops the fling starts from its destination, where the velocity is 10 points per second.
        stage.advance(by: 0.1)
        stage.touch(at: CGPoint(x: 100, y: 100)).lift()
        let caught = try #require(calls.all.last)
        #expect(abs(along(caught.original.rect.origin) - 734.5) < 1, "\(caught.original.rect)")
        #expect(speed(caught.velocity) == 0)
        #expect(along(caught.target.rect.origin) > 250 && along(caught.target.rect.origin) < 400)
    }

    /// The target is 40 points long, from 500 points on, in a container of 160 points.
    @Test(arguments: StackForm.all, [(nil, 500), (0, 500), (0.25, 470), (0.5, 440), (1, 380)] as [(CGFloat?, CGFloat)])
    func `The anchor of a target is at that of the container`(
        form: StackForm, target: (anchor: CGFloat?, position: CGFloat)
    ) throws {
        let isVertical = form.axis == .vertical
        let rect = CGRect(
            x: isVertical ? 0 : 500, y: isVertical ? 500 : 0, width: isVertical ? 200 : 40,
            height: isVertical ? 40 : 200)
        let stage = stage(form, Placing(rect: rect, anchor: target.anchor.map { UnitPoint(x: $0, y: $0) }))
        drag(stage, form, by: 50)
        try stage.settle()
        #expect(abs(try position(stage, form) - target.position) < 0.01)
    }

    /// A page is 160 points long. The second key comes before the content rests.
    @Test(arguments: StackForm.all) func `A behavior receives a page from the destination of the content`(
        form: StackForm
    ) throws {
        let calls = Calls(), stage = stage(form, Recording(calls: calls))
        func along(_ point: CGPoint) -> CGFloat { form.axis == .vertical ? point.y : point.x }
        for page in [1, 2] as [CGFloat] {
            stage.press(.pageDown)
            let call = try #require(calls.all.last)
            #expect(abs(along(call.original.rect.origin) - (page - 1) * 160) < 0.01)
            #expect(abs(along(call.target.rect.origin) - page * 160) < 0.01)
            #expect(call.velocity.dx == 0 && call.velocity.dy == 0)
        }
        try stage.settle()
        #expect(abs(try position(stage, form) - 320) < 0.01)
    }

    @Test func `A step proposes targets at the place on the other axis`() throws {
        let calls = Calls()
        let stage = Stage(size: CGSize(width: 200, height: 200)) {
            ScrollView([.horizontal, .vertical]) { cell(2_000, 2_000, "content") }
                .scrollTargetBehavior(Recording(calls: calls))
        }
        let middle = CGPoint(x: 100, y: 100)
        stage.trackpad(.began, at: middle)
        stage.trackpad(.changed, by: CGSize(width: 50, height: 70), at: middle)
        stage.advance(by: 0.3)
        stage.trackpad(.ended, at: middle)
        try stage.settle()
        calls.all = []
        stage.press(.rightArrow)
        try #require(calls.all.count == 3)
        // The behavior accepts both positions, so the key has its own distance.
        let arrow: CGFloat = pow(200, 2.0 / 3)
        for (call, x) in zip(calls.all, [51, 51.5, 50 + arrow]) {
            let place = call.target.rect.origin, original = call.original.rect.origin
            #expect(abs(place.x - x) < 0.01 && abs(place.y - 70) < 0.01)
            #expect(abs(original.x - 50) < 0.01 && abs(original.y - 70) < 0.01)
        }
    }

    /// A behavior that leaves the choice to another one.
    nonisolated struct Wrapping: ScrollTargetBehavior {
        let base: AnyScrollTargetBehavior

        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
            base.updateTarget(&target, context: context)
        }
    }

    @Test func `A type-erased behavior chooses for the behavior around it`() throws {
        let form = StackForm()
        let rect = CGRect(x: 0, y: 500, width: 200, height: 40)
        let stage = stage(form, Wrapping(base: AnyScrollTargetBehavior(Placing(rect: rect, anchor: nil))))
        drag(stage, form, by: 50)
        try stage.settle()
        #expect(abs(try position(stage, form) - 500) < 0.01)
        #expect(!ScrollTargetBehaviorProperties().limitsScrolls)
    }

    // MARK: Changes

    @MainActor @Observable final class Model { var length: CGFloat = 2_000 }

    private struct Changing: View {
        let model: Model
        let calls: Calls

        var body: some View {
            ScrollView { cell(200, model.length, "content") }
                .scrollTargetBehavior(Recording(calls: calls))
                .accessibilityIdentifier("scroll")
        }
    }

    /// Each row is the distance by which the content grows on its way, and the number of calls.
    @Test func `A behavior is asked when a finger lifts, and at rest only if the layout changed`() throws {
        let model = Model(), calls = Calls()
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Changing(model: model, calls: calls) }
        for (growth, count) in [(0, 1), (100, 2), (0, 1), (100, 2)] as [(CGFloat, Int)] {
            calls.all = []
            stage.flick(from: CGPoint(x: 100, y: 190), velocity: CGVector(dx: 0, dy: -300))
            stage.advance(by: 0.1)
            if growth > 0 { model.length += growth }
            stage.update()
            #expect(calls.all.count == 1)
            try stage.settle()
            #expect(calls.all.count == count, "\(growth)")
        }
        let last = try #require(calls.all.last), offset = try stage.scroll("scroll").offset.y
        #expect(abs(last.target.rect.minY - offset) < 0.01 && abs(last.original.rect.minY - offset) < 0.01)
        #expect(last.velocity == .zero)
    }

    @Test func `A behavior receives the destination of content that moves in a new window`() throws {
        let model = Model(), calls = Calls()
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Changing(model: model, calls: calls) }
        stage.flick(from: CGPoint(x: 100, y: 190), velocity: CGVector(dx: 0, dy: -600))
        stage.advance(by: 0.1)
        calls.all = []
        stage.resize(to: CGSize(width: 200, height: 240))
        #expect(calls.all.count == 1)
        let call = try #require(calls.all.last)
        model.length = 2_100
        stage.update()
        #expect(calls.all.count == 1)
        try stage.settle()
        let rest = try stage.scroll("scroll").offset.y
        #expect(rest > 200 && abs(call.target.rect.minY - rest) < 0.01)
        #expect(call.original.rect.minY == 0 && call.velocity == .zero)
        #expect(call.containerSize == CGSize(width: 200, height: 240))
        #expect(call.target.rect.size == call.containerSize)
    }

    /// The container is 40 points shorter than the window.
    @Test(arguments: StackForm.all) func `A behavior receives the position of content at rest in a new window`(
        form: StackForm
    ) throws {
        let calls = Calls(), stage = stage(form, Recording(calls: calls))
        let isVertical = form.axis == .vertical
        func along(_ point: CGPoint) -> CGFloat { isVertical ? point.y : point.x }
        drag(stage, form, by: 150)
        try stage.settle()
        calls.all = []
        stage.resize(to: CGSize(width: isVertical ? 200 : 240, height: isVertical ? 240 : 200))
        let call = try #require(calls.all.last)
        #expect(abs(along(call.original.rect.origin) - 150) < 0.01)
        #expect(abs(along(call.target.rect.origin) - 150) < 0.01)
        #expect(call.containerSize == CGSize(width: 200, height: 200) && call.target.rect.size == call.containerSize)
        #expect(call.velocity.dx == 0 && call.velocity.dy == 0)
    }

    @Test func `The position that a behavior chooses for a new window is reported in the same frame`() throws {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 200, height: 200)) {
            ScrollView { cell(200, 2_000, "content") }
                .scrollTargetBehavior(Placing(rect: CGRect(x: 0, y: 500, width: 200, height: 40), anchor: nil))
                .onScrollGeometryChange(for: CGFloat.self) {
                    $0.contentOffset.y
                } action: {
                    log.note("\($1)")
                }
                .accessibilityIdentifier("scroll")
        }
        log.entries = []
        stage.resize(to: CGSize(width: 200, height: 240))
        #expect(log.entries == ["500.0"])
        #expect(try stage.scroll("scroll").offset.y == 500)
    }

    /// The inner content can move by 30 points, and the outer content is at 50 points.
    @Test func `A movement of outer content starts where the content is`() throws {
        let calls = Calls()
        let stage = Stage(size: CGSize(width: 200, height: 200)) {
            ScrollView {
                VStack(spacing: 0) {
                    ScrollView { Color.red.frame(height: 130) }.frame(height: 100)
                    Color.blue.frame(height: 1_000)
                }
            }
            .scrollTargetBehavior(Recording(calls: calls))
        }
        for (distance, y) in [(50, 180), (70, 20)] as [(CGFloat, CGFloat)] {
            try stage.settle()
            let point = CGPoint(x: 100, y: y)
            stage.trackpad(.began, at: point)
            stage.trackpad(.changed, by: CGSize(width: 0, height: distance), at: point)
            stage.advance(by: 0.3)
            stage.trackpad(.ended, at: point)
        }
        let call = try #require(calls.all.last)
        #expect(abs(call.original.rect.minY - 50) < 0.01 && abs(call.target.rect.minY - 90) < 0.01)
    }
}
