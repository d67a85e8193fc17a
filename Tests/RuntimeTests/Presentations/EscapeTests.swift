import ScrollworkTesting
import SwiftUI
import Testing

/// Dismissals by the Escape key and by the escape gesture of assistive technology.
@MainActor
@Suite struct EscapeTests {
    private let size = CGSize(width: 390, height: 600)

    private struct Screens: View {
        let log: GestureLog
        var isLocked = false
        @State private var isShown = true
        @State private var isNestedShown = false

        var body: some View {
            Color.red.sheet(isPresented: $isShown, onDismiss: { log.note("outer") }) {
                Button("Next") { isNestedShown = true }
                    .accessibilityIdentifier("next")
                    .interactiveDismissDisabled(isLocked)
                    .sheet(isPresented: $isNestedShown, onDismiss: { log.note("inner") }) {
                        Text(verbatim: "inside").accessibilityIdentifier("inside")
                    }
            }
        }
    }

    @Test("The Escape key dismisses the sheet in front")
    func sheets() throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Screens(log: log) }
        try stage.settle()
        try stage.tap("next")
        try stage.settle()
        for expected in [["inner"], ["inner", "outer"], ["inner", "outer"]] {
            stage.press(.escape)
            try stage.settle()
            #expect(log.entries == expected)
        }
    }

    private struct Covered: View {
        let log: GestureLog
        @State private var isShown = true

        var body: some View {
            Color.red.fullScreenCover(isPresented: $isShown, onDismiss: { log.note("gone") }) {
                Button("Done") { isShown = false }.accessibilityIdentifier("done")
            }
        }
    }

    @Test("Only the program dismisses a cover")
    func covers() throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Covered(log: log) }
        try stage.settle()
        stage.press(.escape)
        try stage.escape("done")
        try stage.settle()
        #expect(log.entries.isEmpty)
        try stage.tap("done")
        try stage.settle()
        #expect(log.entries == ["gone"])
    }

    @Test("The escape gesture dismisses a sheet that a person can dismiss", arguments: [false, true])
    func escapeGesture(isLocked: Bool) throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Screens(log: log, isLocked: isLocked) }
        try stage.settle()
        // Activating an element that does nothing doesn't dismiss the sheet around it.
        #expect(throws: StageError.self) { try stage.perform("Next", on: "next") }
        try stage.escape("next")
        try stage.settle()
        #expect(log.entries == (isLocked ? [] : ["outer"]))
    }

    @Test("Text in a sheet has no default action")
    func textInASheet() throws {
        let stage = Stage(size: size) {
            Color.red.sheet(isPresented: .constant(true)) {
                Text(verbatim: "inside").accessibilityIdentifier("inside")
            }
        }
        try stage.settle()
        #expect(throws: StageError.self) { try stage.activate("inside") }
    }

    @Test("The Escape key dismisses a menu, and does nothing without one")
    func menus() throws {
        let log = GestureLog()
        let stage = Stage(size: size) {
            Menu("More") { Button("Copy") { log.note("copy") } }.accessibilityIdentifier("more")
        }
        func isOpen() -> Bool { stage.semantics.flattened.contains { $0.label == "Copy" } }
        stage.press(.escape)
        try stage.tap("more")
        try stage.settle()
        #expect(isOpen())
        stage.press(.escape, modifiers: .shift)
        try stage.settle()
        #expect(isOpen())
        stage.press(.escape)
        try stage.settle()
        #expect(!isOpen() && log.entries.isEmpty)
    }

    @Test("The Escape key presses the button that cancels an alert", arguments: [true, false])
    func alerts(cancels: Bool) throws {
        let log = GestureLog()
        let stage = Stage(size: size) {
            Asked(log: log, cancels: cancels)
        }
        try stage.settle()
        stage.press(.escape)
        try stage.settle()
        #expect(log.entries == (cancels ? ["keep", "closed"] : []))
    }

    private struct Asked: View {
        let log: GestureLog
        let cancels: Bool
        @State private var isAsking = true

        var body: some View {
            Color.red
                .alert("Delete?", isPresented: $isAsking) {
                    Button("Delete", role: .destructive) { log.note("delete") }
                    Button("Keep", role: cancels ? .cancel : nil) { log.note("keep") }
                }
                .onChange(of: isAsking) { log.note("closed") }
        }
    }

    @Test("A view with the focus handles the Escape key before the sheet around it")
    func focusedViews() throws {
        let log = GestureLog()
        let stage = Stage(size: size) {
            Color.red.sheet(isPresented: .constant(true), onDismiss: { log.note("dismissed") }) {
                Color.blue.frame(height: 100).focusable()
                    .onKeyPress(.escape) {
                        log.note("key")
                        return .handled
                    }
            }
        }
        try stage.settle()
        stage.press(.tab)
        stage.press(.escape)
        #expect(log.entries == ["key"])
    }

    @Test("An element that isn't modal is dismissed while it contains the focus")
    func focusInside() throws {
        let log = GestureLog()
        let stage = Stage(size: size) {
            VStack {
                VStack { TextField("name", text: .constant("")).accessibilityIdentifier("name") }
                    .accessibilityElement(children: .contain)
                    .accessibilityAction(.escape) { log.note("first") }
                Button("other") {}.accessibilityIdentifier("other")
            }
        }
        stage.press(.escape)
        #expect(log.entries.isEmpty)
        try stage.focus("other")
        stage.press(.escape)
        #expect(log.entries.isEmpty)
        try stage.escape("name")
        #expect(log.entries == ["first"])
    }

    @Test("Each kind of action has its own handler")
    func kinds() throws {
        let log = GestureLog()
        let stage = Stage(size: size) {
            Color.red.frame(width: 50, height: 50)
                .accessibilityAction { log.note("default") }
                .accessibilityAction(.escape) { log.note("escape") }
                .accessibilityAction(.magicTap) { log.note("magic") }
                .accessibilityAction(.delete) { log.note("delete") }
                .accessibilityAction(.showMenu) { log.note("menu") }
                .accessibilityAction(named: "Share") { log.note("share") }
                .accessibilityIdentifier("view")
        }
        let actions = try #require(stage.semantics.flattened.first { $0.identifier == "view" }).actions
        #expect(
            actions == [
                .activate, .escape, .custom("Magic Tap"), .custom("Delete"), .custom("Show Menu"), .custom("Share"),
            ])
        try stage.activate("view")
        try stage.escape("view")
        for name in ["Magic Tap", "Delete", "Show Menu", "Share"] { try stage.perform(name, on: "view") }
        #expect(log.entries == ["default", "escape", "magic", "delete", "menu", "share"])
    }

    @Test("Of two modal elements, the one in front is dismissed")
    func modalElements() throws {
        let log = GestureLog()
        let stage = Stage(size: size) {
            VStack {
                ForEach(["back", "front"], id: \.self) { name in
                    Text(verbatim: name).accessibilityAction(.escape) { log.note(name) }
                        .accessibilityAddTraits(.isModal)
                }
            }
            .accessibilityElement(children: .contain)
        }
        stage.press(.escape)
        #expect(log.entries == ["front"])
    }
}
