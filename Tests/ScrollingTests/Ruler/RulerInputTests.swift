import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct RulerInputTests {
    // Beside the line, which is in front of the ruler.
    private let place = CGPoint(x: 100, y: 40)

    @Test func aNotchOfTheWheelIsOneValue() throws {
        let ruler = RulerOnStage()
        for expected in 1...3 {
            ruler.stage.wheel(by: CGSize(width: 0, height: 1), at: place)
            try ruler.stage.settle()
            #expect(ruler.model.count == expected)
            try ruler.expectAtRest()
        }
        ruler.stage.wheel(by: CGSize(width: 0, height: -1), at: place)
        try ruler.stage.settle()
        #expect(ruler.model.count == 2)
    }

    @Test func quickNotchesAddUp() throws {
        let ruler = RulerOnStage()
        for _ in 0..<3 {
            ruler.stage.wheel(by: CGSize(width: 0, height: 1), at: place)
            ruler.stage.advance(by: 0.02)
        }
        try ruler.stage.settle()
        #expect(ruler.model.count == 3)
        try ruler.expectAtRest()
    }

    @Test func fractionsOfANotchAddUp() throws {
        let ruler = RulerOnStage()
        for _ in 0..<4 { ruler.stage.wheel(by: CGSize(width: 0, height: 0.25), at: place) }
        try ruler.stage.settle()
        #expect(ruler.model.count == 1)
    }

    @Test func aTrackpadMovesTheRulerOneToOneAndItRestsOnATick() throws {
        let ruler = RulerOnStage()
        ruler.stage.trackpad(.began, at: place)
        ruler.stage.trackpad(.changed, by: CGSize(width: 33, height: 0), at: place)
        #expect(try abs(ruler.value - 3.3) < 0.001)
        ruler.stage.advance(by: 0.2)
        ruler.stage.trackpad(.ended, at: place)
        try ruler.stage.settle()
        #expect(ruler.model.count == 3)
        try ruler.expectAtRest()
    }

    @Test func arrowsStepByOneValue() throws {
        let ruler = RulerOnStage()
        ruler.stage.press(.rightArrow)
        try ruler.stage.settle()
        #expect(ruler.model.count == 1)
        ruler.stage.press(.rightArrow)
        ruler.stage.press(.rightArrow)
        try ruler.stage.settle()
        #expect(ruler.model.count == 3)
        ruler.stage.press(.leftArrow)
        try ruler.stage.settle()
        #expect(ruler.model.count == 2)
        try ruler.expectAtRest()
    }

    @Test func pagesHomeAndEnd() throws {
        let ruler = RulerOnStage()
        ruler.stage.press(.pageDown)
        try ruler.stage.settle()
        let page = ruler.model.count
        #expect((15...28).contains(page), "about the ruler's width of 28 values")
        try ruler.expectAtRest()
        ruler.stage.press(.end)
        try ruler.stage.settle()
        #expect(ruler.model.count == 100)
        try ruler.expectAtRest()
        ruler.stage.press(.pageUp)
        try ruler.stage.settle()
        #expect(ruler.model.count == 100 - page)
        ruler.stage.press(.home)
        try ruler.stage.settle()
        #expect(ruler.model.count == 0)
        try ruler.expectAtRest()
    }

    @Test func assistiveTechnologyScrollsByPages() throws {
        let ruler = RulerOnStage()
        try ruler.stage.scrollAction("ruler", .right)
        try ruler.stage.settle()
        let page = ruler.model.count
        #expect(page > 0)
        try ruler.expectAtRest()
        try ruler.stage.scrollAction("ruler", .left)
        try ruler.stage.settle()
        #expect(ruler.model.count == 0)
        // At the start, there's nothing to the left.
        #expect(throws: StageError.self) { try ruler.stage.scrollAction("ruler", .left) }
    }

    @Test func anAdjustableViewIsSteppedByAssistiveTechnologyAndByArrows() throws {
        let stage = Stage(size: CGSize(width: 200, height: 100)) { Adjustable() }
        try stage.adjust("weight", .increment)
        try stage.adjust("weight", .increment)
        try stage.adjust("weight", .decrement)
        #expect(try stage.element(.slider, "Weight").value == "51 kilograms")
        try stage.focus("weight")
        stage.press(.upArrow)
        #expect(try stage.element(.slider, "Weight").value == "52 kilograms")
        #expect(try stage.element(.slider, "Weight").isFocused)
    }

    private struct Adjustable: View {
        @State private var weight = 50

        var body: some View {
            Color.gray.frame(width: 100, height: 40)
                .accessibilityElement()
                .accessibilityLabel("Weight")
                .accessibilityValue("\(weight) kilograms")
                .accessibilityAdjustableAction { weight += $0 == .increment ? 1 : -1 }
                .accessibilityIdentifier("weight")
        }
    }
}
