import Observation
import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct ToolbarTests {
    @Observable final class Counter { var count = 1 }

    private struct Count: View {
        @Environment(Counter.self) private var counter
        var body: some View { Text("count \(counter.count)").accessibilityIdentifier("count") }
    }

    private struct Screen: View {
        let counter: Counter
        @State private var mode = EditMode.inactive

        var body: some View {
            NavigationStack {
                VStack {
                    Text(mode.isEditing ? "editing" : "reading").accessibilityIdentifier("mode")
                    Text("content").frame(maxHeight: .infinity).accessibilityIdentifier("content")
                }
                .toolbar {
                    ToolbarItem(placement: .topBarLeading) { EditButton().accessibilityIdentifier("edit") }
                    ToolbarItem(placement: .confirmationAction) { Count() }
                    ToolbarItem(placement: .bottomBar) { Button("Below") { counter.count += 1 }.accessibilityIdentifier("below") }
                }
                .environment(counter)
                .environment(\.editMode, $mode)
            }
        }
    }

    @Test func whatStandsInABarHasTheEnvironmentOfTheViewThatPutsItThere() throws {
        let counter = Counter()
        let stage = Stage(size: CGSize(width: 320, height: 400)) { Screen(counter: counter) }
        #expect(try stage.text(of: "count") == "count 1")
        #expect(try stage.text(of: "mode") == "reading")
        try stage.tap("edit")
        try stage.settle()
        #expect(try stage.text(of: "mode") == "editing")
    }

    @Test func aBarBelowTheScreenTakesRoomFromIt() throws {
        let counter = Counter()
        let stage = Stage(size: CGSize(width: 320, height: 400)) { Screen(counter: counter) }
        let below = try stage.frame(of: "below")
        #expect(below.midY == 400 - 24.5)
        #expect(try stage.frame(of: "content").maxY <= 400 - 49)
        try stage.tap("below")
        stage.update()
        #expect(try stage.text(of: "count") == "count 2")
    }

    private struct Old: View {
        let log: GestureLog
        @Environment(\.presentationMode) private var mode
        var body: some View {
            Button("Back") { mode.wrappedValue.dismiss() }.accessibilityIdentifier("away")
                .onAppear { log.note("presented \(mode.wrappedValue.isPresented)") }
        }
    }

    @Test func presentationModeTakesTheScreenAway() throws {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 320, height: 400)) {
            NavigationStack { NavigationLink("Go") { Old(log: log) }.accessibilityIdentifier("go") }
        }
        try stage.tap("go")
        try stage.settle()
        #expect(log.entries == ["presented true"])
        try stage.tap("away")
        try stage.settle()
        #expect(!stage.exists("away"))
    }
}
