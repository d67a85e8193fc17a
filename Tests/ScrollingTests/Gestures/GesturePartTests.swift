import ScrollworkTesting
import SwiftUI
import Testing

/// Gestures that are parts of another one: what they still do when another part has the finger, or waits for it.
@MainActor
@Suite struct GesturePartTests {
    private let left = CGPoint(x: 50, y: 100), right = CGPoint(x: 150, y: 100)

    private func stage(@ViewBuilder _ content: () -> some View) -> Stage {
        Stage(size: CGSize(width: 200, height: 200), framesPerSecond: 100, content: content)
    }

    // MARK: Times

    /// The drag begins before the press around the same finger is complete. The press elsewhere takes half a second.
    @Test func `A press that a drag excludes doesn't delay another press`() {
        let log = GestureLog()
        let stage = stage {
            HStack(spacing: 0) {
                Color.red.gesture(
                    DragGesture().exclusively(before: LongPressGesture().onEnded { _ in log.note("excluded") }))
                Color.blue.onLongPressGesture { log.note("press") }
            }
        }
        let finger = stage.touch(at: left)
        finger.move(by: CGSize(width: 0, height: 40), over: 0)
        finger.hold(for: 0.2)
        _ = stage.touch(at: right)
        stage.advance(by: 0.45)
        #expect(log.entries.isEmpty)
        stage.advance(by: 0.1)
        #expect(log.entries == ["press"])
        #expect(stage.isAtRest)
    }

    /// The second tap on the left comes without the key, so the first double tap fails before its time is over.
    @Test func `Taps that lose their modifier key don't delay a press`() {
        let log = GestureLog()
        let stage = stage {
            HStack(spacing: 0) {
                Color.red.gesture(TapGesture(count: 2).modifiers(.shift).exclusively(before: TapGesture(count: 2)))
                Color.blue.onLongPressGesture { log.note("press") }
            }
        }
        stage.touch(at: left, modifiers: .shift).lift()
        stage.advance(by: 0.1)
        _ = stage.touch(at: left)
        _ = stage.touch(at: right)
        stage.advance(by: 0.45)
        #expect(log.entries.isEmpty)
        stage.advance(by: 0.1)
        #expect(log.entries == ["press"])
    }

    /// The view inside waits for a second tap until 0.4 seconds. Then the tap around it ends, and the double tap at the
    /// same time fails.
    @Test func `A tap that waits for a double tap inside can be part of a gesture`() {
        let log = GestureLog()
        let stage = stage {
            Color.red.onTapGesture(count: 2) { log.note("inner") }
                .gesture(
                    TapGesture().onEnded { log.note("tap") }.simultaneously(with: TapGesture(count: 2))
                        .onEnded { _ in log.note("end") })
        }
        stage.tap(at: left)
        stage.advance(by: 0.3)
        #expect(log.entries.isEmpty)
        stage.advance(by: 0.1)
        #expect(log.entries == ["tap", "end"])
        #expect(stage.isAtRest)
    }

    @Test func `A tap doesn't wait for a double tap of another view`() {
        let log = GestureLog()
        let stage = stage {
            HStack(spacing: 0) {
                Color.red.onTapGesture(count: 2) { log.note("left") }
                Color.blue.onTapGesture { log.note("right") }
            }
        }
        stage.tap(at: left)
        stage.tap(at: right)
        #expect(log.entries == ["right"])
    }

    // MARK: States

    nonisolated enum Form: CaseIterable, Sendable { case hidden, exclusive, simultaneous, sequence }

    private struct Counted: View {
        let form: Form
        let log: GestureLog
        @GestureState var count = 0

        var body: some View {
            let press = LongPressGesture(minimumDuration: 1)
            switch form {
            case .hidden: Color.red.gesture(counting(AnyGesture(press)))
            case .exclusive: Color.red.gesture(counting(press.exclusively(before: TapGesture())))
            case .simultaneous: Color.red.gesture(counting(press.simultaneously(with: TapGesture())))
            case .sequence: Color.red.gesture(counting(press.sequenced(before: TapGesture())))
            }
        }

        private func counting<G: Gesture>(_ gesture: G) -> some Gesture {
            gesture.updating($count) { _, count, _ in
                count += 1
                log.note("\(count)")
            }
        }
    }

    /// Neither the press nor the tap changes while the finger moves by a few points.
    @Test(arguments: Form.allCases)
    func `A combined gesture updates its state only when a part of it changes`(form: Form) {
        let log = GestureLog()
        let stage = stage { Counted(form: form, log: log) }
        let finger = stage.touch(at: left)
        for _ in 0..<3 { finger.move(by: CGSize(width: 2, height: 0), over: 0) }
        #expect(log.entries == ["1"])
    }

    private struct Excluded: View {
        @GestureState private var count: Int

        init(_ log: GestureLog) {
            _count = GestureState(wrappedValue: 0) { value, _ in
                MainActor.assumeIsolated { log.note("reset from \(value)") }
            }
        }

        var body: some View {
            let press = LongPressGesture(maximumDistance: 100).updating($count) { _, count, _ in count = 1 }
            Color.red.gesture(DragGesture(minimumDistance: 20).exclusively(before: press))
        }
    }

    /// The first of the two movements by 15 points begins the drag.
    @Test(arguments: [false, true]) func `The state of an excluded gesture is reset once`(isCanceled: Bool) {
        let log = GestureLog()
        let stage = stage { Excluded(log) }
        let finger = stage.touch(at: left)
        finger.move(by: CGSize(width: 10, height: 0), over: 0)
        #expect(log.entries.isEmpty)
        for _ in 0..<2 {
            finger.move(by: CGSize(width: 15, height: 0), over: 0)
            #expect(log.entries == ["reset from 1"])
        }
        if isCanceled { finger.cancel() } else { finger.lift() }
        #expect(log.entries == ["reset from 1"])
    }
}
