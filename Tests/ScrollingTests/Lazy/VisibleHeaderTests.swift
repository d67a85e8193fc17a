import ScrollworkTesting
import SwiftUI
import Testing

/// New rows at the start of a feed, below a header that is still visible.
@MainActor
@Suite struct VisibleHeaderTests {
    @MainActor @Observable final class Model { var items = Array(0..<40) }

    private struct Feed: View {
        let model: Model

        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    Color.blue.frame(width: 200, height: 150).accessibilityIdentifier("header")
                    LazyVStack(spacing: 0) {
                        ForEach(model.items, id: \.self) { row in
                            Color.red.frame(width: 200, height: 50).accessibilityIdentifier("row-\(row)")
                        }
                    }
                }
            }
            .accessibilityIdentifier("scroll")
        }
    }

    /// The header is 10 points above its place at rest. The new row is in the visible part, so it moves the rows after
    /// it, and not the header.
    @Test func `A row that appears below a visible header doesn't move the header`() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 200, height: 400)) { Feed(model: model) }
        stage.wheel(by: CGSize(width: 0, height: 10), at: CGPoint(x: 100, y: 200), precise: true)
        try stage.settle()
        #expect(try abs(stage.frame(of: "header").minY + 10) < 0.01)
        model.items.insert(100, at: 0)
        try stage.settle()
        #expect(try abs(stage.frame(of: "header").minY + 10) < 0.01)
        #expect(try abs(stage.frame(of: "row-100").minY - 140) < 0.01)
    }
}
