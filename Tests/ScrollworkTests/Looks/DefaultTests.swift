import SwiftUI
import Testing

@testable import Scrollwork

/// What the components do without parameters, as their documentation says.
@MainActor @Suite struct DefaultTests {
    private func expect<Value>(
        _ value: Value, _ same: Value, _ others: Value..., location: SourceLocation = #_sourceLocation
    ) {
        let text = String(reflecting: value)
        #expect(text == String(reflecting: same), sourceLocation: location)
        for other in others { #expect(text != String(reflecting: other), sourceLocation: location) }
    }

    @Test func stylesOfCarouselsLimitTheirParameters() {
        expect(ScaledCarouselStyle(), ScaledCarouselStyle(scale: 0.86), ScaledCarouselStyle(scale: 0.87))
        expect(ScaledCarouselStyle(scale: .nan), ScaledCarouselStyle())
        expect(ScaledCarouselStyle(scale: 0.09), ScaledCarouselStyle(scale: 0.1), ScaledCarouselStyle(scale: 0.11))
        expect(ScaledCarouselStyle(scale: 1.5), ScaledCarouselStyle(scale: 1), ScaledCarouselStyle(scale: 0.99))
        expect(StackCarouselStyle(), StackCarouselStyle(depth: 2), StackCarouselStyle(depth: 3))
        expect(StackCarouselStyle(depth: 0), StackCarouselStyle(depth: 1), StackCarouselStyle(depth: 2))
        expect(StackCarouselStyle(depth: 9), StackCarouselStyle(depth: 8), StackCarouselStyle(depth: 7))
        expect(CoverFlowCarouselStyle(), CoverFlowCarouselStyle(angle: 52), CoverFlowCarouselStyle(angle: 53))
        expect(CoverFlowCarouselStyle(angle: .infinity), CoverFlowCarouselStyle())
        expect(CoverFlowCarouselStyle(angle: -1), CoverFlowCarouselStyle(angle: 0), CoverFlowCarouselStyle(angle: 1))
        expect(CoverFlowCarouselStyle(angle: 90), CoverFlowCarouselStyle(angle: 80), CoverFlowCarouselStyle(angle: 79))
        expect(ParallaxCarouselStyle(), ParallaxCarouselStyle(amount: 0.3, cornerRadius: 28))
        expect(ParallaxCarouselStyle(amount: .nan, cornerRadius: .nan), ParallaxCarouselStyle())
        expect(
            ParallaxCarouselStyle(amount: -1, cornerRadius: -1), ParallaxCarouselStyle(amount: 0, cornerRadius: 0),
            ParallaxCarouselStyle(amount: 0, cornerRadius: 1))
        expect(ParallaxCarouselStyle(amount: 1), ParallaxCarouselStyle(amount: 0.9), ParallaxCarouselStyle(amount: 0.8))
        expect(.parallax, ParallaxCarouselStyle())
        expect(.parallax(cornerRadius: 5), ParallaxCarouselStyle(amount: 0.3, cornerRadius: 5))
    }

    @Test func stylesOfWheelsLimitTheirParameters() {
        expect(RulerWheelStyle(), RulerWheelStyle(spacing: 10), RulerWheelStyle(spacing: 11))
        expect(DrumWheelStyle(), DrumWheelStyle(rowLength: 36, rows: 7), DrumWheelStyle(rowLength: 36, rows: 8))
        expect(DrumWheelStyle(rowLength: .nan), DrumWheelStyle())
        expect(.drum, DrumWheelStyle())
        expect(.drum(rowLength: 40), DrumWheelStyle(rowLength: 40, rows: 7), DrumWheelStyle(rowLength: 41, rows: 7))
        expect(.drum(rows: 9), DrumWheelStyle(rowLength: 36, rows: 9))
        expect(DrumWheelStyle(rowLength: 3), DrumWheelStyle(rowLength: 4), DrumWheelStyle(rowLength: 5))
        expect(DrumWheelStyle(rows: 2), DrumWheelStyle(rows: 3), DrumWheelStyle(rows: 4))
        expect(DrumWheelStyle(rows: 100), DrumWheelStyle(rows: 99), DrumWheelStyle(rows: 98))
    }

    @Test func feedbackHasALimitAndAnEnd() {
        let feedback = WheelPickerFeedback(major: .increase, minor: .decrease)
        #expect(feedback.limit == 30 && feedback.end == .increase)
        #expect(WheelPickerFeedback(major: nil, minor: .decrease).end == .decrease)
        #expect(WheelPickerFeedback(major: .increase, minor: nil, end: .stop).end == .stop)
        #expect(WheelPickerFeedback.automatic.minor == .selection && WheelPickerFeedback.automatic.limit == 30)
        #expect(WheelPickerFeedback.major.major == .selection && WheelPickerFeedback.major.minor == nil)
    }

    private struct Item: Identifiable { let id: Int }

    @Test func carouselsHaveTheSameDefaultsInEveryInitializer() {
        let items = [Item(id: 0)], own = Binding<Int?>.constant(0), value = Binding.constant(0)
        let expected = CarouselOptions(
            axis: .horizontal, loops: true, pageSize: .relative(1), spacing: 0, alignment: .center, paging: .paged)
        #expect(Carousel(items) { _ in Color.clear }.options == expected)
        #expect(Carousel(items, selection: own) { _ in Color.clear }.options == expected)
        #expect(Carousel(items, selection: value) { _ in Color.clear }.options == expected)
        #expect(Carousel(items, id: \.id, selection: own) { _ in Color.clear }.options == expected)
        #expect(Carousel(items, id: \.id, selection: value) { _ in Color.clear }.options == expected)
        let carousel = Carousel(items) { _ in Color.clear }
        #expect(!carousel.options.showsIndicator && carousel.options.autoplay == nil)
        #expect(carousel.pageIndicator().options.showsIndicator)
        #expect(!carousel.pageIndicator().pageIndicator(false).options.showsIndicator)
    }

    @Test(arguments: [(-1, 0), (0, 0), (0.5, 0.5), (10_000, 10_000), (10_001, 10_000), (.nan, 0), (.infinity, 0)])
    func theSpacingOfPagesIsLimited(spacing: CGFloat, expected: CGFloat) {
        #expect(Carousel([Item(id: 0)], spacing: spacing) { _ in Color.clear }.options.spacing == expected)
    }

    @Test func aCalendarScrollsByItsHeightAndItsAxis() {
        var options = MonthCalendarOptions()
        #expect(options.axis == .vertical && options.scrolling == .continuous && options.shownTitles == .inline)
        #expect(options.rows == .varying && options.height == .flexible && options.titles == nil)
        options.givenScrolling = .aligned
        #expect(options.scrolling == .aligned && options.shownTitles == .inline)
        options.givenScrolling = .paged
        #expect(options.scrolling == .paged && options.shownTitles == .pinned)
        options.titles = .inline
        #expect(options.shownTitles == .inline)
        options = MonthCalendarOptions(givenAxis: .horizontal)
        #expect(options.axis == .horizontal && options.scrolling == .continuous && options.shownTitles == .pinned)
        options = MonthCalendarOptions(givenScrolling: .continuous, height: .month)
        #expect(options.axis == .horizontal && options.scrolling == .paged && options.shownTitles == .pinned)
        options.givenAxis = .vertical
        #expect(options.axis == .vertical && options.scrolling == .paged && options.shownTitles == .pinned)
    }
}
