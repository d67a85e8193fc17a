import ScrollworkTesting
import SwiftUI
import Testing

/// The order in which assistive technology reads bars and content.
@MainActor @Suite struct ReadingOrderTests {
    private func labels(@ViewBuilder _ content: () -> some View) throws -> [String] {
        let stage = Stage(size: CGSize(width: 390, height: 600)) { content() }
        try stage.settle()
        return stage.semantics.flattened.compactMap(\.label)
    }

    @Test func aNavigationBarIsReadBeforeItsScreenAndABottomBarAfterIt() throws {
        let labels = try labels {
            NavigationStack {
                List { Text("Row") }
                    .navigationTitle("Notes")
                    .toolbar {
                        ToolbarItem { Button("New") {} }
                        ToolbarItem(placement: .bottomBar) { Button("Sort") {} }
                    }
            }
        }
        #expect(labels == ["Notes", "New", "Row", "Sort"])
    }

    @Test func insetsAreReadWhereTheyAre() throws {
        let labels = try labels {
            Text("Content")
                .safeAreaInset(edge: .top) { Text("Top") }
                .safeAreaInset(edge: .bottom) { Text("Bottom") }
                .safeAreaInset(edge: .leading) { Text("Leading") }
                .safeAreaInset(edge: .trailing) { Text("Trailing") }
        }
        #expect(labels == ["Leading", "Top", "Content", "Bottom", "Trailing"])
    }
}
