import Foundation
import ScrollworkTesting
import SwiftUI
import Testing

@MainActor @Observable private final class Model {
    var isOn = false
    var other = false
    var completions = 0
}

/// A box on the left or the right of a hundred points.
private struct Slider: View {
    let model: Model
    var body: some View {
        HStack(spacing: 0) {
            if model.isOn { Color.clear.frame(width: 60) } else { EmptyView() }
            Color.red.frame(width: 40, height: 40).accessibilityIdentifier("box")
            Spacer(minLength: 0)
        }
        .frame(width: 100, height: 40)
    }
}

private struct Mover: View {
    let model: Model
    var body: some View {
        Color.red.frame(width: 40, height: 40).accessibilityIdentifier("box")
            .frame(width: 100, height: 40, alignment: model.isOn ? .trailing : .leading)
    }
}

@MainActor @Suite struct LayoutMotionTests {
    private let model = Model()
    private func stage(@ViewBuilder _ content: () -> some View) -> Stage {
        Stage(size: CGSize(width: 100, height: 100), content: content)
    }

    @Test func theModelFrameChangesAtOnceAndTheDrawnFrameFollows() throws {
        let stage = stage { Mover(model: model) }
        withAnimation(.linear(duration: 1)) { model.isOn = true }
        stage.update()
        #expect(try stage.frame(of: "box").minX == 60)
        #expect(try stage.drawnFrame(of: "box").minX == 0)
        stage.advance(by: 0.5)
        #expect(abs(try stage.drawnFrame(of: "box").minX - 30) < 1e-9)
        stage.advance(by: 0.5)
        #expect(try stage.drawnFrame(of: "box").minX == 60)
        #expect(stage.isAtRest)
    }

    @Test func withoutAnimationItJumps() throws {
        let stage = stage { Mover(model: model) }
        model.isOn = true
        stage.update()
        #expect(try stage.drawnFrame(of: "box").minX == 60)
        #expect(stage.isAtRest)
    }

    @Test func layoutAnimatedOverFramesEvaluatesNoBodyAndDoesNoLayout() throws {
        let stage = stage { Mover(model: model) }
        withAnimation(.linear(duration: 1)) { model.isOn = true }
        stage.update()
        stage.resetStatistics()
        stage.advance(by: 0.5)
        #expect(stage.statistics.bodiesEvaluated == 0)
        #expect(stage.statistics.nodesLaidOut == 0)
    }

    @Test func aSpringTakesOverPositionAndVelocity() throws {
        let stage = stage { Mover(model: model) }
        withAnimation(.spring(duration: 0.5, bounce: 0)) { model.isOn = true }
        stage.update()
        stage.advance(by: 0.1, framesPerSecond: 1000)
        let before = try stage.drawnFrame(of: "box").minX
        stage.advance(by: 0.001, framesPerSecond: 1000)
        let velocity = (try stage.drawnFrame(of: "box").minX - before) / 0.001
        #expect(velocity > 50)
        withAnimation(.spring(duration: 0.5, bounce: 0)) { model.isOn = false }
        stage.update()
        let turned = try stage.drawnFrame(of: "box").minX
        stage.advance(by: 0.001, framesPerSecond: 1000)
        let after = (try stage.drawnFrame(of: "box").minX - turned) / 0.001
        // It still moves in the old direction; the new target can have slowed it by at most what the spring achieves in
        // a millisecond.
        #expect(abs(after - velocity) < 15)
        try stage.settle()
        #expect(try stage.drawnFrame(of: "box").minX == 0)
    }

    @Test func implicitAnimationHoldsForItsSubtreeOnly() throws {
        struct Both: View {
            let model: Model
            var body: some View {
                VStack(spacing: 0) {
                    Mover(model: model).animation(.linear(duration: 1), value: model.isOn)
                    Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("other")
                        .frame(width: 100, alignment: model.isOn ? .trailing : .leading)
                }
            }
        }
        let stage = stage { Both(model: model) }
        model.isOn = true
        stage.update()
        stage.advance(by: 0.5)
        #expect(abs(try stage.drawnFrame(of: "box").minX - 30) < 1e-9)
        #expect(try stage.drawnFrame(of: "other").minX == 90)
    }

