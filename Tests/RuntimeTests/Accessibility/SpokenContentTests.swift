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
}
