import ScrollworkTesting
import SwiftUI
import Testing

/// What an update of a lazy container changes, and what it keeps.
@MainActor
@Suite struct LazyUpdateTests {
    // MARK: Rows in place

    @MainActor @Observable final class Model {
        var items = Array(0..<30)
        var position: Int?
    }

    private struct Page: View {
        @Bindable var model: Model
        let axis: Axis
        let anchor: UnitPoint?

        var body: some View {
            let rows = ForEach(model.items, id: \.self) { cell(50, 50, "\($0)") }
            ScrollView(Axis.Set(axis)) {
                if axis == .vertical {
                    LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
                } else {
                    LazyHStack(spacing: 0) { rows }.scrollTargetLayout()
                }
            }
            .scrollIndicators(.hidden)
            .scrollPosition(id: $model.position, anchor: anchor)
        }
    }

    /// Rows 4 to 7 are visible, or rows 6 to 9 after a scroll to row 6. The new rows are before row 6.
    @Test(
        arguments: [
            (nil, nil, [4, 5, 100, 101]), (0, nil, [4, 5, 100, 101]), (0.45, nil, [4, 5, 100, 101]),
            (1, nil, [100, 101, 6, 7]), (0, 6, [6, 7, 8, 9]), (nil, 5, [4, 5, 100, 101]), (nil, 7, [100, 101, 6, 7]),
        ] as [(CGFloat?, Int?, [Int])], StackForm.all)
    func `The row of the position stays, or otherwise the row at the anchor`(
        change: (anchor: CGFloat?, position: Int?, rows: [Int]), form: StackForm
    ) throws {
        let model = Model(), isVertical = form.axis == .vertical
        let anchor = change.anchor.map { UnitPoint(x: $0, y: $0) }
        let stage = Stage(
            size: CGSize(width: 200, height: 200),
            environment: { $0.layoutDirection = form.isRightToLeft ? .rightToLeft : .leftToRight }
        ) { Page(model: model, axis: form.axis, anchor: anchor) }
        func check(_ rows: [Int]) throws {
            for (index, row) in rows.enumerated() {
                let frame = try stage.frame(of: "\(row)")
                let start = isVertical ? frame.minY : form.isRightToLeft ? 200 - frame.maxX : frame.minX
                #expect(abs(start - CGFloat(index) * 50) < 0.01, "\(rows) \(row) at \(start)")
            }
        }
        try stage.move(by: 200, form)
        model.position = change.position
        try stage.settle()
        let before = change.position == 6 ? [6, 7, 8, 9] : [4, 5, 6, 7]
        try check(before)
        model.items.insert(contentsOf: [100, 101], at: 6)
        try stage.settle()
        try check(change.rows)
        model.items.removeAll { $0 >= 100 }
        try stage.settle()
        try check(before)
    }

    // MARK: Lengths

    @MainActor @Observable final class Lengths {
        var updates = 0
        var length: CGFloat = 20
        /// The row that keeps its first length.
        var steady: Int?
    }

    private struct Rows: View {
        let lengths: Lengths
        let isGrid: Bool
        let length: (Int) -> CGFloat

        var body: some View {
            let _ = lengths.updates
            ScrollView {
                let rows = ForEach(0..<100, id: \.self) { cell(100, length($0), "\($0)") }
                if isGrid {
                    LazyVGrid(columns: [GridItem(.flexible())], spacing: 0) { rows }
                } else {
                    LazyVStack(spacing: 0) { rows }
                }
            }
            .accessibilityIdentifier("scroll")
        }
    }

    private func height(_ stage: Stage) throws -> CGFloat { try stage.scroll("scroll").contentSize.height }

