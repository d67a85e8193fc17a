import ScrollworkTesting
import SwiftUI
import Testing

/// How far, how long, and with how many fingers gestures are what they are.
@MainActor
@Suite struct GestureLimitTests {
    private let size = CGSize(width: 200, height: 200)
    private let middle = CGPoint(x: 100, y: 100)

    private func log<G: Gesture>(_ gesture: G, _ body: (Stage) -> Void) -> [String] {
        let log = GestureLog()
        let stage = Stage(size: size, framesPerSecond: 100) {
            Color.red.gesture(gesture.onEnded { _ in log.note("end") })
        }
        body(stage)
        return log.entries
    }

    // MARK: Presses

    @Test(
        arguments: [
            (9.0, 0.0, true), (10, 0, true), (10.5, 0, false), (0, -10.5, false), (7, 7, true), (7.5, 7.5, false),
        ])
    func `A press can move by 10 points`(x: Double, y: Double, ends: Bool) {
        let found = log(LongPressGesture()) { stage in
            let finger = stage.touch(at: middle)
            finger.move(by: CGSize(width: x, height: y), over: 0.1)
            finger.hold(for: 1)
        }
        #expect(found == (ends ? ["end"] : []))
    }

    @Test(arguments: [
        (0.0, 0.0, true), (0, 0.5, false), (-5, 0, true), (-5, 0.5, false), (40, 39, true), (40, 41, false),
    ])
    func `A press has its maximum distance`(maximum: Double, distance: Double, ends: Bool) {
        let found = log(LongPressGesture(maximumDistance: maximum)) { stage in
            let finger = stage.touch(at: middle)
            if distance > 0 { finger.move(by: CGSize(width: 0, height: distance), over: 0.1) }
            finger.hold(for: 1)
        }
        #expect(found == (ends ? ["end"] : []))
    }

    @Test(
        arguments: [(0.5, 0.49, false), (0.5, 0.51, true), (1.2, 1.19, false), (1.2, 1.21, true), (0, 0, true)]
            + [(-1, 0, true), (.infinity, 100, false)])
    func `A press has its minimum duration`(duration: Double, time: Double, ends: Bool) {
        let found = log(LongPressGesture(minimumDuration: duration)) { stage in
            let finger = stage.touch(at: middle)
            if time > 0 { finger.hold(for: time) }
        }
        #expect(found == (ends ? ["end"] : []))
    }

    @Test func `A press takes half a second`() {
        for (time, count) in [(0.495, 0), (0.505, 1)] {
            #expect(log(LongPressGesture()) { $0.touch(at: middle).hold(for: time) }.count == count)
        }
    }

