import ScrollworkTesting
import SwiftUI
import Testing

/// Keys, wheels, and fingers at the ends of what they do, in a scroll view of 100 points.
@MainActor
@Suite struct ScrollInputEdgeTests {
    private func stage(
        _ axes: Axis.Set = .vertical, length: CGFloat = 1_000, isRightToLeft: Bool = false, isPaged: Bool = false
    ) -> Stage {
        Stage(
            size: CGSize(width: 100, height: 100),
            environment: { $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight }
        ) {
            Paged(axes: axes, length: length, isPaged: isPaged)
        }
    }

    private struct Paged: View {
        let axes: Axis.Set
        let length: CGFloat
        let isPaged: Bool
        var body: some View {
            let scroll = ScrollView(axes) {
                Color.red.frame(
                    width: axes.contains(.horizontal) ? length : 100, height: axes.contains(.vertical) ? length : 100)
            }
            .scrollIndicators(.hidden)
            .accessibilityIdentifier("scroll")
            if isPaged { scroll.scrollTargetBehavior(.paging) } else { scroll }
        }
    }

    private func offset(_ stage: Stage, _ axis: Axis = .vertical) throws -> CGFloat {
        let offset = try stage.scroll("scroll").offset
        return axis == .vertical ? offset.y : offset.x
    }

    // MARK: Keys

    /// An arrow moves by the length of the container to the power of two thirds.
    private let arrow = pow(100.0, 2.0 / 3)

    @Test func `Keys move by their lengths, and not beyond the ends`() throws {
        let stage = stage()
        func press(_ key: KeyEvent.Key, _ modifiers: KeyModifiers = []) throws -> CGFloat {
            stage.press(key, modifiers: modifiers)
            try stage.settle()
            return try offset(stage)
        }
        #expect(try press(.upArrow) == 0 && press(.pageUp) == 0 && press(.home) == 0)
        #expect(abs(try press(.downArrow) - arrow) < 0.01)
        #expect(abs(try press(.downArrow) - 2 * arrow) < 0.01)
        #expect(abs(try press(.upArrow) - arrow) < 0.01)
        #expect(abs(try press(.rightArrow) - 2 * arrow) < 0.01, "one axis has both pairs of arrows")
        #expect(abs(try press(.leftArrow) - arrow) < 0.01)
        #expect(try press(.upArrow) == 0)
        #expect(try press(.pageDown) == 100)
        #expect(try press(.space) == 200)
        #expect(try press(.space, .shift) == 100)
        #expect(try press(.pageUp) == 0)
        #expect(try press(.end) == 900)
        #expect(try press(.downArrow) == 900 && press(.pageDown) == 900 && press(.end) == 900)
        #expect(try press(.pageUp) == 800)
        #expect(try press(.home) == 0)
        #expect(try press(.pageDown, .command) == 0)
    }

    @Test(arguments: [false, true]) func `Arrows along the text follow its direction`(isRightToLeft: Bool) throws {
        let stage = stage(.horizontal, isRightToLeft: isRightToLeft)
        let start = try offset(stage, .horizontal)
        func moved(_ key: KeyEvent.Key) throws -> CGFloat {
            stage.press(key)
            try stage.settle()
            return abs(try offset(stage, .horizontal) - start)
        }
        let (forward, back): (KeyEvent.Key, KeyEvent.Key) =
            isRightToLeft ? (.leftArrow, .rightArrow) : (.rightArrow, .leftArrow)
        #expect(try moved(back) == 0)
        #expect(abs(try moved(forward) - arrow) < 0.01)
        #expect(try moved(back) == 0)
        #expect(abs(try moved(.downArrow) - arrow) < 0.01)
        #expect(try moved(.upArrow) == 0)
        #expect(try moved(.end) == 900)
        #expect(try moved(.home) == 0)
    }

    @Test func `Keys add up while the content still moves`() throws {
        let stage = stage()
        for _ in 0..<3 {
            stage.press(.downArrow)
            stage.advance(by: 0.05)
        }
        try stage.settle()
        #expect(abs(try offset(stage) - 3 * arrow) < 0.01)
        stage.press(.end)
        stage.advance(by: 0.1)
        stage.press(.home)
        try stage.settle()
        #expect(try offset(stage) == 0)
    }

    @Test(arguments: [(100.0, false), (100.2, false), (102, true)])
    func `Content that fits does not handle the keys`(length: CGFloat, moves: Bool) throws {
        let stage = stage(length: length)
        stage.press(.end)
        try stage.settle()
        #expect(try (offset(stage) > 0.5) == moves)
    }

