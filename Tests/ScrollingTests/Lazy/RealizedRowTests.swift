import ScrollworkTesting
import SwiftUI
import Testing

/// Which rows of a lazy container exist, in a window of 100 points with rows of 20 points.
@MainActor
@Suite struct RealizedRowTests {
    nonisolated private static let forms: [StackForm] = [0, 5].flatMap { spacing in
        [
            StackForm(spacing: spacing), StackForm(axis: .horizontal, spacing: spacing),
            StackForm(axis: .horizontal, isRightToLeft: true, spacing: spacing),
        ]
    }

    private func stage(_ form: StackForm, count: Int = 1_000) -> Stage {
        Stage(
            size: CGSize(width: 100, height: 100),
            environment: { $0.layoutDirection = form.isRightToLeft ? .rightToLeft : .leftToRight }
        ) {
            ScrollView(form.axis == .vertical ? .vertical : .horizontal) {
                let rows = ForEach(0..<count, id: \.self) { cell(20, 20, "\($0)") }
                if form.axis == .vertical {
                    LazyVStack(spacing: form.spacing) { rows }
                } else {
                    LazyHStack(spacing: form.spacing) { rows }
                }
            }
            .scrollIndicators(.hidden)
            .accessibilityIdentifier("scroll")
        }
    }

    private func scroll(_ stage: Stage, by distance: CGFloat, _ form: StackForm) throws {
        let x = form.isRightToLeft ? -distance : distance
        stage.wheel(
            by: form.axis == .vertical ? CGSize(width: 0, height: distance) : CGSize(width: x, height: 0),
            at: CGPoint(x: 50, y: 50), precise: true)
        try stage.settle()
    }

    private func rows(_ stage: Stage) -> [Int] { stage.frames().keys.compactMap { Int($0) }.sorted() }

    @Test(arguments: forms) func `Only rows that are visible by more than nothing are placed`(form: StackForm) throws {
        let stage = stage(form)
        var offset: CGFloat = 0
        let step = 20 + form.spacing
        for goal in [0, 0.5, 5, 19.5, 20, 20.5, 24.5, 25, 25.5, 300, 299.5, 10_000, 9_999.5, 60, 0] as [CGFloat] {
            if goal != offset { try scroll(stage, by: goal - offset, form) }
            offset = goal
            let visible = (0..<1_000).filter { row in
                let start = CGFloat(row) * step - goal
                return start < 100 && start + 20 > 0
            }
            #expect(rows(stage) == visible, "\(goal)")
        }
    }

    /// A row stays within the length of a window from the visible rows, and is then released.
    @Test(arguments: forms.filter { $0.spacing == 0 }) func `Rows are kept up to a window's length away`(
        form: StackForm
    ) throws {
        let stage = stage(form)
        stage.resetStatistics()
        try scroll(stage, by: 100, form)
        #expect(stage.statistics.rowsRealized == 5 && stage.statistics.rowsReleased == 0)
        // The rows from 0 to 4 are at most 100 points away.
        try scroll(stage, by: -100, form)
        #expect(stage.statistics.rowsRealized == 5 && stage.statistics.rowsReleased == 0)
        try scroll(stage, by: 160, form)
        // The first three rows are more than 100 points before the window, and three new ones are visible.
        #expect(stage.statistics.rowsRealized == 8 && stage.statistics.rowsReleased == 3)
        try scroll(stage, by: 400, form)
        #expect(stage.statistics.rowsRealized == 13 && stage.statistics.rowsReleased == 13)
    }

    /// The row from 200 to 220 points is exactly a window's length away from the window at the start.
    @Test(arguments: forms.filter { $0.spacing == 0 }) func `A row at the end of the kept ones stays`(
        form: StackForm
    ) throws {
        let stage = stage(form)
        #expect(stage.statistics.rowsRealized == 5)
        try scroll(stage, by: 105, form)
        try scroll(stage, by: -105, form)
        #expect(stage.statistics.rowsRealized == 11 && stage.statistics.rowsReleased == 0)
        try scroll(stage, by: 105, form)
        #expect(stage.statistics.rowsRealized == 11)
    }

