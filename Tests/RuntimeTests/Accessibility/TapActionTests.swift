import LayerTree
@testable import ScrollworkTesting
import SwiftUI
import Testing

/// The action of a tap gesture, for assistive technology.
@MainActor
@Suite struct TapActionTests {
    private func stage(isDisabled: Bool, _ log: GestureLog) -> Stage {
        Stage(size: CGSize(width: 200, height: 200)) {
            Text("Play").onTapGesture { log.note("tap") }.disabled(isDisabled).accessibilityIdentifier("play")
        }
    }

    @Test func onlyTheActivationOfAnEnabledViewIsPerformed() throws {
        let log = GestureLog()
        let stage = stage(isDisabled: false, log)
        #expect(throws: StageError.self) { try stage.adjust("play", .increment) }
        #expect(log.entries.isEmpty)
        try stage.activate("play")
        #expect(log.entries == ["tap"])
    }

    /// A host can send an action that the node doesn't have.
    @Test func `An action other than the activation is not handled`() throws {
        let log = GestureLog()
        let stage = stage(isDisabled: false, log)
        let id = try #require(stage.semantics.flattened.first { $0.actions == [.activate] }).id
        for action in [SemanticsAction.increment, .scroll(.down), .activate] {
            stage.send(.semantics(id: id, action: action))
            stage.update()
            #expect(stage.handledWheel == (action == .activate))
            #expect(log.entries == (action == .activate ? ["tap"] : []))
        }
    }

    /// A host may send an action before it knows that the scene is closed.
    @Test func `An action in a closed scene is not performed`() {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 200, height: 200)) {
            VStack {
                Text("Play").onTapGesture { log.note("tap") }
                Button("Go") { log.note("go") }
            }
        }
        let ids = stage.semantics.flattened.filter { $0.actions == [.activate] }.map(\.id)
        #expect(ids.count == 2)
        stage.close()
        for id in ids {
            stage.send(.semantics(id: id, action: .activate))
            stage.update()
            #expect(!stage.handledWheel)
        }
        #expect(log.entries.isEmpty)
    }

    @Test func aDisabledViewHasNoAction() {
        let log = GestureLog()
        let stage = stage(isDisabled: true, log)
        #expect(throws: StageError.self) { try stage.activate("play") }
        #expect(log.entries.isEmpty)
    }

    @Test func `Two taps are no action, and one tap keeps the description of its view`() throws {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 200, height: 200)) {
            VStack {
                Text("Twice").accessibilityIdentifier("twice").onTapGesture(count: 2) { log.note("twice") }
                Text("Once").accessibilityValue("3").accessibilityHint("Starts").accessibilityIdentifier("once")
                    .onTapGesture { log.note("once") }
            }
        }
        #expect(throws: StageError.self) { try stage.activate("twice") }
        try stage.activate("once")
        #expect(log.entries == ["once"])
        let node = try #require(stage.semantics.flattened.first { $0.identifier == "once" })
        #expect(node.label == "Once" && node.value == "3" && node.hint == "Starts")
        #expect(node.actions == [.activate])
    }

    @Test func `Several elements have no common action, and one with an action keeps it`() throws {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 200, height: 200)) {
            VStack {
                VStack {
                    Text("One").accessibilityIdentifier("one")
                    Text("Two").accessibilityIdentifier("two")
                }
                .onTapGesture { log.note("both") }
                Button("Go") { log.note("go") }.accessibilityIdentifier("go").onTapGesture { log.note("around") }
                Text("Chosen").accessibilityAddTraits(.isSelected).accessibilityIdentifier("chosen")
                    .onTapGesture { log.note("chosen") }
            }
        }
        let nodes = stage.semantics.flattened
        for name in ["one", "two"] {
            let node = try #require(nodes.first { $0.identifier == name })
            #expect(node.actions.isEmpty)
            #expect(throws: StageError.self) { try stage.activate(name) }
        }
        try stage.activate("go")
        #expect(log.entries == ["go"])
        try stage.activate("chosen")
        #expect(log.entries == ["go", "chosen"])
        let chosen = try #require(nodes.first { $0.identifier == "chosen" })
        #expect(chosen.traits.contains(.selected) && chosen.actions == [.activate])
    }
}
