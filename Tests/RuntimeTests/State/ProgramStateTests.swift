import Foundation
import LayerTree
import Observation
import SwiftUI
import Testing

/// The dynamic properties of a program and of its scenes.
@MainActor @Suite struct ProgramStateTests {
    @MainActor final class Log {
        static let shared = Log()
        var lines: [String] = []
        var stores = 0

        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    final class Store: ObservableObject {
        @Published var items = 0

        init() { MainActor.assumeIsolated { Log.shared.stores += 1 } }
    }

    private struct Program: App {
        @StateObject private var store = Store()
        @State private var taps = 0
        @Environment(\.scenePhase) private var phase

        var body: some Scene {
            WindowGroup("Items \(taps)") {
                let _ = Log.shared.lines.append("\(store.items) items, \(taps) taps, \(phase)")
                Color.red.onTapGesture {
                    taps += 1
                    store.items += 10
                }
            }
            .onChange(of: phase) { old, new in Log.shared.lines.append("\(old) to \(new)") }
            Extra()
        }
    }

    private struct Extra: Scene {
        @State private var count = 0
        @Environment(\.scenePhase) private var phase

        var body: some Scene {
            WindowGroup("Extra") {
                let _ = Log.shared.lines.append("extra \(count), \(phase)")
                Color.blue.onTapGesture { count += 1 }
            }
        }
    }

    private func tap(_ scene: any HostedScene) {
        for phase in [PointerEvent.Phase.began, .ended] {
            let place = CGPoint(x: 50, y: 50)
            scene.send(.pointer(PointerEvent(id: 1, kind: .touch, phase: phase, location: place, time: 0)))
        }
    }

    /// Shows two frames, because the first handles input that can change the other windows.
    private func show(_ scenes: [any HostedScene], at time: Double) {
        for time in [time, time + 0.5] {
            for scene in scenes { _ = scene.frame(at: time) }
        }
    }

    @Test func windowsShareTheStateOfTheProgram() throws {
        let log = Log.shared
        log.stores = 0
        _ = log.take()
        let windows = AppScene(app: Program()).allWindows
        #expect(windows.map(\.title) == ["Items 0", "Extra"])
        let scenes = [open(windows[0]), open(windows[0])]
        #expect(log.take() == ["0 items, 0 taps, active", "0 items, 0 taps, active"])
        tap(scenes[0])
        show(scenes, at: 1)
        #expect(log.take() == ["10 items, 1 taps, active", "10 items, 1 taps, active"])
        scenes[0].close()
        tap(scenes[1])
        show([scenes[1]], at: 2)
        #expect(log.take() == ["20 items, 2 taps, active"])
        let later = open(windows[0])
        #expect(log.take() == ["20 items, 2 taps, active"])
        #expect(log.stores == 1)
        scenes[1].close()
        later.close()
    }

    @Test func aSceneHasStateAndEachWindowItsPhase() throws {
        let log = Log.shared
        let windows = AppScene(app: Program()).allWindows
        let scenes = [open(windows[1]), open(windows[1])]
        _ = log.take()
        tap(scenes[1])
        show(scenes, at: 1)
        #expect(log.take() == ["extra 1, active", "extra 1, active"])
        var hidden = HostEnvironment()
        hidden.isActive = false
        scenes[0].setEnvironment(hidden)
        show(scenes, at: 2)
        #expect(log.take() == ["extra 1, background"])
        let items = open(windows[0])
        _ = log.take()
        items.setEnvironment(hidden)
        show([items], at: 1)
        #expect(log.take().contains("active to background"))
        for scene in scenes + [items] { scene.close() }
    }
}