    @Test func implicitAnimationOverridesTheOuterOneAlsoWithNone() throws {
        struct Still: View {
            let model: Model
            var body: some View { Mover(model: model).animation(nil, value: model.isOn) }
        }
        let stage = stage { Still(model: model) }
        withAnimation(.linear(duration: 1)) { model.isOn = true }
        stage.update()
        #expect(try stage.drawnFrame(of: "box").minX == 60)
    }

    @Test func implicitAnimationLeavesOtherChangesAlone() throws {
        struct Other: View {
            let model: Model
            var body: some View { Mover(model: model).animation(.linear(duration: 1), value: model.other) }
        }
        let stage = stage { Other(model: model) }
        model.isOn = true
        stage.update()
        #expect(try stage.drawnFrame(of: "box").minX == 60)
    }

    @Test func disabledAnimationsJump() throws {
        let stage = stage { Mover(model: model).animation(.linear(duration: 1), value: model.isOn) }
        var transaction = Transaction(animation: .linear(duration: 1))
        transaction.disablesAnimations = true
        withTransaction(transaction) { model.isOn = true }
        stage.update()
        #expect(try stage.drawnFrame(of: "box").minX == 60)
    }

    @Test func transactionModifierOverridesEveryUpdate() throws {
        let stage = stage { Mover(model: model).transaction { $0.animation = nil } }
        withAnimation(.linear(duration: 1)) { model.isOn = true }
        stage.update()
        #expect(try stage.drawnFrame(of: "box").minX == 60)
    }

    @Test func scopedAnimationReachesItsModifiersButNotTheContent() throws {
        struct Scoped: View {
            let model: Model
            var body: some View {
                Mover(model: model).animation(.linear(duration: 1)) { $0.opacity(model.isOn ? 0.5 : 1) }
            }
        }
        let stage = stage { Scoped(model: model) }
        model.isOn = true
        stage.update()
        #expect(try stage.drawnFrame(of: "box").minX == 60)
        #expect(abs(try stage.opacity(of: "box") - 1) < 1e-9)
        stage.advance(by: 0.5)
        #expect(abs(try stage.opacity(of: "box") - 0.75) < 1e-9)
    }

    private struct Fading: ViewModifier {
        let model: Model
        func body(content: Content) -> some View { content.opacity(model.isOn ? 0.5 : 1) }
    }

    /// No view around the modifier is updated.
    @Test func scopedAnimationReachesAModifierThatChangesAlone() throws {
        let stage = stage {
            Color.red.frame(width: 40, height: 40).accessibilityIdentifier("box")
                .animation(.linear(duration: 1)) { $0.modifier(Fading(model: model)) }
        }
        model.isOn = true
        stage.update()
        stage.advance(by: 0.5)
        #expect(abs(try stage.opacity(of: "box") - 0.75) < 1e-9)
    }

    @Test func completionIsCalledOnceWhenTheAnimationIsComplete() throws {
        let stage = stage { Mover(model: model) }
        withAnimation(.linear(duration: 1)) {
            model.isOn = true
        } completion: {
            model.completions += 1
        }
        stage.update()
        stage.advance(by: 0.9)
        #expect(model.completions == 0)
        stage.advance(by: 0.2)
        #expect(model.completions == 1)
        stage.advance(by: 1)
        #expect(model.completions == 1)
    }

