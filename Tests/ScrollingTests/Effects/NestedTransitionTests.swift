import ScrollworkTesting
import SwiftUI
import Testing

/// Scroll transitions of views in several scroll views, and from right to left, in a window of 200 points.
@MainActor
@Suite struct NestedTransitionTests {
    /// A view of 40 points whose opacity is 1, and 0.5 at the end of its transition.
    private func view(_ axis: Axis) -> some View {
        Color.black.frame(width: 40, height: 40)
            .scrollTransition(.interactive(timingCurve: .linear), axis: axis) { effect, phase in
                effect.opacity(1 - abs(phase.value) / 2)
            }
            .accessibilityIdentifier("view")
    }

    private func scroll(_ stage: Stage, by distance: CGFloat, _ axis: Axis) throws {
        stage.wheel(
            by: axis == .vertical ? CGSize(width: 0, height: distance) : CGSize(width: distance, height: 0),
            at: CGPoint(x: 150, y: 150), precise: true)
        try stage.settle()
    }

    /// The view is 20 points from the start of the content, and half of it is visible.
    @Test(arguments: [Axis.horizontal, .vertical])
    func `A transition counts the margin of a scroll view between`(axis: Axis) throws {
        let isVertical = axis == .vertical
        let stage = Stage(size: CGSize(width: 200, height: 200)) {
            ScrollView(isVertical ? .vertical : .horizontal) {
                ScrollView(isVertical ? .horizontal : .vertical) { view(axis) }
                    .contentMargins(isVertical ? .top : .leading, 20)
                    .frame(width: isVertical ? 200 : 500, height: isVertical ? 500 : 200, alignment: .topLeading)
            }
        }
        #expect(try stage.opacity(of: "view") == 1)
        try scroll(stage, by: 40, axis)
        let frame = try stage.frame(of: "view")
        #expect((isVertical ? frame.minY : frame.minX) == -20)
        #expect(abs(try stage.opacity(of: "view") - 0.75) < 0.001)
    }

    @MainActor @Observable final class Turn { var axes = Axis.Set.horizontal }

    @Test func `A transition follows the outer scroll view when the inner one turns`() throws {
        let turn = Turn()
        let stage = Stage(size: CGSize(width: 200, height: 200)) {
            Live {
                ScrollView(.horizontal) {
                    ScrollView(turn.axes) {
                        VStack(alignment: .leading, spacing: 0) {
                            view(.horizontal)
                            Color.clear.frame(width: 500, height: 900)
                        }
                    }
                    .frame(width: 500, height: 200)
                }
            }
        }
        #expect(try stage.opacity(of: "view") == 1)
        turn.axes = .vertical
        stage.update()
        try scroll(stage, by: 20, .horizontal)
        #expect(abs(try stage.opacity(of: "view") - 0.75) < 0.001)
        try scroll(stage, by: 30, .vertical)
        #expect(try stage.frame(of: "view").origin == CGPoint(x: -20, y: -30))
        #expect(abs(try stage.opacity(of: "view") - 0.75) < 0.001)
    }

    /// The view begins 210 points from the start. It is below the window, then by a quarter, and at last half above it.
    @Test func `From right to left, a vertical transition is the same`() throws {
        let stage = Stage(size: CGSize(width: 200, height: 200), environment: { $0.layoutDirection = .rightToLeft }) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.clear.frame(height: 210)
                    view(.vertical)
                    Color.clear.frame(height: 900)
                }
            }
        }
        #expect(abs(try stage.opacity(of: "view") - 0.5) < 0.001)
        try scroll(stage, by: 40, .vertical)
        #expect(abs(try stage.opacity(of: "view") - 0.875) < 0.001)
        try scroll(stage, by: 190, .vertical)
        #expect(abs(try stage.opacity(of: "view") - 0.75) < 0.001)
    }
}
