import ScrollworkTesting
import SwiftUI
import Testing

/// Scroll transitions of views that are thin, that change their size, or that leave, in a window of 200 points.
@MainActor
@Suite struct TransitionChangeTests {
    @MainActor @Observable final class Model {
        var length: CGFloat = 40
        var isShown = true
        var mode = ScrollTransitionConfiguration.interactive(timingCurve: .linear)
    }

    private struct Rows: View {
        let model: Model

        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    Color.clear.frame(height: 1_000)
                    if model.isShown {
                        Color.black.frame(width: 100, height: model.length)
                            .scrollTransition(model.mode) { effect, phase in
                                // The identity is half as large as the view.
                                effect.scaleEffect(phase.isIdentity ? 0.5 : 1).offset(x: phase.value * 100)
                            }
                            .accessibilityIdentifier("view")
                    }
                    Color.clear.frame(height: 1_000)
                }
            }
            .scrollIndicators(.hidden)
        }
    }

    /// Returns a stage in which the view begins at a distance from the top.
    private func stage(_ model: Model, at start: CGFloat) throws -> Stage {
        let stage = Stage(size: CGSize(width: 200, height: 200), scale: 1) { Rows(model: model) }
        let top = try stage.frame(of: "view").minY
        stage.wheel(by: CGSize(width: 0, height: top - start), at: CGPoint(x: 100, y: 100), precise: true)
        #expect(abs(try stage.frame(of: "view").minY - start) < 0.001)
        return stage
    }

    /// The share of the view that is outside is the progress.
    @Test(arguments: [0.25, 0.5, 1, 2] as [CGFloat]) func `A thin view has a transition`(length: CGFloat) throws {
        for (start, progress) in [(-length / 2, -0.5), (200 - length / 4, 0.75)] as [(CGFloat, CGFloat)] {
            let model = Model()
            model.length = length
            let stage = try stage(model, at: start)
            // The scale also moves from one half to one.
            let scale = 0.5 + abs(progress) / 2
            let found = try stage.drawnFrame(of: "view")
            #expect(abs(found.midX - 100 - progress * 100) < 0.01, "\(found)")
            #expect(abs(found.width - 100 * scale) < 0.01 && abs(found.height - length * scale) < 0.01, "\(found)")
        }
    }

    /// The view begins at 60 points, and its drawing is in its middle.
    @Test(arguments: [false, true]) func `A view in its identity phase that grows keeps its look`(isAnimated: Bool)
        throws
    {
        let model = Model()
        if isAnimated { model.mode = .animated(.linear(duration: 0.1)) }
        let stage = try stage(model, at: 60)
        for length in [40, 100, 20] as [CGFloat] {
            model.length = length
            try stage.settle()
            let found = try stage.drawnFrame(of: "view")
            #expect(abs(found.minY - 60 - length / 4) < 0.01 && abs(found.height - length / 2) < 0.01, "\(found)")
        }
    }

    /// The view, of which a half is outside, becomes completely visible without a movement of the content.
    @Test func `A view that shrinks reaches its identity phase`() throws {
        let model = Model()
        let stage = try stage(model, at: 180)
        #expect(abs(try stage.drawnFrame(of: "view").midX - 150) < 0.01)
        model.length = 20
        try stage.settle()
        #expect(abs(try stage.drawnFrame(of: "view").midX - 100) < 0.01)
        model.length = 80
        try stage.settle()
        #expect(abs(try stage.drawnFrame(of: "view").midX - 175) < 0.01)
    }

    @Test func `A view that leaves during its transition needs no frames`() throws {
        let model = Model()
        model.mode = .animated(.linear(duration: 9))
        let stage = try stage(model, at: 60)
        stage.advance(by: 1)
        #expect(!stage.isAtRest)
        model.isShown = false
        stage.update()
        #expect(stage.isAtRest && !stage.exists("view"))
    }
}
