import SwiftUI
import Testing

@testable import ScrollworkTesting
@testable import ViewRuntime

/// The action of a tap gesture, for assistive technology.
@MainActor
@Suite struct TapActionTests {
    @MainActor @Observable final class Model {
        var isDisabled = false
    }

    private struct Example: View {
        let model: Model
        let log: GestureLog
        var body: some View { Text("Play").onTapGesture { log.note("tap") }.disabled(model.isDisabled) }
    }

    @Test func onlyTheActivationOfAnEnabledViewIsPerformed() throws {
        let log = GestureLog(), model = Model()
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Example(model: model, log: log) }
        let node = try #require(stage.semantics.flattened.first { $0.actions == [.activate] })
        #expect(!stage.graph.semanticsTree.perform(.increment, on: node.id))
        #expect(log.entries.isEmpty)
        #expect(stage.graph.semanticsTree.perform(.activate, on: node.id))
        #expect(log.entries == ["tap"])
        model.isDisabled = true
        stage.update()
        // A request can come before the technology knows of the change.
        #expect(!stage.graph.semanticsTree.perform(.activate, on: node.id))
        #expect(log.entries == ["tap"])
    }
}