    /// Ten rows of 20 points between views of 100 and 200 points.
    @Test(arguments: StackForm.all) func `A stack beside the window shows no rows`(form: StackForm) throws {
        let isVertical = form.axis == .vertical
        let stage = Stage(
            size: CGSize(width: 100, height: 100),
            environment: { $0.layoutDirection = form.isRightToLeft ? .rightToLeft : .leftToRight }
        ) {
            ScrollView(Axis.Set(form.axis)) {
                let items = ForEach(0..<10, id: \.self) { cell(20, 20, "\($0)") }
                if isVertical {
                    VStack(spacing: 0) {
                        Color.blue.frame(height: 100)
                        LazyVStack(spacing: 0) { items }
                        Color.blue.frame(height: 200)
                    }
                } else {
                    HStack(spacing: 0) {
                        Color.blue.frame(width: 100)
                        LazyHStack(spacing: 0) { items }
                        Color.blue.frame(width: 200)
                    }
                }
            }
            .scrollIndicators(.hidden)
        }
        var offset: CGFloat = 0
        let places: [(CGFloat, Range<Int>)] = [
            (0, 0..<0), (0.5, 0..<1), (0, 0..<0), (100, 0..<5), (299.5, 9..<10), (300, 0..<0), (299, 9..<10),
            (400, 0..<0), (0, 0..<0),
        ]
        for (goal, expected) in places {
            if goal != offset { try scroll(stage, by: goal - offset, form) }
            offset = goal
            #expect(rows(stage) == Array(expected), "\(goal)")
        }
    }

    @Test(arguments: [0, 1, 4, 5, 6]) func `A short container ends with its last row`(count: Int) throws {
        let stage = stage(StackForm(spacing: 5), count: count)
        #expect(rows(stage) == Array(0..<min(count, 4)))
        #expect(try stage.scroll("scroll").contentSize.height == (count == 0 ? 0 : CGFloat(count) * 25 - 5))
        try scroll(stage, by: 1_000, StackForm())
        let end = max(CGFloat(count) * 25 - 105, 0)
        #expect(try stage.scroll("scroll").offset.y == end)
        #expect(rows(stage).last == (count == 0 ? nil : count - 1))
    }

    /// Rows overlap: each begins 15 points after the one before.
    @Test func `Overlapping rows are placed while a part of them is visible`() throws {
        let stage = stage(StackForm(spacing: -5))
        var offset: CGFloat = 0
        for goal in [0, 4, 6, 14, 16, 21, 150, 145] as [CGFloat] {
            if goal != offset { try scroll(stage, by: goal - offset, StackForm()) }
            offset = goal
            let visible = (0..<1_000).filter { CGFloat($0) * 15 - goal < 100 && CGFloat($0) * 15 + 20 - goal > 0 }
            #expect(Set(rows(stage)).isSuperset(of: visible), "\(goal)")
            #expect(rows(stage).count <= visible.count + 1, "\(goal)")
        }
    }

    @MainActor @Observable final class Model {
        var columns = 2
        var length: CGFloat = 5_000
    }

    private struct Rows: View {
        let model: Model

