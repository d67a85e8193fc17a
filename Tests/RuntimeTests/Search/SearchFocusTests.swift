import ScrollworkTesting
import SwiftUI
import Testing

@MainActor @Suite struct SearchFocusTests {
    private struct Subject: View {
        @State private var text = ""
        @FocusState private var isFocused: Bool
        @FocusState private var field: String?

        var body: some View {
            NavigationStack {
                VStack {
                    Button("Search") { isFocused = true }.accessibilityIdentifier("search")
                    Button("Rest") { field = nil }.accessibilityIdentifier("rest")
                    Text("\(isFocused) \(field ?? "none")").accessibilityIdentifier("state")
                }
                .searchable(text: $text)
                .searchFocused($isFocused)
                .searchFocused($field, equals: "search")
            }
        }
    }

    @Test func focusStatesMoveAndReportTheFocusOfTheField() throws {
        let stage = Stage(size: CGSize(width: 390, height: 700)) { Subject() }
        #expect(try stage.text(of: "state") == "false none")
        try stage.tap("search")
        try stage.settle()
        #expect(try stage.text(of: "state") == "true search")
        #expect(stage.semantics.flattened.contains { $0.label == "Cancel" }, "the search began")
        stage.press(.character("a"))
        #expect(try stage.element(.textField, "Search").value == "a")
        try stage.tap("rest")
        try stage.settle()
        #expect(try stage.text(of: "state") == "false none")
    }

    @Test func aTapOnTheFieldSetsTheStates() throws {
        let stage = Stage(size: CGSize(width: 390, height: 700)) { Subject() }
        let frame = try stage.element(.textField, "Search").frame
        stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        try stage.settle()
        #expect(try stage.text(of: "state") == "true search")
    }
}
