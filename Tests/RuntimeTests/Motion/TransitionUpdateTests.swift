import ScrollworkTesting
import SwiftUI
import Testing

private let red = Color(red: 1, green: 0, blue: 0)

/// Transitions of views that change, or whose containers come and go.
@MainActor @Suite struct TransitionUpdateTests {
    @MainActor @Observable final class Model {
        var isShown = false
        var step = 0
    }

    /// A box of 40 by 20 points in the corner of the window.
    private struct Corner<Content: View>: View {
        let model: Model
        @ViewBuilder let content: (Int) -> Content

        var body: some View {
            let step = model.step
            ZStack(alignment: .topLeading) { if model.isShown { content(step) } }
                .frame(width: 100, height: 100, alignment: .topLeading)
        }
    }

    private func stage(_ model: Model, @ViewBuilder _ content: @escaping (Int) -> some View) -> Stage {
        Stage(size: CGSize(width: 100, height: 100)) { Corner(model: model, content: content) }
    }

    private func toggle(_ model: Model, _ stage: Stage) {
        withAnimation(.linear(duration: 1)) { model.isShown.toggle() }
        stage.update()
    }

    private func box(width: CGFloat = 40) -> some View {
        red.frame(width: width, height: 20).accessibilityIdentifier("box")
    }

    private func redness(_ stage: Stage, _ x: Int, _ y: Int) -> Float { 1 - Pixels(stage)[x, y].green }

    /// The transition is a new value after each change of the step.
    @Test(arguments: [false, true]) func `A view that changed on its way in leaves from where it is`(
        isErased: Bool
    ) throws {
        let model = Model()
        let stage = stage(model) { _ in
            if isErased {
                box().transition(AnyTransition.move(edge: .leading))
            } else {
                box().transition(MoveTransition(edge: .leading))
            }
        }
        toggle(model, stage)
        stage.advance(by: 0.5)
        model.step = 1
        stage.update()
        #expect(abs(try stage.drawnFrame(of: "box").minX + 20) < 1e-9)
        toggle(model, stage)
        #expect(redness(stage, 10, 10) > 0.99 && redness(stage, 30, 10) < 0.01)
        try stage.settle()
        #expect(redness(stage, 10, 10) == 0)
    }

    /// The scale halfway is 0.75.
    @Test func `A view that grows on its way in keeps the anchor of its transition`() throws {
        let model = Model()
        let stage = stage(model) { step in
            box(width: step == 0 ? 40 : 80).transition(ScaleTransition(0.5, anchor: .trailing))
        }
        toggle(model, stage)
        stage.advance(by: 0.5)
        #expect(try stage.drawnFrame(of: "box").isNear(CGRect(x: 10, y: 2.5, width: 30, height: 15)))
        model.step = 1
        stage.update()
        #expect(try stage.drawnFrame(of: "box").isNear(CGRect(x: 20, y: 2.5, width: 60, height: 15)))
        try stage.settle()
        #expect(try stage.drawnFrame(of: "box") == CGRect(x: 0, y: 0, width: 80, height: 20))
    }

    @Test func `Only the transition of an inserted container runs, not those of the views in it`() throws {
        let model = Model()
        let stage = stage(model) { _ in
            VStack(spacing: 0) { box().transition(MoveTransition(edge: .leading)) }.transition(OpacityTransition())
        }
        toggle(model, stage)
        stage.advance(by: 0.25)
        #expect(try stage.drawnFrame(of: "box") == CGRect(x: 0, y: 0, width: 40, height: 20))
        #expect(abs(try stage.opacity(of: "box") - 0.25) < 1e-9)
    }

    private struct Choice: View {
        let model: Model

        var body: some View {
            Group {
                if model.isShown {
                    Color.red.frame(width: 40, height: 20)
                } else {
                    Color.blue.frame(width: 30, height: 20)
                }
            }
            .padding(5)
        }
    }

