import ScrollworkTesting
import SwiftUI
import Testing

/// Scroll transitions of views that are thin, that change their size, or that leave, in a window of 200 points.
@MainActor
@Suite struct TransitionChangeTests {
    @MainActor @Observable final class Model {
        var length: CGFloat
        var isShown = true

        init(_ length: CGFloat) { self.length = length }
    }

    /// Returns a stage in which the view begins at a distance from the top.
    private func stage(
        _ model: Model, at start: CGFloat,
        _ mode: ScrollTransitionConfiguration = .interactive(timingCurve: .linear)
    ) throws -> Stage {
        let stage = Stage(size: CGSize(width: 200, height: 200), scale: 1) {
            Live {
                ScrollView {
                    VStack(spacing: 0) {
                        Color.clear.frame(height: 1_000)
                        if model.isShown {
                            Color.black.frame(width: 100, height: model.length)
                                .scrollTransition(mode) { effect, phase in
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
        let top = try stage.frame(of: "view").minY
        stage.wheel(by: CGSize(width: 0, height: top - start), at: CGPoint(x: 100, y: 100), precise: true)
        return stage
    }

    /// Half of the view is above the window, or three quarters are below. The scale is then between one half and one.
    @Test(arguments: [0.25, 0.5, 1, 2] as [CGFloat]) func `A thin view has a transition`(length: CGFloat) throws {
        for (start, progress) in [(-length / 2, -0.5), (200 - length / 4, 0.75)] as [(CGFloat, CGFloat)] {
            let found = try stage(Model(length), at: start).drawnFrame(of: "view")
            #expect(abs(found.midX - 100 - progress * 100) < 0.01, "\(found)")
            #expect(abs(found.width - 50 - abs(progress) * 50) < 0.01, "\(found)")
        }
    }

    @Test func `A view in its identity phase that grows keeps its look`() throws {
        let model = Model(40), stage = try stage(model, at: 60)
        for length in [40, 100, 20] as [CGFloat] {
            model.length = length
            try stage.settle()
            let found = try stage.drawnFrame(of: "view")
            #expect(abs(found.minY - 60 - length / 4) < 0.01 && abs(found.height - length / 2) < 0.01, "\(found)")
        }
    }

    /// At one edge the view follows its position. At the other one it keeps its look.
    @Test(arguments: [true, false]) func `Each edge has a mode of its own`(followsAtTop: Bool) throws {
        let follows = ScrollTransitionConfiguration.interactive(timingCurve: .linear)
        let stage = Stage(size: CGSize(width: 200, height: 200), scale: 1) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.clear.frame(height: 1_000)
                    Color.black.frame(width: 100, height: 40)
                        .scrollTransition(
                            topLeading: followsAtTop ? follows : .identity,
                            bottomTrailing: followsAtTop ? .identity : follows
                        ) { effect, phase in
                            effect.offset(x: phase.value * 100)
                        }
                        .accessibilityIdentifier("view")
                    Color.clear.frame(height: 1_000)
                }
            }
            .scrollIndicators(.hidden)
        }
        for (start, progress) in [(-10, -0.25), (-30, -0.75), (80, 0), (170, 0.25), (190, 0.75)] as [(CGFloat, CGFloat)]
        {
            let top = try stage.frame(of: "view").minY
            stage.wheel(by: CGSize(width: 0, height: top - start), at: CGPoint(x: 100, y: 100), precise: true)
            let expected = (progress < 0) == followsAtTop ? progress : 0
            let found = try stage.drawnFrame(of: "view").midX
            #expect(abs(found - 100 - expected * 100) < 0.01, "\(start): \(found)")
        }
    }

    @Test func `A view that leaves during its transition needs no frames`() throws {
        let model = Model(40), stage = try stage(model, at: 60, .animated(.linear(duration: 9)))
        stage.advance(by: 1)
        #expect(!stage.isAtRest)
        model.isShown = false
        stage.update()
        #expect(stage.isAtRest && !stage.exists("view"))
    }
}
