import ScrollworkTesting
import SwiftUI
import Testing

/// The page indicator of a tab view from right to left.
@MainActor
@Suite struct PageDotsRightToLeftTests {
    @Test(arguments: [0, 1, 2]) func `The indicator shows the page from right to left`(page: Int) throws {
        let stage = Stage(
            size: CGSize(width: 300, height: 400), environment: { $0.layoutDirection = .rightToLeft }
        ) {
            TabView(selection: Binding.constant(page)) {
                ForEach(0..<3) { number in Color.blue.accessibilityIdentifier("page-\(number)").tag(number) }
            }
            .tabViewStyle(.page)
        }
        try stage.settle()
        #expect(try stage.frame(of: "page-\(page)").minX == 0)
        #expect(stage.semantics.flattened.contains { $0.value == "page \(page + 1) of 3" })
    }
}
