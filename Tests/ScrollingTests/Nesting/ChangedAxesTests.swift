import ScrollworkTesting
import SwiftUI
import Testing

/// Scroll views inside each other that exchange their axes, in a window of 300 by 400 points.
@MainActor
@Suite struct ChangedAxesTests {
    @MainActor @Observable final class Model {
        var isOuterVertical = true
    }

    private struct Screen: View {
        let model: Model

        var body: some View {
            ScrollView(model.isOuterVertical ? .vertical : .horizontal) {
                ScrollView(model.isOuterVertical ? .horizontal : .vertical) {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<1_000, id: \.self) { index in
                            Color.red.frame(width: 50, height: 50)
                                .scrollTransition { effect, phase in effect.opacity(phase.isIdentity ? 1 : 0.5) }
                                .accessibilityIdentifier("row-\(index)")
                        }
                    }
                }
                .frame(maxHeight: model.isOuterVertical ? nil : 400)
            }
        }
    }

    @Test func `A lazy stack scrolls with the scroll view of its axis`() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 300, height: 400)) { Screen(model: model) }
        for _ in 0..<2 {
            for isOuterVertical in [true, false] {
                model.isOuterVertical = isOuterVertical
                try stage.settle()
                #expect(stage.frames(prefix: "row-").count < 20, "only the rows near the viewport are realized")
                stage.flick(from: CGPoint(x: 25, y: 300), velocity: CGVector(dx: 0, dy: -800))
                try stage.settle()
                let rows = stage.frames(prefix: "row-")
                #expect(rows.count < 20 && rows["row-0"].map { $0.maxY > 0 } != true)
                #expect(rows.values.contains { $0.minY <= 0 } && rows.values.contains { $0.maxY >= 400 })
            }
        }
    }
}