    // MARK: Wheels

    @Test func `A notch is 100 points, or as long as a shorter container`() throws {
        for (height, step) in [(100, 100), (60, 60), (300, 100)] as [(CGFloat, CGFloat)] {
            let stage = stage()
            stage.resize(to: CGSize(width: 100, height: height))
            stage.wheel(by: CGSize(width: 0, height: 1), at: CGPoint(x: 50, y: 30))
            try stage.settle()
            #expect(try offset(stage) == step)
            stage.wheel(by: CGSize(width: 0, height: 0.5), at: CGPoint(x: 50, y: 30))
            try stage.settle()
            #expect(try offset(stage) == step * 1.5)
            stage.wheel(by: CGSize(width: 0, height: -3), at: CGPoint(x: 50, y: 30))
            try stage.settle()
            #expect(try offset(stage) == 0)
        }
    }

    /// A wheel of high resolution reports parts of a notch.
    @Test func `Parts of notches turn a page when they add up`() throws {
        let stage = stage(isPaged: true)
        func turn(_ notches: CGFloat) throws -> CGFloat {
            stage.wheel(by: CGSize(width: 0, height: notches), at: CGPoint(x: 50, y: 50))
            try stage.settle()
            return try offset(stage)
        }
        #expect(try turn(0.5) == 0)
        #expect(try turn(0.5) == 100)
        #expect(try turn(0.75) == 100)
        // The other direction starts over.
        #expect(try turn(-0.5) == 100)
        #expect(try turn(-0.5) == 0)
        #expect(try turn(2) == 200)
        #expect(try turn(-1.5) == 100)
        #expect(try turn(-0.5) == 0)
        #expect(try turn(50) == 900)
    }

    /// Precise events without phases: a swipe of less than half of a page keeps its velocity, and turns the page. One
    /// event is treated as a frame, so that 4.2 points are more than 250 points per second.
    @Test(
        arguments: [
            (30.0, 4, 100.0), (30, 60, 0), (45, 4, 100), (60, 4, 100), (130, 4, 100), (160, 4, 100), (-30, 4, 0),
            (4.1, 1, 0), (4.2, 1, 100),
        ])
    func `A short quick swipe turns a page, and a long one counts by its distance`(
        distance: Double, frames: Int, end: Double
    ) throws {
        let stage = stage(isPaged: true)
        for _ in 0..<frames {
            stage.wheel(
                by: CGSize(width: 0, height: distance / Double(frames)), at: CGPoint(x: 50, y: 50), precise: true)
            stage.advance(by: 1.0 / 60)
        }
        try stage.settle()
        #expect(abs(try offset(stage) - end) < 0.01)
    }

    @Test func `Precise events end a tenth of a second after the last`() throws {
        let stage = stage()
        stage.wheel(by: CGSize(width: 0, height: 50), at: CGPoint(x: 50, y: 50), precise: true)
        stage.advance(by: 0.095)
        #expect(try stage.scroll("scroll").phase == .interacting)
        stage.advance(by: 0.01)
        #expect(try stage.scroll("scroll").phase == .idle)
        #expect(try offset(stage) == 50)
    }

    @Test(arguments: [(false, 1.0, 0.0), (true, -1, 0), (false, 0, 1), (true, 0, 1)])
    func `A wheel with one axis moves horizontal content too`(isRightToLeft: Bool, x: Double, y: Double) throws {
        let stage = stage(.horizontal, isRightToLeft: isRightToLeft)
        let start = try offset(stage, .horizontal)
        stage.wheel(by: CGSize(width: x, height: y), at: CGPoint(x: 50, y: 50))
        try stage.settle()
        #expect(abs(try offset(stage, .horizontal) - start) == 100)
        stage.wheel(by: CGSize(width: -x, height: -y), at: CGPoint(x: 50, y: 50))
        try stage.settle()
        #expect(try offset(stage, .horizontal) == start)
    }

    @Test func `Shift turns a wheel sideways`() throws {
        let stage = stage([.horizontal, .vertical])
        stage.wheel(by: CGSize(width: 0, height: 1), at: CGPoint(x: 50, y: 50), modifiers: .shift)
        try stage.settle()
        #expect(try stage.scroll("scroll").offset == CGPoint(x: 100, y: 0))
        stage.wheel(by: CGSize(width: 0, height: 1), at: CGPoint(x: 50, y: 50))
        try stage.settle()
        #expect(try stage.scroll("scroll").offset == CGPoint(x: 100, y: 100))
        // A device that turns it already keeps its direction.
        stage.wheel(by: CGSize(width: 1, height: 0), at: CGPoint(x: 50, y: 50), modifiers: .shift)
        try stage.settle()
        #expect(try stage.scroll("scroll").offset == CGPoint(x: 200, y: 100))
    }

