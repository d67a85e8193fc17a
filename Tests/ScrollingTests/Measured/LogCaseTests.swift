import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct LogCaseTests {
    @Test(arguments: LogCase.all) func callsAreThoseMeasuredOnAppleSystems(_ known: LogCase) async throws {
        let log = Log()
        let program = try #require(Self.programs[known.id], "\(known.id) is not built")
        await program(log)
        #expect(known.agrees(log.entries), "\(known.id): \(log.entries)")
        if let bounds = known.equatable {
            #expect((bounds[0]...bounds[1]).contains(log.compared), "\(known.id), compared: \(log.compared)")
        }
    }

    @Test func everyProgramHasFigures() {
        #expect(Set(LogCase.all.map(\.id)) == Set(Self.programs.keys))
    }

    final class Log {
        var entries: [String] = []
        var compared = 0
        func note(_ entry: String) { entries.append(entry) }
    }

    private static func run<Content: View>(_ content: Content) async {
        let stage = Stage(size: CGSize(width: 100, height: 100)) { content }
        stage.advance(by: 0.1)
        // Two turns of the main queue, and their consequences.
        for _ in 0..<4 { await stage.mainQueue(for: 0.01) }
        stage.advance(by: 0.1)
        stage.close()
    }

    private static let programs: [String: @MainActor (Log) async -> Void] = [
        "lifecycle/equatable-bodies": { log in
            let numbers = Numbers()
            let stage = Stage(size: CGSize(width: 100, height: 100)) { Bodies(numbers: numbers, log: log) }
            for value in [2, 4] {
                numbers.value = value
                stage.update()
            }
        },
        "lifecycle/id-after-onappear": { log in await run(Renamed(log: log, isInside: false)) },
        "lifecycle/id-before-onappear": { log in await run(Renamed(log: log, isInside: true)) },
        "lifecycle/id-change-default-transition": { log in await run(Toggled(log: log)) },
        "lifecycle/onchange-bool-thrice": { log in await run(Flipped(log: log)) },
        "lifecycle/onchange-single-parameter": { log in await run(Counted(log: log, passesOldValue: false)) },
        "lifecycle/onchange-two-parameters": { log in await run(Counted(log: log, passesOldValue: true)) },
        "lifecycle/task-once": { log in await run(Color.red.task { log.note("task") }) },
    ]

    @Observable final class Numbers {
        var value = 0
    }

    private struct Bodies: View {
        let numbers: Numbers
        let log: Log

        var body: some View {
            Child(value: numbers.value) { log.note("body") }
            Parity(value: numbers.value) { log.compared += 1 }.equatable()
        }
    }

    private struct Child: View {
        let value: Int
        let report: () -> Void

        var body: some View {
            report()
            return Text("\(value)")
        }
    }

    private struct Parity: View, Equatable {
        let value: Int
        let report: () -> Void

        nonisolated static func == (a: Parity, b: Parity) -> Bool { a.value % 2 == b.value % 2 }

        var body: some View {
            report()
            return Text("\(value)")
        }
    }

    private struct Renamed: View {
        let log: Log
        let isInside: Bool
        @State private var value = 0

        var body: some View {
            if isInside {
                Color.red.id(value).onAppear(perform: appear)
            } else {
                Color.red.onAppear(perform: appear).id(value)
            }
        }

        private func appear() {
            log.note("appear")
            if value == 0 { value = 1 }
        }
    }

    private struct Toggled: View {
        let log: Log
        @State private var toggle = false

        var body: some View {
            Color.red
                .onAppear {
                    log.note("A" + (toggle ? "T" : "F"))
                    if !toggle { DispatchQueue.main.async { toggle = true } }
                }
                .onDisappear { log.note("D" + (toggle ? "T" : "F")) }
                .id(toggle)
        }
    }

    private struct Flipped: View {
        let log: Log
        @State private var value = false

        var body: some View {
            Color.red
                .onAppear {
                    value = true
                    DispatchQueue.main.async {
                        value = false
                        DispatchQueue.main.async { value = true }
                    }
                }
                .onChange(of: value) { log.note("change") }
        }
    }

    private struct Counted: View {
        let log: Log
        let passesOldValue: Bool
        @State private var value = 0

        var body: some View {
            Color.red
                .onAppear {
                    value = 1
                    DispatchQueue.main.async { value = 2 }
                }
                .onChange(of: value) { old, new in log.note(passesOldValue ? "\(old) \(new)" : "\(new)") }
        }
    }
}
