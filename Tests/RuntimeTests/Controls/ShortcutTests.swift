import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct ShortcutTests {
    private struct Controls: View {
        let log: GestureLog
        @State private var text = ""
        @State private var isOn = false
        @State private var isShown = false

        var body: some View {
            VStack {
                TextField("Text", text: $text).accessibilityIdentifier("field")
                Text(text).accessibilityIdentifier("text")
                Button("Save") { log.note("save") }.keyboardShortcut("s")
                Button("Save as") { log.note("save as") }.keyboardShortcut("s", modifiers: [.command, .shift])
                Button("Done") { log.note("done") }.keyboardShortcut(.defaultAction)
                Button("Never") { log.note("never") }.keyboardShortcut("n").disabled(true)
                Button("More") { log.note("more") }.keyboardShortcut("+")
                Toggle("On", isOn: $isOn).keyboardShortcut("t", modifiers: [.option]).accessibilityIdentifier("toggle")
                Text(isOn ? "on" : "off").accessibilityIdentifier("state")
                Button("Sheet") { isShown = true }.keyboardShortcut("o")
            }
            .sheet(isPresented: $isShown) {
                Button("Close") {
                    log.note("close"); isShown = false
                }.keyboardShortcut(.cancelAction)
            }
        }
    }

    @Test func aShortcutPressesItsControlWhereverTheFocusIs() throws {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 200, height: 400)) { Controls(log: log) }
        stage.press(.character("s"), modifiers: .command)
        stage.press(.character("S"), modifiers: [.command, .shift])
        stage.press(.character("s"))
        stage.press(.character("n"), modifiers: .command)
        stage.press(.character("+"), modifiers: [.command, .shift])
        stage.press(.return)
        #expect(log.entries == ["save", "save as", "more", "done"])
        try stage.tap("field")
        stage.press(.character("s"))
        stage.press(.character("s"), modifiers: .command)
        #expect(try stage.text(of: "text") == "s", "what is typed is the field's")
        #expect(log.entries.last == "save" && log.entries.count == 5)
        stage.press(.character("t"), modifiers: .option)
        #expect(try stage.text(of: "state") == "on")
    }

    private struct Nested: View {
        let depth: Int
        let action: () -> Void

        var body: some View {
            if depth == 0 {
                Button("Save", action: action).keyboardShortcut("s")
            } else {
                VStack { AnyView(Nested(depth: depth - 1, action: action)) }
            }
        }
    }

    /// The search visits each view once. At this depth, it would never end if it visited views twice at each level.
    @Test func aShortcutFindsAControlInsideManyViews() throws {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 200, height: 400)) { Nested(depth: 60) { log.note("save") } }
        stage.press(.character("s"), modifiers: .command)
        #expect(log.entries == ["save"])
    }

    @Test func coveredControlsAreNotPressed() throws {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 200, height: 400)) { Controls(log: log) }
        stage.press(.character("o"), modifiers: .command)
        try stage.settle()
        stage.press(.character("s"), modifiers: .command)
        stage.press(.escape)
        try stage.settle()
        #expect(log.entries == ["close"])
        stage.press(.character("s"), modifiers: .command)
        #expect(log.entries == ["close", "save"])
    }
}
