import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct HoverTests {
    @MainActor @Observable final class Model {
        var isShown = true
    }

    @Test func aViewThatLeftTheWindowIsNotNotifiedOfLaterPositions() throws {
        struct Example: View {
            let model: Model
            let log: GestureLog
            var body: some View {
                if model.isShown { Color.red.frame(width: 100, height: 100).onHover { log.note("\($0)") } }
            }
        }
        let log = GestureLog(), model = Model()
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Example(model: model, log: log) }
        stage.hover(at: CGPoint(x: 60, y: 70))
        #expect(log.entries == ["true"])
        model.isShown = false
        try stage.settle()
        stage.hover(at: CGPoint(x: 10, y: 10))
        #expect(log.entries == ["true"])
    }
}
