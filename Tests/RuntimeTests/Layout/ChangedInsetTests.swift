import ScrollworkTesting
import SwiftUI
import Testing

/// A bar in the safe area whose edge, alignment, or spacing changes.
@MainActor
@Suite struct ChangedInsetTests {
    @MainActor @Observable final class Model {
        var spacing: CGFloat = 0
        var edge = VerticalEdge.bottom
        var alignment = HorizontalAlignment.leading
        var bars = 1
    }

    private struct Screen: View {
        let model: Model

        var body: some View {
            Color.red.accessibilityIdentifier("content")
                .safeAreaInset(edge: model.edge, alignment: model.alignment, spacing: model.spacing) {
                    Color.blue.frame(width: 40, height: 30).accessibilityIdentifier("bar")
                }
        }
    }

    @Test func theContentMakesRoomForTheChangedBar() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 200)) { Screen(model: model) }
        func expect(_ content: CGRect, _ bar: CGRect) throws {
            stage.update()
            #expect(try stage.frame(of: "content") == content && stage.frame(of: "bar") == bar)
        }
        try expect(CGRect(x: 0, y: 0, width: 100, height: 170), CGRect(x: 0, y: 170, width: 40, height: 30))
        model.spacing = 12
        try expect(CGRect(x: 0, y: 0, width: 100, height: 158), CGRect(x: 0, y: 170, width: 40, height: 30))
        model.alignment = .trailing
        try expect(CGRect(x: 0, y: 0, width: 100, height: 158), CGRect(x: 60, y: 170, width: 40, height: 30))
        model.edge = .top
        try expect(CGRect(x: 0, y: 42, width: 100, height: 158), CGRect(x: 60, y: 0, width: 40, height: 30))
    }

    private struct Bars: View {
        let model: Model

        var body: some View {
            Color.red.accessibilityIdentifier("content")
                .safeAreaInset(edge: .bottom) {
                    ForEach(0..<model.bars, id: \.self) { index in
                        Color.blue.frame(width: 40, height: 30 + CGFloat(index) * 20)
                    }
                }
        }
    }

    /// Two bars overlap. The content is 8 points from the higher one.
    @Test func theContentHasTheSpaceOfBarsThatLeave() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 200)) { Bars(model: model) }
        for (bars, height) in [(1, 162), (0, 200), (2, 142), (1, 162)] as [(Int, CGFloat)] {
            model.bars = bars
            stage.update()
            #expect(try stage.frame(of: "content") == CGRect(x: 0, y: 0, width: 100, height: height), "\(bars)")
            #expect(stage.fills(40, 30).count == min(bars, 1) && stage.fills(40, 50).count == max(bars - 1, 0))
        }
    }
}
