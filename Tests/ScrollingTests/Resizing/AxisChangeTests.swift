import Observation
import ScrollworkTesting
import SwiftUI
import Testing

@MainActor @Suite struct AxisChangeTests {
    @Observable final class ScrollAxes { var axes = Axis.Set.horizontal }

    private struct Scene: View {
        let model: ScrollAxes

        var body: some View {
            ScrollView(model.axes) {
                Color.blue.frame(width: 600, height: 600).accessibilityIdentifier("content")
            }
            .accessibilityIdentifier("scroll")
        }
    }

    @Test func contentThatNoLongerScrollsOnAnAxisIsAtItsStartThere() throws {
        let model = ScrollAxes()
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Scene(model: model) }
        let finger = stage.touch(at: CGPoint(x: 150, y: 100))
        finger.move(by: CGSize(width: -90, height: 0), over: 0.2)
        #expect(abs(try stage.scroll("scroll").offset.x - 80) < 0.01)
        model.axes = .vertical
        finger.move(by: CGSize(width: -30, height: 0), over: 0.2)
        #expect(try stage.scroll("scroll").offset.x == 0)
        finger.lift()
        try stage.settle()
        #expect(try stage.scroll("scroll").offset == .zero)
    }

    @Test func `A motion on an axis that no longer scrolls ends`() throws {
        let model = ScrollAxes()
        model.axes = [.horizontal, .vertical]
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Scene(model: model) }
        stage.flick(from: CGPoint(x: 150, y: 150), velocity: CGVector(dx: -800, dy: -700))
        stage.advance(by: 0.05)
        #expect(try stage.scroll("scroll").offset.x > 20)
        // The other axis continues.
        model.axes = .vertical
        stage.update()
        let moving = try stage.scroll("scroll")
        #expect(moving.offset.x == 0 && moving.offset.y > 20 && moving.phase == .decelerating)
        stage.advance(by: 0.1)
        #expect(try stage.scroll("scroll").offset.y > moving.offset.y + 20)
        // Now no axis moves.
        model.axes = .horizontal
        stage.update()
        let still = try stage.scroll("scroll")
        #expect(still.offset == .zero && still.phase == .idle)
        try stage.settle()
        #expect(try stage.scroll("scroll").offset == .zero)
    }
}
