import Foundation
import ScrollworkTesting
import SwiftUI
import Testing

/// A box that a finger moves and a spring returns.
private struct Box: View {
    enum Form: CaseIterable { case offset, animatable, gestureState }

    let form: Form
    @State private var x = 0.0
    @GestureState(resetTransaction: Transaction(animation: .smooth)) private var pull = 0.0

    var body: some View {
        Group {
            switch form {
            case .offset: dot.offset(x: x)
            case .animatable: dot.modifier(Shift(x: x))
            case .gestureState: dot.offset(x: pull)
            }
        }
        .frame(width: 300, height: 100)
        .contentShape(Rectangle())
        .gesture(
            DragGesture(minimumDistance: 0)
                .updating($pull) { value, pull, _ in pull = value.translation.width }
                .onChanged { x = $0.translation.width }
                .onEnded { _ in withAnimation(.smooth) { x = 0 } })
    }

    private var dot: some View { Color.red.frame(width: 20, height: 20).accessibilityIdentifier("dot") }
}

private struct Shift: ViewModifier, Animatable {
    var x: Double
    nonisolated var animatableData: Double {
        get { x }
        set { x = newValue }
    }
    func body(content: Content) -> some View { content.offset(x: x) }
}

@MainActor
@Suite struct InterruptionTests {
    private func makeStage(_ form: Box.Form, _ rate: Double = 60) -> Stage {
        Stage(size: CGSize(width: 300, height: 100), scale: 100, framesPerSecond: rate) { Box(form: form) }
    }

    private func x(_ stage: Stage) throws -> CGFloat { try stage.drawnFrame(of: "dot").midX - 150 }

    @Test(arguments: Box.Form.allCases, [30.0, 60, 120])
    fileprivate func aSpringContinuesWithTheFingersVelocity(_ form: Box.Form, _ rate: Double) throws {
        let stage = makeStage(form, rate)
        let finger = stage.touch(at: CGPoint(x: 100, y: 50))
        finger.move(by: CGSize(width: 100, height: 0), over: 0.2)
        #expect(abs(try x(stage) - 100) < 0.02)
        finger.lift()
        #expect(abs(try x(stage) - 100) < 0.02)
        stage.advance(by: 0.04, framesPerSecond: 1_000)
        // The box continues to move before the spring reverses it: x = (100 + (500 + ω·100)·t)·e^(−ωt) with ω = 2π/0.5.
        let omega = 2 * Double.pi / 0.5
        let expected = (100 + (500 + omega * 100) * 0.04) * exp(-omega * 0.04)
        #expect(expected > 102)
        // The clock of an animation that begins between two frames starts at the first one.
        #expect(abs(try x(stage) - expected) < 1.5)
        try stage.settle()
        #expect(try x(stage) == 0)
    }

    @Test(arguments: Box.Form.allCases) fileprivate func aFingerThatPausedLeavesNoVelocity(_ form: Box.Form) throws {
        let stage = makeStage(form)
        let finger = stage.touch(at: CGPoint(x: 100, y: 50))
        finger.move(by: CGSize(width: 100, height: 0), over: 0.2)
        finger.hold(for: 0.3)
        finger.lift()
        stage.advance(by: 0.04, framesPerSecond: 1_000)
        #expect(try x(stage) < 95)
    }

    @Test(arguments: Box.Form.allCases) fileprivate func aFingerTakesOverFromASpring(_ form: Box.Form) throws {
        let stage = makeStage(form)
        stage.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 200, y: 50), over: 0.2)
        stage.advance(by: 0.1)
        #expect(try x(stage) > 50)
        // The finger sets the visible value; nothing of the spring remains.
        let finger = stage.touch(at: CGPoint(x: 100, y: 50))
        finger.move(by: CGSize(width: 10, height: 0), over: 0.1)
        #expect(abs(try x(stage) - 10) < 0.02)
        finger.lift()
        try stage.settle()
        #expect(try x(stage) == 0)
    }
}
