import ScrollMechanics
import Testing

struct VisibleFractionTests {
    private func item(_ from: Double, _ to: Double) -> Double {
        VisibleFraction.ofItem(from: from, to: to, inViewportFrom: 100, to: 300)
    }

    @Test func isTheShareOfTheItemInTheViewport() {
        #expect(item(120, 220) == 1)
        #expect(item(50, 150) == 0.5)
        #expect(item(275, 375) == 0.25)
        #expect(item(0, 100) == 0 && item(300, 400) == 0)
        #expect(item(0, 800) == 0.25)
    }

    @Test func anItemWithoutLengthIsVisibleOrNot() {
        #expect(item(200, 200) == 1 && item(50, 50) == 0)
    }

    @Test func aLongItemIsMeasuredByTheViewportItFills() {
        let filled = VisibleFraction.ofViewport(from: 100, to: 300, filledByItemFrom: 200, to: 5000)
        #expect(filled == 0.5)
        #expect(VisibleFraction.ofViewport(from: 100, to: 300, filledByItemFrom: 0, to: .infinity) == 1)
    }

    @Test func pagesShareTheViewport() {
        for position in stride(from: 0.0, through: 5, by: 0.05) {
            let sum = (0...5).reduce(0.0) { $0 + VisibleFraction.ofPage(atDistance: Double($1) - position) }
            #expect(isClose(sum, 1))
        }
        #expect(VisibleFraction.ofPage(atDistance: -0.25) == 0.75)
    }

    @Test func notANumberIsNotVisible() {
        for none in [Double.nan, .infinity, -.infinity] {
            #expect(item(none, 200) == 0 && item(200, none) == 0)
            #expect(VisibleFraction.ofViewport(from: none, to: 10, filledByItemFrom: 0, to: 10) == 0)
            #expect(VisibleFraction.ofViewport(from: 0, to: none, filledByItemFrom: 0, to: 10) == 0)
        }
        #expect(VisibleFraction.ofItem(from: 100, to: 100, inViewportFrom: 100, to: 300) == 1)
        #expect(VisibleFraction.ofItem(from: 300, to: 300, inViewportFrom: 100, to: 300) == 1)
        #expect(VisibleFraction.ofItem(from: 300.1, to: 300.1, inViewportFrom: 100, to: 300) == 0)
        #expect(item(.nan, 200) == 0 && item(200, .nan) == 0 && item(300, 200) == 0)
        #expect(VisibleFraction.ofItem(from: 0, to: 1, inViewportFrom: .nan, to: 1) == 0)
        #expect(VisibleFraction.ofViewport(from: 0, to: 0, filledByItemFrom: 0, to: 1) == 0)
        #expect(VisibleFraction.ofPage(atDistance: .nan) == 0 && VisibleFraction.ofPage(atDistance: .infinity) == 0)
    }
}