    @Test func `A second finger ends a press, and the next one is new`() {
        let found = log(LongPressGesture()) { stage in
            let first = stage.touch(at: middle)
            let second = stage.touch(at: CGPoint(x: 20, y: 20))
            first.hold(for: 1)
            second.lift()
            first.hold(for: 1)
            first.lift()
        }
        #expect(found.isEmpty)
        #expect(
            log(LongPressGesture()) { stage in
                let first = stage.touch(at: middle)
                first.lift()
                stage.touch(at: middle).hold(for: 0.6)
            } == ["end"])
    }

    @Test func `A press ends when a scroll view takes its finger`() throws {
        let log = GestureLog()
        let stage = Stage(size: size) {
            ScrollView {
                Color.red.frame(height: 1_000).onLongPressGesture(maximumDistance: 100) {
                    log.note("end")
                } onPressingChanged: {
                    log.note("\($0)")
                }
            }
        }
        let finger = stage.touch(at: middle)
        #expect(log.entries == ["true"])
        finger.move(by: CGSize(width: 0, height: -20), over: 0.1)
        #expect(log.entries == ["true", "false"])
        finger.hold(for: 1)
        #expect(log.entries == ["true", "false"])
    }

    // MARK: Taps

    @Test(arguments: [(44.0, true), (44.9, true), (45, false), (46, false)])
    func `A tap can move by less than 45 points`(distance: Double, ends: Bool) {
        let found = log(TapGesture()) { stage in
            let finger = stage.touch(at: middle)
            finger.move(by: CGSize(width: 0, height: distance), over: 0.1)
            finger.lift()
        }
        #expect(found == (ends ? ["end"] : []))
    }

    @Test(arguments: [(0.0, true), (0.74, true), (0.76, false)])
    func `A tap takes less than three quarters of a second`(time: Double, ends: Bool) {
        let found = log(TapGesture()) { stage in
            let finger = stage.touch(at: middle)
            finger.hold(for: time)
            finger.lift()
        }
        #expect(found == (ends ? ["end"] : []))
    }

    @Test(arguments: [(0.34, 44.0, 1), (0.36, 0, 0), (0.1, 44, 1), (0.1, 46, 0)])
    func `Taps of a double tap are near each other in time and place`(gap: Double, distance: Double, count: Int) {
        let found = log(TapGesture(count: 2)) { stage in
            stage.touch(at: middle).lift()
            stage.advance(by: gap)
            stage.touch(at: CGPoint(x: 100 + distance, y: 100)).lift()
        }
        #expect(found.count == count)
    }

    @Test(arguments: [(1, 4, 4), (2, 4, 2), (3, 4, 1), (0, 2, 2), (-1, 2, 2), (4, 4, 1), (5, 4, 0)])
    func `A gesture succeeds after its number of taps`(count: Int, taps: Int, ends: Int) {
        let found = log(TapGesture(count: count)) { stage in
            for _ in 0..<taps {
                stage.touch(at: middle).lift()
                stage.advance(by: 0.1)
            }
        }
        #expect(found.count == ends)
    }

    @Test func `Each tap of a double tap has its own time limit`() {
        let found = log(TapGesture(count: 2)) { stage in
            for _ in 0..<2 {
                let finger = stage.touch(at: middle)
                finger.hold(for: 0.7)
                finger.lift()
                stage.advance(by: 0.3)
            }
        }
        #expect(found == ["end"])
    }

    @Test func `Two fingers at once do not tap`() {
        let found = log(TapGesture()) { stage in
            let first = stage.touch(at: middle), second = stage.touch(at: CGPoint(x: 110, y: 100))
            first.lift()
            second.lift()
        }
        #expect(found.isEmpty)
    }

    @Test func `A finger that stops a scroll view does not tap`() throws {
        let log = GestureLog()
        let stage = Stage(size: size) {
            ScrollView { Color.red.frame(height: 5_000).onTapGesture { log.note("tap") } }
        }
        stage.flick(from: middle, velocity: CGVector(dx: 0, dy: -2_000))
        stage.advance(by: 0.1)
        stage.tap(at: middle)
        #expect(log.entries.isEmpty)
        try stage.settle()
        stage.tap(at: middle)
        #expect(log.entries == ["tap"])
    }

    /// A press at the same time as the scroll, or a press that loses the finger to it.
    @Test(arguments: [false, true]) func `A finger that stops a scroll view does not press`(isSimultaneous: Bool) throws
    {
        let log = GestureLog()
        let stage = Stage(size: size) {
            ScrollView {
                let content = Color.red.frame(height: 5_000)
                if isSimultaneous {
                    content.simultaneousGesture(LongPressGesture().onChanged { log.note("\($0)") })
                } else {
                    content.onLongPressGesture {
                        log.note("press")
                    } onPressingChanged: {
                        log.note("\($0)")
                    }
                }
            }
        }
        stage.flick(from: middle, velocity: CGVector(dx: 0, dy: -2_000))
        stage.advance(by: 0.1)
        log.entries = []
        let finger = stage.touch(at: middle)
        finger.hold(for: 1)
        #expect(log.entries.isEmpty)
        finger.lift()
        try stage.settle()
        _ = stage.touch(at: middle)
        #expect(log.entries == ["true"])
    }

    // MARK: Fingers that move

    @Test(arguments: [(9.9, 0), (10, 1), (11, 1)]) func `A drag begins after 10 points`(distance: Double, count: Int) {
        let found = log(DragGesture()) { stage in
            let finger = stage.touch(at: middle)
            finger.move(by: CGSize(width: distance * 0.6, height: distance * 0.8), over: 0)
            finger.lift()
        }
        #expect(found.count == count)
    }

    /// The fingers are 100 points apart.
    private func pair(_ stage: Stage, to point: CGPoint) {
        _ = stage.touch(at: CGPoint(x: 50, y: 100))
        let finger = stage.touch(at: CGPoint(x: 150, y: 100))
        finger.move(to: point, over: 0)
        finger.lift()
    }

    @Test(arguments: [(0.9, 0), (1.05, 1), (-0.9, 0), (-1.05, 1)])
    func `A pinch begins with a hundredth of its length`(distance: Double, count: Int) {
        let point = CGPoint(x: 150 + distance, y: 100)
        #expect(log(MagnifyGesture()) { pair($0, to: point) }.count == count)
    }

    @Test(arguments: [(0.95, 0), (1.05, 1), (-0.95, 0), (-1.05, 1)])
    func `A rotation begins with a degree`(degrees: Double, count: Int) {
        let angle = Angle.degrees(degrees).radians
        let point = CGPoint(x: 50 + 100 * cos(angle), y: 100 + 100 * sin(angle))
        #expect(log(RotateGesture()) { pair($0, to: point) }.count == count)
    }

    @available(*, deprecated)
    @Test(arguments: [(29.0, 0), (31, 1)]) func `Deprecated pinches and rotations have minimums and values`(
        change: Double, count: Int
    ) {
        var scales: [CGFloat] = []
        var angles: [Double] = []
        let stage = Stage(size: size) {
            Color.red.gesture(
                MagnificationGesture(minimumScaleDelta: 0.3).onEnded { scales.append($0) }
                    .simultaneously(
                        with: RotationGesture(minimumAngleDelta: .degrees(30)).onEnded { angles.append($0.degrees) }))
        }
        let angle = Angle.degrees(change).radians, length = 100 + change
        pair(stage, to: CGPoint(x: 50 + length * cos(angle), y: 100 + length * sin(angle)))
        #expect(scales.count == count && angles.count == count)
        for scale in scales { #expect(abs(scale - length / 100) < 1e-6) }
        for angle in angles { #expect(abs(angle - change) < 1e-6) }
    }

    @available(*, deprecated)
    @Test(arguments: [(0.9, 0), (1.05, 1)]) func `Deprecated pinches and rotations begin as early as the others`(
        change: Double, count: Int
    ) {
        #expect(log(MagnificationGesture()) { pair($0, to: CGPoint(x: 150 + change, y: 100)) }.count == count)
        let angle = Angle.degrees(change).radians
        let turned = CGPoint(x: 50 + 100 * cos(angle), y: 100 + 100 * sin(angle))
        #expect(log(RotationGesture()) { pair($0, to: turned) }.count == count)
    }

    // MARK: Gestures of two

    @MainActor @Observable final class Model { var name = "old" }

    @Test func `The first of two exclusive gestures ends the second`() {
        struct Example: View {
            @GestureState var isPressed = false
            let log: GestureLog
            var body: some View {
                Color.red
                    .gesture(
                        DragGesture(minimumDistance: 20).onEnded { _ in log.note("drag") }
                            .exclusively(
                                before: LongPressGesture(maximumDistance: 100)
                                    .updating($isPressed) { _, state, _ in state = true }
                                    .onEnded { _ in log.note("press") })
                    )
                    .onChange(of: isPressed) { log.note("\(isPressed)") }
            }
        }
        let log = GestureLog()
        let stage = Stage(size: size) { Example(log: log) }
        let finger = stage.touch(at: middle)
        stage.update()
        #expect(log.entries == ["true"])
        finger.move(by: CGSize(width: 30, height: 0), over: 0.1)
        stage.update()
        #expect(log.entries == ["true", "false"])
        finger.hold(for: 1)
        finger.lift()
        #expect(log.entries == ["true", "false", "drag"])
    }

    @Test(arguments: [false, true]) func `The parameters of a gesture can change while fingers are down`(isNested: Bool)
    {
        struct Example: View {
            let model: Model
            let log: GestureLog
            let isNested: Bool
            var body: some View {
                let name = model.name
                let tap = TapGesture().onEnded { log.note(name) }
                if isNested {
                    Color.red.gesture(tap.modifiers(.shift).onEnded { log.note("outer \(name)") })
                } else {
                    Color.red.gesture(
                        TapGesture().modifiers(name == "old" ? .shift : .command).onEnded { log.note(name) })
                }
            }
        }
        let model = Model(), log = GestureLog()
        let stage = Stage(size: size) { Example(model: model, log: log, isNested: isNested) }
        let finger = stage.touch(at: middle, modifiers: .shift)
        model.name = "new"
        stage.update()
        finger.lift()
        #expect(log.entries == (isNested ? ["new", "outer new"] : ["new"]))
        stage.touch(at: middle, modifiers: .shift).lift()
        #expect(log.entries.count == (isNested ? 4 : 1))
    }

    // MARK: Hovering

    @Test func `A pointer that leaves the window ends its hovers, each once`() {
        let log = GestureLog()
        let stage = Stage(size: size) {
            HStack(spacing: 0) {
                Color.red.onHover { log.note("left \($0)") }
                Color.blue.onHover { log.note("right \($0)") }
            }
            .onHover { log.note("all \($0)") }
        }
        stage.hover(at: CGPoint(x: 50, y: 100))
        #expect(log.entries == ["left true", "all true"])
        stage.hover(at: CGPoint(x: 60, y: 100))
        #expect(log.entries.count == 2)
        stage.hover(at: CGPoint(x: 150, y: 100))
        #expect(log.entries == ["left true", "all true", "left false", "right true"])
        stage.hover(at: nil)
        #expect(log.entries.suffix(2) == ["right false", "all false"] && log.entries.count == 6)
        stage.hover(at: nil)
        #expect(log.entries.count == 6)
    }
}
