import ScrollworkTesting
import SwiftUI
import Testing

@MainActor @Suite struct DefaultFocusTests {
    private struct Fields: View {
        let priority: DefaultFocusEvaluationPriority
        @State private var texts = ["", "", ""]
        @FocusState private var focus: Int?

        var body: some View {
            VStack {
                Button("Outside") {}.accessibilityIdentifier("outside")
                VStack {
                    ForEach(0..<3) { index in
                        TextField("Field \(index)", text: $texts[index])
                            .focused($focus, equals: index)
                            .accessibilityIdentifier("field \(index)")
                    }
                }
                .defaultFocus($focus, 1, priority: priority)
            }
        }
    }

    private func focused(_ stage: Stage) -> String? {
        stage.semantics.flattened.first { $0.isFocused }?.identifier
    }

    private func stage(_ priority: DefaultFocusEvaluationPriority) throws -> Stage {
        let stage = Stage(size: CGSize(width: 300, height: 300)) { Fields(priority: priority) }
        try stage.settle()
        return stage
    }

    @Test func aRegionReceivesTheFocusWhenItAppears() throws {
        #expect(try focused(stage(.automatic)) == "field 1")
    }

    @Test func theTabKeyEntersAtTheDefaultOnlyIfTheProgramWantsIt() throws {
        for (priority, expected) in [
            (DefaultFocusEvaluationPriority.automatic, "field 0"), (.userInitiated, "field 1"),
        ] {
            let stage = try stage(priority)
            for _ in 0..<2 { stage.press(.tab, modifiers: .shift) }
            #expect(focused(stage) == "outside")
            stage.press(.tab)
            #expect(focused(stage) == expected)
            // Inside the region, the Tab key visits each field.
            stage.press(.tab)
            #expect(focused(stage) == (expected == "field 0" ? "field 1" : "field 2"))
        }
    }

    private struct Late: View {
        @State private var isShown = false
        @State private var text = ""
        @FocusState private var isFocused: Bool
        @FocusState private var isFirst: Bool

        var body: some View {
            VStack {
                TextField("First", text: $text).focused($isFirst).accessibilityIdentifier("first")
                Button("Show") { isShown = true }.accessibilityIdentifier("show")
                if isShown {
                    TextField("Second", text: $text)
                        .focused($isFocused)
                        .accessibilityIdentifier("second")
                        .defaultFocus($isFocused, true)
                }
            }
            .onAppear { isFirst = true }
        }
    }

    @Test func aRegionDoesNotTakeTheFocusFromAnotherView() throws {
        let stage = Stage(size: CGSize(width: 300, height: 300)) { Late() }
        try stage.settle()
        #expect(focused(stage) == "first")
        try stage.tap("show")
        try stage.settle()
        #expect(stage.exists("second") && focused(stage) == "first")
    }
}
