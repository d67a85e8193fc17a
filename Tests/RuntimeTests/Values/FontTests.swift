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

    /// The sizes in Apple's Human Interface Guidelines, from the smallest setting to the largest.
    @Test(
        arguments: [
            (.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
            (.title, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
            (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
            (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
            (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
            (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
            (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
            (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
            (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
            (.caption, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
            (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
        ] as [(Font.TextStyle, [Double])])
    func eachStyleHasApplesSizeForEachSetting(style: Font.TextStyle, sizes: [Double]) {
        let found = DynamicTypeSize.allCases.map { Font.system(style).resolve(dynamicTypeSize: $0).size }
        #expect(found == sizes)
        // A custom font grows by the same factors.
        let custom = DynamicTypeSize.allCases.map {
            Font.custom("Inter", size: 100, relativeTo: style).resolve(dynamicTypeSize: $0).size
        }
        #expect(zip(custom, sizes).allSatisfy { abs($0 - 100 * $1 / sizes[3]) < 1e-9 })
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
