import ScrollworkTesting
import Testing

/// A target whose models import only Foundation, with a file `Imports.swift` beside them.
@MainActor
@Suite struct ImportTests {
    private struct Shop: View {
        @StateObject private var basket = Basket()

        var body: some View {
            VStack {
                Button("Add") { basket.items.append("apple") }.accessibilityIdentifier("add")
                Text("\(basket.items.count) for \(NSDecimalNumber(decimal: basket.total).stringValue)")
                    .accessibilityIdentifier("sum")
            }
        }
    }

    @Test func viewsFollowAnObjectOfAFileThatImportsOnlyFoundation() throws {
        let stage = Stage(size: CGSize(width: 200, height: 100)) { Shop() }
        #expect(try stage.text(of: "sum") == "0 for 0")
        try stage.tap("add")
        try stage.settle()
        try stage.tap("add")
        try stage.settle()
        #expect(try stage.text(of: "sum") == "2 for 5")
    }
}