    @Test func `A choice in a modifier fades from one view to the other`() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Choice(model: model) }
        for (isShown, widths) in [(true, [30, 40]), (false, [40, 30])] as [(Bool, [CGFloat])] {
            withAnimation(.linear(duration: 1)) { model.isShown = isShown }
            stage.update()
            stage.advance(by: 0.25)
            #expect(stage.marks.map(\.frame.width) == widths)
            let shares = stage.marks.map { $0.color?.alpha ?? 0 }
            #expect(zip(shares, [0.75, 0.25] as [Float]).allSatisfy { abs($0 - $1) < 0.01 }, "\(shares)")
            try stage.settle()
            #expect(stage.marks.map(\.frame.width) == [widths[1]])
        }
    }

    @Test func `A transition without an animation ends at once, in an animated change too`() throws {
        let model = Model()
        let stage = stage(model) { _ in box().transition(OpacityTransition().animation(nil)) }
        toggle(model, stage)
        #expect(try stage.opacity(of: "box") == 1)
        toggle(model, stage)
        #expect(stage.marks.isEmpty)
    }

    @Test func `A change is complete when the views that it removes have left`() {
        let model = Model()
        model.isShown = true
        let stage = stage(model) { _ in box() }
        var completions = 0
        withAnimation(.linear(duration: 1)) {
            model.isShown = false
        } completion: {
            completions += 1
        }
        stage.update()
        stage.advance(by: 0.9)
        #expect(completions == 0)
        stage.advance(by: 0.2)
        #expect(completions == 1)
    }

    /// The first view has left after half a second, and the second one after a second.
    @Test func `Views that one condition removes leave together`() throws {
        let model = Model()
        model.isShown = true
        let stage = stage(model) { _ in
            box().transition(OpacityTransition().animation(.linear(duration: 0.5)))
            box(width: 80).transition(OpacityTransition().animation(.linear(duration: 1)))
        }
        #expect(stage.marks.count == 2)
        model.isShown = false
        stage.update()
        #expect(stage.marks.count == 2)
        stage.advance(by: 0.75)
        #expect(stage.marks.map(\.frame.width) == [80])
        try stage.settle()
        #expect(stage.marks.isEmpty && abs(stage.time - 1) < 0.05)
    }

    @Test func `A view of a first frame that animates leaves with its transition, and the others follow`() throws {
        struct Boxes: View {
            let model: Model
            var body: some View {
                VStack(spacing: 0) {
                    if !model.isShown { red.frame(width: 40, height: 20).transition(.opacity) }
                    Color.blue.frame(width: 40, height: 20).accessibilityIdentifier("below")
                    PhaseAnimator([0.0, 1]) { Color.green.frame(width: 40, height: 20).opacity($0) }
                }
            }
        }
        let model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Boxes(model: model) }
        let start = try stage.drawnFrame(of: "below").minY
        toggle(model, stage)
        stage.advance(by: 0.5)
        #expect(abs(try stage.drawnFrame(of: "below").minY - start + 5) < 0.01)
        let share = redness(stage, 50, Int(start) - 10)
        #expect(share > 0.4 && share < 0.6)
    }

    private struct Turned: View {
        let model: Model

        var body: some View {
            box(model.step)
                .id(model.step)
                .padding(.leading, 5)
                .background(.white)
                .transition(MoveTransition(edge: .leading))
                .frame(width: 100, height: 100, alignment: .topLeading)
        }

        private func box(_ step: Int) -> some View {
            red.frame(width: 40, height: 20).accessibilityIdentifier("box \(step)")
        }
    }

    @Test func `A view with another identity has the transition around its modifiers`() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Turned(model: model) }
        withAnimation(.linear(duration: 1)) { model.step = 1 }
        stage.update()
        stage.advance(by: 0.25)
        #expect(abs(try stage.drawnFrame(of: "box 1").minX + 25) < 1e-9)
        #expect(try stage.opacity(of: "box 1") == 1)
        try stage.settle()
        #expect(try stage.drawnFrame(of: "box 1").minX == 5)
    }

    private struct Behind: View {
        let model: Model

        var body: some View {
            Color.white.frame(width: 100, height: 100)
                .overlay(alignment: .topLeading) {
                    if model.isShown { red.frame(width: 40, height: 20).accessibilityIdentifier("box") }
                }
                .transition(MoveTransition(edge: .leading))
        }
    }

    @Test func `A view in an overlay hasn't the transition of the view under it`() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Behind(model: model) }
        toggle(model, stage)
        stage.advance(by: 0.25)
        #expect(try stage.drawnFrame(of: "box").minX == 0)
        #expect(abs(try stage.opacity(of: "box") - 0.25) < 1e-9)
    }
}
