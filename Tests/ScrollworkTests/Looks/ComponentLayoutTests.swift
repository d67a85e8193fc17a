import ScrollworkTesting
import SwiftUI
import Testing

@testable import Scrollwork

/// Where the layouts of the components place their views, in a window of 300 by 200 points.
@MainActor @Suite struct ComponentLayoutTests {
    private func frames(@ViewBuilder _ content: () -> some View) -> [String: CGRect] {
        Stage(size: CGSize(width: 300, height: 200), content: content).frames()
    }

    // MARK: Wheels

    private func wheel(_ axis: Axis, isCentered: Bool, length: CGFloat? = 30) -> some View {
        WheelLayout(axis: axis, length: 120, lengthOfEach: length, isCentered: isCentered) {
            Color.red.accessibilityIdentifier("a").layoutValue(key: WheelLayout.Point.self, value: 40)
            Color.red.frame(width: 12, height: 20).accessibilityIdentifier("b")
                .layoutValue(key: WheelLayout.Point.self, value: 90)
        }
        .accessibilityIdentifier("all")
    }

    @Test func aWheelPlacesItsViewsAtTheirPoints() {
        let row = frames { wheel(.horizontal, isCentered: true).frame(height: 50) }
        #expect(row["all"] == CGRect(x: 90, y: 75, width: 120, height: 50))
        #expect(row["a"] == CGRect(x: 115, y: 75, width: 30, height: 50))
        #expect(row["b"] == CGRect(x: 174, y: 90, width: 12, height: 20))
        let chunks = frames { wheel(.horizontal, isCentered: false).frame(height: 50) }
        #expect(chunks["a"] == CGRect(x: 130, y: 75, width: 30, height: 50))
        #expect(chunks["b"] == CGRect(x: 180, y: 90, width: 12, height: 20))
        let column = frames { wheel(.vertical, isCentered: true).frame(width: 60) }
        #expect(column["all"] == CGRect(x: 120, y: 40, width: 60, height: 120))
        #expect(column["a"] == CGRect(x: 120, y: 65, width: 60, height: 30))
        #expect(column["b"] == CGRect(x: 144, y: 120, width: 12, height: 20))
    }

    @Test func aWheelIsAsThickAsItsThickestView() {
        let row = frames { wheel(.horizontal, isCentered: true).fixedSize() }
        #expect(row["all"] == CGRect(x: 90, y: 90, width: 120, height: 20))
        #expect(row["a"] == CGRect(x: 115, y: 90, width: 30, height: 20))
        let column = frames { wheel(.vertical, isCentered: true).fixedSize() }
        #expect(column["all"]?.width == 12)
    }

    // MARK: Dates

    private func columns(_ shares: [CGFloat]) -> some View {
        DateColumnsLayout(shares: shares) {
            ForEach(shares.indices, id: \.self) { index in
                Color.red.frame(height: 40 + CGFloat(index) * 10).accessibilityIdentifier("\(index)")
            }
        }
        .accessibilityIdentifier("all")
    }

    @Test func columnsShareTheWidth() {
        let two = frames { columns([1, 2]).frame(width: 154) }
        #expect(two["all"] == CGRect(x: 73, y: 75, width: 154, height: 50))
        #expect(two["0"] == CGRect(x: 73, y: 80, width: 50, height: 40))
        #expect(two["1"] == CGRect(x: 127, y: 75, width: 100, height: 50))
        let three = frames { columns([1, 1, 2]).frame(width: 208) }
        #expect(three["2"] == CGRect(x: 154, y: 70, width: 100, height: 60))
        // Without a proposed width, a column of two digits has 56 points with its spacing.
        let usual = frames { columns([1, 1.5]).fixedSize() }
        #expect(usual["all"]?.width == 140 && usual["all"]?.height == 50)
        #expect(abs((usual["0"]?.width ?? 0) - 136 / 2.5) < 0.01)
        #expect(frames { columns([]).frame(width: 100) }["all"]?.width == 100)
        #expect(frames { columns([1]).frame(width: 100) }["0"]?.width == 100)
        #expect(frames { columns([0.5]).frame(width: 100) }["0"]?.width == 100)
    }

