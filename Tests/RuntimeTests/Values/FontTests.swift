import SwiftUI
import Testing
import ViewRuntime

struct FontTests {
    @Test(arguments: [
        (Font.largeTitle, 34.0, 400), (.title, 28, 400), (.title2, 22, 400), (.title3, 20, 400), (.headline, 17, 600),
        (.body, 17, 400), (.callout, 16, 400), (.subheadline, 15, 400), (.footnote, 13, 400), (.caption, 12, 400),
        (.caption2, 11, 400), (.body.bold(), 17, 700), (.system(size: 40, weight: .light), 40, 300),
    ])
    func stylesHaveTheSizesOfApplesSystems(font: Font, size: Double, weight: Int) {
        let descriptor = font.resolve(dynamicTypeSize: .large)
        #expect(descriptor.size == size)
        #expect(descriptor.weight == weight)
    }

    @Test func sizesFollowTheSettingsOfThePerson() {
        #expect(Font.body.resolve(dynamicTypeSize: .accessibility5).size == 53)
        #expect(Font.system(size: 10).resolve(dynamicTypeSize: .accessibility5).size == 10)
        #expect(Font.custom("Inter", size: 34).resolve(dynamicTypeSize: .xLarge).size == 38)
        #expect(Font.custom("Inter", fixedSize: 34).resolve(dynamicTypeSize: .xLarge).size == 34)
    }

    @Test func everyStyleGrowsWithTheSize() {
        for style in Font.TextStyle.allCases {
            let sizes = DynamicTypeSize.allCases.map { Font.system(style).resolve(dynamicTypeSize: $0).size }
            #expect(zip(sizes, sizes.dropFirst()).allSatisfy { $0 <= $1 })
        }
    }

    @Test func sizesThatAreNotPositiveBecomeOnePoint() {
        for size in [0, -3, CGFloat.nan, .infinity] {
            #expect(Font.system(size: size).resolve(dynamicTypeSize: .large).size == 1)
        }
    }

    @Test func textScaleFindsTheNearestSize() {
        #expect(DynamicTypeSize(scale: 1) == .large)
        #expect(DynamicTypeSize(scale: 3.2) == .accessibility5)
        #expect(DynamicTypeSize(scale: .nan) == .large)
    }
}
