import ScrollworkTesting
import SwiftUI
import Testing

/// Static rows of a list leave the viewport far enough to be released, and return.
@MainActor
@Suite struct ListReturnTests {
    @MainActor @Observable final class Title { var text = "before" }

    private struct Page: View {
        let title: Title

        var body: some View {
            List {
                Text(title.text).accessibilityIdentifier("head")
                ForEach(0..<60, id: \.self) { Text("row \($0)").frame(height: 60) }
            }
            .accessibilityIdentifier("list")
        }
    }

    @Test func aSingleRowReturnsUpToDate() throws {
        let title = Title()
        let stage = Stage(size: CGSize(width: 390, height: 300)) { Page(title: title) }
        for text in ["after", "later"] {
            stage.flick(from: CGPoint(x: 195, y: 250), velocity: CGVector(dx: 0, dy: -5_000))
            try stage.settle()
            #expect(!stage.exists("head"))
            title.text = text
            for _ in 0..<3 {
                stage.flick(from: CGPoint(x: 195, y: 50), velocity: CGVector(dx: 0, dy: 9_000))
                try stage.settle()
            }
            #expect(try stage.scroll("list").offset.y == 0)
            #expect(try stage.text(of: "head") == text)
        }
    }
}
