import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct CompositionTests {
    private let size = CGSize(width: 200, height: 200)
    private let middle = CGPoint(x: 100, y: 100)

    private func stage<G: Gesture>(_ gesture: G) -> Stage { Stage(size: size) { Color.red.gesture(gesture) } }

    @Test func aSequenceBeginsItsSecondGestureWhereTheFingerIs() {
        var values: [SequenceGesture<LongPressGesture, DragGesture>.Value] = []
        var end: SequenceGesture<LongPressGesture, DragGesture>.Value?
        let stage = stage(
            LongPressGesture().sequenced(before: DragGesture()).onChanged { values.append($0) }.onEnded { end = $0 })
        let finger = stage.touch(at: middle)
        finger.move(by: CGSize(width: 5, height: 0), over: 0.1)
        finger.hold(for: 0.5)
        #expect(values == [.first(true), .second(true, nil)])
        finger.move(by: CGSize(width: 20, height: 0), over: 0.1)
        finger.lift()
        guard case .second(true, let drag?) = end else {
            Issue.record("the sequence did not end")
            return
        }
        #expect(drag.startLocation.isNear(CGPoint(x: 105, y: 100)))
        #expect(drag.translation.isNear(CGSize(width: 20, height: 0)))
    }

    @Test func aSequenceFailsWithItsFirstGesture() {
        let log = GestureLog()
        let stage = stage(LongPressGesture().sequenced(before: DragGesture()).onEnded { _ in log.note("ended") })
        stage.drag(from: middle, to: CGPoint(x: 160, y: 100), over: 1)
        #expect(log.entries.isEmpty)
    }

    @Test func simultaneousGesturesEndTogether() {
        let log = GestureLog()
        var end: SimultaneousGesture<DragGesture, LongPressGesture>.Value?
        let stage = stage(
            DragGesture().onEnded { _ in log.note("drag") }
                .simultaneously(with: LongPressGesture().onEnded { _ in log.note("press") })
                .onEnded { _ in log.note("both") })
        let finger = stage.touch(at: middle)
        finger.hold(for: 0.6)
        #expect(log.entries == ["press"])
        finger.move(by: CGSize(width: 30, height: 0), over: 0.1)
        finger.lift()
        #expect(log.entries == ["press", "drag", "both"])
        let other = self.stage(DragGesture().simultaneously(with: LongPressGesture()).onEnded { end = $0 })
        other.drag(from: middle, to: CGPoint(x: 150, y: 100), over: 0.1)
        #expect(end?.first?.translation.isNear(CGSize(width: 50, height: 0)) == true)
        #expect(end?.second == nil)
    }

    @Test func theFirstExclusiveGestureHasPrecedence() throws {
        let log = GestureLog()
        let stage = stage(
            TapGesture(count: 2).onEnded { log.note("double") }
                .exclusively(before: TapGesture().onEnded { log.note("single") })
                .onEnded { value in
                    switch value {
                    case .first: log.note("first")
                    case .second: log.note("second")
                    }
                })
        stage.tap(at: middle)
        stage.advance(by: 0.3)
        #expect(log.entries.isEmpty)
        stage.advance(by: 0.1)
        #expect(log.entries == ["single", "second"])
        stage.tap(at: middle)
        stage.tap(at: middle)
        try stage.settle()
        #expect(log.entries == ["single", "second", "double", "first"])
    }

    @Test func anExclusiveDragYieldsToALongPressThatFailed() {
        let log = GestureLog()
        let stage = stage(
            LongPressGesture().exclusively(before: DragGesture()).onEnded { value in
                if case .second(let drag) = value {
                    log.note("drag \(Int(drag.translation.width))")
                } else {
                    log.note("press")
                }
            })
        stage.drag(from: middle, to: CGPoint(x: 150, y: 100), over: 0.1)
        let finger = stage.touch(at: middle)
        finger.hold(for: 0.6)
        finger.lift()
        #expect(log.entries == ["drag 50", "press"])
    }

    @Test func valuesCanBeMapped() {
        let log = GestureLog()
        let stage = stage(
            DragGesture().map { Int($0.translation.width) / 20 }.onChanged { log.note("\($0)") }.onEnded {
                log.note("end \($0)")
            })
        stage.drag(from: middle, to: CGPoint(x: 150, y: 100), over: 0.5)
        // Equal values are reported once.
        #expect(log.entries == ["0", "1", "2", "end 2"])
    }

    @Test func gesturesOfHiddenTypesWork() {
        let log = GestureLog()
        let stage = stage(AnyGesture(DragGesture().map { $0.translation.width }).onEnded { log.note("\(Int($0))") })
        stage.drag(from: middle, to: CGPoint(x: 150, y: 100), over: 0.1)
        #expect(log.entries == ["50"])
    }

    @Test func programsCanMakeGesturesOfGestures() {
        struct Swipe: Gesture {
            var action: (CGFloat) -> Void

            var body: some Gesture<DragGesture.Value> {
                DragGesture(minimumDistance: 30).onEnded { action($0.translation.width) }
            }
        }
        let log = GestureLog()
        let stage = stage(Swipe { log.note("\(Int($0))") })
        stage.drag(from: middle, to: CGPoint(x: 120, y: 100), over: 0.1)
        stage.drag(from: middle, to: CGPoint(x: 140, y: 100), over: 0.1)
        #expect(log.entries == ["40"])
    }

    @Test func twoFingersMagnifyAndRotate() throws {
        var scale: MagnifyGesture.Value?
        var turn: RotateGesture.Value?
        let stage = stage(
            MagnifyGesture().onEnded { scale = $0 }.simultaneously(with: RotateGesture().onEnded { turn = $0 }))
        let left = stage.touch(at: CGPoint(x: 80, y: 100)), right = stage.touch(at: CGPoint(x: 120, y: 100))
        right.move(to: CGPoint(x: 80, y: 180), over: 0.2)
        right.lift()
        left.lift()
        #expect(abs(try #require(scale).magnification - 2) < 1e-9)
        #expect(try #require(scale).startAnchor == .center)
        #expect(abs(try #require(turn).rotation.degrees - 90) < 1e-9)
    }

    @Test func oneFingerDoesNotMagnify() throws {
        let log = GestureLog()
        let stage = stage(MagnifyGesture().onChanged { _ in log.note("changed") }.onEnded { _ in log.note("ended") })
        stage.drag(from: middle, to: CGPoint(x: 160, y: 100), over: 0.1)
        try stage.settle()
        #expect(log.entries.isEmpty)
    }
}
