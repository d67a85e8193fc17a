import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// Pagers whose container proposes no length along their axis.
@MainActor @Suite struct PagerLengthTests {
    enum Place: CaseIterable { case scrollView, list, fixedSize }

    private struct Placed<Content: View>: View {
        let place: Place
        let axis: Axis
        @ViewBuilder let content: Content

        var body: some View {
            switch place {
            case .scrollView: ScrollView(axis == .vertical ? .vertical : .horizontal) { content }
            case .list: List { content }
            case .fixedSize: content.fixedSize(horizontal: axis == .horizontal, vertical: axis == .vertical)
            }
        }
    }

    private struct Pages: View {
        let axis: Axis
        @State private var index = 5

        var body: some View {
            EndlessPager(axis, index: $index) { number in
                Text("Page \(number)").accessibilityIdentifier("page \(number)")
            }
            .accessibilityIdentifier("pager")
        }
    }

    @Test(arguments: [Axis.horizontal, .vertical], Place.allCases)
    func withoutAProposedLengthAPagerHasItsOwn(_ axis: Axis, _ place: Place) throws {
        // A list proposes its width.
        if axis == .horizontal, place == .list { return }
        let stage = Stage(size: CGSize(width: 600, height: 600)) {
            Placed(place: place, axis: axis) { Pages(axis: axis) }
        }
        try stage.settle(within: 0.5)
        let frame = try stage.frame(of: "pager")
        #expect((axis == .horizontal ? frame.width : frame.height) == 380)
        let from = CGPoint(x: frame.midX, y: frame.midY)
        stage.flick(from: from, velocity: axis == .horizontal ? CGVector(dx: -900, dy: 0) : CGVector(dx: 0, dy: -900))
        try stage.settle()
        #expect(frame.contains(try stage.frame(of: "page 6")))
    }

    @Test func aProposedLengthCounts() throws {
        let stage = Stage(size: CGSize(width: 600, height: 600)) {
            ScrollView(.horizontal) { Pages(axis: .horizontal).frame(width: 250) }
        }
        try stage.settle(within: 0.5)
        #expect(try stage.frame(of: "pager").width == 250)
    }

    @Test func withoutAProposedWidthAWeekPagerHasItsOwn() throws {
        let stage = Stage(size: CGSize(width: 600, height: 600)) {
            ScrollView(.horizontal) {
                WeekPager(selection: .constant(Day(year: 2026, month: 3, day: 10)!)) { Text($0.description) }
                    .accessibilityIdentifier("pager")
            }
        }
        try stage.settle(within: 0.5)
        #expect(try stage.frame(of: "pager").width == 380)
    }
}