    @Test func completionIsCalledWhenNothingIsAnimated() throws {
        let stage = stage { Mover(model: model) }
        withAnimation(.linear(duration: 1)) {
        } completion: {
            model.completions += 1
        }
        #expect(model.completions == 1)
        withAnimation(.linear(duration: 1)) {
            model.other = true
        } completion: {
            model.completions += 1
        }
        stage.update()
        #expect(model.completions == 2)
        withAnimation(nil) {
            model.isOn = true
        } completion: {
            model.completions += 1
        }
        stage.update()
        stage.advance(by: 0.1)
        #expect(model.completions == 3)
    }

    @Test func completionIsCalledWhenTheAnimatedViewIsRemoved() throws {
        struct Removable: View {
            let model: Model
            var body: some View { if !model.other { Mover(model: model) } }
        }
        let stage = stage { Removable(model: model) }
        withAnimation(.linear(duration: 1)) {
            model.isOn = true
        } completion: {
            model.completions += 1
        }
        stage.update()
        stage.advance(by: 0.2)
        model.other = true
        stage.update()
        stage.advance(by: 0.1)
        #expect(model.completions == 1)
    }

    @Test func animatedBindingAnimates() throws {
        struct Bound: View {
            @State var isOn = false
            let model: Model
            var body: some View {
                Color.red.frame(width: 40, height: 40).accessibilityIdentifier("box")
                    .frame(width: 100, height: 40, alignment: isOn ? .trailing : .leading)
                    .onChange(of: model.isOn) { $isOn.animation(.linear(duration: 1)).wrappedValue = true }
            }
        }
        let stage = stage { Bound(model: model) }
        model.isOn = true
        stage.update()
        stage.advance(by: 0.5)
        #expect(abs(try stage.drawnFrame(of: "box").minX - 30) < 1e-9)
    }

    /// Modifiers whose animation takes two seconds instead of one after `other` is set.
    enum Form: CaseIterable { case value, transactionOfValue, every, scope, modifier }

    private struct Shift: ViewModifier {
        let x: CGFloat
        func body(content: Content) -> some View { content.offset(x: x) }
    }

    private struct Slowing: View {
        let model: Model
        let form: Form

        var body: some View {
            let animation = Animation.linear(duration: model.other ? 2 : 1)
            let box = Color.red.frame(width: 40, height: 40).accessibilityIdentifier("box")
            switch form {
            case .value: Mover(model: model).animation(animation, value: model.isOn)
            case .transactionOfValue: Mover(model: model).transaction(value: model.isOn) { $0.animation = animation }
            case .every: Mover(model: model).transaction { $0.animation = animation }
            case .scope: box.animation(animation) { $0.offset(x: model.isOn ? 60 : 0) }
            case .modifier: box.modifier(Shift(x: model.isOn ? 60 : 0).animation(animation))
            }
        }
    }

    @Test(arguments: Form.allCases) func aChangedAnimationIsThatOfTheNextChange(form: Form) throws {
        let stage = stage { Slowing(model: model, form: form) }
        let start = try stage.drawnFrame(of: "box").minX
        model.other = true
        stage.update()
        #expect(stage.isAtRest)
        model.isOn = true
        stage.update()
        stage.advance(by: 0.5)
        #expect(abs(try stage.drawnFrame(of: "box").minX - start - 15) < 1e-9)
        try stage.settle()
        #expect(try stage.drawnFrame(of: "box").minX == start + 60)
        #expect(abs(stage.time - 2) < 0.05)
    }

    /// The spring exceeds its target after half of its duration.
    @Test func aSizeThatBouncesIsNotNegative() throws {
        struct Shrinking: View {
            let model: Model
            var body: some View {
                Color.red.frame(width: model.isOn ? 0 : 80, height: model.isOn ? 0 : 40).accessibilityIdentifier("box")
            }
        }
        let stage = stage { Shrinking(model: model) }
        withAnimation(.spring(duration: 1, bounce: 0.6)) { model.isOn = true }
        stage.update()
        stage.advance(by: 0.55)
        #expect(try stage.drawnFrame(of: "box").size == .zero)
        // After a second, the spring is on the other side again.
        stage.advance(by: 0.5)
        let rest = 1 - Spring(duration: 1, bounce: 0.6).value(target: 1.0, time: 1.05)
        let size = try stage.drawnFrame(of: "box").size
        #expect(rest > 0.05 && size.isNear(CGSize(width: 80 * rest, height: 40 * rest)))
    }

