import ScrollworkTesting
import SwiftUI
import Testing

/// Stacks of several screens, and what returns from them.
@MainActor
@Suite struct NavigationDepthTests {
    private let size = CGSize(width: 320, height: 400)

    private func goBack(_ stage: Stage) throws {
        let back = try stage.element(.button, "Back").frame
        stage.tap(at: CGPoint(x: back.midX, y: back.midY))
        try stage.settle()
    }

    // MARK: Paths

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

    /// A program can keep the action of a screen that others cover.
    @Test(arguments: [(1, []), (2, [1]), (3, [1, 2])] as [(Int, [Int])])
    func `A screen leaves with the screens above it`(number: Int, rest: [Int]) throws {
        let model = Model()
        let stage = Stage(size: size) { Levels(model: model) }
        for path in [[1], [1, 2], [1, 2, 3]] {
            model.path = path
            try stage.settle()
        }
        let leave = try #require(model.exits[number])
        leave()
        try stage.settle()
        #expect(model.path == rest)
    }

    private struct Unbound: View {
        var body: some View {
            NavigationStack {
                NavigationLink("First", value: 1).accessibilityIdentifier("to-1")
                    .navigationDestination(for: Int.self) { number in
                        VStack {
                            Text("number \(number)").accessibilityIdentifier("number-\(number)")
                            NavigationLink("Next", value: number + 1).accessibilityIdentifier("to-\(number + 1)")
                            NavigationLink("Detail") { Text("detail").accessibilityIdentifier("detail") }
                                .accessibilityIdentifier("to-detail-\(number)")
                        }
                    }
            }
        }
    }

    @Test func `A stack without a path returns by one screen`() throws {
        let stage = Stage(size: size) { Unbound() }
        for name in ["to-1", "to-2", "to-detail-2"] {
            try stage.tap(name)
            try stage.settle()
        }
        #expect(stage.exists("detail"))
        try goBack(stage)
        #expect(!stage.exists("detail") && stage.exists("number-2"))
        try goBack(stage)
        #expect(!stage.exists("number-2") && stage.exists("number-1"))
        try stage.tap("to-2")
        try stage.settle()
        #expect(stage.exists("number-2"))
        for _ in 0..<2 { try goBack(stage) }
        #expect(!stage.exists("number-1"))
        #expect(throws: StageError.self) { try stage.element(.button, "Back") }
    }

    @Test(arguments: [false, true]) func `A screen can hide its back button`(hides: Bool) throws {
        let stage = Stage(size: size) {
            NavigationStack(path: .constant([1])) {
                Text("Root").navigationDestination(for: Int.self) { _ in
                    Text("Screen").navigationBarBackButtonHidden(hides)
                }
            }
        }
        try stage.settle()
        let labels = stage.semantics.flattened.filter { $0.role == .button }.compactMap(\.label)
        #expect(labels == (hides ? [] : ["Back"]))
    }

    // MARK: Links

    @Test func `Links without a stack or a value are disabled`() throws {
        let stage = Stage(size: size) {
            VStack {
                NavigationLink("Outside", value: 1)
                NavigationLink("View outside") { Text("There") }
                NavigationStack {
                    VStack {
                        NavigationLink("No value", value: nil as Int?)
                        NavigationLink("Value", value: 1)
                        NavigationLink("View") { Text("There") }
                    }
                }
            }
        }
        for (label, isDisabled) in [
            ("Outside", true), ("View outside", true), ("No value", true), ("Value", false), ("View", false),
        ] {
            #expect(try stage.element(.button, label).traits.contains(.disabled) == isDisabled, "\(label)")
        }
    }

    // MARK: Bars

    private func texts(_ stage: Stage) -> [Mark.Kind] {
        stage.marks.map(\.kind).filter { if case .text = $0 { true } else { false } }
    }

    @Test func `The text of an item follows its role`() {
        func item(_ placement: ToolbarItemPlacement) -> [Mark.Kind] {
            let stage = Stage(size: size) {
                NavigationStack {
                    Color.clear.toolbar { ToolbarItem(placement: placement) { Text(verbatim: "Save") } }
                }
            }
            return texts(stage)
        }
        #expect(item(.confirmationAction) == [.text("Save", size: 17, weight: 600)])
        #expect(item(.status) == [.text("Save", size: 12, weight: 400)])
        for placement in [ToolbarItemPlacement.cancellationAction, .destructiveAction, .primaryAction, .bottomBar] {
            #expect(item(placement) == [.text("Save", size: 17, weight: 400)])
        }
        #expect(item(.keyboard) == [])
    }

    /// At the sides of a bar, labels show only their icons.
    @Test func `A label shows its title in the middle of a bar, and as a status`() {
        func hasTitle(_ placement: ToolbarItemPlacement) -> Bool {
            let stage = Stage(size: size) {
                NavigationStack {
                    Color.clear.toolbar { ToolbarItem(placement: placement) { Label("Save", systemImage: "star") } }
                }
            }
            return !texts(stage).isEmpty
        }
        #expect(hasTitle(.principal) && hasTitle(.status))
        #expect(!hasTitle(.topBarLeading) && !hasTitle(.topBarTrailing) && !hasTitle(.bottomBar))
    }
}
