import LayerTree
import ScrollworkTesting
import SwiftUI
import Testing

/// The track of a scroll indicator excludes the safe area, as that of a `UIScrollView` does.
@MainActor
@Suite struct IndicatorSafeAreaTests {
    /// The frame of the bar, which is 3 points thick.
    private func bar(_ stage: Stage) -> CGRect? {
        var found: CGRect?
        func visit(_ layer: Layer, _ origin: CGPoint) {
            let place = CGPoint(x: origin.x + layer.position.x, y: origin.y + layer.position.y)
            for command in layer.content {
                guard case .fill(let path, _, _) = command else { continue }
                let frame = path.boundingRect.offsetBy(dx: place.x, dy: place.y)
                if abs(frame.width - 3) < 0.01 { found = frame }
            }
            for child in layer.children { visit(child, place) }
        }
        visit(stage.graph.rootLayer, .zero)
        return found
    }

    private func stage() -> Stage {
        Stage(size: CGSize(width: 100, height: 200), scale: 1) {
            ScrollView { Color.clear.frame(width: 100, height: 800) }
                .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 40) }
                .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 50) }
                .accessibilityIdentifier("scroll")
        }
    }

    /// Moves the content by a distance, and keeps the finger down.
    private func drag(_ stage: Stage, by distance: CGFloat) {
        let finger = stage.touch(at: CGPoint(x: 50, y: 100))
        finger.move(by: CGSize(width: 0, height: -(distance + 10)), over: 0.2)
        finger.hold(for: 0.1)
    }

    @Test func `At the start, the bar is below the bar at the top`() throws {
        let stage = stage()
        drag(stage, by: 0.5)
        #expect(try #require(bar(stage)).minY >= 42.5)
    }

    @Test func `At the end, the bar is above the bar at the bottom`() throws {
        let stage = stage()
        // The content of 800 points and the insets exceed the window by 690 points.
        drag(stage, by: 690)
        #expect(try abs(stage.scroll("scroll").offset.y - 650) < 0.5)
        #expect(try #require(bar(stage)).maxY <= 147.5)
    }
}
