import LayerTree
import ScrollworkTesting
import SwiftUI
import Testing
import ViewRuntime

/// The views that are scroll targets, in a window of 100 points, of which an inset covers 30 at the end. Rows of 40
/// points begin after a header of 20 points.
@MainActor
@Suite struct TargetLayoutTests {
    @MainActor @Observable final class Model {
        var isTarget = true
        var row: Int?
        var visible: [[Int]] = []
    }

    private struct Rows: View {
        @Bindable var model: Model
        let axis: Axis
        let isLazy: Bool

        @ViewBuilder private var stack: some View {
            let rows = ForEach(0..<20, id: \.self) {
                cell(axis == .vertical ? 100 : 40, axis == .vertical ? 40 : 100, "\($0)")
            }
            switch (axis, isLazy) {
            case (.vertical, true): LazyVStack(spacing: 0) { rows }
            case (.vertical, false): VStack(spacing: 0) { rows }
            case (.horizontal, true): LazyHStack(spacing: 0) { rows }
            case (.horizontal, false): HStack(spacing: 0) { rows }
            }
        }

        var body: some View {
            ScrollView(Axis.Set(axis)) {
                let targets = stack.scrollTargetLayout(isEnabled: model.isTarget)
                if axis == .vertical {
                    VStack(spacing: 0) {
                        Color.blue.frame(width: 100, height: 20)
                        targets
                    }
                } else {
                    HStack(spacing: 0) {
                        Color.blue.frame(width: 20, height: 100)
                        targets
                    }
                }
            }
            .scrollIndicators(.hidden)
            .safeAreaPadding(axis == .vertical ? .bottom : .trailing, 30)
            .scrollPosition(id: $model.row)
            .onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.5) { model.visible.append($0) }
        }
    }

    private func stage(_ model: Model, _ form: StackForm, isLazy: Bool) -> Stage {
        Stage(
            size: CGSize(width: 100, height: 100),
            environment: { $0.layoutDirection = form.isRightToLeft ? .rightToLeft : .leftToRight }
        ) { Rows(model: model, axis: form.axis, isLazy: isLazy) }
    }

    private func scroll(_ stage: Stage, by distance: CGFloat, _ form: StackForm) throws {
        let x = form.isRightToLeft ? -distance : distance
        stage.wheel(
            by: form.axis == .vertical ? CGSize(width: 0, height: distance) : CGSize(width: x, height: 0),
            at: CGPoint(x: 50, y: 50), precise: true)
        try stage.settle()
    }

    /// At the start, row 0 is from 20 to 60 points, and the inset covers all but 10 points of row 1.
    @Test(arguments: StackForm.all, [false, true]) func `Targets under an inset aren't visible`(
        form: StackForm, isLazy: Bool
    ) throws {
        let model = Model()
        let stage = stage(model, form, isLazy: isLazy)
        #expect(model.visible.last == [0])
        for (distance, visible) in [(9, [0]), (2, [0, 1]), (28, [0, 1]), (2, [1]), (8, [1]), (2, [1, 2])]
            as [(CGFloat, [Int])]
        {
            try scroll(stage, by: distance, form)
            #expect(model.visible.last == visible)
        }
    }

    /// A row is at the position from half of the row before on.
    @Test(arguments: [false, true]) func `A layout is a target layout only while it is enabled`(isLazy: Bool) throws {
        let model = Model(), form = StackForm()
        let stage = stage(model, form, isLazy: isLazy)
        try scroll(stage, by: 110, form)
        #expect(model.row == 2)
        model.isTarget = false
        stage.update()
        try scroll(stage, by: 80, form)
        #expect(model.row == 2)
        model.isTarget = true
        stage.update()
        try scroll(stage, by: 40, form)
        #expect(model.row == 5)
    }

    // MARK: Properties

    @Test func `A transaction has the properties of its scroll`() {
        var transaction = Transaction()
        #expect(transaction.scrollTargetAnchor == nil && !transaction.scrollPositionUpdatePreservesVelocity)
        #expect(transaction.scrollContentOffsetAdjustmentBehavior.kind == .automatic)
        transaction.scrollTargetAnchor = .bottom
        transaction.scrollPositionUpdatePreservesVelocity = true
        transaction.scrollContentOffsetAdjustmentBehavior = .disabled
        #expect(transaction.scrollTargetAnchor == .bottom && transaction.scrollPositionUpdatePreservesVelocity)
        #expect(transaction.scrollContentOffsetAdjustmentBehavior.kind == .disabled)
        #expect(!ScrollTargetBehaviorProperties().limitsScrolls)
    }

    @Test func `Targets differ in each of their numbers`() {
        let numbers: [CGFloat] = [1, 2, 3, 4]
        func target(_ change: Int?, anchor: UnitPoint? = nil) -> ScrollTarget {
            var all = numbers
            if let change { all[change] += 10 }
            return ScrollTarget(rect: CGRect(x: all[0], y: all[1], width: all[2], height: all[3]), anchor: anchor)
        }
        let targets = [target(nil), target(0), target(1), target(2), target(3), target(nil, anchor: .top)]
        #expect(Set(targets).count == 6 && Set(targets.map(\.hashValue)).count == 6)
        #expect(target(2) == target(2) && target(2).hashValue == target(2).hashValue)
    }

    /// A vertical scroll view has the trait; others don't.
    @Test(arguments: [(Axis.Set.vertical, true), (.horizontal, false), ([.horizontal, .vertical], true)])
    func `Assistive technology knows which scroll views are vertical`(axes: Axis.Set, isVertical: Bool) {
        let stage = Stage(size: CGSize(width: 100, height: 100)) { ScrollView(axes) { cell(500, 500, "content") } }
        func find(_ node: SemanticsNode) -> SemanticsNode? {
            node.role == .scrollArea ? node : node.children.lazy.compactMap(find).first
        }
        #expect(find(stage.semantics)?.traits.contains(.vertical) == isVertical)
    }

    // MARK: Relative frames

    /// The container is 300 points long on the axis, minus 30 points of margins.
    @Test(
        arguments: [
            (3, 2, 10, 530 / 3.0), (3, 1, 10, 250 / 3.0), (3, 3, 10, 270), (1, 1, 10, 270), (0, 1, 10, 270),
            (3, 0, 10, 0), (-2, 1, 10, 270), (3, -1, 10, 0), (2, 2, .infinity, 270), (2, 1, .nan, 135),
            (4, 3, 6, 202.5 - 1.5), (2, 1, -10, 140), (2, 5, 300, 1_125),
        ] as [(Int, Int, CGFloat, CGFloat)], [Axis.vertical, .horizontal])
    func `A view spans parts of its container`(
        _ form: (count: Int, span: Int, spacing: CGFloat, length: CGFloat), axis: Axis
    ) throws {
        for scrolls in [axis, axis == .vertical ? Axis.horizontal : .vertical] {
            let stage = Stage(size: CGSize(width: 300, height: 300)) {
                ScrollView(Axis.Set(scrolls)) {
                    Color.red
                        .containerRelativeFrame(
                            Axis.Set(axis), count: form.count, span: form.span, spacing: form.spacing
                        )
                        .accessibilityIdentifier("view")
                }
                .contentMargins(axis == .vertical ? .vertical : .horizontal, 15, for: .scrollContent)
            }
            let size = try stage.frame(of: "view").size
            #expect(abs((axis == .vertical ? size.height : size.width) - form.length) < 0.01, "\(scrolls)")
        }
    }

    @Test(
        arguments: [(.topLeading, 0, 0), (.center, 145, 95), (.bottomTrailing, 290, 190), (.top, 145, 0)]
            as [(Alignment, CGFloat, CGFloat)])
    func `A view is aligned in its part of the container`(alignment: Alignment, x: CGFloat, y: CGFloat) throws {
        let stage = Stage(size: CGSize(width: 300, height: 200)) {
            ScrollView { cell(10, 10, "view").containerRelativeFrame([.horizontal, .vertical], alignment: alignment) }
        }
        #expect(try stage.frame(of: "view").origin == CGPoint(x: x, y: y))
    }
}
