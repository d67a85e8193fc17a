import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct SeveralFingersTests {
    @Test func twoListsAreDraggedByTwoFingersAtOnce() throws {
        let stage = Stage(size: CGSize(width: 300, height: 400)) {
            HStack(spacing: 0) {
                ScrollView { Color.gray.frame(width: 150, height: 2_000) }.accessibilityIdentifier("left")
                ScrollView { Color.gray.frame(width: 150, height: 2_000) }.accessibilityIdentifier("right")
            }
        }
        let left = stage.touch(at: CGPoint(x: 70, y: 300)), right = stage.touch(at: CGPoint(x: 220, y: 300))
        left.move(by: CGSize(width: 0, height: -60), over: 0.2)
        right.move(by: CGSize(width: 0, height: -110), over: 0.2)
        #expect(abs(try stage.scroll("left").offset.y - 50) < 0.001)
        #expect(abs(try stage.scroll("right").offset.y - 100) < 0.001)
        left.lift()
        right.lift()
    }

    @Test func aSecondFingerOnTheSameListTakesOver() throws {
        let stage = Stage(size: CGSize(width: 300, height: 400)) {
            ScrollView { Color.gray.frame(width: 300, height: 2_000) }.accessibilityIdentifier("list")
        }
        let first = stage.touch(at: CGPoint(x: 70, y: 300))
        first.move(by: CGSize(width: 0, height: -60), over: 0.2)
        let second = stage.touch(at: CGPoint(x: 220, y: 300))
        first.hold(for: 0.2)
        first.lift()
        #expect(abs(try stage.scroll("list").offset.y - 50) < 0.001)
        second.move(by: CGSize(width: 0, height: -30), over: 0.2)
        #expect(abs(try stage.scroll("list").offset.y - 80) < 0.001)
        second.lift()
    }
}
