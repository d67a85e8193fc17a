import ScrollworkTesting
import SwiftUI
import Testing

/// Screens whose content consists of several views, which form a column.
@MainActor
@Suite struct ScreenColumnTests {
    private let size = CGSize(width: 320, height: 400)

    private struct Boxes: View {
        var body: some View {
            box(50, 20, "a")
            box(60, 20, "b")
        }
    }

    private func expectColumn(_ stage: Stage) throws {
        try stage.settle()
        let a = try stage.frame(of: "a"), b = try stage.frame(of: "b")
        #expect(abs(a.midX - b.midX) < 0.01 && abs(b.minY - a.maxY - 8) < 0.01, "\(a) \(b)")
    }

    @Test func inANavigationStack() throws {
        try expectColumn(Stage(size: size) { NavigationStack { Boxes() } })
        try expectColumn(
            Stage(size: size) {
                NavigationStack(path: .constant([1])) {
                    Text("root").navigationDestination(for: Int.self) { _ in Boxes() }
                }
            })
    }

    @Test func inASplitView() throws {
        try expectColumn(
            Stage(size: CGSize(width: 1_000, height: 400)) {
                NavigationSplitView {
                    Text("sidebar")
                } detail: {
                    Boxes()
                }
            })
    }

    @Test func inATab() throws {
        try expectColumn(Stage(size: size) { TabView { Tab("Boxes", systemImage: "star") { Boxes() } } })
    }

    @Test func inAPresentation() throws {
        try expectColumn(Stage(size: size) { Text("root").sheet(isPresented: .constant(true)) { Boxes() } })
        try expectColumn(Stage(size: size) { Text("root").fullScreenCover(isPresented: .constant(true)) { Boxes() } })
        try expectColumn(
            Stage(size: size) {
                Text("root").popover(isPresented: .constant(true)) { Boxes().presentationCompactAdaptation(.popover) }
            })
    }

    private struct Search: View {
        @State private var text = "a"
        @State private var isSearching = true

        var body: some View {
            NavigationStack { Boxes() }
                .searchable(text: $text, isPresented: $isSearching)
                .searchSuggestions { Text("Suggestion").searchCompletion("b") }
        }
    }

    @Test func suggestionsAppearOnceOverSeveralViews() throws {
        let stage = Stage(size: size) { Search() }
        try stage.settle()
        func count(_ node: SemanticsNode) -> Int {
            (node.label == "Suggestion" ? 1 : 0) + node.children.map(count).reduce(0, +)
        }
        #expect(count(stage.semantics) == 1)
    }
}
