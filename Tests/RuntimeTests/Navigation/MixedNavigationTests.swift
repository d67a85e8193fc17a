import ScrollworkTesting
import SwiftUI
import Testing

/// A value that a link pushes is on top of the stack, even if the screen with the link was pushed without a value.
@MainActor
@Suite struct MixedNavigationTests {
    private let size = CGSize(width: 320, height: 400)

    /// The labels that assistive technology reads: those of the topmost screen.
    private func labels(_ stage: Stage) -> [String] {
        func collect(_ node: SemanticsNode) -> [String] {
            [node.label].compactMap { $0 } + node.children.flatMap(collect)
        }
        return collect(stage.semantics)
    }

    private func goBack(_ stage: Stage) throws {
        let back = try stage.element(.button, "Back").frame
        stage.tap(at: CGPoint(x: back.midX, y: back.midY))
        try stage.settle()
    }

    private func checkOrder(_ stage: Stage) throws {
        try stage.tap("to-album")
        try stage.settle()
        #expect(labels(stage).contains("album"))
        try stage.tap("to-song")
        try stage.settle()
        #expect(labels(stage).contains("song 7"))
        #expect(!labels(stage).contains("album"))
        try goBack(stage)
        #expect(labels(stage).contains("album"))
        #expect(!labels(stage).contains("song 7"))
        try goBack(stage)
        #expect(labels(stage).contains("Album"))
    }

    private struct Album: View {
        var body: some View {
            VStack {
                Text("album")
                NavigationLink("Song", value: 7).accessibilityIdentifier("to-song")
            }
        }
    }

    private struct Linked: View {
        var body: some View {
            NavigationStack {
                NavigationLink("Album") { Album() }.accessibilityIdentifier("to-album")
                    .navigationDestination(for: Int.self) { Text("song \($0)") }
            }
        }
    }

    @Test func `A value link on the screen of a view link pushes on top of it`() throws {
        try checkOrder(Stage(size: size) { Linked() })
    }

    private struct Chosen: View {
        @State private var album: String?

        var body: some View {
            NavigationStack {
                Button("Album") { album = "first" }.accessibilityIdentifier("to-album")
                    .navigationDestination(item: $album) { _ in Album() }
                    .navigationDestination(for: Int.self) { Text("song \($0)") }
            }
        }
    }

    @Test func `A value link on the screen of an item pushes on top of it`() throws {
        try checkOrder(Stage(size: size) { Chosen() })
    }

    private struct Bound: View {
        @State private var path: [Int] = []

        var body: some View {
            NavigationStack(path: $path) {
                NavigationLink("Album") { Album() }.accessibilityIdentifier("to-album")
                    .navigationDestination(for: Int.self) { Text("song \($0)") }
            }
        }
    }

    @Test func `So does a value link in a stack with a path`() throws {
        try checkOrder(Stage(size: size) { Bound() })
    }
}
