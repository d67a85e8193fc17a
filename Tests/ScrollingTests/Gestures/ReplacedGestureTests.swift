import ScrollworkTesting
import SwiftUI
import Testing

/// Gestures that another one replaces while fingers are down, that fail, or that never begin.
@MainActor
@Suite struct ReplacedGestureTests {
    @MainActor @Observable final class Model {
        var isTap = false
    }

    private struct Feed: View {
        let model: Model
        let log: GestureLog

        private var gesture: AnyGesture<Void> {
            if model.isTap {
                AnyGesture(TapGesture().onEnded { log.note("tap") })
            } else {
                AnyGesture(
                    DragGesture().onChanged { _ in log.note("drag") }.onEnded { _ in log.note("end") }.map { _ in })
            }
        }

        var body: some View {
            ScrollView { Color.red.frame(height: 1_000).gesture(gesture) }.accessibilityIdentifier("feed")
        }
    }

    @Test func aReplacedGestureLosesItsFingerAndTheNextFingerIsFree() throws {
        let log = GestureLog(), model = Model()
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Feed(model: model, log: log) }
        let finger = stage.touch(at: CGPoint(x: 60, y: 100))
        finger.move(by: CGSize(width: 40, height: 0), over: 0.1)
        #expect(log.count("drag") > 0)
        model.isTap = true
        stage.update()
        log.entries = []
        finger.move(by: CGSize(width: 20, height: 0), over: 0.1)
        finger.lift()
        #expect(log.entries.isEmpty)
        let next = stage.touch(at: CGPoint(x: 100, y: 150))
        next.move(by: CGSize(width: 0, height: -30), over: 0.2)
        #expect(try stage.scroll("feed").offset.y == 20)
        next.lift()
        try stage.settle()
        stage.tap(at: CGPoint(x: 100, y: 100))
        #expect(log.entries == ["tap"])
    }

    @Test(arguments: [false, true]) func aFingerThatReturnsDoesNotTap(_ isSimultaneous: Bool) {
        let log = GestureLog()
        let tap = TapGesture().onEnded { log.note("tap") }
        let stage = Stage(size: CGSize(width: 200, height: 200)) {
            if isSimultaneous {
                Color.red.gesture(tap.simultaneously(with: DragGesture(minimumDistance: 100)))
            } else {
                Color.red.gesture(tap)
            }
        }
        let finger = stage.touch(at: CGPoint(x: 100, y: 100))
        finger.move(by: CGSize(width: 60, height: 0), over: 0.1)
        finger.move(by: CGSize(width: -58, height: 0), over: 0.1)
        finger.lift()
        #expect(log.entries.isEmpty)
        stage.tap(at: CGPoint(x: 100, y: 100))
        #expect(log.entries == ["tap"])
    }

    @Test func aStateThatNoGestureSetIsNotReset() {
        struct Example: View {
            @GestureState var drag: CGFloat
            init(_ log: GestureLog) {
                _drag = GestureState(wrappedValue: 0) { value, _ in
                    MainActor.assumeIsolated { log.note("reset from \(Int(value))") }
                }
            }

            var body: some View {
                Color.red.gesture(DragGesture().updating($drag) { value, state, _ in state = value.translation.width })
            }
        }
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Example(log) }
        stage.tap(at: CGPoint(x: 100, y: 100))
        #expect(log.entries.isEmpty)
        stage.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 140, y: 100), over: 0.1)
        #expect(log.entries == ["reset from 40"])
    }

    private struct Pulled: View {
        let model: Model
        @GestureState var pull: CGFloat = 0

        var body: some View {
            let drag = DragGesture().updating($pull) { value, pull, _ in pull = value.translation.width }
            Color.red.frame(width: 20, height: 20).accessibilityIdentifier("puck").offset(x: pull)
                .frame(width: 200, height: 200).contentShape(.rect)
                .gesture(model.isTap ? AnyGesture(TapGesture()) : AnyGesture(drag.map { _ in }))
        }
    }

    /// Each row is whether another gesture replaces the drag, and whether the touch is then canceled or moves.
    @Test(arguments: [(true, false), (true, true), (false, true)])
    func `A replaced or canceled gesture resets its state`(isReplaced: Bool, isCanceled: Bool) throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Pulled(model: model) }
        let finger = stage.touch(at: CGPoint(x: 60, y: 100))
        finger.move(by: CGSize(width: 40, height: 0), over: 0.1)
        #expect(abs(try stage.drawnFrame(of: "puck").minX - 130) < 0.01)
        model.isTap = isReplaced
        stage.update()
        if isCanceled { finger.cancel() } else { finger.move(by: CGSize(width: 1, height: 0), over: 0) }
        stage.update()
        #expect(abs(try stage.drawnFrame(of: "puck").minX - 90) < 0.01)
    }

    @Test(arguments: [(1, ["single"]), (2, ["double"])])
    func `A tap waits for a double tap of a hidden type`(taps: Int, expected: [String]) {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 200, height: 200)) {
            Color.red.gesture(AnyGesture(TapGesture(count: 2).onEnded { log.note("double") }))
                .onTapGesture { log.note("single") }
        }
        for _ in 0..<taps { stage.tap(at: CGPoint(x: 100, y: 100)) }
        #expect(log.entries == (taps == 2 ? ["double"] : []))
        stage.advance(by: 0.5)
        #expect(log.entries == expected)
    }

    @Test func `Taps that are too far apart for a double tap are both single taps`() {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 200, height: 200)) {
            Color.red.onTapGesture(count: 2) { log.note("double") }.onTapGesture { log.note("single") }
        }
        stage.tap(at: CGPoint(x: 20, y: 20))
        stage.tap(at: CGPoint(x: 180, y: 180))
        stage.advance(by: 0.5)
        #expect(log.entries == ["single", "single"])
    }

    private struct Joined: View {
        let model: Model
        let log: GestureLog
        @GestureState private var drag: CGFloat

        init(_ model: Model, _ log: GestureLog) {
            self.model = model
            self.log = log
            _drag = GestureState(wrappedValue: 0) { value, _ in
                MainActor.assumeIsolated { log.note("reset from \(Int(value))") }
            }
        }

        private var first: AnyGesture<Void> {
            if model.isTap { return AnyGesture(TapGesture().onEnded { log.note("tap") }) }
            let drag = DragGesture(minimumDistance: 0).updating($drag) { value, state, _ in
                state = value.translation.width
            }
            return AnyGesture(drag.map { _ in })
        }

        var body: some View { Color.red.gesture(first.simultaneously(with: DragGesture(minimumDistance: 0))) }
    }

    /// The other part of the gesture continues. The new part takes no finger until the gesture is over.
    @Test func `A replaced part of a gesture resets its state once`() {
        let model = Model(), log = GestureLog()
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Joined(model, log) }
        let finger = stage.touch(at: CGPoint(x: 60, y: 100))
        finger.move(by: CGSize(width: 40, height: 0), over: 0)
        model.isTap = true
        stage.update()
        for _ in 0..<3 { finger.move(by: CGSize(width: 10, height: 0), over: 0) }
        stage.tap(at: CGPoint(x: 100, y: 150))
        finger.lift()
        #expect(log.entries == ["reset from 40"])
        stage.tap(at: CGPoint(x: 100, y: 150))
        #expect(log.entries == ["reset from 40", "tap"])
    }

    private struct Pressed: View {
        let model: Model
        let log: GestureLog

        private var second: AnyGesture<Void> {
            if model.isTap { return AnyGesture(TapGesture()) }
            return AnyGesture(DragGesture(minimumDistance: 100).map { _ in })
        }

        var body: some View {
            Color.red.gesture(
                LongPressGesture().exclusively(before: second).onEnded { _ in log.note("press") }
                    .simultaneously(with: DragGesture(minimumDistance: 50)))
        }
    }

    /// The drag can still begin, so the finger belongs to the gesture after the press.
    @Test func `A press that has ended does not end again when the gesture that it excluded is replaced`() {
        let model = Model(), log = GestureLog()
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Pressed(model: model, log: log) }
        let finger = stage.touch(at: CGPoint(x: 60, y: 100))
        finger.hold(for: 0.6)
        #expect(log.entries == ["press"])
        model.isTap = true
        stage.update()
        finger.move(by: CGSize(width: 10, height: 0), over: 0)
        #expect(log.entries == ["press"])
        finger.lift()
        #expect(log.entries == ["press"])
    }

    private struct PressOrTap: View {
        let model: Model
        let log: GestureLog

        private var gesture: AnyGesture<Void> {
            if model.isTap { return AnyGesture(TapGesture().onEnded { log.note("tap") }) }
            return AnyGesture(LongPressGesture().onEnded { _ in log.note("press") }.map { _ in })
        }

        var body: some View { Color.red.gesture(gesture) }
    }

    /// The first finger stays down for longer than the press takes.
    @Test func `A gesture that replaced a press waits until the fingers of the press have lifted`() {
        let model = Model(), log = GestureLog()
        let stage = Stage(size: CGSize(width: 200, height: 200)) { PressOrTap(model: model, log: log) }
        let finger = stage.touch(at: CGPoint(x: 60, y: 100))
        model.isTap = true
        finger.hold(for: 0.6)
        stage.tap(at: CGPoint(x: 100, y: 150))
        finger.lift()
        #expect(log.entries.isEmpty)
        stage.tap(at: CGPoint(x: 100, y: 150))
        #expect(log.entries == ["tap"])
    }

    private struct Switched: View {
        let model: Model
        let log: GestureLog

        var body: some View {
            Color.red.gesture(TapGesture().onEnded { log.note("tap") }, isEnabled: !model.isTap)
        }
    }

    /// The first finger, which the gesture lost, stays down.
    @Test func `A gesture that is turned off and on takes the next finger`() {
        let model = Model(), log = GestureLog()
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Switched(model: model, log: log) }
        let first = stage.touch(at: CGPoint(x: 60, y: 100))
        for isTap in [true, false] {
            model.isTap = isTap
            stage.update()
        }
        stage.tap(at: CGPoint(x: 100, y: 150))
        #expect(log.entries == ["tap"])
        first.lift()
        #expect(log.entries == ["tap"])
    }

    nonisolated enum Joint: CaseIterable, Sendable { case exclusive, simultaneous, sequence }

    private struct JoinedFeed: View {
        let joint: Joint
        let model: Model
        let log: GestureLog

        private var first: AnyGesture<Void> {
            if model.isTap { return AnyGesture(TapGesture()) }
            return AnyGesture(DragGesture().onChanged { _ in log.note("drag") }.map { _ in })
        }

        private var gesture: AnyGesture<Void> {
            let press = LongPressGesture()
            switch joint {
            case .exclusive: return AnyGesture(first.exclusively(before: press).map { _ in })
            case .simultaneous: return AnyGesture(first.simultaneously(with: press).map { _ in })
            case .sequence: return AnyGesture(first.sequenced(before: press).map { _ in })
            }
        }

        var body: some View {
            ScrollView { Color.red.frame(height: 1_000).gesture(gesture) }.accessibilityIdentifier("feed")
        }
    }

    /// The press of the gesture has failed before, because the finger moved.
    @Test(arguments: Joint.allCases)
    func `A gesture of which the active part is replaced ends, and the next finger is free`(joint: Joint) throws {
        let log = GestureLog(), model = Model()
        let stage = Stage(size: CGSize(width: 200, height: 200)) { JoinedFeed(joint: joint, model: model, log: log) }
        let finger = stage.touch(at: CGPoint(x: 60, y: 100))
        finger.move(by: CGSize(width: 40, height: 0), over: 0)
        #expect(log.entries == ["drag"])
        model.isTap = true
        stage.update()
        finger.move(by: CGSize(width: 20, height: 0), over: 0)
        finger.lift()
        #expect(log.entries == ["drag"])
        let next = stage.touch(at: CGPoint(x: 100, y: 150))
        next.move(by: CGSize(width: 0, height: -30), over: 0.2)
        #expect(abs(try stage.scroll("feed").offset.y - 20) < 0.01)
    }

    private struct Excluded: View {
        let model: Model
        @GestureState private var count: Int

        init(_ model: Model, _ log: GestureLog) {
            self.model = model
            _count = GestureState(wrappedValue: 0) { value, _ in
                MainActor.assumeIsolated { log.note("reset from \(value)") }
            }
        }

        private var second: AnyGesture<Void> {
            if model.isTap { return AnyGesture(TapGesture()) }
            let press = LongPressGesture(minimumDuration: 5, maximumDistance: 100).updating($count) { _, count, _ in
                count = 1
            }
            return AnyGesture(press.map { _ in })
        }

        var body: some View { Color.red.gesture(DragGesture(minimumDistance: 50).exclusively(before: second)) }
    }

    /// The drag needs 50 points.
    @Test func `The second of two exclusive gestures that is replaced resets its state once`() {
        let model = Model(), log = GestureLog()
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Excluded(model, log) }
        let finger = stage.touch(at: CGPoint(x: 60, y: 100))
        #expect(log.entries.isEmpty)
        model.isTap = true
        stage.update()
        for _ in 0..<3 { finger.move(by: CGSize(width: 10, height: 0), over: 0) }
        #expect(log.entries == ["reset from 1"])
        finger.lift()
        #expect(log.entries == ["reset from 1"])
    }
}
