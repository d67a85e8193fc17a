import Foundation
import LayerTree
import Observation
import SwiftUI
import Testing

/// The commands of a program and their shortcuts.
@MainActor @Suite struct CommandsTests {
    @MainActor final class Log {
        var lines: [String] = []

        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    @Observable final class Model {
        var isEnabled = true
        var showsMore = false
    }

    private struct Player: Commands {
        @State private var count = 0
        @Environment(\.locale) private var locale
        let log: Log

        var body: some Commands {
            CommandMenu("Player") {
                Button("Play") {
                    count += 1
                    log.lines.append("play \(count) in \(locale.identifier)")
                }
                .keyboardShortcut("p")
                Divider()
                Menu("Speed") {
                    Button("Faster") { log.lines.append("faster") }.keyboardShortcut("+")
                }
            }
        }
    }

    private struct Files: Commands {
        let model: Model
        let log: Log

        var body: some Commands {
            CommandGroup(after: .newItem) {
                Button("Other") { log.lines.append("other") }.keyboardShortcut("o")
                Button("Import") { log.lines.append("import") }.keyboardShortcut("i").disabled(!model.isEnabled)
            }
        }
    }

    private func program(_ model: Model, _ log: Log) -> some Scene {
        WindowGroup {
            VStack {
                Text("content")
                Button("Own") { log.lines.append("own") }.keyboardShortcut("o")
            }
        }
        .commands {
            SidebarCommands()
            Player(log: log)
            Files(model: model, log: log)
        }
        .environment(\.locale, Locale(identifier: "de"))
    }

    private func press(_ character: Character, _ scene: any HostedScene) {
        for phase in [KeyEvent.Phase.down, .up] {
            scene.send(.key(KeyEvent(key: .character(character), phase: phase, modifiers: .command, time: 1)))
        }
        _ = scene.frame(at: 1)
    }

    @Test func shortcutsPerformCommands() throws {
        let model = Model(), log = Log()
        let scene = open(try #require(program(model, log).allWindows.first))
        press("p", scene)
        press("p", scene)
        #expect(log.take() == ["play 1 in de", "play 2 in de"])
        press("+", scene)
        press("i", scene)
        #expect(log.take() == ["faster", "import"])
        // The views of the window come first.
        press("o", scene)
        #expect(log.take() == ["own"])
        model.isEnabled = false
        _ = scene.frame(at: 2)
        press("i", scene)
        press("x", scene)
        #expect(log.take() == [])
        scene.close()
    }

    @Test func commandsAreRemovedAndReplaced() throws {
        let model = Model(), log = Log()
        let removed = open(try #require(program(model, log).commandsRemoved().allWindows.first))
        press("p", removed)
        press("o", removed)
        #expect(log.take() == ["own"])
        #expect(pressP(replaced(model, log)) == nil)
        model.showsMore = true
        #expect(pressP(replaced(model, log)) == "stop")
        removed.close()

        func pressP(_ program: some Scene) -> String? {
            let scene = open(program.allWindows[0])
            press("p", scene)
            scene.close()
            return log.take().first
        }
    }

    private func replaced(_ model: Model, _ log: Log) -> some Scene {
        program(model, log).commandsReplaced {
            if model.showsMore {
                CommandMenu("More") {
                    Button("Stop") { log.lines.append("stop") }.keyboardShortcut("p")
                }
            } else {
                EmptyCommands()
            }
        }
    }

    /// A host takes the combinations of these keys from the system.
    @Test func theAccessibilityTreeContainsTheShortcuts() throws {
        let model = Model(), log = Log()
        let scene = open(try #require(program(model, log).allWindows.first))
        #expect(scene.semantics.keyShortcuts == ["Meta+P", "Meta+Plus", "Meta+O", "Meta+I"])
        let own = try #require(scene.semantics.flattened.first { $0.label == "Own" })
        #expect(own.keyShortcuts == ["Meta+O"])
        model.isEnabled = false
        _ = scene.frame(at: 2)
        #expect(scene.semantics.keyShortcuts == ["Meta+P", "Meta+Plus", "Meta+O"])
        scene.close()
    }

    private struct Keys: View {
        let modifiers: SwiftUI.EventModifiers

        var body: some View {
            VStack {
                ForEach([KeyEquivalent.leftArrow, .space, .return, .escape, .delete, "ä"], id: \.self) { key in
                    Button("press") {}.keyboardShortcut(key, modifiers: modifiers)
                }
                Toggle("turn", isOn: .constant(true)).keyboardShortcut("t", modifiers: [])
                Button("disabled") {}.keyboardShortcut("d").disabled(true)
            }
        }
    }

    @Test func shortcutsAreSpelledAsOnTheWeb() throws {
        let scene = open(WindowGroup { Keys(modifiers: [.shift, .command, .option, .control]) }.allWindows[0])
        let all = "Control+Alt+Meta+Shift+"
        let keys = ["ArrowLeft", "Space", "Enter", "Escape", "Backspace", "Ä"].map { all + $0 }
        #expect(scene.semantics.flattened.flatMap(\.keyShortcuts) == keys + ["T"])
        scene.close()
    }

    /// Commands have no place in the window.
    @Test func commandsAreNeitherDrawnNorSpoken() throws {
        let model = Model(), log = Log()
        let program = program(model, log)
        let scenes = [open(program.allWindows[0]), open(program.commandsRemoved().allWindows[0])]
        let spoken = scenes.map { $0.semantics.flattened.compactMap(\.label) }
        #expect(spoken[0].contains("content") && spoken[0] == spoken[1])
        for scene in scenes { scene.close() }
    }
}
