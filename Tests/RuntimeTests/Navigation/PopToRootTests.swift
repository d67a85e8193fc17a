import ScrollworkTesting
import SwiftUI
import Testing

/// Screens disappear with the screen that declares them.
@MainActor
@Suite struct PopToRootTests {
    private let size = CGSize(width: 300, height: 400)

    private struct Levels: View {
        let isLink: Bool
        @State private var path: [Int] = []

        var body: some View {
            NavigationStack(path: $path) {
                Button("Go") { path = [1] }.accessibilityIdentifier("go")
                    .navigationDestination(for: Int.self) { _ in Level(isLink: isLink) { path = [] } }
            }
        }
    }

    private struct Level: View {
        let isLink: Bool
        let home: @MainActor () -> Void
        @State private var showsMore = false

        var body: some View {
            if isLink {
                NavigationLink("More") { top }.accessibilityIdentifier("more")
            } else {
                Button("More") { showsMore = true }.accessibilityIdentifier("more")
                    .navigationDestination(isPresented: $showsMore) { top }
            }
        }

        private var top: some View { Button("Home", action: home).accessibilityIdentifier("home") }
    }

    @Test(arguments: [false, true])
    func `Clearing the path shows the root, also below a screen without a value`(isLink: Bool) throws {
        let stage = Stage(size: size) { Levels(isLink: isLink) }
        for name in ["go", "more"] {
            try stage.tap(name)
            try stage.settle()
        }
        #expect(stage.exists("home"))
        try stage.tap("home")
        try stage.settle()
        #expect(!stage.exists("home") && !stage.exists("more"))
        #expect(!stage.semantics.flattened.contains { $0.role == .button && $0.label == "Back" })
        #expect(stage.semantics.flattened.contains { $0.identifier == "go" })
    }

    @MainActor @Observable final class Model { var path = [1] }

    private struct Replaced: View {
        @Bindable var model: Model

        var body: some View {
            NavigationStack(path: $model.path) {
                Text("Root").navigationDestination(for: Int.self) { number in Numbered(number: number) }
            }
        }
    }

    private struct Numbered: View {
        let number: Int
        @State private var showsMore = false

        var body: some View {
            Button("More of \(number)") { showsMore = true }.accessibilityIdentifier("more-\(number)")
                .navigationDestination(isPresented: $showsMore) { Text("top").accessibilityIdentifier("top") }
        }
    }

    @Test func `A screen leaves with the value below it`() throws {
        let model = Model()
        let stage = Stage(size: size) { Replaced(model: model) }
        try stage.settle()
        try stage.tap("more-1")
        try stage.settle()
        #expect(stage.exists("top"))
        model.path = [2]
        try stage.settle()
        #expect(!stage.exists("top"))
        #expect(stage.semantics.flattened.contains { $0.identifier == "more-2" })
    }

    @MainActor @Observable final class Shown {
        var isThere = true
        var isPushed = false
    }

    private struct Conditional: View {
        @Bindable var model: Shown

        var body: some View {
            NavigationStack {
                VStack {
                    Text("Root")
                    if model.isThere {
                        Text("source").navigationDestination(isPresented: $model.isPushed) {
                            Text("top").accessibilityIdentifier("top")
                        }
                    }
                }
            }
        }
    }

    @Test func `A screen leaves with the view that presents it`() throws {
        let model = Shown()
        let stage = Stage(size: size) { Conditional(model: model) }
        model.isPushed = true
        try stage.settle()
        #expect(stage.exists("top"))
        model.isThere = false
        try stage.settle()
        #expect(!stage.exists("top"))
    }
}
