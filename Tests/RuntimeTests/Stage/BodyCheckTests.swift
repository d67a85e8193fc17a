import Observation
import ScrollworkTesting
import SwiftUI
import Testing

/// A stage detects bodies that do more than describe.
@MainActor @Suite struct BodyCheckTests {
    private func findings(_ content: some View) throws -> [String] {
        let stage = Stage(size: CGSize(width: 100, height: 100), checksBodies: true) { content }
        try stage.settle()
        return stage.bodyFindings
    }

    private final class Memory {
        var count = 0
        var closure: () -> Int = { 0 }
        var list: [Int] = []
    }

    @Observable final class Model { var count = 0 }

    private struct Writer: View {
        @State private var memory = Memory()
        let write: (Memory) -> Void

        var body: some View {
            write(memory)
            return Color.blue
        }
    }

    @Test func aChangeOfAStoredObjectIsFound() throws {
        #expect(
            try findings(Writer { $0.count += 1 }).contains { $0.contains("Writer") && $0.contains("memory.count") })
        #expect(try findings(Writer { $0.list.append(1) }).contains { $0.contains("memory.list") })
        var number = 0
        #expect(
            try findings(
                Writer { memory in
                    number += 1
                    memory.closure = { [number] in number }
                }
            ).contains { $0.contains("a property of") })
        #expect(try findings(Writer { _ = $0.count }) == [])
    }

    private struct StateWriter: View {
        @State private var model = Model()
        @State private var count = 0

        var body: some View {
            if count < 1 { count += 1 }
            return Color.blue
        }
    }

    private struct ModelWriter: View {
        @State private var model = Model()

        var body: some View {
            Color.blue.opacity(model.count < 0 ? 0 : 1).background { Child(model: model) }
        }

        struct Child: View {
            let model: Model

            var body: some View {
                model.count = min(model.count + 1, 3)
                return Color.red
            }
        }
    }

    @Test func writesToAStateAndAModelAreFound() throws {
        #expect(try findings(StateWriter()).contains { $0.contains("is written while") })
        #expect(
            try findings(ModelWriter()).contains {
                $0.contains("ModelWriter reads is written while") && $0.contains("Child")
            })
    }

    private struct Dice: View {
        let next: () -> Double

        var body: some View { Color.blue.opacity(next()) }
    }

    @Test func aBodyWithAnotherResultIsFound() throws {
        var number = 0.0
        #expect(
            try findings(
                Dice {
                    number += 0.01; return number
                }
            ).contains { $0.contains("describes something else") })
        #expect(try findings(Dice { 0.5 }) == [])
    }

    @Test func aViewWithoutSideEffectsHasNoFindings() throws {
        struct Counter: View {
            @State private var count = 0
            @State private var model = Model()

            var body: some View {
                VStack {
                    Button("\(count)") {
                        count += 1; model.count += 1
                    }.accessibilityIdentifier("button")
                    ForEach(0..<3, id: \.self) { Text("\($0 + model.count)") }
                }
                .onAppear { count = 5 }
                .onChange(of: count) { model.count += 1 }
            }
        }
        let stage = Stage(size: CGSize(width: 200, height: 200), checksBodies: true) { Counter() }
        try stage.tap("button")
        try stage.settle()
        #expect(stage.bodyFindings == [])
    }

    /// A value that counts its comparisons.
    nonisolated private struct Compared: Hashable {
        nonisolated(unsafe) static var count = 0
        func hash(into hasher: inout Hasher) { Self.count += 1 }
    }

    private struct Evaluated: View {
        static var count = 0
        let compared = Compared()

        var body: some View {
            Self.count += 1
            return Color.blue
        }
    }

    /// A check evaluates a body twice in its update, and three bodies twice after each frame. It compares the contents
    /// of the view before, between, and after two evaluations.
    @Test func theFirstTwelvePairsOfEvaluationsAreComparedAndThenOneOf32OnAverage() {
        let stage = Stage(size: CGSize(width: 100, height: 100), checksBodies: true) { Evaluated() }
        var frame = 0
        for (last, pairs) in [(0, 4), (1, 7), (2, 10), (3, 12 + 1), (30, 12 + 1), (60, 12 + 4)] {
            while frame < last {
                stage.update()
                frame += 1
            }
            #expect(Evaluated.count == 2 + 6 * (frame + 1))
            #expect(Compared.count == 3 * pairs)
        }
        #expect(stage.bodyFindings.isEmpty)
    }
}
