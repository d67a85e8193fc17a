import Foundation
import LayerTree
import Observation
import SwiftUI
import Testing

/// The environment that a scene sets for its windows.
@MainActor @Suite struct SceneEnvironmentTests {
    @MainActor final class Log { var lines: [String] = [] }

    @Observable final class Settings {
        let name: String
        init(name: String) { self.name = name }
    }

    private struct Reader: View {
        let log: Log
        @Environment(\.lineLimit) private var lineLimit
        @Environment(\.isEnabled) private var isEnabled
        @Environment(Settings.self) private var settings: Settings?
        @State private var number = 0

        var body: some View {
            let _ = log.lines.append("\(lineLimit ?? 0) \(isEnabled) \(settings?.name ?? "none") \(number)")
            Color.red.onTapGesture { number += 1 }
        }
    }

    private struct Program: Scene {
        let log: Log

        var body: some Scene {
            WindowGroup("First") { Reader(log: log) }
                .environment(\.lineLimit, 3)
                .environment(\.lineLimit, 5)
                .environment(\.isEnabled, false)
                .environment(Settings(name: "shared"))
            WindowGroup("Second") { Reader(log: log) }
        }
    }

    @Test func `The environment is that of the nearest modifier, in the windows of the scene`() throws {
        let log = Log()
        let windows = Program(log: log).allWindows
        #expect(windows.map(\.title) == ["First", "Second"])
        for window in windows { open(window).close() }
        #expect(log.lines == ["3 false shared 0", "0 true none 0"])
    }

    /// A modifier of a scene doesn't share the state of its windows.
    @Test func `Each window has its own state`() throws {
        struct Counter: ViewModifier {
            let log: Log
            @State private var opened = 0

            func body(content: Content) -> some View {
                content.onAppear { opened += 1 }.onChange(of: opened) { log.lines.append("opened \(opened)") }
            }
        }
        let log = Log()
        let scene = WindowGroup { Color.red }.windowModifier(Counter(log: log))
        let window = try #require(scene.allWindows.first)
        let opened = [open(window), open(window)]
        for scene in opened { for frame in 1...3 { _ = scene.frame(at: Double(frame)) } }
        #expect(log.lines == ["opened 1", "opened 1"])
        for scene in opened { scene.close() }
    }
}
