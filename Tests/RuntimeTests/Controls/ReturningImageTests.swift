import Foundation
import ScrollworkTesting
import SwiftUI
import Testing

/// An image on a screen that another screen covered.
@MainActor
@Suite struct ReturningImageTests {
    private struct Screens: View {
        let url: URL
        let log: GestureLog
        @State private var path: [Int] = []

        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    AsyncImage(url: url) {
                        $0.accessibilityIdentifier("image")
                    } placeholder: {
                        Text("wait").onAppear { log.note("wait") }
                    }
                    Button("Go") { path = [1] }.accessibilityIdentifier("go")
                }
                .navigationDestination(for: Int.self) { _ in
                    Button("Home") { path = [] }.accessibilityIdentifier("home")
                }
            }
        }
    }

    @Test func `A loaded image stays when its screen returns`() async throws {
        let data = try Stage(size: CGSize(width: 20, height: 10), scale: 1) { Color.red }.png()
        let url = try #require(URL(string: "data:image/png;base64,\(data.base64EncodedString())"))
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 200, height: 300)) { Screens(url: url, log: log) }
        await stage.mainQueue { stage.exists("image") }
        #expect(log.count("wait") == 1)
        try stage.tap("go")
        try stage.settle()
        try stage.tap("home")
        try stage.settle()
        await stage.mainQueue(for: 0.3)
        #expect(stage.exists("image"))
        #expect(log.count("wait") == 1)
    }
}
