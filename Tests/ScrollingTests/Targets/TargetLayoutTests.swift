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
        var position = ScrollPosition(idType: Int.self)
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

    /// At the start, row 0 is from 20 to 60 points, and the inset covers all but 10 points of row 1.
    @Test(arguments: StackForm.all + [StackForm(isRightToLeft: true)], [false, true])
    func `Targets under an inset aren't visible`(
        form: StackForm, isLazy: Bool
    ) throws {
        let model = Model()
        let stage = stage(model, form, isLazy: isLazy)
        #expect(model.visible.last == [0])
        for (distance, visible) in [(9, [0]), (2, [0, 1]), (28, [0, 1]), (2, [1]), (8, [1]), (2, [1, 2])]
            as [(CGFloat, [Int])]
        {
            try stage.move(by: distance, form)
            #expect(model.visible.last == visible)
        }
    }

    /// The row whose start is nearest to the edge is at the position.
    @Test(arguments: [false, true]) func `A layout is a target layout only while it is enabled`(isLazy: Bool) throws {
        let model = Model(), form = StackForm()
        let stage = stage(model, form, isLazy: isLazy)
        try stage.move(by: 110, form)
        #expect(model.row == 2)
        model.isTarget = false
        stage.update()
        try stage.move(by: 80, form)
        #expect(model.row == 2)
        model.isTarget = true
        stage.update()
        try stage.move(by: 40, form)
        #expect(model.row == 5)
    }

    private struct Lines: View {
        let model: Model

        var body: some View {
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<10, id: \.self) { cell(100, $0 == 2 ? 0 : 50, "\($0)") } }
                    .scrollTargetLayout()
            }
            .onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.5) { model.visible.append($0) }
        }
    }

    /// The window is as long as two rows. Row 2 has no length.
    @Test func `A target is visible from exactly its threshold on, and at the edge if it has no length`() throws {
        let model = Model(), form = StackForm()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Lines(model: model) }
        #expect(model.visible.last == [0, 1, 2])
        try stage.move(by: 25, form)
        #expect(model.visible.last == [0, 1, 2, 3])
        try stage.move(by: 1, form)
        #expect(model.visible.last == [1, 2, 3])
    }

    // MARK: Identities

    private struct Renamed: View {
        @Bindable var model: Model
        let isLazy: Bool
        let isByID: Bool

        var body: some View {
            let rows = ForEach(0..<20, id: \.self) { cell(100, 50, "\($0)").id($0 + 100) }
            let scroll = ScrollView {
                if isLazy {
                    LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
                } else {
                    VStack(spacing: 0) { rows }.scrollTargetLayout()
                }
            }
            .onScrollTargetVisibilityChange(idType: Int.self) { model.visible.append($0) }
            if isByID {
                scroll.scrollPosition(id: $model.row)
            } else {
                scroll.scrollPosition($model.position)
            }
        }
    }

    /// Each row has a number and, inside, another one that is greater by 100.
    @Test(arguments: [false, true], [false, true]) func `A target with two identities is reported with the outer one`(
        isLazy: Bool, isByID: Bool
    ) throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            Renamed(model: model, isLazy: isLazy, isByID: isByID)
        }
        #expect(model.visible.last == [0, 1])
        try stage.move(by: 100, StackForm())
        #expect(model.visible.last == [2, 3])
        #expect(isByID ? model.row == 2 : model.position.viewID(type: Int.self) == 2)
    }

    // MARK: Values

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

    // MARK: Relative frames

    /// The container is 300 points long on the axis, minus 30 points of margins.
    @Test(
        arguments: [
            (3, 2, 10, 530 / 3.0), (3, 1, 10, 250 / 3.0), (3, 3, 10, 270), (1, 1, 10, 270), (0, 1, 10, 270),
            (3, 0, 10, 0), (-2, 1, 10, 270), (3, -1, 10, 0), (2, 2, .infinity, 270), (2, 1, .nan, 135),
            (4, 3, 6, 201), (2, 1, -10, 140), (2, 5, 300, 1_125),
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
}
