import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct ScrollFocusTests {
    private let size = CGSize(width: 300, height: 200)

    private func isFocused(_ identifier: String, _ stage: Stage) -> Bool {
        stage.semantics.flattened.contains { $0.identifier == identifier && $0.isFocused }
    }

    @Test func aScrollViewIsATabStopWhereNothingInItIs() throws {
        let stage = Stage(size: size) {
            VStack(spacing: 0) {
                Button("Before") {}
                ScrollView { Color.red.frame(width: 100, height: 1000) }.accessibilityIdentifier("scroll")
                Button("After") {}
            }
        }
        stage.press(.tab)
        #expect(!isFocused("scroll", stage))
        stage.press(.tab)
        #expect(isFocused("scroll", stage))
        stage.press(.downArrow)
        try stage.settle()
        #expect(try stage.scroll("scroll").offset.y > 0)
        stage.press(.tab)
        #expect(!isFocused("scroll", stage))
        stage.press(.tab, modifiers: .shift)
        #expect(isFocused("scroll", stage))
    }

    @Test func whatCanBeFocusedInsideIsTheStopInItsPlace() throws {
        let stage = Stage(size: size) {
            ScrollView {
                Button("Inside") {}.accessibilityIdentifier("inside")
                Color.red.frame(width: 100, height: 1000)
            }
            .accessibilityIdentifier("scroll")
        }
        stage.press(.tab)
        #expect(!isFocused("scroll", stage))
        #expect(stage.semantics.flattened.contains { $0.label == "Inside" && $0.isFocused })
    }

    @Test(arguments: [(CGFloat(50), false), (1000, true)]) func whatCannotBeScrolledIsNoStop(height: CGFloat, isDisabled: Bool) {
        let stage = Stage(size: size) {
            ScrollView { Color.red.frame(width: 100, height: height) }.scrollDisabled(isDisabled).accessibilityIdentifier("scroll")
        }
        stage.press(.tab)
        #expect(!isFocused("scroll", stage))
    }

    @Test func aSidewaysScrollViewThatHasTheFocusLeavesOtherArrowsToTheOneAround() throws {
        let stage = Stage(size: size) {
            ScrollView {
                ScrollView(.horizontal) { Color.red.frame(width: 1000, height: 50) }.accessibilityIdentifier("row")
                Color.blue.frame(width: 100, height: 1000)
            }
            .accessibilityIdentifier("page")
        }
        stage.press(.tab)
        #expect(isFocused("row", stage))
        stage.press(.downArrow)
        try stage.settle()
        #expect(try stage.scroll("page").offset.y > 0 && stage.scroll("row").offset.x == 0)
        stage.press(.rightArrow)
        try stage.settle()
        #expect(try stage.scroll("row").offset.x > 0)
    }
}