    /// A wheel stays with the scroll view that it moved until it rests for 0.15 seconds.
    @Test(arguments: [(0.1, 60.0, 0.0), (0.14, 60, 0), (0.16, 0, 100)])
    func `A wheel that turns back moves the inner content only after a rest`(
        rest: Double, inner: CGFloat, outer: CGFloat
    ) throws {
        let stage = Stage(size: CGSize(width: 100, height: 100), framesPerSecond: 100) {
            ScrollView {
                ScrollView { Color.red.frame(width: 100, height: 160) }.frame(height: 100)
                    .accessibilityIdentifier("inner")
                Color.blue.frame(height: 900)
            }
            .accessibilityIdentifier("outer")
        }
        let point = CGPoint(x: 50, y: 5)
        stage.wheel(by: CGSize(width: 0, height: 0.6), at: point)
        try stage.settle()
        #expect(try stage.scroll("inner").offset.y == 60)
        stage.wheel(by: CGSize(width: 0, height: 1), at: point)
        stage.advance(by: rest)
        stage.wheel(by: CGSize(width: 0, height: -1), at: CGPoint(x: 50, y: 1))
        try stage.settle()
        #expect(abs(try stage.scroll("inner").offset.y - inner) < 0.01)
        #expect(abs(try stage.scroll("outer").offset.y - outer) < 0.01)
    }

    /// The wheel turns every tenth of a second, so it never rests for 0.15 seconds.
    @Test func `A wheel that keeps turning at the end of the content doesn't move the outer content`() throws {
        let stage = Stage(size: CGSize(width: 100, height: 100), framesPerSecond: 100) {
            ScrollView {
                ScrollView { Color.red.frame(width: 100, height: 160) }.frame(height: 100)
                Color.blue.frame(height: 900)
            }
            .accessibilityIdentifier("scroll")
        }
        for _ in 0..<10 {
            stage.wheel(by: CGSize(width: 0, height: 0.3), at: CGPoint(x: 50, y: 50))
            stage.advance(by: 0.1)
        }
        #expect(try offset(stage) == 0)
        stage.advance(by: 0.1)
        stage.wheel(by: CGSize(width: 0, height: 0.3), at: CGPoint(x: 50, y: 50))
        try stage.settle()
        #expect(abs(try offset(stage) - 30) < 0.01)
    }

    @Test func `A trackpad's fingers catch content, and its momentum adds nothing`() throws {
        let stage = stage(length: 5_000)
        let point = CGPoint(x: 50, y: 50)
        stage.trackpad(by: CGSize(width: 0, height: 200), at: point, over: 0.1)
        let released = try offset(stage)
        stage.trackpad(.momentum, by: CGSize(width: 0, height: 300), at: point)
        stage.advance(by: 0.1)
        let moving = try offset(stage)
        #expect(moving > released + 50 && moving < released + 300)
        stage.trackpad(.began, at: point)
        let caught = try offset(stage)
        stage.advance(by: 0.5)
        #expect(try offset(stage) == caught)
        stage.trackpad(.ended, at: point)
        try stage.settle()
        #expect(try offset(stage) == caught)
    }

    // MARK: Fingers

    @Test func `A finger that catches content does not have the velocity of the last one`() throws {
        let stage = stage(length: 20_000)
        stage.flick(from: CGPoint(x: 50, y: 95), velocity: CGVector(dx: 0, dy: -3_000))
        stage.advance(by: 1.0 / 60)
        let finger = stage.touch(at: CGPoint(x: 50, y: 5))
        let caught = try offset(stage)
        finger.hold(for: 0.03)
        finger.lift()
        try stage.settle()
        #expect(abs(try offset(stage) - caught) < 0.01)
    }

    @Test(arguments: [(9.0, 0.0), (10, 0), (11, 1), (30, 20)])
    func `A drag moves content by what exceeds 10 points`(distance: CGFloat, moved: CGFloat) throws {
        let stage = stage()
        let finger = stage.touch(at: CGPoint(x: 50, y: 50))
        finger.move(by: CGSize(width: 0, height: -distance), over: 0.1)
        #expect(abs(try offset(stage) - moved) < 0.01)
        finger.hold(for: 0.2)
        finger.lift()
        try stage.settle()
        #expect(abs(try offset(stage) - moved) < 0.01)
    }

