import ScrollworkTesting
import SwiftUI
import Testing

/// Gestures of two parts that take the finger, and presses that lose it.
@MainActor
@Suite struct ClaimTests {
    private let middle = CGPoint(x: 50, y: 50)

    private func stage(@ViewBuilder _ content: () -> some View) -> Stage {
        Stage(size: CGSize(width: 100, height: 100), content: content)
    }

    /// Either part can be the one that takes the finger.
    @Test(arguments: [false, true]) func `Two gestures take the finger as soon as one of them does`(
        isDragFirst: Bool
    ) throws {
        let log = GestureLog()
        let drag = DragGesture().onEnded { _ in log.note("drag") }, tap = TapGesture().onEnded { log.note("tap") }
        let stage = stage {
            ScrollView {
                let content = Color.red.frame(height: 500)
                if isDragFirst {
                    content.highPriorityGesture(drag.simultaneously(with: tap))
                } else {
                    content.highPriorityGesture(tap.simultaneously(with: drag))
                }
            }
            .accessibilityIdentifier("scroll")
        }
        let finger = stage.touch(at: middle)
        finger.move(by: CGSize(width: 0, height: -60), over: 0.2)
        #expect(try stage.scroll("scroll").offset.y == 0)
        finger.lift()
        try stage.settle()
        #expect(log.count("drag") == 1)
        #expect(try stage.scroll("scroll").offset.y == 0)
    }

    /// The button has precedence over the press around it, which can already be complete.
    @Test(arguments: [0.1, 0.8]) func `A press that a button ends reports its end`(duration: Double) {
        let log = GestureLog()
        let stage = stage {
            Button {
                log.note("button")
            } label: {
                Color.red.frame(width: 100, height: 100)
            }
            .onLongPressGesture {
                log.note("press")
            } onPressingChanged: {
                log.note("\($0)")
            }
        }
        for round in 1...2 {
            let finger = stage.touch(at: middle)
            finger.hold(for: duration)
            finger.lift()
            stage.advance(by: 1)
            #expect(log.count("button") == round && log.count("press") == 0)
            #expect(log.count("true") == round && log.count("false") == round)
        }
    }
}
