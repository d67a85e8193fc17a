import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct ButtonRepeatTests {
    private let size = CGSize(width: 200, height: 100)

    private func hold(for seconds: Double, _ behavior: ButtonRepeatBehavior) throws -> Int {
        let log = GestureLog()
        let stage = Stage(size: size) {
            Button("More") { log.note("more") }.accessibilityIdentifier("more").buttonRepeatBehavior(behavior)
        }
        let frame = try stage.frame(of: "more")
        let finger = stage.touch(at: CGPoint(x: frame.midX, y: frame.midY))
        finger.hold(for: seconds)
        finger.lift()
        try stage.settle()
        return log.entries.count
    }

    @Test func aHeldButtonRepeats() throws {
        #expect(try hold(for: 1.05, .enabled) == 6)
        #expect(try hold(for: 0.2, .enabled) == 1)
    }

    @Test(arguments: [ButtonRepeatBehavior.automatic, .disabled]) func otherButtonsActOnceOnRelease(
        _ behavior: ButtonRepeatBehavior
    ) throws {
        #expect(try hold(for: 1.05, behavior) == 1)
    }

    @Test func itPausesWhileTheFingerIsElsewhere() throws {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 400, height: 400)) {
            Button("More") { log.note("more") }.accessibilityIdentifier("more").buttonRepeatBehavior(.enabled)
        }
        let frame = try stage.frame(of: "more")
        let finger = stage.touch(at: CGPoint(x: frame.midX, y: frame.midY))
        finger.hold(for: 0.75)
        let count = log.entries.count
        #expect(count == 3)
        finger.move(to: CGPoint(x: 10, y: 10), over: 0.02)
        finger.hold(for: 1)
        finger.lift()
        #expect(log.entries.count == count)
    }

    private struct Counter: View {
        @State private var value = 0
        let behavior: ButtonRepeatBehavior

        var body: some View {
            VStack {
                Stepper("Value", value: $value).accessibilityIdentifier("stepper")
                Text("\(value)").accessibilityIdentifier("value")
            }
            .buttonRepeatBehavior(behavior)
        }
    }

    @Test(arguments: [(ButtonRepeatBehavior.automatic, "6"), (.disabled, "1")])
    func aStepperRepeatsUnlessDisabled(_ behavior: ButtonRepeatBehavior, _ value: String) throws {
        let stage = Stage(size: size) { Counter(behavior: behavior) }
        let frame = try stage.frame(of: "stepper")
        let finger = stage.touch(at: CGPoint(x: frame.maxX - 20, y: frame.midY))
        finger.hold(for: 1.05)
        finger.lift()
        try stage.settle()
        #expect(try stage.text(of: "value") == value)
    }
}
