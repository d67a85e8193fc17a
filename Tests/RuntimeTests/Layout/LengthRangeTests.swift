import ScrollworkTesting
import SwiftUI
import Testing

/// The minimum lengths that a stack reserves for its views, and the order in which it sizes them, which depends on the
/// difference between the maximum and the minimum length of each view.
@MainActor
@Suite struct LengthRangeTests {
    /// A view of 20 to 80 points on both axes, ideally 30 points.
    private struct Elastic: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: min(max(proposal.width ?? 30, 20), 80), height: min(max(proposal.height ?? 30, 20), 80))
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }

    private var elastic: some View { Elastic()() { Color.clear } }

    private func fixed(_ length: CGFloat, _ axis: Axis) -> some View {
        Color.clear.frame(width: axis == .horizontal ? length : 10, height: axis == .vertical ? length : 10)
    }

    /// A view in a stack along the axis.
    private struct Range {
        let low: CGFloat
        let high: CGFloat
        let view: (Axis) -> AnyView

        init(_ low: CGFloat, _ high: CGFloat, @ViewBuilder _ view: @escaping (Axis) -> some View) {
            (self.low, self.high) = (low, high)
            self.view = { AnyView(view($0)) }
        }
    }

    private var ranges: [Range] {
        func frame(_ axis: Axis, _ low: CGFloat?, _ high: CGFloat?, _ content: some View) -> some View {
            content.frame(
                minWidth: axis == .horizontal ? low : nil, maxWidth: axis == .horizontal ? high : nil,
                minHeight: axis == .vertical ? low : nil, maxHeight: axis == .vertical ? high : nil)
        }
        func edges(_ axis: Axis) -> Edge.Set { axis == .horizontal ? .horizontal : .vertical }
        func other(_ axis: Axis) -> Axis { axis == .horizontal ? .vertical : .horizontal }
        return [
            Range(20, 80) { _ in elastic },
            Range(50, 50) { fixed(50, $0) },
            Range(20, 80) { elastic.frame(width: $0 == .vertical ? 9 : nil, height: $0 == .vertical ? nil : 9) },
            Range(33, 80) { frame($0, 33, nil, elastic) },
            Range(90, 90) { frame($0, 90, nil, elastic) },
            Range(20, 70) { frame($0, nil, 70, elastic) },
            Range(15, 15) { frame($0, nil, 15, elastic) },
            Range(5, 65) { frame($0, 5, 65, elastic) },
            Range(30, 90) { elastic.padding(edges($0), 5) },
            Range(14, 74) { elastic.padding(edges($0), -3) },
            Range(0, 0) { elastic.padding(edges($0), -50) },
            Range(30, 90) { elastic.safeAreaPadding(edges($0), 5) },
            Range(20, 80) { elastic.padding(edges(other($0)), 5) },
            Range(30, 30) { _ in elastic.fixedSize() },
            Range(30, 30) { elastic.fixedSize(horizontal: $0 == .horizontal, vertical: $0 == .vertical) },
            Range(20, 80) { elastic.fixedSize(horizontal: $0 == .vertical, vertical: $0 == .horizontal) },
            Range(20, 80) { _ in elastic.aspectRatio(1, contentMode: .fit) },
            Range(20, 80) { _ in elastic.offset(x: 40, y: 50) },
            Range(0, .infinity) { _ in elastic.position(x: 3, y: 4) },
            Range(12, .infinity) { _ in Spacer(minLength: 12) },
            Range(8, .infinity) { _ in Spacer() },
            Range(0, .infinity) { _ in Color.red },
            Range(33, 93) { axis in
                if axis == .horizontal {
                    elastic.safeAreaInset(edge: .leading, spacing: 3) { fixed(10, axis) }
                } else {
                    elastic.safeAreaInset(edge: .top, spacing: 3) { fixed(10, axis) }
                }
            },
            Range(20, 80) { axis in
                if axis == .vertical {
                    elastic.safeAreaInset(edge: .leading, spacing: 3) { fixed(10, axis) }
                } else {
                    elastic.safeAreaInset(edge: .top, spacing: 3) { fixed(10, axis) }
                }
            },
            Range(50, 50) {
                elastic.containerRelativeFrame(Axis.Set($0), count: 4, spacing: 0)
            },
            Range(20, 80) { elastic.containerRelativeFrame(Axis.Set(other($0)), count: 4, spacing: 0) },
            Range(36, 96) { axis in
                let layout =
                    axis == .horizontal ? AnyLayout(HStackLayout(spacing: 6)) : AnyLayout(VStackLayout(spacing: 6))
                layout {
                    elastic
                    fixed(10, axis)
                }
            },
            Range(36, 96) { axis in
                if axis == .horizontal {
                    HStack(spacing: 6) {
                        elastic
                        fixed(10, axis)
                    }
                } else {
                    VStack(spacing: 6) {
                        elastic
                        fixed(10, axis)
                    }
                }
            },
            Range(31, 80) { axis in
                if axis == .horizontal {
                    VStack {
                        elastic
                        fixed(31, axis)
                    }
                } else {
                    HStack {
                        elastic
                        fixed(31, axis)
                    }
                }
            },
            Range(31, 80) { axis in
                ZStack {
                    elastic
                    fixed(31, axis)
                }
            },
        ]
    }

    /// Returns the lengths of a view and of the one after it, in a stack of 200 points.
    private func lengths(_ view: AnyView, _ axis: Axis, before next: some View) throws -> (CGFloat, CGFloat) {
        let stage = Stage(size: CGSize(width: 200, height: 200)) {
            let views = Group {
                view.accessibilityIdentifier("x")
                next.accessibilityIdentifier("y")
            }
            if axis == .horizontal {
                HStack(spacing: 0) { views }
            } else {
                VStack(spacing: 0) { views }
            }
        }
        let x = try stage.frame(of: "x").size, y = try stage.frame(of: "y").size
        return axis == .horizontal ? (x.width, y.width) : (x.height, y.height)
    }

    @Test(arguments: Axis.allCases) func `A stack reserves the minimum of views with a lower priority`(
        axis: Axis
    ) throws {
        for (index, range) in ranges.enumerated() {
            let (own, other) = try lengths(range.view(axis), axis, before: Color.blue.layoutPriority(1))
            #expect(abs(other - (200 - range.low)) < 1e-6, "\(index)")
            #expect(abs(own - range.low) < 1e-6, "\(index)")
        }
    }

    /// The other view has a maximum of 150 points, and is a point more or less flexible. The less flexible view comes
    /// first and gets half of the space.
    @Test(arguments: Axis.allCases) func `A stack sizes the least flexible views first`(axis: Axis) throws {
        for (index, range) in ranges.enumerated() where range.high.isFinite && range.high - range.low >= 52 {
            for isFirst in [true, false] {
                let least = 150 - (range.high - range.low) + (isFirst ? -1 : 1)
                let next = Group {
                    if axis == .horizontal {
                        Color.blue.frame(minWidth: least, maxWidth: 150)
                    } else {
                        Color.blue.frame(minHeight: least, maxHeight: 150)
                    }
                }
                let (own, other) = try lengths(range.view(axis), axis, before: next)
                #expect(abs(own - range.high) < 1e-6, "\(index)")
                #expect(abs(other - (isFirst ? 200 - range.high : 100)) < 1e-6, "\(index) \(isFirst)")
            }
        }
    }

    /// The first of two views that can grow by 50 points is offered 40 points, and then the other one half of the rest.
    @Test(arguments: Axis.allCases) func `Equally flexible views are sized in order before more flexible ones`(
        axis: Axis
    ) throws {
        func lengths(_ names: [String]) throws -> [CGFloat] {
            let stage = Stage(size: CGSize(width: 120, height: 120)) {
                (axis == .horizontal ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))) {
                    ForEach(names, id: \.self) { name in
                        let least: CGFloat = name == "long" ? 100 : name == "short" ? 10 : 0
                        let most: CGFloat = name == "any" ? .infinity : least + 50
                        Color.red
                            .frame(
                                minWidth: axis == .horizontal ? least : nil, maxWidth: axis == .horizontal ? most : nil,
                                minHeight: axis == .vertical ? least : nil, maxHeight: axis == .vertical ? most : nil
                            )
                            .accessibilityIdentifier(name)
                    }
                }
            }
            return try ["long", "short", "any"].map { name -> CGFloat in
                let size = try stage.frame(of: name).size
                return axis == .horizontal ? size.width : size.height
            }
        }
        #expect(try lengths(["any", "long", "short"]) == [100, 10, 10])
        #expect(try lengths(["any", "short", "long"]) == [100, 40, 0])
        #expect(try lengths(["long", "any", "short"]) == [100, 10, 10])
        #expect(try lengths(["short", "any", "long"]) == [100, 40, 0])
    }

    /// A view of 100 points that shrinks to 20 points if it is offered as much.
    private struct Modest: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: (proposal.width ?? 0) >= 100 ? 20 : 100, height: 20)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }

    /// Its least length is 100 points, so that it isn't flexible.
    @Test func `A stack sizes a view that is shorter with more space`() throws {
        let modest = AnyView(Modest()() { Color.clear })
        let (own, other) = try lengths(modest, .horizontal, before: Color.blue)
        #expect(own == 20 && other == 180)
        let (last, first) = try lengths(modest, .horizontal, before: Color.blue.layoutPriority(1))
        #expect(last == 20 && first == 100)
    }

    private final class Log: @unchecked Sendable { var widths: [CGFloat] = [] }

    /// Notes the widths that it is offered.
    private struct Noting: Layout {
        let log: Log
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            if let width = proposal.width { log.widths.append(width) }
            return proposal.replacingUnspecifiedDimensions()
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }

    /// Without room, views have no length, and keep their distance.
    @Test(arguments: [(0, 0, 0), (30, 40, 0), (30, 20, 0), (30, 50, 10)] as [(CGFloat, CGFloat, CGFloat)])
    func `A stack offers no negative length`(spacing: CGFloat, width: CGFloat, length: CGFloat) throws {
        let log = Log()
        let stage = Stage(size: CGSize(width: 200, height: 100)) {
            HStack(spacing: spacing) {
                Noting(log: log) { Color.clear }.accessibilityIdentifier("x")
                cell(nil, nil, "y")
                cell(10, 10, "z")
            }
            .frame(width: width)
            HStack { cell(nil, nil, "only") }.frame(width: length)
        }
        #expect(log.widths.min() == 0)
        let x = try stage.frame(of: "x"), y = try stage.frame(of: "y"), z = try stage.frame(of: "z")
        #expect(x.width == 0 && y.width == 0)
        #expect(y.minX - x.minX == spacing && z.minX - y.minX == spacing)
        #expect(try stage.frame(of: "only").width == length)
    }

    /// Two views without a maximum, of which the one with the larger minimum comes first.
    @Test(arguments: [(120.0, 30.0), (30, 120), (90, 80)]) func `Of endless views, the one that needs most comes first`(
        first: CGFloat, second: CGFloat
    ) throws {
        let (own, other) = try lengths(
            AnyView(Color.red.frame(minWidth: first)), .horizontal, before: Color.blue.frame(minWidth: second))
        let large = max(first, second, 100), small = max(min(first, second), 200 - large)
        #expect(own == (first > second ? large : small) && other == (first > second ? small : large))
    }
}
