import ScrollworkTesting
import SwiftUI
import Testing

/// Wheels, trackpads, and keys that continue another input, or whose scroll view leaves, in windows of 100 points.
@MainActor
@Suite struct LostInputTests {
    private let point = CGPoint(x: 50, y: 50)

    private func list(_ name: String, length: CGFloat = 5_000) -> some View {
        ScrollView { Color.red.frame(width: 100, height: length) }.scrollIndicators(.hidden)
            .accessibilityIdentifier(name)
    }

    /// Returns a stage with a list.
    private func stage(isPaged: Bool = false) -> Stage {
        Stage(size: CGSize(width: 100, height: 100), framesPerSecond: 100) {
            if isPaged { list("list").scrollTargetBehavior(.paging) } else { list("list") }
        }
    }

    private func y(_ stage: Stage, _ name: String = "list") throws -> CGFloat { try stage.scroll(name).offset.y }

    private func phase(_ stage: Stage, _ name: String = "list") throws -> ScrollPhase {
        try stage.scroll(name).phase
    }

    // MARK: Trackpads

    @Test func `Content that fingers stopped is at rest when a gesture begins elsewhere`() throws {
        let stage = Stage(size: CGSize(width: 200, height: 100)) {
            HStack(spacing: 0) {
                list("left")
                list("right")
            }
        }
        stage.flick(from: CGPoint(x: 50, y: 90), velocity: CGVector(dx: 0, dy: -1_000))
        stage.advance(by: 0.1)
        stage.trackpad(.began, at: point)
        #expect(try phase(stage, "left") == .tracking)
        stage.trackpad(.began, at: CGPoint(x: 150, y: 50))
        #expect(try phase(stage, "left") == .idle)
        #expect(try phase(stage, "right") == .idle)
    }

