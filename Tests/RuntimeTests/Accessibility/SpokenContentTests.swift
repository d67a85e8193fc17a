import ScrollworkTesting
import SwiftUI
import Testing

/// Labels of elements and actions that views say.
@MainActor
@Suite struct SpokenContentTests {
    private let size = CGSize(width: 300, height: 200)

    private func node(_ stage: Stage, _ identifier: String) throws -> SemanticsNode {
        try #require(stage.semantics.flattened.first { $0.identifier == identifier })
    }

    private struct Rating: View {
        @State private var isFavorite = false
        let log: GestureLog

        var body: some View {
            Button("Five stars") { isFavorite.toggle() }
                .accessibilityIdentifier("rating")
                .accessibilityLabel { label in
                    if isFavorite { Text("Favorite") }
                    label
                }
                .accessibilityAction(action: { log.note("share") }) {
                    Label("Share", systemImage: "square.and.arrow.up")
                }
        }
    }

    @Test func aLabelOfViewsCombinesThemWithTheOriginalLabel() throws {
        let stage = Stage(size: size) { Rating(log: GestureLog()) }
        #expect(try node(stage, "rating").label == "Five stars")
        try stage.activate("rating")
        #expect(try node(stage, "rating").label == "Favorite, Five stars")
        #expect(try node(stage, "rating").role == .button)
        #expect(!stage.semantics.flattened.contains { $0.label == "Favorite" })
    }

    @Test func anActionHasTheNameOfItsLabel() throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Rating(log: log) }
        #expect(try node(stage, "rating").actions.contains(.custom("Share")))
        try stage.perform("Share", on: "rating")
        #expect(log.entries == ["share"])
        #expect(try node(stage, "rating").label == "Five stars")
    }

    private struct Message: View {
        let log: GestureLog
        @State private var isSent = false

        var body: some View {
            Text("Hello").accessibilityIdentifier("message")
                .accessibilityActions {
                    Button("Send") {
                        log.note("send")
                        isSent = true
                    }
                    .disabled(isSent)
                    Button("Delete", role: .destructive) { log.note("delete") }
                }
        }
    }

    @Test func theButtonsOfABuilderAreActions() throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Message(log: log) }
        #expect(try node(stage, "message").actions == [.custom("Send"), .custom("Delete")])
        #expect(!stage.semantics.flattened.contains { $0.label == "Send" })
        try stage.perform("Delete", on: "message")
        try stage.perform("Send", on: "message")
        #expect(log.entries == ["delete", "send"])
        #expect(try node(stage, "message").actions == [.custom("Delete")])
    }

    @Test func aCombinedElementPerformsTheActionsOfItsControls() throws {
        let log = GestureLog()
        let stage = Stage(size: size) {
            VStack {
                HStack {
                    Text("Ada")
                    Button("Edit") { log.note("edit") }
                }
                .accessibilityElement(children: .combine).accessibilityIdentifier("one")
                HStack {
                    Text("Bob")
                    Button("Call") { log.note("call") }
                    Button("Write") { log.note("write") }
                    Button("Block") {}.disabled(true)
                }
                .accessibilityElement(children: .combine).accessibilityIdentifier("several")
            }
        }
        #expect(try node(stage, "one").role == .button && node(stage, "one").actions == [.activate])
        #expect(try node(stage, "several").actions == [.custom("Call"), .custom("Write")])
        try stage.activate("one")
        try stage.perform("Write", on: "several")
        #expect(log.entries == ["edit", "write"])
    }

    @Test func spokenContentTakesNoSpaceAndNoTouches() throws {
        let stage = Stage(size: size) {
            Text("Price").fixedSize().accessibilityIdentifier("plain")
                .overlay(alignment: .top) {
                    Text("Price").fixedSize()
                        .accessibilityLabel { _ in
                            Button("A much longer text than the price") {}.frame(width: 200, height: 90)
                        }
                        .accessibilityIdentifier("said")
                }
        }
        #expect(try stage.frame(of: "said").size == stage.frame(of: "plain").size)
        #expect(try node(stage, "said").label == "A much longer text than the price")
    }

    @Test func anActionCanBeNamedByItsKind() throws {
        let log = GestureLog()
        let stage = Stage(size: size) {
            Text("Row").accessibilityAction(AccessibilityActionKind(named: Text("Archive"))) { log.note("archived") }
                .accessibilityIdentifier("row")
        }
        #expect(try node(stage, "row").actions == [.custom("Archive")])
        try stage.perform("Archive", on: "row")
        #expect(log.entries == ["archived"])
        #expect(AccessibilityActionKind(named: Text("A")) != AccessibilityActionKind(named: Text("B")))
        #expect(AccessibilityActionKind(named: Text("A")) != .default)
    }

    private struct Counted: View {
        let log: GestureLog
        @State private var count = 0

        var body: some View {
            Button("Add") { count += 1 }
                .accessibilityAction(action: { log.note("share \(count)") }) { Text("Share") }
                .accessibilityAction(action: { log.note("copy \(count)") }) { Text("Copy") }
                .accessibilityIdentifier("button")
        }
    }

    @Test func actionsOfViewsAreFoundByTheirNameAndFollowTheView() throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Counted(log: log) }
        for count in 0...1 {
            try stage.perform("Share", on: "button")
            try stage.perform("Copy", on: "button")
            #expect(log.entries.suffix(2) == ["share \(count)", "copy \(count)"])
            try stage.activate("button")
        }
        #expect(throws: StageError.self) { try stage.perform("Paste", on: "button") }
        #expect(log.entries.count == 4)
    }

    @Test func anActionWhoseLabelSaysNothingIsNoAction() throws {
        let stage = Stage(size: size) {
            Text("Row").accessibilityAction(action: {}) { Color.red }.accessibilityIdentifier("row")
        }
        #expect(try node(stage, "row").actions.isEmpty && node(stage, "row").label == "Row")
    }

    @MainActor @Observable final class Model { var isOn = false }

    private struct Pair: View {
        let model: Model

        var body: some View {
            VStack {
                Group {
                    Text(verbatim: "one").frame(height: 20).accessibilityIdentifier("one")
                    Text(verbatim: "two").frame(height: 30).accessibilityIdentifier("two")
                    if model.isOn { Text(verbatim: "three").frame(height: 10).accessibilityIdentifier("three") }
                }
                .accessibilityLabel { label in
                    Text(verbatim: model.isOn ? "all" : "both")
                    label
                }
                .accessibilityIdentifier("pair")
            }
        }
    }

    /// The views are stacked without a distance.
    @Test func severalViewsWithALabelAreAGroup() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Pair(model: model) }
        #expect(try stage.frame(of: "one").minY == 25 && stage.frame(of: "two").minY == 45)
        let pair = try node(stage, "pair")
        #expect(pair.role == .group && pair.label == "both, one, two")
        #expect(pair.children.map(\.label) == ["one", "two"])
        model.isOn = true
        stage.update()
        let tops = try ["one", "two", "three"].map { try stage.frame(of: $0).minY }
        #expect(tops == [20, 40, 70])
        #expect(try node(stage, "pair").label == "all, one, two, three")
    }
}
