import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct ModifiersGestureTests {
    @Test func aGestureWithModifiersBeginsOnlyWhileTheKeysAreHeld() {
        var taps = 0
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            Color.red.gesture(TapGesture().modifiers([.shift, .option]).onEnded { taps += 1 })
        }
        let middle = CGPoint(x: 50, y: 50)
        stage.tap(at: middle)
        stage.touch(at: middle, modifiers: .shift).lift()
        #expect(taps == 0)
        stage.touch(at: middle, modifiers: [.shift, .option]).lift()
        stage.touch(at: middle, modifiers: [.shift, .option, .command]).lift()
        #expect(taps == 2)
    }

    @Test func withoutTheKeysAnotherGestureReceivesTheTouch() {
        var log: [String] = []
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            Color.red.gesture(
                TapGesture().modifiers(.command).onEnded { log.append("more") }
                    .exclusively(before: TapGesture().onEnded { log.append("one") }))
        }
        stage.tap(at: CGPoint(x: 50, y: 50))
        stage.touch(at: CGPoint(x: 50, y: 50), modifiers: .command).lift()
        #expect(log == ["one", "more"])
    }
}
