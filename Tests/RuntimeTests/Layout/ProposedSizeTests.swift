import ScrollworkTesting
import SwiftUI
import Testing

/// The sizes, guides, and priorities with which views answer the proposals of a layout around them.
@MainActor
@Suite struct ProposedSizeTests {
    /// A view with a range of sizes: 10 to 200 points wide and 5 to 100 points high, ideally 30 by 20 points.
    private struct Elastic: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: min(max(proposal.width ?? 30, 10), 200), height: min(max(proposal.height ?? 20, 5), 100))
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }

    private final class Answers: @unchecked Sendable {
        var sizes: [CGSize] = []
        var guides: [CGFloat?] = []
        var priority = 0.0
    }

    /// Proposes sizes to its view.
    private struct Asking: Layout {
        let proposals: [ProposedViewSize]
        let answers: Answers

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            proposal.replacingUnspecifiedDimensions()
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            answers.sizes = proposals.map { subviews[0].sizeThatFits($0) }
            let dimensions = subviews[0].dimensions(in: ProposedViewSize(width: 100, height: 80))
            answers.guides = [
                dimensions[explicit: HorizontalAlignment.leading], dimensions[explicit: VerticalAlignment.top],
            ]
            answers.priority = subviews[0].priority
        }
    }

    private func ask(_ proposals: [ProposedViewSize], _ view: some View) -> Answers {
        let answers = Answers()
        let stage = Stage(size: CGSize(width: 300, height: 200)) {
            Asking(proposals: proposals, answers: answers)() { view }
        }
        return withExtendedLifetime(stage) { answers }
    }

    private func check(
        _ view: some View, _ expected: [(width: CGFloat?, height: CGFloat?, size: [CGFloat])],
        _ location: SourceLocation = #_sourceLocation
    ) {
        let answers = ask(expected.map { ProposedViewSize(width: $0.width, height: $0.height) }, view)
        for (entry, size) in zip(expected, answers.sizes) {
            #expect(
                abs(size.width - entry.size[0]) < 1e-9 && abs(size.height - entry.size[1]) < 1e-9,
                "\(entry): \(size)", sourceLocation: location)
        }
    }

    private var elastic: some View { Elastic()() { Color.clear } }

    // MARK: Frames

    @Test func `A fixed frame replaces its lengths in the proposal and in the size`() {
        check(elastic.frame(width: 50), [(100, 80, [50, 80]), (nil, nil, [50, 20]), (100, 300, [50, 100])])
        check(elastic.frame(height: 50), [(100, 80, [100, 50]), (nil, nil, [30, 50]), (5, 10, [10, 50])])
        check(elastic.frame(width: 60, height: 70), [(nil, 80, [60, 70]), (1, 1, [60, 70])])
        check(elastic.frame(width: -5, height: .nan), [(100, 80, [0, 0])])
        check(elastic.frame(width: .infinity, height: 7), [(100, 80, [100, 7]), (nil, nil, [30, 7])])
    }

    /// A frame with limits, the length of its content or `nil` for elastic content of 10 to 200 points, and the lengths
    /// for proposals.
    nonisolated struct Limits: Sendable, CustomStringConvertible {
        var low: CGFloat?
        var ideal: CGFloat?
        var high: CGFloat?
        var content: CGFloat?
        /// The proposals and the lengths.
        var lengths: [(CGFloat?, CGFloat)]

        init(
            _ low: CGFloat?, _ ideal: CGFloat?, _ high: CGFloat?, content: CGFloat? = nil,
            _ lengths: [(CGFloat?, CGFloat)]
        ) {
            (self.low, self.ideal, self.high, self.content, self.lengths) = (low, ideal, high, content, lengths)
        }

        var description: String { "\([low, ideal, high, content].map { $0.map { "\($0)" } ?? "-" })" }
    }

    nonisolated private static let limits: [Limits] = [
        Limits(50, nil, nil, [(100, 100), (20, 50), (nil, 50), (300, 200), (50, 50)]),
        Limits(50, nil, nil, content: 150, [(100, 100), (20, 50), (300, 150), (nil, 150)]),
        Limits(50, nil, nil, content: 40, [(100, 50), (20, 50), (nil, 50)]),
        Limits(nil, nil, 50, [(100, 50), (20, 20), (5, 10), (nil, 30)]),
        Limits(nil, nil, 50, content: 150, [(100, 50), (20, 50), (nil, 50)]),
        Limits(nil, nil, 50, content: 8, [(100, 50), (20, 20), (5, 8), (nil, 8)]),
        Limits(20, nil, 60, [(10, 20), (40, 40), (100, 60), (nil, 30)]),
        Limits(20, nil, 60, content: 8, [(10, 20), (40, 40), (100, 60), (nil, 20)]),
        Limits(20, nil, 60, content: 150, [(10, 20), (40, 40), (nil, 60)]),
        Limits(nil, 90, nil, [(40, 40), (nil, 90), (300, 200)]),
        Limits(20, 50, 60, content: 8, [(nil, 50), (30, 30)]),
        // Contradictory limits are raised.
        Limits(50, 20, nil, [(nil, 50), (20, 50)]), Limits(nil, 90, 40, [(nil, 90), (300, 90), (60, 60)]),
        Limits(50, nil, 20, [(300, 50), (nil, 50), (10, 50)]), Limits(30, 40, 20, [(300, 40), (nil, 40)]),
        // Numbers that make no sense are missing, or 0.
        Limits(.nan, nil, .nan, [(100, 100), (nil, 30)]), Limits(-5, nil, nil, content: 8, [(100, 8), (nil, 8)]),
        Limits(nil, .nan, 50, [(nil, 30)]), Limits(nil, nil, -5, [(100, 0), (nil, 0)]),
        Limits(nil, nil, .infinity, content: 8, [(100, 100), (nil, 8)]),
    ]

    @Test(arguments: limits) func `A frame with limits has a length between them`(limits: Limits) {
        for axis in Axis.allCases {
            let isHorizontal = axis == .horizontal
            let content = Group {
                if let length = limits.content {
                    Color.clear.frame(width: isHorizontal ? length : 33, height: isHorizontal ? 33 : length)
                } else if isHorizontal {
                    elastic.frame(height: 33)
                } else {
                    // The same lengths, vertically.
                    Upright()() { Color.clear }
                }
            }
            let view = Group {
                if isHorizontal {
                    content.frame(minWidth: limits.low, idealWidth: limits.ideal, maxWidth: limits.high)
                } else {
                    content.frame(minHeight: limits.low, idealHeight: limits.ideal, maxHeight: limits.high)
                }
            }
            typealias Entry = (width: CGFloat?, height: CGFloat?, size: [CGFloat])
            let entries = limits.lengths.map { proposed, length -> Entry in
                isHorizontal ? (proposed, 33, [length, 33]) : (33, proposed, [33, length])
            }
            check(view, entries)
        }
    }

    /// A view that is 33 points wide and 10 to 200 points high, ideally 30 points.
    private struct Upright: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 33, height: min(max(proposal.height ?? 30, 10), 200))
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }

    // MARK: Insets

    @Test func `Padding is around the content, whatever the proposal`() {
        let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        for isSafeArea in [false, true] {
            let view = Group {
                if isSafeArea { elastic.safeAreaPadding(insets) } else { elastic.padding(insets) }
            }
            check(
                view,
                [
                    (100, 80, [100, 80]), (nil, nil, [36, 24]), (3, 2, [16, 9]), (300, 300, [206, 104]),
                    (20, nil, [20, 24]),
                ])
        }
        check(elastic.padding(-10), [(100, 80, [100, 80]), (nil, nil, [10, 0]), (300, 10, [180, 10])])
        check(Color.clear.frame(width: 40, height: 40).padding(-30), [(100, 80, [0, 0])])
        for (edges, width, height) in [
            (Edge.Set.all, 62, 52), (.horizontal, 62, 20), (.vertical, 30, 52), (.top, 30, 36), (.bottom, 30, 36),
            (.leading, 46, 20), (.trailing, 46, 20), ([], 30, 20),
        ] as [(Edge.Set, CGFloat, CGFloat)] {
            check(elastic.padding(edges), [(nil, nil, [width, height])])
            check(elastic.safeAreaPadding(edges), [(nil, nil, [width, height])])
            check(
                elastic.padding(edges, 4), [(nil, nil, [30 + (width - 30) / 4, 20 + (height - 20) / 4])])
            check(
                elastic.safeAreaPadding(edges, 4), [(nil, nil, [30 + (width - 30) / 4, 20 + (height - 20) / 4])])
        }
        check(elastic.padding(3), [(nil, nil, [36, 26])])
        check(elastic.safeAreaPadding(3), [(nil, nil, [36, 26])])
        check(elastic.padding(.nan), [(nil, nil, [30, 20])])
    }

    @Test func `A bar takes its length from the content, but not from the other axis`() {
        func bar(_ count: Int = 1) -> some View {
            ForEach(0..<count, id: \.self) { Color.red.frame(width: 40 - CGFloat($0), height: 12 + CGFloat($0)) }
        }
        for edge in [VerticalEdge.top, .bottom] {
            check(
                elastic.safeAreaInset(edge: edge, spacing: 5) { bar() },
                [(100, 80, [100, 80]), (nil, nil, [30, 37]), (100, 10, [100, 22])])
            check(elastic.safeAreaInset(edge: edge) { bar() }, [(nil, nil, [30, 40])])
            check(elastic.safeAreaInset(edge: edge, spacing: 5) { bar(2) }, [(nil, nil, [30, 38])])
            check(elastic.safeAreaInset(edge: edge, spacing: 5) { EmptyView() }, [(nil, nil, [30, 20])])
        }
        for edge in [HorizontalEdge.leading, .trailing] {
            check(
                elastic.safeAreaInset(edge: edge, spacing: 5) { bar() },
                [(100, 80, [100, 80]), (nil, nil, [75, 20]), (20, nil, [55, 20])])
            check(elastic.safeAreaInset(edge: edge) { bar(2) }, [(nil, nil, [78, 20])])
        }
    }

    // MARK: Proportions

    @Test func `A ratio applies to the proposal`() {
        check(
            elastic.aspectRatio(2, contentMode: .fit),
            [
                (100, 80, [100, 50]), (100, 30, [60, 30]), (100, 50, [100, 50]), (100, nil, [100, 50]),
                (nil, 40, [80, 40]), (nil, nil, [30, 20]), (.infinity, .infinity, [200, 100]),
                (.infinity, 40, [80, 40]), (60, .infinity, [60, 30]),
            ])
        check(
            elastic.aspectRatio(2, contentMode: .fill),
            [
                (100, 80, [160, 80]), (100, 30, [100, 50]), (100, nil, [100, 50]), (nil, 40, [80, 40]),
                (.infinity, 40, [200, 100]),
            ])
        // The ideal size is 30 by 20 points.
        for ratio in [nil, 0, -1, .infinity, .nan] as [CGFloat?] {
            check(elastic.aspectRatio(ratio, contentMode: .fit), [(90, 90, [90, 60]), (90, 30, [45, 30])])
            check(elastic.aspectRatio(ratio, contentMode: .fill), [(90, 90, [135, 90]), (90, 30, [90, 60])])
        }
        check(elastic.scaledToFit(), [(90, 90, [90, 60])])
        check(elastic.scaledToFill(), [(60, 60, [90, 60])])
        check(elastic.aspectRatio(CGSize(width: 8, height: 4), contentMode: .fit), [(100, 80, [100, 50])])
        for (width, height) in [(0.0, 10.0), (10, 0)] as [(CGFloat, CGFloat)] {
            check(
                Color.clear.frame(minWidth: width, idealWidth: width, minHeight: height, idealHeight: height)
                    .scaledToFit(),
                [(90, 40, [90, 40])])
        }
    }

    @Test func `A fixed size is the ideal one`() {
        check(elastic.fixedSize(), [(100, 80, [30, 20]), (nil, nil, [30, 20])])
        check(elastic.fixedSize(horizontal: true, vertical: false), [(100, 80, [30, 80])])
        check(elastic.fixedSize(horizontal: false, vertical: true), [(100, 80, [100, 20])])
        check(elastic.fixedSize(horizontal: false, vertical: false), [(100, 80, [100, 80])])
    }

    @Test func `A positioned view is as large as its proposal`() {
        check(
            elastic.position(x: 3, y: 4),
            [
                (100, 80, [100, 80]), (nil, 80, [30, 80]), (100, nil, [100, 20]), (nil, nil, [30, 20]),
                (3, 500, [3, 500]),
            ])
    }

    /// The window is 300 by 200 points.
    @Test func `Without a scroll view, a relative frame refers to the window`() {
        check(elastic.containerRelativeFrame(.horizontal), [(100, 80, [300, 80]), (nil, nil, [300, 20])])
        check(elastic.containerRelativeFrame(.vertical), [(100, 80, [100, 200])])
        check(elastic.containerRelativeFrame([.horizontal, .vertical]), [(nil, 80, [300, 200])])
        for (count, span, spacing, width) in [
            (3, 2, 15, 195), (4, 1, 0, 75), (0, 1, 7, 300), (-2, 1, 7, 300), (3, 0, 15, 0), (3, -1, 15, 0),
            (2, 3, 20, 460), (3, 1, .infinity, 100), (3, 3, 15, 300), (2, 1, -20, 160),
        ] as [(Int, Int, CGFloat, CGFloat)] {
            check(
                elastic.containerRelativeFrame(.horizontal, count: count, span: span, spacing: spacing),
                [(100, 80, [width, 80])])
        }
        check(elastic.containerRelativeFrame(.horizontal, count: 2, spacing: 20), [(100, 80, [140, 80])])
        check(
            elastic.containerRelativeFrame([.horizontal, .vertical]) { length, axis in
                axis == .vertical ? length / 4 : length - 400
            }, [(100, 80, [0, 50])])
    }

    // MARK: Guides and priorities

    /// The content has guides at 7 and 3 points in a size of 100 by 80 points.
    @Test func `Views pass on the guides of their content where it is`() {
        let content = elastic.alignmentGuide(.leading) { _ in 7 }.alignmentGuide(.top) { _ in 3 }
        func guides(_ view: some View) -> [CGFloat?] { ask([], view).guides }
        #expect(guides(content) == [7, 3])
        #expect(guides(content.padding(EdgeInsets(top: 1, leading: 2, bottom: 5, trailing: 9))) == [9, 4])
        #expect(guides(content.aspectRatio(2, contentMode: .fit)) == [7, 3])
        #expect(guides(content.fixedSize()) == [7, 3])
        #expect(guides(content.frame(width: 60, height: 70)) == [7, 3])
        // Narrower content, centered or at a corner, in frames of 300 by 200 points.
        let small = content.fixedSize()
        #expect(guides(small.frame(width: 130, height: 40, alignment: .center)) == [57, 13])
        #expect(guides(small.frame(width: 130, height: 40, alignment: .bottomTrailing)) == [107, 23])
        #expect(guides(small.frame(minWidth: 130, maxHeight: .infinity, alignment: .bottomTrailing)) == [107, 63])
        #expect(guides(small.containerRelativeFrame(.horizontal, alignment: .trailing)) == [277, 3])
        #expect(guides(content.alignmentGuide(.leading) { $0[.leading] + $0.width }) == [107, 3])
        #expect(guides(elastic.alignmentGuide(.leading) { _ in .nan }) == [0, nil])
        #expect(guides(elastic.padding(3)) == [nil, nil])
    }

    @Test(arguments: [(2.0, 2.0), (-1, -1), (.nan, 0)]) func `Views pass on the priority of their content`(
        given: Double, priority: Double
    ) {
        #expect(ask([], elastic.layoutPriority(given)).priority == priority)
        #expect(ask([], elastic.layoutPriority(given).padding(3).frame(width: 9)).priority == priority)
        #expect(ask([], elastic.layoutPriority(5).layoutPriority(given)).priority == priority)
        #expect(ask([], elastic).priority == 0)
    }
}
