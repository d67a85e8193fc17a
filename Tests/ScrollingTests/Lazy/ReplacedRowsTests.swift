import ScrollworkTesting
import SwiftUI
import Testing

/// Rows that take the place of all visible rows, as after a refresh.
@MainActor @Suite struct ReplacedRowsTests {
    @MainActor @Observable final class Model {
        var rows = Array(0..<20)
    }

    private struct Feed: View {
        let model: Model

        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    if model.rows.isEmpty { ForEach(0..<3) { _ in box(200, 100) } }
                    ForEach(model.rows, id: \.self) { box(200, 100, "row \($0)") }
                    box(200, 30, "end")
                }
            }
            .accessibilityIdentifier("feed")
        }
    }

    @Test func `New rows begin at the start while a finger pulls the content down`() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 200, height: 400)) { Feed(model: model) }
        let finger = stage.touch(at: CGPoint(x: 100, y: 100))
        finger.move(by: CGSize(width: 0, height: 100), over: 0.3)
        model.rows = []
        stage.advance(by: 0.1)
        model.rows = Array(20..<40)
        stage.advance(by: 0.1)
        #expect(try stage.scroll("feed").offset.y <= 0)
        finger.lift()
        try stage.settle()
        #expect(try stage.scroll("feed").offset.y == 0)
        #expect(try stage.frame(of: "row 20").minY == 0)
    }

    @Test func `Rows before the first one appear while a finger pulls the content down`() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 200, height: 400)) { Feed(model: model) }
        let finger = stage.touch(at: CGPoint(x: 100, y: 100))
        finger.move(by: CGSize(width: 0, height: 100), over: 0.3)
        let place = try stage.frame(of: "row 0").minY
        model.rows = Array(-20..<20)
        stage.update()
        #expect(abs(try stage.frame(of: "row -20").minY - place) < 1e-9)
        finger.cancel()
    }
}
