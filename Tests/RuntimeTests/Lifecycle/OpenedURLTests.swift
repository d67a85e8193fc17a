import Foundation
import ScrollworkTesting
import SwiftUI
import Testing

/// URLs that open the program.
@MainActor
@Suite struct OpenedURLTests {
    private struct Recipes: View {
        @State private var path: [String] = []
        var body: some View {
            NavigationStack(path: $path) {
                Text("Recipes")
                    .navigationDestination(for: String.self) {
                        Text("Recipe for \($0)").accessibilityIdentifier("recipe")
                    }
            }
            .onOpenURL { url in path = url.host.map { [$0] } ?? [] }
        }
    }

    @Test func aURLOpensAScreen() throws {
        let stage = Stage(size: CGSize(width: 300, height: 500)) { Recipes() }
        stage.open(try #require(URL(string: "recipes://soup")))
        try stage.settle()
        #expect(try stage.text(of: "recipe") == "Recipe for soup")
    }

    @Test func allActionsRunOuterOnesFirst() throws {
        let log = GestureLog()
        struct Screen: View {
            let log: GestureLog
            @State private var isShown = true
            var body: some View {
                VStack {
                    if isShown { Text("A").onOpenURL { _ in log.note("inner") } }
                    Button("Remove") { isShown = false }.accessibilityIdentifier("remove")
                }
                .onOpenURL { log.note($0.absoluteString) }
            }
        }
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Screen(log: log) }
        let url = try #require(URL(string: "a:b"))
        stage.open(url)
        #expect(log.entries == ["a:b", "inner"])
        try stage.activate("remove")
        stage.open(url)
        #expect(log.entries == ["a:b", "inner", "a:b"])
    }
}
