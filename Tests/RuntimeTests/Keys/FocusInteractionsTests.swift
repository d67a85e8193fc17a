import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct FocusInteractionsTests {
    private struct Pad: View {
        let interactions: FocusInteractions
        @FocusState private var isFocused: Bool

        var body: some View {
            Text(isFocused ? "focused" : "not").accessibilityIdentifier("state")
                .focusable(interactions: interactions)
                .focused($isFocused)
        }
    }

    @Test(arguments: [
        (FocusInteractions.edit, "focused"), (.activate, "focused"), (.automatic, "focused"),
        (FocusInteractions(), "not"),
    ])
    func aViewTakesTheFocusForAKindOfInteraction(interactions: FocusInteractions, state: String) throws {
        let stage = Stage(size: CGSize(width: 200, height: 100)) { Pad(interactions: interactions) }
        stage.press(.tab)
        try stage.settle()
        #expect(try stage.text(of: "state") == state)
    }

    /// A view whose focus state is one of two.
    private struct Alternating: View {
        @FocusState private var first: Bool
        @FocusState private var second: Bool
        @State private var usesSecond = false
        @State private var isShown = true

        var body: some View {
            if isShown { Text("Pad").focusable().focused(usesSecond ? $second : $first) }
            Text("\(first) \(second)").accessibilityIdentifier("state")
            Button("Exchange") { usesSecond.toggle() }.accessibilityIdentifier("exchange")
            Button("Focus first") { first = true }.accessibilityIdentifier("first")
            Button("Focus second") { second = true }.accessibilityIdentifier("second")
            Button("Focus and hide") {
                first = true
                isShown = false
            }
            .accessibilityIdentifier("hide")
        }
    }

    @Test func aViewFollowsOnlyItsPresentState() throws {
        let stage = Stage(size: CGSize(width: 200, height: 300)) { Alternating() }
        try stage.tap("exchange")
        try stage.tap("first")
        #expect(stage.assistiveFocus == nil, "the view no longer follows the first state")
        try stage.tap("second")
        #expect(stage.semantics.flattened.contains { $0.label == "Pad" && $0.isFocused })
    }

    @Test func aViewThatGoesInTheSameUpdateGetsNoFocus() throws {
        let stage = Stage(size: CGSize(width: 200, height: 300)) { Alternating() }
        try stage.tap("hide")
        #expect(!stage.semantics.flattened.contains { $0.isFocused })
        stage.press(.tab)
        #expect(stage.semantics.flattened.filter(\.isFocused).map(\.label) == ["Exchange"])
    }

    private struct Choices: View {
        let log: GestureLog
        @FocusState private var focused: Int?

        var body: some View {
            ForEach(0..<2) { number in
                Button("\(number)") { log.note("\(number)") }
                    .focused($focused, equals: number)
                    .accessibilityIdentifier("\(number)")
            }
            Text(focused.map(String.init) ?? "none").accessibilityIdentifier("state")
        }
    }

    /// A host removes the focus when the Tab key leaves its last view. Keys then have no receiver.
    @Test func aViewLosesTheFocusToTheHost() throws {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 200, height: 100)) { Choices(log: log) }
        try stage.focus("1")
        #expect(try stage.text(of: "state") == "1")
        // Another view never had the focus.
        try stage.resignFocus("0")
        stage.press(.space)
        #expect(log.entries == ["1"])
        try stage.resignFocus("1")
        #expect(try stage.text(of: "state") == "none" && stage.assistiveFocus == nil)
        stage.press(.space)
        #expect(log.entries == ["1"])
    }
}