    /// The pointer is over a list that could move, in a page that the fingers stopped.
    @Test func `Fingers move the content that they stopped, also over other content`() throws {
        let stage = Stage(size: CGSize(width: 100, height: 200)) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.blue.frame(width: 100, height: 300)
                    list("inner").frame(height: 200)
                    Color.blue.frame(width: 100, height: 3_000)
                }
            }
            .accessibilityIdentifier("outer")
        }
        let place = CGPoint(x: 50, y: 180)
        stage.flick(from: CGPoint(x: 50, y: 190), velocity: CGVector(dx: 0, dy: -1_500))
        stage.advance(by: 0.1)
        #expect(try stage.drawnFrame(of: "inner").contains(place))
        stage.trackpad(.began, at: place)
        let caught = try y(stage, "outer")
        #expect(try phase(stage, "outer") == .tracking)
        for step in 1...3 {
            stage.trackpad(.changed, by: CGSize(width: 0, height: 20), at: place)
            #expect(abs(try y(stage, "outer") - caught - CGFloat(step) * 20) < 0.01)
            #expect(try y(stage, "inner") == 0)
        }
    }

    @Test(arguments: [WheelEvent.Phase.ended, .cancelled])
    func `A gesture of a trackpad that lost its start moves content again`(end: WheelEvent.Phase) throws {
        let stage = stage()
        stage.trackpad(.began, at: point)
        for offset in [10.0, 20, 30] {
            stage.trackpad(.changed, by: CGSize(width: 0, height: 10), at: point)
            #expect(abs(try y(stage) - CGFloat(offset)) < 0.01)
            #expect(try phase(stage) == .interacting)
            stage.trackpad(end, at: point)
            #expect(try phase(stage) == .idle)
            stage.advance(by: 1)
            #expect(abs(try y(stage) - CGFloat(offset)) < 0.01)
        }
    }

    // MARK: Precise events without phases

    @Test func `Precise events are one movement until they pause for a tenth of a second`() throws {
        let stage = stage()
        for _ in 0..<5 {
            stage.wheel(by: CGSize(width: 0, height: 4), at: point, precise: true)
            stage.advance(by: 0.05)
            #expect(try phase(stage) == .interacting)
            stage.advance(by: 0.02)
            #expect(try phase(stage) == .interacting)
        }
        stage.advance(by: 0.02)
        #expect(try phase(stage) == .interacting)
        stage.advance(by: 0.02)
        #expect(try phase(stage) == .idle)
        #expect(abs(try y(stage) - 20) < 0.01)
    }

    /// The system may already have added momentum, so 450 points per second remain only in content that snaps.
    @Test(arguments: [(false, 30.0, 60.0), (true, 100, 200)])
    func `Quick swipes of precise events turn a page each, and add nothing to free content`(
        isPaged: Bool, first: Double, second: Double
    ) throws {
        let stage = stage(isPaged: isPaged)
        for end in [first, second] {
            for _ in 0..<4 {
                stage.wheel(by: CGSize(width: 0, height: 7.5), at: point, precise: true)
                stage.advance(by: 1.0 / 60)
            }
            try stage.settle()
            #expect(abs(try y(stage) - CGFloat(end)) < 0.01)
            stage.advance(by: 1)
        }
    }

    // MARK: Scroll views that leave

    @MainActor @Observable final class Model { var isFirst = true }

    private struct Lists: View {
        let model: Model

        var body: some View {
            if model.isFirst {
                ScrollView { Color.red.frame(height: 5_000) }.accessibilityIdentifier("first")
            } else {
                ScrollView { Color.blue.frame(height: 5_000) }.accessibilityIdentifier("second")
            }
        }
    }

    @Test(arguments: [false, true])
    func `A wheel that turns continues with the content that replaces its content`(isPrecise: Bool) throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Lists(model: model) }
        let delta = CGSize(width: 0, height: isPrecise ? 30 : 1)
        stage.wheel(by: delta, at: point, precise: isPrecise)
        model.isFirst = false
        stage.update()
        #expect(stage.exists("second"))
        stage.wheel(by: delta, at: point, precise: isPrecise)
        #expect(stage.handledWheel)
        try stage.settle()
        #expect(abs(try y(stage, "second") - (isPrecise ? 30 : 100)) < 0.01)
        #expect(try phase(stage, "second") == .idle)
    }

    /// The inner list has 50 points. The resistance of 100 points takes 40 points to 18.
    @Test func `A disabled scroll view doesn't receive the rest of a drag`() throws {
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            ScrollView {
                VStack(spacing: 0) {
                    list("inner", length: 150).frame(height: 100).environment(\.isScrollEnabled, true)
                    Color.blue.frame(width: 100, height: 1_000)
                }
            }
            .accessibilityIdentifier("outer")
            .scrollDisabled(true)
        }
        let finger = stage.touch(at: point)
        finger.move(by: CGSize(width: 0, height: -40), over: 0.1)
        #expect(abs(try y(stage, "inner") - 30) < 0.01)
        finger.move(by: CGSize(width: 0, height: -60), over: 0.1)
        let stretch: CGFloat = 22 * 100 / 122
        #expect(abs(try y(stage, "inner") - 50 - stretch) < 0.01)
        #expect(try y(stage, "outer") == 0)
        finger.lift()
    }

    // MARK: Keys

    /// An arrow moves by the length of the container to the power of two thirds.
    private let arrow = pow(100.0, 2.0 / 3)

    /// The second key comes before the first frame of the motion, while the content is still at its start.
    @Test func `A key that follows another at once counts from its destination`() throws {
        let page = stage()
        page.press(.pageDown)
        #expect(abs(try y(page)) < 0.01)
        page.press(.upArrow)
        try page.settle()
        #expect(abs(try y(page) - 100 + CGFloat(arrow)) < 0.01)
        let end = stage()
        end.press(.end)
        end.press(.home)
        try end.settle()
        #expect(try y(end) == 0)
    }

    /// The page of the tall list is 140 points long. The wide list is longer across the screen, and smaller.
    @Test(arguments: [(.pageDown, 140), (.end, 4_860)] as [(KeyEvent.Key, CGFloat)])
    func `Keys move the largest scroll view`(key: KeyEvent.Key, end: CGFloat) throws {
        let stage = Stage(size: CGSize(width: 200, height: 200)) {
            VStack(alignment: .leading, spacing: 0) {
                list("wide").frame(width: 200, height: 60)
                list("tall").frame(width: 100, height: 140)
            }
        }
        for (key, end) in [(key, end), (.home, 0)] as [(KeyEvent.Key, CGFloat)] {
            stage.press(key)
            try stage.settle()
            #expect(try y(stage, "wide") == 0)
            #expect(abs(try y(stage, "tall") - end) < 0.01)
        }
    }

    @Test func `Arrows move the largest scroll view along their axis`() throws {
        let stage = Stage(size: CGSize(width: 100, height: 150)) {
            VStack(spacing: 0) {
                ScrollView(.horizontal) { Color.blue.frame(width: 5_000, height: 50) }.frame(height: 50)
                    .accessibilityIdentifier("row")
                list("list").frame(height: 100)
            }
        }
        for key in [KeyEvent.Key.rightArrow, .downArrow] {
            stage.press(key)
            try stage.settle()
        }
        #expect(abs(try stage.scroll("row").offset.x - CGFloat(arrow)) < 0.01)
        #expect(abs(try y(stage) - CGFloat(arrow)) < 0.01)
    }

    // MARK: Input that ends

    @Test func `A wheel moves inner content although fingers had stopped the outer content`() throws {
        let stage = Stage(size: CGSize(width: 100, height: 200)) {
            ScrollView {
                VStack(spacing: 0) {
                    list("inner").frame(height: 100)
                    Color.blue.frame(width: 100, height: 3_000)
                }
            }
            .accessibilityIdentifier("outer")
        }
        stage.flick(from: CGPoint(x: 50, y: 190), velocity: CGVector(dx: 0, dy: -300))
        stage.advance(by: 0.1)
        let place = CGPoint(x: 50, y: 20)
        stage.trackpad(.began, at: place)
        #expect(try phase(stage, "outer") == .tracking)
        stage.trackpad(.ended, at: place)
        let caught = try y(stage, "outer")
        #expect(caught > 10 && caught < 70)
        stage.wheel(by: CGSize(width: 0, height: 1), at: place)
        try stage.settle()
        #expect(abs(try y(stage, "inner") - 100) < 0.01)
        #expect(abs(try y(stage, "outer") - caught) < 0.01)
    }

    private struct Jumping: View {
        let model: Model

        var body: some View {
            ScrollViewReader { proxy in
                ScrollView {
                    VStack(spacing: 0) {
                        Color.red.frame(height: 3_000)
                        Color.blue.frame(height: 2_000).id("place")
                    }
                }
                .onChange(of: model.isFirst) {
                    withAnimation(.linear(duration: 0.5)) { proxy.scrollTo("place", anchor: .top) }
                }
                .accessibilityIdentifier("list")
            }
        }
    }

    @Test(arguments: [false, true]) func `The end of a movement does not stop an animation of the program`(
        isPrecise: Bool
    ) throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Jumping(model: model) }
        if isPrecise {
            stage.wheel(by: CGSize(width: 0, height: 30), at: point, precise: true)
        } else {
            stage.trackpad(.began, at: point)
            stage.trackpad(.changed, by: CGSize(width: 0, height: 30), at: point)
        }
        model.isFirst = false
        stage.update()
        stage.advance(by: 0.2)
        stage.trackpad(.ended, at: point)
        try stage.settle()
        #expect(abs(try y(stage) - 3_000) < 0.01)
    }
}