        var body: some View {
            let length = model.length
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<10, id: \.self) { row in cell(20, row == 1 ? length : 50, "\(row)") }
                }
            }
        }
    }

    private struct Cells: View {
        let model: Model

        var body: some View {
            ScrollView {
                LazyVGrid(columns: Array(repeating: GridItem(spacing: 0), count: model.columns), spacing: 0) {
                    ForEach(0..<100, id: \.self) { cell(nil, 50, "\($0)") }
                }
            }
        }
    }

    /// The second row fills the window, also after a change of its length. The first one is then far away.
    @Test func `A new layout of the same rows releases those that have become far`() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Rows(model: model) }
        #expect(rows(stage) == [0, 1])
        try scroll(stage, by: 60, StackForm())
        #expect(rows(stage) == [1] && stage.statistics.rowsReleased == 0)
        try scroll(stage, by: 600, StackForm())
        model.length = 5_100
        try stage.settle()
        #expect(rows(stage) == [1] && stage.statistics.rowsReleased == 1)
    }

    /// Two rows of two cells become rows of one cell, so two of the four cells are no longer visible.
    @Test func `Each cell that fewer columns leave without a row counts as a released row`() {
        let model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Cells(model: model) }
        #expect(rows(stage) == [0, 1, 2, 3] && stage.statistics.rowsReleased == 0)
        model.columns = 1
        stage.update()
        #expect(rows(stage) == [0, 1] && stage.statistics.rowsReleased == 2)
    }

    private final class Diary { var entries: [String] = [] }

    private struct Singles: View {
        let model: Model
        let diary: Diary

        private func single(_ name: String) -> some View {
            cell(nil, 50, name)
                .onAppear { diary.entries.append("+" + name) }
                .onDisappear { diary.entries.append("-" + name) }
        }

        var body: some View {
            ScrollView {
                LazyVGrid(columns: Array(repeating: GridItem(spacing: 0), count: model.columns), spacing: 0) {
                    single("0")
                    single("1")
                    single("2")
                    single("3")
                }
            }
        }
    }

    @Test func `The cells that fewer columns leave without a row disappear`() throws {
        let model = Model(), diary = Diary()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Singles(model: model, diary: diary) }
        #expect(diary.entries.sorted() == ["+0", "+1", "+2", "+3"])
        diary.entries = []
        model.columns = 1
        try stage.settle()
        #expect(diary.entries.sorted() == ["-2", "-3"] && rows(stage) == [0, 1])
        diary.entries = []
        model.columns = 2
        try stage.settle()
        #expect(diary.entries.sorted() == ["+2", "+3"] && rows(stage) == [0, 1, 2, 3])
    }

    @Test func `Adaptive columns can be a point wide`() throws {
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 1), spacing: 0)], spacing: 0) {
                    ForEach(0..<150, id: \.self) { cell(nil, 20, "\($0)") }
                }
            }
        }
        #expect(try stage.frame(of: "1") == CGRect(x: 1, y: 0, width: 1, height: 20))
        #expect(try stage.frame(of: "99") == CGRect(x: 99, y: 0, width: 1, height: 20))
        #expect(try stage.frame(of: "100") == CGRect(x: 0, y: 20, width: 1, height: 20))
    }

    /// A view that isn't an element of a `ForEach` keeps its state, but disappears with its row.
    @Test func `A single view that leaves by a long jump disappears`() throws {
        final class Diary { var entries: [String] = [] }
        let diary = Diary()
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    cell(20, 20, "first")
                        .onAppear { diary.entries.append("+") }
                        .onDisappear { diary.entries.append("-") }
                    ForEach(0..<1_000, id: \.self) { cell(20, 20, "\($0)") }
                }
            }
        }
        #expect(diary.entries == ["+"])
        try scroll(stage, by: 1_000, StackForm())
        #expect(diary.entries == ["+", "-"])
        try scroll(stage, by: -1_000, StackForm())
        #expect(diary.entries == ["+", "-", "+"])
    }

    /// The rows of the first scroll view use up what a frame realizes.
    @Test func `The first row appears in a frame that can't realize more`() throws {
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            HStack(spacing: 0) {
                ScrollView { LazyVStack(spacing: 0) { ForEach(0..<10_000) { _ in Color.red.frame(height: 0.05) } } }
                ScrollView { LazyVStack(spacing: 0) { ForEach(0..<10, id: \.self) { cell(nil, 50, "\($0)") } } }
            }
        }
        #expect(rows(stage) == [0])
        try stage.settle()
        #expect(rows(stage) == [0, 1])
    }

    // MARK: Outside a scroll view

    @Test func `Outside a scroll view, all rows are placed`() {
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            LazyVStack(spacing: 0) { ForEach(0..<50, id: \.self) { cell(20, 20, "\($0)") } }
        }
        #expect(rows(stage) == Array(0..<50))
        let crossed = Stage(size: CGSize(width: 100, height: 100)) {
            ScrollView(.horizontal) { LazyVStack(spacing: 0) { ForEach(0..<50, id: \.self) { cell(20, 20, "\($0)") } } }
        }
        #expect(rows(crossed) == Array(0..<50))
    }

    @Test func `Outside a scroll view, each frame adds a thousand rows at the end`() throws {
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            LazyVStack(spacing: 0) { ForEach(0..<2_500, id: \.self) { cell(nil, 0.01, "\($0)") } }
        }
        #expect(rows(stage) == Array(0..<1_000))
        stage.advance(by: 1.0 / 60)
        #expect(rows(stage) == Array(0..<2_000))
        try stage.settle()
        #expect(rows(stage) == Array(0..<2_500))
    }

    /// Each collapsed section has a line of 25 places without a view.
    @Test(arguments: [(799, true), (800, false)])
    func `Outside a scroll view, a container has twenty thousand places`(sections: Int, hasLast: Bool) throws {
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            EmptyPlaces(lines: sections, hasLast: true)
        }
        #expect(!stage.exists("last"))
        try stage.settle()
        #expect(stage.exists("last") == hasLast)
    }
}
