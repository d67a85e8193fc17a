import ScrollworkTesting
import SwiftUI
import Testing

/// The action that dismisses a screen has no effect after that screen has left.
@MainActor
@Suite struct LateDismissalTests {
    @MainActor @Observable final class Model {
        var path: [Int] = []
        @ObservationIgnored var exits: [Int: DismissAction] = [:]
    }

    private struct Levels: View {
        @Bindable var model: Model

        var body: some View {
            NavigationStack(path: $model.path) {
                Text("Root").navigationDestination(for: Int.self) { Level(number: $0, model: model) }
            }
        }
    }

    private struct Level: View {
        let number: Int
        let model: Model
        @Environment(\.dismiss) private var dismiss

        var body: some View { Text("\(number)").onAppear { model.exits[number] = dismiss } }
    }

    @Test func `A screen that has left dismisses no other`() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 300, height: 400)) { Levels(model: model) }
        for path in [[1], [], [2]] {
            model.path = path
            try stage.settle()
        }
        let leave = try #require(model.exits[1])
        leave()
        try stage.settle()
        #expect(model.path == [2])
    }
}
