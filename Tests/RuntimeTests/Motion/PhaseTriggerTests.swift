import ScrollworkTesting
import SwiftUI
import Testing

/// Triggers of phase animators that change while the phases run.
@MainActor
@Suite struct PhaseTriggerTests {
    @MainActor @Observable final class Model {
        var count = 0
    }

    private struct Moved: View {
        let model: Model

        var body: some View {
            PhaseAnimator([0.0, 40, 80], trigger: model.count) { phase in
                Color.red.frame(width: 20, height: 20).offset(x: phase).accessibilityIdentifier("box")
            } animation: { _ in
                .linear(duration: 1)
            }
        }
    }

    @Test func `A trigger that changes during the phases begins them again`() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 200, height: 100)) { Moved(model: model) }
        let rest = try stage.drawnFrame(of: "box").minX
        func place() throws -> CGFloat { try stage.drawnFrame(of: "box").minX - rest }
        model.count = 1
        stage.advance(by: 1.5)
        let middle = try place()
        #expect((50...70).contains(middle))
        // It moves from where it is to the first phase after the initial one.
        model.count = 2
        stage.advance(by: 1.02)
        #expect(try abs(place() - 40) < 3)
        stage.advance(by: 1)
        #expect(try abs(place() - 80) < 3)
        stage.advance(by: 1.1)
        #expect(try abs(place()) < 3)
        let length = try stage.settle()
        #expect(length < 0.2)
    }
}
