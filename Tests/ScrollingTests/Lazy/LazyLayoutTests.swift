import ScrollworkTesting
import SwiftUI
import Testing

/// Lazy stacks and grids lay out their views as stacks do, on both axes and in both directions.
@MainActor
@Suite struct LazyLayoutTests {
    nonisolated struct Form: Sendable, CustomStringConvertible {
        var axis = Axis.vertical
        var isRightToLeft = false
        /// 0 for the leading or top edge, 1 for the center, and 2 for the trailing or bottom edge.
        var alignment = 1
        var spacing: CGFloat? = 0
        /// Whether the container scrolls on both axes.
        var isFree = false

        var description: String {
            "\(axis) \(isRightToLeft) \(alignment) \(spacing.map { "\($0)" } ?? "nil") \(isFree)"
        }
    }

    private struct Rows: View {
        let form: Form
        let isLazy: Bool
        var offset: CGFloat = 0

        /// No row is shorter than rows overlap.
        private func length(_ row: Int) -> CGFloat {
            [20, 35, max(-(form.spacing ?? 0), 0), 60, 5][row % 5]
        }
        private func width(_ row: Int) -> CGFloat { [120, 40, 60, 100][row % 4] }

        private var rows: some View {
            ForEach(0..<60) { row in
                let isVertical = form.axis == .vertical
                Color.red.frame(
                    width: isVertical ? width(row) : length(row), height: isVertical ? length(row) : width(row)
                )
                .accessibilityIdentifier("row-\(row)")
            }
        }

        @ViewBuilder private var stack: some View {
            let horizontal: HorizontalAlignment = [.leading, .center, .trailing][form.alignment]
            let vertical: VerticalAlignment = [.top, .center, .bottom][form.alignment]
            switch (form.axis, isLazy) {
            case (.vertical, true): LazyVStack(alignment: horizontal, spacing: form.spacing) { rows }
            case (.vertical, false): VStack(alignment: horizontal, spacing: form.spacing) { rows }
            case (.horizontal, true): LazyHStack(alignment: vertical, spacing: form.spacing) { rows }
            case (.horizontal, false): HStack(alignment: vertical, spacing: form.spacing) { rows }
            }
        }

        var body: some View {
            ScrollView(form.isFree ? [.horizontal, .vertical] : Axis.Set(form.axis)) {
                // A lazy stack is as wide as the scroll view; others are as wide as their widest row.
                stack.frame(
                    width: form.axis == .vertical && !form.isFree ? 200 : nil,
                    height: form.axis == .horizontal && !form.isFree ? 200 : nil,
                    alignment: Alignment(
                        horizontal: [.leading, .center, .trailing][form.alignment],
                        vertical: [.top, .center, .bottom][form.alignment]))
            }
            .scrollIndicators(.hidden)
            .accessibilityIdentifier("scroll")
        }
    }

    nonisolated private static let forms: [Form] = {
        var forms: [Form] = []
        for axis in Axis.allCases {
            for isRightToLeft in [false, true] {
                for alignment in 0..<3 {
                    forms.append(Form(axis: axis, isRightToLeft: isRightToLeft, alignment: alignment))
                }
                forms.append(Form(axis: axis, isRightToLeft: isRightToLeft, spacing: 20))
                forms.append(Form(axis: axis, isRightToLeft: isRightToLeft, spacing: -3))
                forms.append(Form(axis: axis, isRightToLeft: isRightToLeft, spacing: nil))
                forms.append(Form(axis: axis, isRightToLeft: isRightToLeft, alignment: 0, isFree: true))
            }
        }
        return forms
    }()

