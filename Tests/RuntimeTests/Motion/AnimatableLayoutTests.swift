import Foundation
import ScrollworkTesting
import SwiftUI
import Testing

/// Apple (WWDC23, "Explore SwiftUI animation"): the views of a layout with animatable data are laid out again in each
/// frame, with the data in between. They follow the layout's own path, not a straight line.
@MainActor
@Suite struct AnimatableLayoutTests {
    @MainActor @Observable final class Model { var angle = 0.0 }

    /// Places its views on a circle, at an angle.
    private struct Wheel: Layout {
        var angle: Double

        var animatableData: Double {
            get { angle }
            set { angle = newValue }
        }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            CGSize(width: 100, height: 100)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            for subview in subviews {
                subview.place(
                    at: CGPoint(x: bounds.midX + 40 * cos(angle), y: bounds.midY + 40 * sin(angle)), anchor: .center,
                    proposal: .unspecified)
            }
        }
    }

    private struct Turning: View {
        let model: Model

        var body: some View {
            Wheel(angle: model.angle) {
                Color.red.frame(width: 10, height: 10).accessibilityIdentifier("dot")
            }
        }
    }

    @Test func `The views of an animatable layout follow its path`() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Turning(model: model) }
        #expect(abs(try stage.drawnFrame(of: "dot").midX - 90) < 0.01)
        withAnimation(.linear(duration: 1)) { model.angle = .pi }
        stage.update()
        stage.advance(by: 0.5)
        // Halfway, at a right angle. A straight line would lead through the middle, (50, 50).
        #expect(abs(try stage.drawnFrame(of: "dot").midX - 50) < 2)
        #expect(abs(try stage.drawnFrame(of: "dot").midY - 90) < 2)
        try stage.settle()
        #expect(abs(try stage.drawnFrame(of: "dot").midX - 10) < 0.01)
    }

    private struct Padded: Layout {
        var inset: CGFloat

        var animatableData: CGFloat {
            get { inset }
            set { inset = newValue }
        }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            proposal.replacingUnspecifiedDimensions()
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            for subview in subviews {
                subview.place(at: CGPoint(x: (inset * inset).rounded(.down) / 10, y: 0), proposal: .unspecified)
            }
        }
    }

    private struct Bent: View {
        let model: Model

        var body: some View {
            Padded(inset: CGFloat(model.angle)) {
                Color.red.frame(width: 10, height: 10).accessibilityIdentifier("dot")
            }
        }
    }

    @Test func `A layout that isn't linear in its data isn't linear in time`() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Bent(model: model) }
        withAnimation(.linear(duration: 1)) { model.angle = 20 }
        stage.update()
        stage.advance(by: 0.5)
        // 10 x 10 / 10, not half of 20 x 20 / 10.
        #expect(abs(try stage.drawnFrame(of: "dot").minX - 10) < 1)
    }
}