    @Test func `A second finger continues a drag without a jump`() throws {
        let stage = stage()
        let first = stage.touch(at: CGPoint(x: 50, y: 50))
        first.move(by: CGSize(width: 0, height: -30), over: 0.1)
        let second = stage.touch(at: CGPoint(x: 20, y: 90))
        second.move(by: CGSize(width: 0, height: -15), over: 0.1)
        #expect(abs(try offset(stage) - 20) < 0.01)
        first.lift()
        #expect(abs(try offset(stage) - 20) < 0.01)
        second.move(by: CGSize(width: 0, height: -12), over: 0.1)
        #expect(abs(try offset(stage) - 32) < 0.01)
        second.hold(for: 0.2)
        second.lift()
        try stage.settle()
        #expect(abs(try offset(stage) - 32) < 0.01)
    }

    /// A fling begins at 250 points a second.
    @Test(arguments: [0.0, 230, -230, 270, -270, 2_000])
    func `A release below the minimum speed leaves content in place`(
        speed: Double
    ) throws {
        let stage = stage(length: 20_000)
        stage.press(.end)
        try stage.settle()
        stage.wheel(by: CGSize(width: 0, height: -10_000), at: CGPoint(x: 50, y: 50), precise: true)
        try stage.settle()
        let finger = stage.touch(at: CGPoint(x: 50, y: 50))
        finger.move(by: CGSize(width: 0, height: speed < 0 ? 20 : -20), over: 0.1)
        finger.hold(for: 0.2)
        finger.move(by: CGSize(width: 0, height: -speed / 10), over: 0.1)
        let released = try offset(stage)
        finger.lift()
        try stage.settle()
        let rest = try offset(stage) - released
        if abs(speed) < 250 { #expect(rest == 0) } else { #expect(rest * speed > 0 && abs(rest) < abs(speed)) }
    }

    @MainActor @Observable final class Model { var length: CGFloat = 1_000 }

    private struct Growing: View {
        let model: Model
        var body: some View {
            ScrollView { Color.red.frame(width: 100, height: model.length) }.accessibilityIdentifier("scroll")
        }
    }

    /// The end is at 900 points, and then at 1,900 points.
    @Test(arguments: [(false, 1_900), (true, 800)] as [(Bool, CGFloat)])
    func `The End key leads to the end of content that grows, unless a page back follows`(
        turnsBack: Bool, place: CGFloat
    ) throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Growing(model: model) }
        stage.press(.end)
        stage.advance(by: 0.05)
        if turnsBack { stage.press(.pageUp) }
        stage.advance(by: 0.05)
        model.length = 2_000
        try stage.settle()
        #expect(abs(try offset(stage) - place) < 0.01)
    }

    // MARK: Handled events

    /// The length of the content, the phases of the events, and whether a view handles the last one. Each changed event
    /// moves by 10 points.
    @Test(
        arguments: [
            (1_000, [.momentum], false), (1_000, [.momentumEnded], false), (1_000, [.ended], false),
            (1_000, [.cancelled], false), (1_000, [.began], true), (50, [.began], false), (1_000, [.changed], true),
            (50, [.changed], true), (1_000, [.began, .changed, .ended], true),
            (1_000, [.began, .changed, .ended, .momentum], true),
            (1_000, [.began, .changed, .ended, .momentum, .momentumEnded], true),
            (1_000, [.began, .changed, .ended, .ended], true), (1_000, [.began, .ended, .momentum], false),
        ] as [(CGFloat, [WheelEvent.Phase], Bool)])
    func `A scroll view handles the events of a trackpad that moves it`(
        length: CGFloat, phases: [WheelEvent.Phase], isHandled: Bool
    ) {
        let stage = stage(length: length)
        for phase in phases {
            stage.trackpad(phase, by: CGSize(width: 0, height: phase == .changed ? 10 : 0), at: CGPoint(x: 50, y: 50))
        }
        #expect(stage.handledWheel == isHandled)
    }

    @Test(arguments: [(50.0, 0.0), (1_000, 900)])
    func `At its end, content stretches under a trackpad, and not under a wheel`(length: CGFloat, end: CGFloat) throws {
        let stage = stage(length: length)
        let point = CGPoint(x: 50, y: 50)
        stage.press(.end)
        try stage.settle()
        stage.wheel(by: CGSize(width: 0, height: 1), at: point)
        #expect(!stage.handledWheel)
        stage.advance(by: 0.2)
        #expect(try offset(stage) == end)
        stage.trackpad(.began, at: point)
        stage.trackpad(.changed, by: CGSize(width: 0, height: 40), at: point)
        // The resistance of 100 points takes 40 points to 18.
        let stretch: CGFloat = 22 * 100 / 122
        #expect(abs(try offset(stage) - end - stretch) < 0.01)
    }

    @Test func `A trackpad without a first event moves content, and a wheel does not move content under a finger`()
        throws
    {
        let point = CGPoint(x: 50, y: 50)
        let moved = stage()
        for _ in 0..<5 {
            moved.trackpad(.changed, by: CGSize(width: 0, height: 10), at: point)
            moved.advance(by: 0.02)
        }
        #expect(abs(try offset(moved) - 50) < 0.01)
        moved.trackpad(.ended, at: point)
        try moved.settle()
        // 500 points per second.
        #expect(try offset(moved) > 150)
        let held = stage()
        let finger = held.touch(at: point)
        finger.move(by: CGSize(width: 0, height: -30), over: 0.1)
        held.wheel(by: CGSize(width: 0, height: 1), at: point)
        #expect(held.handledWheel)
        held.advance(by: 0.5)
        #expect(abs(try offset(held) - 20) < 0.01)
    }

    @Test(arguments: [false, true], [(4, 100.0), (60, 0)])
    func `A short quick swipe turns a page across`(isRightToLeft: Bool, _ swipe: (frames: Int, distance: Double)) throws
    {
        let stage = stage(.horizontal, isRightToLeft: isRightToLeft, isPaged: true)
        let start = try offset(stage, .horizontal)
        let sign: CGFloat = isRightToLeft ? -1 : 1
        for _ in 0..<swipe.frames {
            stage.wheel(
                by: CGSize(width: sign * 30 / CGFloat(swipe.frames), height: 0), at: CGPoint(x: 50, y: 50),
                precise: true)
            stage.advance(by: 1.0 / 60)
        }
        try stage.settle()
        let moved = (try offset(stage, .horizontal) - start) * sign
        #expect(abs(moved - CGFloat(swipe.distance)) < 0.01)
    }

    @Test func `Content that fingers on a trackpad stopped is at rest when they lift`() throws {
        let stage = stage(length: 5_000)
        let point = CGPoint(x: 50, y: 50)
        stage.flick(from: point, velocity: CGVector(dx: 0, dy: -1_000))
        stage.advance(by: 0.1)
        stage.trackpad(.began, at: point)
        #expect(try stage.scroll("scroll").phase == .tracking)
        stage.trackpad(.ended, at: point)
        #expect(try stage.scroll("scroll").phase == .idle)
    }

    /// Each row is the margin at both ends, and the distance of a page.
    @Test(arguments: [(5.0, 90.0), (20, 80), (40, 80)])
    func `A page is as long as the container, and at least four fifths of the viewport`(margin: CGFloat, page: CGFloat)
        throws
    {
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            ScrollView { Color.red.frame(height: 1_000) }.contentMargins(.vertical, margin)
                .scrollIndicators(.hidden).accessibilityIdentifier("scroll")
        }
        #expect(try offset(stage) == -margin)
        stage.press(.pageDown)
        try stage.settle()
        #expect(abs(try offset(stage) - page + margin) < 0.01)
        stage.press(.downArrow)
        try stage.settle()
        let arrow = CGFloat(pow(100 - 2 * Double(margin), 2.0 / 3))
        #expect(abs(try offset(stage) - page + margin - arrow) < 0.01)
    }

    /// The speed on each of two axes. Together they are 1.41 times as fast.
    @Test(arguments: [(170.0, false), (200, true)])
    func `The speeds of both axes make a fling`(speed: Double, isFling: Bool) throws {
        let stage = stage([.horizontal, .vertical], length: 20_000)
        let finger = stage.touch(at: CGPoint(x: 90, y: 90))
        finger.move(by: CGSize(width: -20, height: -20), over: 0.1)
        finger.hold(for: 0.2)
        finger.move(by: CGSize(width: -speed / 10, height: -speed / 10), over: 0.1)
        let released = try stage.scroll("scroll").offset
        finger.lift()
        try stage.settle()
        let rest = try stage.scroll("scroll").offset
        #expect((rest.x > released.x + 10) == isFling && (rest.y > released.y + 10) == isFling)
        #expect(isFling || rest == released)
    }
}