    @Test func columnsWithoutRoomHaveNoWidth() {
        let narrow = frames { columns([1, 2]).frame(width: 3) }
        #expect(narrow["0"]?.width == 0 && narrow["1"]?.width == 0)
        let none = frames { columns([0, 0]).frame(width: 104) }
        #expect(none["0"]?.width == 0 && none["1"]?.width == 0)
        #expect((none["1"]?.minX ?? 0) - (none["0"]?.minX ?? 0) == 4)
    }

    // MARK: Pages

    private func pages(_ axis: Axis) -> some View {
        PagerTrackLayout(axis: axis, slots: -1...2) {
            Color.red.accessibilityIdentifier("a").layoutValue(key: PageSlot.self, value: 0)
            Color.red.frame(width: 10, height: 10).accessibilityIdentifier("b")
                .layoutValue(key: PageSlot.self, value: 1.5)
        }
        .accessibilityIdentifier("all")
    }

    @Test func pagesAreInTheirSlots() {
        let row = frames { pages(.horizontal).frame(width: 240, height: 80) }
        #expect(row["all"] == CGRect(x: 30, y: 60, width: 240, height: 80))
        #expect(row["a"] == CGRect(x: 90, y: 60, width: 60, height: 80))
        #expect(row["b"] == CGRect(x: 180, y: 60, width: 10, height: 10))
        let column = frames { pages(.vertical).frame(width: 80, height: 160) }
        #expect(column["a"] == CGRect(x: 110, y: 60, width: 80, height: 40))
        #expect(column["b"] == CGRect(x: 110, y: 120, width: 10, height: 10))
        let free = frames { pages(.horizontal).frame(width: 240).fixedSize(horizontal: false, vertical: true) }
        #expect(free["all"] == CGRect(x: 30, y: 95, width: 240, height: 10))
    }

    // MARK: Axes

    @Test(arguments: [Axis.horizontal, .vertical]) func valuesAlongAndAcrossAnAxis(_ axis: Axis) {
        let isRow = axis == .horizontal
        #expect(axis.set == (isRow ? .horizontal : .vertical))
        #expect(axis.startEdge == (isRow ? .leading : .top) && axis.start == (isRow ? .leading : .top))
        #expect(Edge.Set(axis) == (isRow ? .horizontal : .vertical))
        #expect(axis.ordered(along: 1, across: 2) == (isRow ? (1, 2) : (2, 1)))
        #expect(CGSize(axis, along: 1, across: 2) == CGSize(width: isRow ? 1 : 2, height: isRow ? 2 : 1))
        #expect(CGSize(axis, along: 1) == CGSize(width: isRow ? 1 : 0, height: isRow ? 0 : 1))
        #expect(CGPoint(axis, along: 1, across: 2) == CGPoint(x: isRow ? 1 : 2, y: isRow ? 2 : 1))
        #expect(CGSize(width: 3, height: 4).length(on: axis) == (isRow ? 3 : 4))
        #expect(CGPoint(x: 3, y: 4).coordinate(on: axis) == (isRow ? 3 : 4))
        #expect(CGRect(x: 0, y: 0, width: 6, height: 8).middle(on: axis) == (isRow ? 3 : 4))
        #expect(CGVector(dx: 3, dy: 4).component(on: axis) == (isRow ? 3 : 4))
        #expect(UnitPoint(axis, along: 0.25) == UnitPoint(x: isRow ? 0.25 : 0.5, y: isRow ? 0.5 : 0.25))
        #expect(UnitPoint(axis, along: 0.25, across: 1) == UnitPoint(x: isRow ? 0.25 : 1, y: isRow ? 1 : 0.25))
        let proposal = ProposedViewSize(axis, along: 3, across: nil)
        #expect(proposal.length(on: axis) == 3 && proposal.length(on: isRow ? .vertical : .horizontal) == nil)
        #expect(proposal == ProposedViewSize(width: isRow ? 3 : nil, height: isRow ? nil : 3))
        var target = ScrollTarget(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
        target.move(to: 9, on: axis)
        #expect(target.rect.origin == CGPoint(x: isRow ? 9 : 1, y: isRow ? 2 : 9))
    }
}
