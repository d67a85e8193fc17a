import ScrollworkTesting
import SwiftUI
import Testing

/// Screens that a link pushed as a view follow the view that contains the link.
@MainActor
@Suite struct LinkedScreenUpdateTests {
    private struct Counting: View {
        @State private var count = 1

        var body: some View {
            NavigationStack {
                NavigationLink("Show") {
                    Button("count \(count)") { count += 1 }.accessibilityIdentifier("count")
                }
                .accessibilityIdentifier("show")
            }
        }
    }

    @Test func `A screen that a link pushed follows the data of the link's view`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 400)) { Counting() }
        try stage.tap("show")
        try stage.settle()
        for count in 1...3 {
            #expect(try stage.text(of: "count") == "count \(count)")
            try stage.tap("count")
            try stage.settle()
        }
    }

    private struct Model: Identifiable {
        let id: Int
        var name: String
    }

    private struct Names: View {
        @State private var items = [Model(id: 0, name: "zero"), Model(id: 1, name: "one")]

        var body: some View {
            NavigationStack {
                List {
                    ForEach(items) { item in
                        NavigationLink(item.name) {
                            VStack {
                                Text(item.name).accessibilityIdentifier("name")
                                Button("Rename") { items[item.id].name = "changed" }.accessibilityIdentifier("rename")
                            }
                        }
                        .accessibilityIdentifier("row-\(item.id)")
                    }
                }
            }
        }
    }

    @Test func `So does the screen of a row in a list`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 400)) { Names() }
        try stage.tap("row-1")
        try stage.settle()
        #expect(try stage.text(of: "name") == "one")
        try stage.tap("rename")
        try stage.settle()
        #expect(try stage.text(of: "name") == "changed")
    }
}
