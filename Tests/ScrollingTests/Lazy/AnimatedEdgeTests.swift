import ScrollworkTesting
import SwiftUI
import Testing

/// Animated scrolls to an edge through rows whose lengths differ from the estimates.
@MainActor
@Suite struct AnimatedEdgeTests {
    @MainActor @Observable final class Model { var position = ScrollPosition(idType: Int.self) }

    private struct Page: View {
        @Bindable var model: Model
        /// Whether the 20 short rows are the first ones. The others are longer.
        let beginsShort: Bool

        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<200, id: \.self) { row in
                        Color.red.frame(height: (beginsShort ? row < 20 : row >= 180) ? 40 : 100)
                            .accessibilityIdentifier("row-\(row)")
                    }
                }
            }
            .defaultScrollAnchor(beginsShort ? .top : .bottom, for: .initialOffset)
            .scrollPosition($model.position)
            .accessibilityIdentifier("scroll")
        }
    }

    @Test func `An animated scroll to the end ends at the end`() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 300, height: 400)) { Page(model: model, beginsShort: true) }
        withAnimation { model.position.scrollTo(edge: .bottom) }
        try stage.settle(within: 20)
        #expect(try abs(stage.frame(of: "row-199").maxY - 400) < 0.5)
    }

    @Test func `An animated scroll to the start ends at the start`() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 300, height: 400)) { Page(model: model, beginsShort: false) }
        #expect(try abs(stage.frame(of: "row-199").maxY - 400) < 0.5)
        withAnimation { model.position.scrollTo(edge: .top) }
        try stage.settle(within: 20)
        #expect(try abs(stage.scroll("scroll").offset.y) < 0.5)
        #expect(try abs(stage.frame(of: "row-0").minY) < 0.5)
    }
}
