import ScrollworkTesting
import SwiftUI
import Testing

/// Gestures of two parts that take the finger, and presses that lose it.
@MainActor
@Suite struct ClaimTests {
    private let middle = CGPoint(x: 50, y: 50)

    @Test(arguments: [false, true]) func `Two gestures take the finger as one of them does`(isFirst: Bool) throws {
        let log = GestureLog()
        let drag = DragGesture().onEnded { _ in log.note("drag") }, tap = TapGesture().onEnded { log.note("tap") }
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            ScrollView {
                let content = Color.red.frame(height: 500)
                if isFirst {
                    content.highPriorityGesture(drag.simultaneously(with: tap))
                } else {
                    content.highPriorityGesture(tap.simultaneously(with: drag))
                }
            }
            .accessibilityIdentifier("scroll")
        }
        let finger = stage.touch(at: middle)
        finger.move(by: CGSize(width: 0, height: -60), over: 0.2)
        finger.lift()
        try stage.settle()
        #expect(try stage.scroll("scroll").offset.y == 0 && log.entries == ["drag"])
    }

    /// The button has precedence over the press around it, which can already be complete.
    @Test(arguments: [0.1, 0.8]) func `A press that a button ends reports its end`(duration: Double) {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            Button {
                log.note("button")
            } label: {
                Color.red
            }
            .onLongPressGesture {
                log.note("press")
            } onPressingChanged: {
                log.note("\($0)")
            }
        }
        let finger = stage.touch(at: middle)
        finger.hold(for: duration)
        #expect(log.entries == ["true"])
        finger.lift()
        #expect(log.count("button") == 1 && log.count("false") == 1 && log.entries.count == 3)
    }
}
