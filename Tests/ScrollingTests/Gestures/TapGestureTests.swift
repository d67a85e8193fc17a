import LayerTree
@testable import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct TapGestureTests {
    private let size = CGSize(width: 200, height: 200)
    private let middle = CGPoint(x: 100, y: 100)

    private func stage<G: Gesture>(_ gesture: G) -> Stage { Stage(size: size) { Color.red.gesture(gesture) } }

    @Test func aTapEndsWhenTheFingerLifts() {
        let log = GestureLog()
        let stage = stage(TapGesture().onEnded { log.note("tap") })
        let finger = stage.touch(at: middle)
        finger.hold(for: 0.7)
        #expect(log.entries.isEmpty)
        finger.lift()
        #expect(log.entries == ["tap"])
    }

    /// A host can report the end of a movement without the movement itself.
    @Test(arguments: [(144, ["tap"]), (146, [])] as [(CGFloat, [String])])
    func aFingerThatLiftsElsewhereDoesNotTap(x: CGFloat, entries: [String]) {
        let log = GestureLog()
        let stage = stage(TapGesture().onEnded { log.note("tap") })
        for (phase, x) in [(PointerEvent.Phase.began, 100), (.ended, x)] {
            let location = CGPoint(x: x, y: 100)
            stage.send(.pointer(PointerEvent(id: 1, kind: .touch, phase: phase, location: location, time: stage.time)))
            stage.advance(by: 0.1)
        }
        #expect(log.entries == entries)
    }

    /// A host can report a movement after the end of a touch. The second tap completes the first gesture of a sequence,
    /// whose second gesture begins with the fingers that are down.
    @Test func `A finger that has lifted takes no part in a gesture`() {
        let log = GestureLog()
        let stage = stage(
            TapGesture(count: 2).sequenced(before: DragGesture(minimumDistance: 0).onChanged { _ in log.note("drag") }))
        for (id, phase) in [(1, PointerEvent.Phase.began), (1, .ended), (1, .moved), (2, .began), (2, .ended)] {
            stage.send(.pointer(PointerEvent(id: id, kind: .touch, phase: phase, location: middle, time: stage.time)))
            stage.update()
        }
        #expect(log.entries.isEmpty)
        _ = stage.touch(at: middle)
        #expect(log.entries == ["drag"])
    }

    @Test func holdingOrMovingTooFarIsNotATap() {
        let log = GestureLog()
        let stage = stage(TapGesture().onEnded { log.note("tap") })
        let held = stage.touch(at: middle)
        held.hold(for: 0.76)
        held.lift()
        let moved = stage.touch(at: middle)
        moved.move(by: CGSize(width: 45, height: 0), over: 0.1)
        moved.move(by: CGSize(width: -45, height: 0), over: 0.1)
        moved.lift()
        #expect(log.entries.isEmpty)
        stage.drag(from: middle, to: CGPoint(x: 144, y: 100), over: 0.1)
        #expect(log.entries == ["tap"])
    }

    @Test func theLimitHoldsAtAnyFrameRate() {
        let log = GestureLog()
        let stage = Stage(size: size, framesPerSecond: 1) { Color.red.onTapGesture { log.note("tap") } }
        let finger = stage.touch(at: middle)
        finger.hold(for: 0.9)
        finger.lift()
        #expect(log.entries.isEmpty)
    }

    @Test func twoTapsMustFollowEachOther() {
        let log = GestureLog()
        let stage = stage(TapGesture(count: 2).onEnded { log.note("double") })
        stage.tap(at: middle)
        stage.advance(by: 0.3)
        stage.tap(at: middle)
        #expect(log.entries == ["double"])
        stage.tap(at: middle)
        stage.advance(by: 0.4)
        stage.tap(at: middle)
        #expect(log.entries == ["double"])
    }

    @Test func twoTapsAreNotOneElsewhere() {
        let log = GestureLog()
        let stage = stage(TapGesture(count: 2).onEnded { log.note("double") })
        stage.tap(at: middle)
        stage.tap(at: CGPoint(x: 20, y: 20))
        #expect(log.entries.isEmpty)
    }

    @Test func aSingleTapWaitsForTheDoubleTapInside() throws {
        let log = GestureLog()
        let stage = Stage(size: size) {
            Color.red.onTapGesture(count: 2) { log.note("double") }.onTapGesture { log.note("single") }
        }
        stage.tap(at: middle)
        stage.advance(by: 0.2)
        #expect(log.entries.isEmpty)
        stage.advance(by: 0.2)
        #expect(log.entries == ["single"])
        stage.tap(at: middle)
        stage.tap(at: middle)
        try stage.settle()
        #expect(log.entries == ["single", "double"])
    }

    /// The second finger goes down elsewhere, or moves too far.
    @Test(arguments: [false, true])
    func `A single tap no longer waits when a second finger makes the double tap fail`(isNear: Bool) {
        let log = GestureLog()
        let stage = Stage(size: size) {
            Color.red.onTapGesture(count: 2) { log.note("double") }.onTapGesture { log.note("single") }
        }
        stage.tap(at: middle)
        #expect(log.entries.isEmpty)
        let finger = stage.touch(at: isNear ? middle : CGPoint(x: 20, y: 20))
        #expect(log.entries == (isNear ? [] : ["single"]))
        finger.move(by: CGSize(width: 50, height: 0), over: 0)
        #expect(log.entries == ["single"])
        finger.lift()
        #expect(log.entries == ["single"])
    }

    @Test func anInnerSingleTapHasPrecedence() throws {
        let log = GestureLog()
        let stage = Stage(size: size) {
            Color.red.onTapGesture { log.note("single") }.onTapGesture(count: 2) { log.note("double") }
        }
        stage.tap(at: middle)
        stage.tap(at: middle)
        try stage.settle()
        #expect(log.entries == ["single", "single"])
    }

    @Test func tapsReportTheirLocation() {
        let log = GestureLog()
        let stage = Stage(size: size) {
            Color.red.frame(width: 100, height: 100)
                .onTapGesture { log.note("local \(Int($0.x)) \(Int($0.y))") }
                .simultaneousGesture(
                    SpatialTapGesture(coordinateSpace: .global).onEnded { log.note("global \(Int($0.location.x))") })
        }
        stage.tap(at: CGPoint(x: 60, y: 70))
        #expect(Set(log.entries) == ["local 10 20", "global 60"])
    }

    @Test func longPressesEndWhileTheFingerIsDown() {
        let log = GestureLog()
        let stage = Stage(size: size) {
            Color.red.onLongPressGesture {
                log.note("pressed")
            } onPressingChanged: {
                log.note("\($0)")
            }
        }
        let finger = stage.touch(at: middle)
        #expect(log.entries == ["true"])
        finger.hold(for: 0.49)
        #expect(log.entries == ["true"])
        finger.hold(for: 0.02)
        #expect(log.entries == ["true", "false", "pressed"])
        finger.lift()
        #expect(log.entries.count == 3)
    }

    @Test("A press without a minimum duration begins and ends when the finger goes down")
    func pressesWithoutAMinimumDuration() {
        let log = GestureLog()
        let stage = Stage(size: size) {
            Color.red.onLongPressGesture(minimumDuration: 0) {
                log.note("pressed")
            } onPressingChanged: {
                log.note("\($0)")
            }
        }
        let finger = stage.touch(at: middle)
        #expect(log.entries == ["true", "false", "pressed"])
        finger.hold(for: 1)
        finger.lift()
        #expect(log.entries.count == 3)
    }

    @Test func longPressesFailWhenTheFingerMovesOrLifts() {
        let log = GestureLog()
        let stage = Stage(size: size) {
            Color.red.onLongPressGesture(maximumDistance: 20) {
                log.note("pressed")
            } onPressingChanged: {
                log.note("\($0)")
            }
        }
        stage.tap(at: middle)
        #expect(log.entries == ["true", "false"])
        let finger = stage.touch(at: middle)
        finger.move(by: CGSize(width: 20, height: 0), over: 0.1)
        #expect(log.entries.last == "true")
        finger.move(by: CGSize(width: 1, height: 0), over: 0)
        #expect(log.entries.last == "false")
        finger.hold(for: 1)
        finger.lift()
        #expect(log.count("pressed") == 0)
    }

    @Test func aTapAndALongPressShareAView() {
        let log = GestureLog()
        let stage = Stage(size: size) {
            Color.red.onTapGesture { log.note("tap") }.onLongPressGesture { log.note("press") }
        }
        stage.tap(at: middle)
        let finger = stage.touch(at: middle)
        finger.hold(for: 0.55)
        finger.lift()
        #expect(log.entries == ["tap", "press"])
    }

    @Test func assistiveTechnologyCanTap() throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Text("Day").onTapGesture { log.note("tap") }.accessibilityIdentifier("day") }
        try stage.activate("day")
        #expect(log.entries == ["tap"])
        #expect(stage.semantics.flattened.first { $0.identifier == "day" }?.label == "Day")
    }
}