    /// Rows of 20 and 60 points by turns, of which the last visible ones aren't the average.
    @Test(arguments: [false, true]) func `An update without a change keeps the known lengths`(isGrid: Bool) throws {
        let lengths = Lengths()
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            Rows(lengths: lengths, isGrid: isGrid) { $0 % 2 == 0 ? 20 : 60 }
        }
        for _ in 0..<7 { try stage.move(by: 80, StackForm()) }
        let known = try height(stage)
        lengths.updates += 1
        try stage.settle()
        #expect(try height(stage) == known && stage.frame(of: "14").minY == 0)
        for _ in 0..<7 { try stage.move(by: -80, StackForm()) }
        #expect(try height(stage) == known && stage.frame(of: "0").minY == 0)
    }

    private struct Beside: View {
        let lengths: Lengths

        var body: some View {
            HStack(spacing: 0) {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<100, id: \.self) { cell(nil, $0 % 2 == 0 ? 20 : 60, "\($0)") }
                    }
                }
                .accessibilityIdentifier("scroll")
                Color.blue.frame(width: 20, height: lengths.length)
            }
        }
    }

    /// To divide its width, the stack around the scroll view asks for sizes in other widths.
    @Test func `A change beside a scroll view keeps the known lengths`() throws {
        let lengths = Lengths()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Beside(lengths: lengths) }
        for _ in 0..<7 { try stage.move(by: 80, StackForm()) }
        let known = try height(stage)
        lengths.length = 50
        try stage.settle()
        #expect(try height(stage) == known && stage.frame(of: "14").minY == 0)
        for _ in 0..<7 { try stage.move(by: -80, StackForm()) }
        #expect(try height(stage) == known && stage.frame(of: "0").minY == 0)
    }

    private struct Ends: View {
        let model: Model

        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(model.items, id: \.self) { cell(100, $0 < 6 ? 20 : 100, "\($0)") } }
            }
            .accessibilityIdentifier("scroll")
        }
    }

    /// Six rows of 20 points and six of 100 points are known: 60 points each.
    @Test(arguments: [(15, 900), (13, 780), (12, 720), (11, 620), (9, 420), (6, 120)] as [(Int, CGFloat)])
    func `Rows added or removed at the end leave the known lengths of the others`(count: Int, total: CGFloat) throws {
        let model = Model()
        model.items = Array(0..<12)
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Ends(model: model) }
        for _ in 0..<9 { try stage.move(by: 90, StackForm()) }
        #expect(try height(stage) == 720 && stage.frame(of: "11") == CGRect(x: 0, y: 0, width: 100, height: 100))
        try stage.move(by: -1_000, StackForm())
        model.items = Array(0..<count)
        try stage.settle()
        #expect(abs(try height(stage) - total) < 0.01)
    }

    private struct Equal: View {
        let lengths: Lengths

        var body: some View {
            let length = lengths.length, steady = lengths.steady
            let first: CGFloat = length > 50 ? 100 : 20
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100, id: \.self) { cell(100, $0 == steady ? first : length, "\($0)") }
                }
            }
            .accessibilityIdentifier("scroll")
        }
    }

    /// The rows at the start and 400 points from it are known. The rows at the start change their lengths.
    @Test(
        arguments: [
            // All visible rows are longer, so the distant ones probably are, too.
            (20, 30, nil, 3_000),
            // The five rows have 140 points now, and those at 400 points still 100: 24 points each.
            (20, 30, 2, 2_400),
            // A single visible row changes for itself: 150 and 100 points are known.
            (100, 150, nil, 12_500),
        ] as [(CGFloat, CGFloat, Int?, CGFloat)])
    func `Known lengths are discarded if all of several visible rows change`(
        old: CGFloat, new: CGFloat, steady: Int?, total: CGFloat
    ) throws {
        let lengths = Lengths()
        lengths.length = old
        lengths.steady = steady
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Equal(lengths: lengths) }
        try stage.move(by: 400, StackForm())
        try stage.move(by: -400, StackForm())
        #expect(try height(stage) == 100 * old)
        lengths.length = new
        try stage.settle()
        #expect(abs(try height(stage) - total) < 0.01)
        #expect(try stage.frame(of: "0") == CGRect(x: 0, y: 0, width: 100, height: new))
    }

    @MainActor @Observable final class Style {
        var font: Font?
        var size = DynamicTypeSize.large
    }

    private struct Lines: View {
        let style: Style

        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<40, id: \.self) {
                        Text("\($0)").accessibilityIdentifier("row-\($0)-a")
                        Color.red.frame(height: 30).accessibilityIdentifier("row-\($0)-b")
                    }
                }
            }
            .accessibilityIdentifier("scroll")
            .font(style.font)
            .dynamicTypeSize(style.size)
        }
    }

    /// Half of the rows keep their length. Those that aren't visible have the average length of the visible ones.
    @Test(arguments: [false, true]) func `Another font or text size discards the known lengths`(isFont: Bool) throws {
        let style = Style()
        if isFont { style.font = .system(size: 40) } else { style.size = .accessibility3 }
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Lines(style: style) }
        try stage.move(by: 600, StackForm())
        try stage.move(by: -600, StackForm())
        if isFont { style.font = .system(size: 12) } else { style.size = .xSmall }
        try stage.settle()
        let visible = stage.frames(prefix: "row-").values.map(\.height)
        let average = visible.reduce(0, +) / CGFloat(visible.count)
        #expect(average < 29 && visible.count > 3)
        #expect(abs(try height(stage) - 80 * average) < 0.01)
    }

    private struct Mixed: View {
        let style: Style

        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<10, id: \.self) { Text("\($0)").accessibilityIdentifier("text-\($0)") }
                    ForEach(10..<40, id: \.self) { cell(100, 30, "\($0)") }
                }
            }
            .accessibilityIdentifier("scroll")
            .font(style.font)
            .dynamicTypeSize(style.size)
        }
    }

    enum Change: CaseIterable { case font, textSize, width }

    /// The ten texts are far from the visible rows, which stay the same. Then all 40 rows count with 30 points.
    @Test(arguments: Change.allCases) func `A change that distant rows would follow discards their lengths`(
        change: Change
    ) throws {
        let style = Style()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Mixed(style: style) }
        let text = try stage.frame(of: "text-0").height
        for _ in 0..<16 { try stage.move(by: 80, StackForm()) }
        #expect(text < 29)
        #expect(try abs(height(stage) - 900 - 10 * text) < 0.01 && abs(stage.frame(of: "39").maxY - 100) < 0.01)
        switch change {
        case .font: style.font = .system(size: 40)
        case .textSize: style.size = .accessibility3
        case .width: stage.resize(to: CGSize(width: 140, height: 100))
        }
        try stage.settle()
        #expect(try abs(height(stage) - 1_200) < 0.01 && abs(stage.frame(of: "39").maxY - 100) < 0.01)
    }

    // MARK: Rows that return

    private final class Diary { var entries: [String] = [] }

    /// The first page shows five rows of 20 points. The other one is empty.
    @Test func `Only the visible rows of a page appear when the page returns`() throws {
        let diary = Diary()
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) {
                    ScrollView {
                        LazyVStack(spacing: 0) {
                            ForEach(0..<40, id: \.self) { row in
                                cell(100, 20, "\(row)")
                                    .onAppear { diary.entries.append("+\(row)") }
                                    .onDisappear { diary.entries.append("-\(row)") }
                            }
                        }
                    }
                    .frame(width: 100, height: 100)
                    Color.blue.frame(width: 100, height: 100)
                }
            }
        }
        #expect(Set(diary.entries) == Set((0..<5).map { "+\($0)" }))
        diary.entries = []
        try stage.move(by: 60, StackForm())
        #expect(Set(diary.entries) == ["+5", "+6", "+7", "-0", "-1", "-2"])
        diary.entries = []
        try stage.move(by: 100, StackForm(axis: .horizontal))
        #expect(diary.entries.sorted() == ["-3", "-4", "-5", "-6", "-7"])
        diary.entries = []
        try stage.move(by: -100, StackForm(axis: .horizontal))
        #expect(diary.entries.sorted() == ["+3", "+4", "+5", "+6", "+7"])
        #expect(try stage.frame(of: "3") == CGRect(x: 0, y: 0, width: 100, height: 20))
    }

    @MainActor final class Reader { var proxy: ScrollViewProxy? }

    private struct Pages: View {
        let reader: Reader

        var body: some View {
            ScrollViewReader { proxy in
                let _ = reader.proxy = proxy
                ScrollView(.horizontal) {
                    LazyHStack(spacing: 0) {
                        ScrollView {
                            LazyVStack(spacing: 0) { ForEach(0..<40, id: \.self) { cell(100, 20, "\($0)") } }
                        }
                        .frame(width: 100, height: 100)
                        Color.blue.frame(width: 100, height: 100)
                    }
                }
            }
        }
    }

    /// The list moves while its page isn't visible, and the page returns then.
    @Test func `A scroll to a row of a page that left shows the row and those after it`() throws {
        let reader = Reader()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Pages(reader: reader) }
        try stage.move(by: 100, StackForm(axis: .horizontal))
        #expect(stage.frames().isEmpty)
        reader.proxy?.scrollTo(30, anchor: .topLeading)
        stage.update()
        #expect(Set(stage.frames().keys) == ["30", "31", "32", "33", "34"])
        #expect(try stage.frame(of: "30") == CGRect(x: 0, y: 0, width: 100, height: 20))
    }

    // MARK: Tracks

    /// Two tracks of 80 points, 8 points apart, in a window of 100 points.
    @Test(arguments: Axis.allCases) func `A grid is as long as its tracks if they don't fit`(axis: Axis) throws {
        let items = [GridItem(.fixed(80), spacing: 8), GridItem(.fixed(80))]
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            if axis == .vertical {
                LazyVGrid(columns: items, spacing: 4) { ForEach(0..<4) { cell(20, 10, "\($0)") } }
                    .accessibilityIdentifier("grid")
            } else {
                LazyHGrid(rows: items, spacing: 4) { ForEach(0..<4) { cell(10, 20, "\($0)") } }
                    .accessibilityIdentifier("grid")
            }
        }
        /// Returns the position and the length of a view across the axis and along it.
        func place(_ name: String) throws -> [CGFloat] {
            let frame = try stage.frame(of: name)
            return axis == .vertical
                ? [frame.minX, frame.width, frame.minY, frame.height]
                : [frame.minY, frame.height, frame.minX, frame.width]
        }
        #expect(try place("grid") == [-34, 168, 38, 24])
        #expect(try place("0") == [-4, 20, 38, 10])
        #expect(try place("1") == [84, 20, 38, 10])
        #expect(try place("2") == [-4, 20, 52, 10])
        #expect(try place("3") == [84, 20, 52, 10])
    }
}