    @Test(arguments: forms) func `The visible rows of a lazy stack have the same frames as in a stack`(form: Form)
        throws
    {
        func stage(isLazy: Bool) -> Stage {
            Stage(
                size: CGSize(width: 200, height: 200),
                environment: { $0.layoutDirection = form.isRightToLeft ? .rightToLeft : .leftToRight }
            ) { Rows(form: form, isLazy: isLazy) }
        }
        let lazy = stage(isLazy: true), eager = stage(isLazy: false)
        func start(_ frame: CGRect) -> CGFloat { form.axis == .vertical ? frame.minY : frame.minX }
        func length(_ frame: CGRect) -> CGFloat { form.axis == .vertical ? frame.height : frame.width }
        for distance in [0, 1, 19, 1, 150, 600, -90, 3_000, -45, -3_000] as [CGFloat] {
            for stage in [lazy, eager] where distance != 0 {
                let by = form.isRightToLeft && form.axis == .horizontal ? -distance : distance
                stage.wheel(
                    by: form.axis == .vertical ? CGSize(width: 0, height: by) : CGSize(width: by, height: 0),
                    at: CGPoint(x: 100, y: 100), precise: true)
                try stage.settle()
            }
            let expected = eager.frames(prefix: "row-"), found = lazy.frames(prefix: "row-")
            // After a jump, the content has moved by an estimate, and all rows have moved alike.
            let (name, frame) = try #require(found.first)
            let shift = start(frame) - start(expected[name]!)
            if distance < 200 && distance > 0 || distance == -3_000 { #expect(abs(shift) < 0.01) }
            for (name, frame) in expected {
                var moved = frame
                if form.axis == .vertical { moved.origin.y += shift } else { moved.origin.x += shift }
                let isVisible = start(moved) < 199.9 && start(moved) + length(moved) > 0.1 && length(moved) > 0
                if isVisible || found[name] != nil {
                    #expect(found[name]?.isNear(moved) == true, "\(distance) \(name) \(moved)")
                }
            }
            #expect(found.count < 30)
        }
    }

    // MARK: Lengths across the axis

    @Test func `Without a length, a lazy container is as wide as its first view or its tracks`() throws {
        let stage = Stage(size: CGSize(width: 400, height: 400)) {
            HStack(spacing: 0) {
                LazyVStack(spacing: 0) {
                    cell(70, 10, "a")
                    cell(90, 10, "b")
                }
                .accessibilityIdentifier("stack")
                LazyVStack { cell(0.5, 10, "c") }.accessibilityIdentifier("narrow")
                LazyVStack { EmptyView() }.accessibilityIdentifier("empty")
                LazyVGrid(columns: [GridItem(.fixed(30), spacing: 4), GridItem(.flexible(minimum: 25))], spacing: 0) {
                    ForEach(0..<4) { _ in Color.red.frame(height: 10) }
                }
                .accessibilityIdentifier("grid")
                LazyVGrid(columns: [GridItem(.fixed(30)), GridItem(.fixed(20))]) { EmptyView() }
                    .accessibilityIdentifier("empty grid")
            }
            .fixedSize()
        }
        #expect(try stage.frame(of: "stack").size == CGSize(width: 70, height: 20))
        #expect(try stage.frame(of: "narrow").size == CGSize(width: 0.5, height: 10))
        #expect(try stage.frame(of: "empty").size == .zero)
        #expect(try stage.frame(of: "grid").size == CGSize(width: 59, height: 20))
        #expect(try stage.frame(of: "empty grid").size == CGSize(width: 58, height: 0))
    }

    /// All containers are one view in a lazy stack around them.
    @Test func `Containers in a lazy stack are a row each`() throws {
        let stage = Stage(size: CGSize(width: 200, height: 400)) {
            ScrollView {
                LazyVStack(alignment: .leading, spacing: 1) {
                    cell(10, 10, "0")
                    LazyVGrid(columns: [GridItem(.fixed(10)), GridItem(.fixed(10))], alignment: .leading, spacing: 0) {
                        ForEach(0..<3) { _ in Color.red.frame(height: 10) }
                    }
                    cell(10, 10, "32")
                    LazyHGrid(rows: [GridItem(.fixed(10), spacing: 0), GridItem(.fixed(10))], spacing: 0) {
                        ForEach(0..<3) { _ in Color.red.frame(width: 10) }
                    }
                    cell(10, 10, "64")
                    LazyHStack(spacing: 0) {
                        Color.red.frame(width: 5, height: 7)
                        Color.red.frame(width: 5, height: 7)
                    }
                    cell(10, 10, "83")
                    LazyVStack(spacing: 0) {
                        Color.red.frame(width: 5, height: 7)
                        Color.red.frame(width: 5, height: 7)
                    }
                    cell(10, 10, "109")
                    Grid(verticalSpacing: 0) {
                        GridRow { Color.red.frame(width: 5, height: 7) }
                        GridRow { Color.red.frame(width: 5, height: 7) }
                    }
                    cell(10, 10, "135")
                    AnyLayout(VStackLayout(spacing: 0))() {
                        Color.red.frame(width: 5, height: 7)
                        Color.red.frame(width: 5, height: 7)
                    }
                    cell(10, 10, "161")
                    ScrollView(.horizontal) { Color.red.frame(width: 500, height: 4) }
                    cell(10, 10, "177")
                }
            }
        }
        for (name, frame) in stage.frames() where Int(name) != nil {
            #expect(frame.minY == CGFloat(Int(name)!), "\(name)")
        }
        #expect(stage.frames().keys.count { Int($0) != nil } == 8)
    }

    // MARK: Changes in place

    @MainActor @Observable final class Model { var items = Array(0..<50) }

    private struct Moving: View {
        let model: Model
        let axis: Axis
        var body: some View {
            let rows = ForEach(model.items, id: \.self) { item in
                Color.red.frame(width: 20, height: 20).accessibilityIdentifier("\(item)")
            }
            ScrollView(Axis.Set(axis)) {
                if axis == .vertical { LazyVStack(spacing: 0) { rows } } else { LazyHStack(spacing: 0) { rows } }
            }
            .accessibilityIdentifier("list")
        }
    }

    @Test(arguments: Axis.allCases, [false, true])
    func `Rows inserted before the visible ones move nothing, animated or not`(axis: Axis, isRightToLeft: Bool) throws {
        for animation in [nil, Animation.linear(duration: 0.4)] {
            let model = Model()
            let stage = Stage(
                size: CGSize(width: 100, height: 100),
                environment: { $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight }
            ) { Moving(model: model, axis: axis) }
            let sign: CGFloat = axis == .horizontal && isRightToLeft ? -1 : 1
            stage.wheel(
                by: axis == .vertical ? CGSize(width: 0, height: 205) : CGSize(width: 205 * sign, height: 0),
                at: CGPoint(x: 50, y: 50), precise: true)
            try stage.settle()
            let names = ["11", "12", "13"]
            let before = try names.map { try stage.drawnFrame(of: $0) }
            for change in 0..<2 {
                withAnimation(animation) {
                    if change == 0 {
                        model.items.insert(contentsOf: [-1, -2, -3], at: 0)
                    } else {
                        model.items.remove(at: 2)
                    }
                }
                stage.update()
                for _ in 0..<5 {
                    let now = try names.map { try stage.drawnFrame(of: $0) }
                    for (a, b) in zip(now, before) { #expect(a.isNear(b), "\(a) \(b)") }
                    stage.advance(by: 0.1)
                }
            }
            let offset = try stage.scroll("list").offset
            #expect(
                abs((axis == .vertical ? offset.y : offset.x) - 245) < 0.01 || (axis == .horizontal && isRightToLeft))
        }
    }
}

extension CGRect {
    fileprivate func isNear(_ other: CGRect) -> Bool {
        abs(minX - other.minX) < 0.01 && abs(minY - other.minY) < 0.01 && abs(width - other.width) < 0.01
            && abs(height - other.height) < 0.01
    }
}
