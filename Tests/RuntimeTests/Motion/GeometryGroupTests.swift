import ScrollworkTesting
import SwiftUI
import Testing

@MainActor @Observable private final class Model {
    var isShown = false
    var hasThird = false
}

/// Views that are inserted into containers that move, in a window of 100 by 100 points.
@MainActor
@Suite struct GeometryGroupTests {
    private let model = Model()

    private func stage(@ViewBuilder _ content: () -> some View) -> Stage {
        Stage(size: CGSize(width: 100, height: 100), content: content)
    }

    private func change(_ stage: Stage, _ animation: Animation? = .linear(duration: 1), _ action: () -> Void) {
        withAnimation(animation, action)
        stage.update()
    }

    /// The top edges of the visible boxes, from the top.
    private func tops(_ stage: Stage) -> [CGFloat] {
        stage.marks.filter { $0.frame.size == CGSize(width: 20, height: 20) }.map {
            ($0.frame.minY * 1e6).rounded() / 1e6
        }
        .sorted()
    }

    private func box(_ name: String) -> some View {
        Color.red.frame(width: 20, height: 20).accessibilityElement().accessibilityIdentifier(name)
    }

    /// A stack in the middle of the window.
    private struct Stack: View {
        let model: Model
        let box: (String) -> AnyView

        var body: some View {
            VStack(spacing: 0) {
                box("first")
                if model.isShown { HStack(spacing: 0) { box("second") } }
                if model.hasThird { box("third") }
            }
        }
    }

    private func stack() -> Stack { Stack(model: model) { AnyView(box($0)) } }

    @Test func `An inserted view appears in its final place`() throws {
        let stage = stage { stack() }
        change(stage) { model.isShown = true }
        for part in [0, 0.25, 0.75, 1] as [CGFloat] {
            #expect(try abs(stage.drawnFrame(of: "first").minY - (40 - 10 * part)) < 1e-9)
            #expect(try stage.drawnFrame(of: "second") == CGRect(x: 40, y: 50, width: 20, height: 20))
            // A new view isn't visible at first.
            let expected: [CGFloat] = part == 0 ? [40] : [40 - 10 * part, 50]
            #expect(tops(stage) == expected)
            stage.advance(by: part == 0.25 ? 0.5 : 0.25)
        }
        #expect(stage.isAtRest)
    }

    @Test func `The first view of an empty container appears in its final place`() throws {
        struct Empty: View {
            let model: Model
            let box: AnyView
            var body: some View { Color.white.overlay { ZStack { if model.isShown { box } } } }
        }
        let stage = stage { Empty(model: model, box: AnyView(box("box"))) }
        change(stage) { model.isShown = true }
        stage.advance(by: 0.5)
        #expect(try stage.drawnFrame(of: "box") == CGRect(x: 40, y: 40, width: 20, height: 20))
        #expect(tops(stage) == [40])
    }

    @Test func `A view that is inserted into a geometry group moves with it`() throws {
        let stage = stage { stack().geometryGroup() }
        change(stage) { model.isShown = true }
        for part in [0, 0.25] {
            #expect(try abs(stage.drawnFrame(of: "first").minY - (40 - 10 * part)) < 1e-9)
            #expect(try abs(stage.drawnFrame(of: "second").minY - (60 - 10 * part)) < 1e-9)
            stage.advance(by: 0.25)
        }
        #expect(tops(stage) == [35, 55])
        try stage.settle()
        #expect(try stage.drawnFrame(of: "second").minY == 50)
    }

    @Test func `A group that is inserted into a moving container appears in its final place`() throws {
        struct Around: View {
            let model: Model
            let box: (String) -> AnyView
            var body: some View {
                VStack(spacing: 0) {
                    box("first")
                    if model.isShown { box("second").geometryGroup() }
                }
            }
        }
        let stage = stage { Around(model: model) { AnyView(box($0)) } }
        change(stage) { model.isShown = true }
        stage.advance(by: 0.5)
        #expect(try stage.drawnFrame(of: "second").minY == 50)
    }

    @Test func `Later changes move an inserted view with the others`() throws {
        let stage = stage { stack() }
        change(stage) { model.isShown = true }
        stage.advance(by: 0.5)
        change(stage) { model.hasThird = true }
        #expect(try abs(stage.drawnFrame(of: "first").minY - 35) < 1e-9)
        #expect(try abs(stage.drawnFrame(of: "second").minY - 50) < 1e-9)
        #expect(try abs(stage.drawnFrame(of: "third").minY - 60) < 1e-9)
        stage.advance(by: 0.25)
        #expect(try abs(stage.drawnFrame(of: "second").minY - 47.5) < 1e-9)
        #expect(try abs(stage.drawnFrame(of: "third").minY - 60) < 1e-9)
        #expect(tops(stage) == [30, 47.5, 60])
        try stage.settle()
        #expect(try ["first", "second", "third"].map { try stage.drawnFrame(of: $0).minY } == [20, 40, 60])
    }

    /// A spring takes over the velocity of the one before.
    @Test func `A view that is inserted during springs stays in its place`() throws {
        let stage = stage { stack() }
        change(stage, .bouncy) { model.isShown = true }
        stage.advance(by: 0.15)
        change(stage, .bouncy) { model.hasThird = true }
        var moved: CGFloat = 0
        for _ in 0..<40 {
            #expect(try abs(stage.drawnFrame(of: "third").minY - 60) < 1e-6)
            moved = max(moved, try abs(stage.drawnFrame(of: "first").minY - 20))
            stage.advance(by: 0.02)
        }
        #expect(moved > 1)
    }

    @Test func `A view that is inserted without an animation stays in its place`() throws {
        let stage = stage { stack() }
        change(stage) { model.isShown = true }
        stage.advance(by: 0.5)
        change(stage, nil) { model.hasThird = true }
        #expect(try abs(stage.drawnFrame(of: "third").minY - 60) < 1e-9)
        stage.advance(by: 0.25)
        #expect(try abs(stage.drawnFrame(of: "third").minY - 60) < 1e-9)
    }

    @Test func `The completion of an animation is called once`() throws {
        var count = 0
        let stage = stage { stack() }
        withAnimation(.linear(duration: 1)) {
            model.isShown = true
        } completion: {
            count += 1
        }
        try stage.settle()
        #expect(count == 1)
    }
}
