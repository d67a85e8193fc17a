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
}
