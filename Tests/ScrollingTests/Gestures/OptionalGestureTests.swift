import ScrollworkTesting
import SwiftUI
import Testing

/// Gestures that are present only sometimes: `gesture(isEditing ? drag : nil)`.
@MainActor
@Suite struct OptionalGestureTests {
    @MainActor @Observable final class Model {
        var isOn = false
    }

    private struct Feed: View {
        let model: Model
        let log: GestureLog

        private var drag: some Gesture<DragGesture.Value> {
            DragGesture().onChanged { _ in log.note("drag") }.onEnded { _ in log.note("end") }
        }

        var body: some View {
            ScrollView { Color.red.frame(height: 1_000).gesture(model.isOn ? drag : nil) }
                .accessibilityIdentifier("feed")
        }
    }

    @Test func aMissingGestureLeavesTheFingerToOthers() throws {
        let log = GestureLog(), model = Model()
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Feed(model: model, log: log) }
        stage.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 90), over: 0.3)
        try stage.settle()
        #expect(log.entries.isEmpty)
        #expect(try stage.scroll("feed").offset.y > 40)
        model.isOn = true
        stage.update()
        stage.drag(from: CGPoint(x: 60, y: 100), to: CGPoint(x: 120, y: 100), over: 0.3)
        #expect(log.count("drag") > 0 && log.count("end") == 1)
    }

    @Test func aGestureThatIsRemovedLosesItsFinger() {
        let log = GestureLog(), model = Model()
        model.isOn = true
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Feed(model: model, log: log) }
        let finger = stage.touch(at: CGPoint(x: 60, y: 100))
        finger.move(by: CGSize(width: 40, height: 0), over: 0.1)
        #expect(log.count("drag") > 0)
        model.isOn = false
        stage.update()
        log.entries = []
        finger.move(by: CGSize(width: 20, height: 0), over: 0.1)
        model.isOn = true
        stage.update()
        finger.move(by: CGSize(width: 20, height: 0), over: 0.1)
        finger.lift()
        #expect(log.entries.isEmpty)
    }

    @Test func aMissingPartOfAGestureFails() {
        let log = GestureLog()
        let missing: TapGesture? = nil
        let tap = TapGesture().onEnded { log.note("tap") }
        let stage = Stage(size: CGSize(width: 200, height: 300)) {
            VStack(spacing: 0) {
                Color.red.gesture(missing.exclusively(before: tap))
                Color.green.gesture(missing.simultaneously(with: tap))
                Color.blue.gesture(missing.sequenced(before: tap))
            }
        }
        stage.tap(at: CGPoint(x: 100, y: 50))
        #expect(log.entries == ["tap"])
        stage.tap(at: CGPoint(x: 100, y: 150))
        #expect(log.entries == ["tap", "tap"])
        stage.tap(at: CGPoint(x: 100, y: 250))
        stage.tap(at: CGPoint(x: 100, y: 250))
        #expect(log.entries == ["tap", "tap"])
    }

    @Test func aMissingPinchIsNoPinch() {
        let log = GestureLog(), model = Model()
        struct Photo: View {
            let model: Model, log: GestureLog
            var body: some View {
                Color.red.gesture(model.isOn ? MagnifyGesture().onEnded { _ in log.note("pinch") } : nil)
            }
        }
        let stage = Stage(size: CGSize(width: 300, height: 300)) { Photo(model: model, log: log) }
        func pinch() {
            let fingers = [stage.touch(at: CGPoint(x: 100, y: 150)), stage.touch(at: CGPoint(x: 200, y: 150))]
            fingers[0].move(by: CGSize(width: -50, height: 0), over: 0.2)
            for finger in fingers { finger.lift() }
        }
        pinch()
        #expect(log.entries.isEmpty)
        model.isOn = true
        stage.update()
        pinch()
        #expect(log.entries == ["pinch"])
    }
}
