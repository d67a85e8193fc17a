import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct ScrollFocusTests {
    private let size = CGSize(width: 300, height: 200)

    private func isFocused(_ identifier: String, _ stage: Stage) -> Bool {
        stage.semantics.flattened.contains { $0.identifier == identifier && $0.isFocused }
    }

    @Test func aScrollViewWithoutFocusableViewsIsATabStop() throws {
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

    @Test func aFocusableViewInsideIsTheTabStopInstead() throws {
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

    @Test(arguments: [(CGFloat(50), false), (1000, true)]) func contentThatDoesNotScrollIsNotATabStop(
        height: CGFloat, isDisabled: Bool
    ) {
        let stage = Stage(size: size) {
            ScrollView { Color.red.frame(width: 100, height: height) }.scrollDisabled(isDisabled)
                .accessibilityIdentifier("scroll")
        }
        stage.press(.tab)
        #expect(!isFocused("scroll", stage))
    }

    @Test func aFocusedHorizontalScrollViewLeavesVerticalArrowsToItsAncestor() throws {
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

    @Test func aFocusableViewAroundAScrollViewIsTheStopAndItsKeysReachIt() throws {
        let stage = Stage(size: size) {
            ScrollView {
                ScrollView { Color.red.frame(width: 100, height: 1000) }
                    .accessibilityIdentifier("inner")
                    .frame(height: 100)
                    .focusable()
                    .onKeyPress(.end) { .handled }
                Color.blue.frame(width: 100, height: 1000)
            }
            .accessibilityIdentifier("outer")
        }
        #expect(stage.semantics.flattened.filter(\.isFocusable).map(\.identifier) == ["inner"])
        stage.press(.tab)
        #expect(isFocused("inner", stage))
        stage.press(.end)
        try stage.settle()
        #expect(try stage.scroll("inner").offset.y == 0)
        stage.press(.downArrow)
        try stage.settle()
        #expect(try stage.scroll("inner").offset.y > 0 && stage.scroll("outer").offset.y == 0)
        // There's only one stop.
        stage.press(.tab)
        #expect(isFocused("inner", stage))
        try stage.focus("inner")
        #expect(isFocused("inner", stage))
        try stage.scrollAction("inner", .down)
        try stage.settle()
        #expect(try stage.scroll("inner").offset.y > 90)
    }

    @Test func severalViewsThatAreFocusableTogetherAreAGroup() throws {
        let stage = Stage(size: size) {
            VStack {
                Text("One")
                ScrollView { Color.red.frame(width: 100, height: 1000) }.accessibilityIdentifier("scroll")
            }
            .focusable()
            .accessibilityElement(children: .contain)
            .accessibilityIdentifier("group")
        }
        #expect(stage.semantics.flattened.filter(\.isFocusable).map(\.identifier) == ["group"])
        try stage.focus("group")
        #expect(isFocused("group", stage))
        stage.press(.downArrow)
        try stage.settle()
        #expect(try stage.scroll("scroll").offset.y > 0)
    }

    @MainActor @Observable final class Model { var isShown = true }

    private struct Leaving: View {
        let model: Model
        @FocusState private var isFocused: Bool

        var body: some View {
            VStack(spacing: 0) {
                if model.isShown { ScrollView { Color.red.frame(width: 100, height: 1_000) }.frame(height: 100) }
                Text(isFocused ? "focused" : "not").accessibilityIdentifier("state")
            }
            .focused($isFocused)
        }
    }

    @Test func `A scroll view that leaves gives up the focus`() throws {
        let model = Model()
        let stage = Stage(size: size) { Leaving(model: model) }
        stage.press(.tab)
        try stage.settle()
        #expect(try stage.text(of: "state") == "focused")
        model.isShown = false
        try stage.settle()
        #expect(try stage.text(of: "state") == "not")
    }

    @Test func aScrollViewOnAPageInsideAFocusableViewIsATabStop() throws {
        let stage = Stage(size: size) {
            ScrollView(.horizontal) {
                HStack {
                    ScrollView { Color.red.frame(width: 100, height: 1000) }.accessibilityIdentifier("list")
                    Color.blue.frame(width: 1000, height: 100)
                }
            }
            .focusable()
            .accessibilityIdentifier("pages")
        }
        stage.press(.tab)
        #expect(isFocused("pages", stage))
        stage.press(.tab)
        #expect(isFocused("list", stage))
    }
}
