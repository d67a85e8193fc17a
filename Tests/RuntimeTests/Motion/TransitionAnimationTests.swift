import ScrollworkTesting
import SwiftUI
import Testing

private let red = Color(red: 1, green: 0, blue: 0)
private let line = Animation.linear(duration: 1)

/// Transitions with an animation of their own, in changes without one.
@MainActor @Suite struct TransitionAnimationTests {
    @MainActor @Observable final class Model { var isShown = false }

    private struct Switch: View {
        let model: Model
        let transition: AnyTransition

        var body: some View {
            ZStack {
                Color.clear
                if model.isShown {
                    red.frame(width: 40, height: 20).accessibilityIdentifier("box").transition(transition)
                }
            }
            .frame(width: 100, height: 100)
        }
    }

    private func stage(_ model: Model, _ transition: AnyTransition) -> Stage {
        Stage(size: CGSize(width: 100, height: 100)) { Switch(model: model, transition: transition) }
    }

    private func redness(_ stage: Stage) -> Float { 1 - Pixels(stage)[50, 50].green }

    /// The other part has no animation, so it ends at once.
    @Test func aPartOfATransitionHasItsOwnAnimation() throws {
        let fade = OpacityTransition().animation(line), move = MoveTransition(edge: .leading)
        let transitions = [
            AnyTransition(fade.combined(with: move)), AnyTransition(move.combined(with: fade)),
            AnyTransition(fade).combined(with: AnyTransition(move)), AnyTransition.opacity.animation(line),
        ]
        for (index, transition) in transitions.enumerated() {
            let model = Model()
            let stage = stage(model, transition)
            model.isShown = true
            stage.update()
            stage.advance(by: 0.25)
            #expect(try abs(stage.opacity(of: "box") - 0.25) < 1e-9, "\(index)")
            #expect(try stage.drawnFrame(of: "box").midX == 50, "\(index)")
            try stage.settle()
            #expect(try stage.opacity(of: "box") == 1, "\(index)")
        }
    }

    @Test(arguments: [false, true], [false, true])
    func insertionAndRemovalHaveTheirOwnAnimations(isRemoval: Bool, isErased: Bool) throws {
        let fade = OpacityTransition(), slow = OpacityTransition().animation(line)
        let transition: AnyTransition =
            switch (isRemoval, isErased) {
            case (false, false): AnyTransition(AsymmetricTransition(insertion: slow, removal: fade))
            case (false, true): AnyTransition.asymmetric(insertion: AnyTransition(slow), removal: AnyTransition(fade))
            case (true, false): AnyTransition(AsymmetricTransition(insertion: fade, removal: slow))
            case (true, true): AnyTransition.asymmetric(insertion: AnyTransition(fade), removal: AnyTransition(slow))
            }
        let model = Model()
        let stage = stage(model, transition)
        for round in 1...2 {
            model.isShown = true
            stage.update()
            #expect(try stage.opacity(of: "box") == (isRemoval ? 1 : 0) && stage.isAtRest == isRemoval, "\(round)")
            try stage.settle()
            #expect(try stage.opacity(of: "box") == 1)
            model.isShown = false
            stage.update()
            #expect(!stage.exists("box") && stage.isAtRest == !isRemoval, "\(round)")
            stage.advance(by: 0.25)
            #expect(abs(redness(stage) - (isRemoval ? 0.75 : 0)) < 0.02)
            try stage.settle()
            #expect(redness(stage) == 0)
        }
    }
}
