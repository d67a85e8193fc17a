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
}
