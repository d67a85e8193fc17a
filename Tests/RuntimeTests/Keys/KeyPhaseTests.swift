import LayerTree
@testable import ScrollworkTesting
import SwiftUI
import Testing

/// The keys, phases, and modifiers that views receive, and the keys that activate controls from anywhere.
@MainActor
@Suite struct KeyPhaseTests {
    private let size = CGSize(width: 200, height: 100)

    private func send(_ key: KeyEvent.Key, _ phase: KeyEvent.Phase, to stage: Stage) {
        stage.send(.key(KeyEvent(key: key, phase: phase, time: stage.time)))
        stage.update()
    }

    @Test(
        arguments: [
            (.leftArrow, .leftArrow), (.rightArrow, .rightArrow), (.upArrow, .upArrow), (.downArrow, .downArrow),
            (.pageUp, .pageUp), (.pageDown, .pageDown), (.home, .home), (.end, .end), (.return, .return),
            (.space, .space), (.escape, .escape), (.delete, .delete), (.character("ä"), "ä"),
        ] as [(KeyEvent.Key, KeyEquivalent)])
    func `A view receives the key and its character`(key: KeyEvent.Key, expected: KeyEquivalent) {
        let log = GestureLog()
        let stage = Stage(size: size) {
            Color.red.focusable().onKeyPress(phases: .down) { press in
                #expect(press.key == expected && press.modifiers == [.shift, .option])
                log.note(press.characters)
                return .handled
            }
        }
        stage.press(.tab)
        stage.press(key, modifiers: [.shift, .option])
        #expect(log.entries == [String(expected.character)])
    }

    @Test func `A view receives the phases that it asks for`() {
        let log = GestureLog()
        let stage = Stage(size: size) {
            Color.red.focusable()
                .onKeyPress("a") {
                    log.note("usual")
                    return .ignored
                }
                .onKeyPress("a", phases: .up) { _ in
                    log.note("up")
                    return .ignored
                }
                .onKeyPress(keys: ["a", "b"]) { press in
                    log.note(press.phase == .repeat ? "repeat" : "not repeat")
                    return .ignored
                }
        }
        stage.press(.tab)
        for (phase, entries) in [
            (.down, ["usual", "not repeat"]), (.repeat, ["usual", "repeat"]), (.up, ["up"]),
        ] as [(KeyEvent.Phase, [String])] {
            log.entries = []
            send(.character("a"), phase, to: stage)
            #expect(log.entries == entries)
        }
    }

    @Test(
        arguments: [
            (KeyboardShortcut("s"), .character("s"), .command, true),
            (KeyboardShortcut("s"), .character("S"), .command, true),
            (KeyboardShortcut("S"), .character("s"), .command, true),
            (KeyboardShortcut("s"), .character("s"), [], false),
            (KeyboardShortcut("s"), .character("s"), .control, false),
            (KeyboardShortcut("s"), .character("s"), [.command, .shift], false),
            (KeyboardShortcut("s"), .character("s"), [.command, .option], false),
            (KeyboardShortcut("s", modifiers: .shift), .character("s"), [], false),
            (KeyboardShortcut("s", modifiers: .shift), .character("S"), .shift, true),
            (KeyboardShortcut("?"), .character("?"), [.command, .shift], true),
            (KeyboardShortcut("?"), .character("?"), [.command, .option], false),
            (KeyboardShortcut("?", modifiers: []), .character("!"), [], false),
            (.defaultAction, .return, [], true), (.defaultAction, .return, .shift, false),
            (.cancelAction, .escape, [], true), (.cancelAction, .return, [], false),
        ] as [(KeyboardShortcut, KeyEvent.Key, KeyModifiers, Bool)])
    func `A shortcut needs its modifiers`(
        shortcut: KeyboardShortcut, key: KeyEvent.Key, modifiers: KeyModifiers, isPressed: Bool
    ) {
        let log = GestureLog()
        let stage = Stage(size: size) { Button("Act") { log.note("act") }.keyboardShortcut(shortcut) }
        stage.press(key, modifiers: modifiers)
        #expect(log.entries == (isPressed ? ["act"] : []))
    }

    @Test func `A held shortcut activates its control once`() {
        let log = GestureLog()
        let stage = Stage(size: size) { Button("Act") { log.note("act") }.keyboardShortcut(.defaultAction) }
        for phase in [KeyEvent.Phase.down, .repeat, .repeat, .up] { send(.return, phase, to: stage) }
        #expect(log.entries == ["act"])
    }

    @Test func `A held key activates a focused button once`() throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Button("Act") { log.note("act") }.accessibilityIdentifier("button") }
        try stage.focus("button")
        for phase in [KeyEvent.Phase.down, .repeat, .repeat, .up] { send(.space, phase, to: stage) }
        #expect(log.entries == ["act"])
    }

    // MARK: Focus

    @Observable final class Model {
        var isFocusable = true
    }

    private struct Pad: View {
        let model: Model
        @FocusState private var isFocused: Bool

        var body: some View {
            Text(isFocused ? "focused" : "not").accessibilityIdentifier("state")
                .focusable(model.isFocusable)
                .focused($isFocused)
        }
    }

    @Test func `A view that is no longer focusable loses the focus`() throws {
        let model = Model()
        let stage = Stage(size: size) { Pad(model: model) }
        stage.press(.tab)
        try stage.settle()
        #expect(try stage.text(of: "state") == "focused")
        model.isFocusable = false
        try stage.settle()
        #expect(try stage.text(of: "state") == "not")
        stage.press(.tab)
        try stage.settle()
        #expect(try stage.text(of: "state") == "not")
    }
}
