import ScrollworkTesting
import SwiftUI
import Testing

/// A pinned header is drawn where it is, with and without a layer of its own.
@MainActor
@Suite struct PinnedDrawingTests {
    /// Returns a stage with a blue header of 20 points, 30 points from the leading edge, above green rows.
    private func stage(_ header: some View) -> Stage {
        Stage(size: CGSize(width: 100, height: 100), scale: 1) {
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                    Section {
                        ForEach(0..<100, id: \.self) { _ in Color(red: 0, green: 1, blue: 0).frame(height: 20) }
                    } header: {
                        header
                    }
                }
                .padding(.leading, 30)
                .padding(.top, 10)
            }
            .scrollIndicators(.hidden)
        }
    }

    /// Checks that the header is at a place of the window, with rows below it.
    private func check(_ stage: Stage, _ top: Int, _ location: SourceLocation = #_sourceLocation) {
        let pixels = Pixels(stage)
        for y in [top + 1, top + 18] {
            let color = pixels[60, y]
            #expect(color.blue > 0.5 && color.green < 0.5, "\(y)", sourceLocation: location)
        }
        for y in [top + 22, 98] {
            let color = pixels[60, y]
            #expect(color.blue < 0.5 && color.green > 0.5, "\(y)", sourceLocation: location)
        }
        // Nothing is at the leading edge, and above the header.
        for point in [(x: 28, y: top + 10), (x: 60, y: top - 2)] where point.y > 0 {
            let color = pixels[point.x, point.y]
            #expect(color.blue > 0.5 && color.green > 0.5, "\(point)", sourceLocation: location)
        }
    }

    @Test func `A pinned header is drawn at its place while the content scrolls`() throws {
        let color = Color(red: 0, green: 0, blue: 1).frame(height: 20)
        for shown in [stage(color), stage(color.opacity(1))] {
            check(shown, 10)
            for (distance, top) in [(7, 3), (30, 0), (500, 0), (11, 0), (-300, 0), (-5_000, 10)] as [(CGFloat, Int)] {
                shown.wheel(by: CGSize(width: 0, height: distance), at: CGPoint(x: 50, y: 50), precise: true)
                try shown.settle()
                check(shown, top)
            }
        }
    }
}
