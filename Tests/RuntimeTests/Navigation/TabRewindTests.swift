import ScrollworkTesting
import SwiftUI
import Testing

/// A tap on the selected tab.
@MainActor
@Suite struct TabRewindTests {
    private struct Tabs: View {
        var body: some View {
            TabView {
                NavigationStack {
                    List(0..<60) { row in NavigationLink("Row \(row)") { Text("Detail").probe("detail") } }
                        .accessibilityIdentifier("list")
                }
                .tabItem { Text("One") }
                Text("Second").tabItem { Text("Two") }
            }
        }
    }

    @Test func theTapGoesToTheRootAndThenToTheTop() throws {
        let stage = Stage(size: CGSize(width: 300, height: 400)) { Tabs() }
        let tab = try stage.element(.tab, "One").frame
        func tap() throws {
            stage.tap(at: CGPoint(x: tab.midX, y: tab.midY))
            try stage.settle()
        }
        let top = try stage.scroll("list").offset.y
        stage.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 100), over: 0.5)
        try stage.settle()
        let scrolled = try stage.scroll("list").offset.y
        #expect(scrolled > top + 100)
        stage.tap(at: CGPoint(x: 150, y: 200))
        try stage.settle()
        #expect(stage.exists("detail"))
        try tap()
        #expect(!stage.exists("detail"))
        #expect(try stage.scroll("list").offset.y == scrolled)
        try tap()
        #expect(try stage.scroll("list").offset.y == top)
    }
}
