import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct ContentSizeCategoryTests {
    @Test func eachSizeCategoryMapsToATypeSize() {
        #expect(ContentSizeCategory.allCases.count == 12 && DynamicTypeSize.allCases.count == 12)
        for (category, size) in zip(ContentSizeCategory.allCases, DynamicTypeSize.allCases) {
            var values = EnvironmentValues()
            values.sizeCategory = category
            #expect(values.dynamicTypeSize == size)
            values = EnvironmentValues()
            values.dynamicTypeSize = size
            #expect(values.sizeCategory == category)
            #expect(category.isAccessibilityCategory == size.isAccessibilitySize)
        }
    }

    @Test func sizeCategoriesHaveTheOrderOfTheirSizes() {
        let all = ContentSizeCategory.allCases
        for (first, a) in all.enumerated() {
            for (second, b) in all.enumerated() {
                #expect((a < b) == (first < second) && (a <= b) == (first <= second), "\(a) \(b)")
                #expect((a > b) == (first > second) && (a >= b) == (first >= second), "\(a) \(b)")
            }
        }
    }

    @Test func sizeCategoriesAreTypeSizes() throws {
        struct Size: View {
            @Environment(\.dynamicTypeSize) private var size

            var body: some View { Text(size == .accessibility1 ? "first" : "other").accessibilityIdentifier("size") }
        }
        let stage = Stage(size: CGSize(width: 300, height: 300)) {
            Size().environment(\.sizeCategory, .accessibilityMedium)
        }
        #expect(try stage.text(of: "size") == "first")
        #expect(ContentSizeCategory.small < .large && ContentSizeCategory.accessibilityLarge.isAccessibilityCategory)
    }
}