    private struct TwoWays: View {
        let model: Model
        let isTransaction: Bool

        var body: some View {
            let box = Color.red.frame(width: 20, height: 20).accessibilityIdentifier("box")
                .offset(x: model.isOn ? 40 : 0, y: model.other ? 20 : 0)
            if isTransaction {
                box.transaction(value: model.isOn) { $0.animation = .linear(duration: 1) }
            } else {
                box.animation(.linear(duration: 1), value: model.isOn)
            }
        }
    }

    @Test(arguments: [false, true]) func anAnimationOfAValueHoldsForEachChangeOfItAndForNoOther(
        isTransaction: Bool
    ) throws {
        let stage = stage { TwoWays(model: model, isTransaction: isTransaction) }
        for isOn in [true, false] {
            model.isOn = isOn
            stage.update()
            #expect(!stage.isAtRest)
            try stage.settle()
            #expect(try stage.drawnFrame(of: "box").minX == (isOn ? 80 : 40))
            model.other = isOn
            stage.update()
            #expect(try stage.drawnFrame(of: "box").minY == (isOn ? 60 : 40))
            #expect(stage.isAtRest)
        }
    }

    /// A view that is equal to another one with the same x.
    private struct Dot: View, Equatable {
        let x: CGFloat
        let model: Model
        nonisolated static func == (a: Dot, b: Dot) -> Bool { a.x == b.x }
        var body: some View {
            Color.red.frame(width: 20, height: 20).accessibilityIdentifier("box").offset(x: x, y: model.other ? 20 : 0)
        }
    }

    private struct Dotted: View {
        let model: Model
        var body: some View { Dot(x: model.isOn ? 40 : 0, model: model).animation(.linear(duration: 1)) }
    }

    @Test func anAnimationOfAnEquatableViewHoldsForOtherValuesOfTheView() throws {
        let stage = stage { Dotted(model: model) }
        model.other = true
        stage.update()
        #expect(try stage.drawnFrame(of: "box").minY == 60)
        model.isOn = true
        stage.update()
        stage.advance(by: 0.5)
        #expect(abs(try stage.drawnFrame(of: "box").minX - 60) < 1e-9)
    }

    /// The frame around the box draws nothing, and its leading edge stays.
    @Test func aLayoutThatMovesNoViewNeedsNoFrames() throws {
        struct Growing: View {
            let model: Model
            var body: some View {
                Color.red.frame(width: 20, height: 20).accessibilityIdentifier("box")
                    .frame(width: model.isOn ? 80 : 40, height: 20, alignment: .leading)
                    .frame(width: 100, height: 100, alignment: .topLeading)
            }
        }
        let stage = stage { Growing(model: model) }
        withAnimation(.linear(duration: 1)) {
            model.isOn = true
        } completion: {
            model.completions += 1
        }
        stage.update()
        #expect(stage.isAtRest && model.completions == 1)
        #expect(try stage.drawnFrame(of: "box") == CGRect(x: 0, y: 0, width: 20, height: 20))
    }

    @Test func animationStartsWithTheFrameAfterAPause() throws {
        let stage = stage { Mover(model: model) }
        withAnimation(.linear(duration: 1)) { model.other = true }
        withAnimation(.linear(duration: 1)) { model.isOn = true }
        // The clock of the stage jumps; the animation doesn't.
        stage.advance(by: 1, framesPerSecond: 1)
        #expect(try stage.drawnFrame(of: "box").minX == 0)
        stage.advance(by: 0.5)
        #expect(abs(try stage.drawnFrame(of: "box").minX - 30) < 1e-9)
    }
}
