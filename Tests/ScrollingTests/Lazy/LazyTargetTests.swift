import ScrollworkTesting
import SwiftUI
import Testing

/// The rows of lazy stacks as scroll targets, in a window of 100 points.
@MainActor
@Suite struct LazyTargetTests {
    private let size = CGSize(width: 100, height: 100)

    // MARK: Short stacks

    /// Rows of 40 points are 20 points apart, so the second one ends with the window.
    @Test(arguments: StackForm.all, [(0, []), (1, [0]), (2, [0, 1]), (3, [0, 1])] as [(Int, [Int])])
    func `Each row of a short stack is a target`(form: StackForm, rows: (count: Int, visible: [Int])) throws {
        var visible: [Int] = []
        let isVertical = form.axis == .vertical
        let stage = Stage(
            size: size, environment: { $0.layoutDirection = form.isRightToLeft ? .rightToLeft : .leftToRight }
        ) {
            ScrollView(Axis.Set(form.axis)) {
                let cells = ForEach(0..<rows.count, id: \.self) { cell(40, 40, "\($0)") }
                if isVertical {
                    LazyVStack(spacing: 20) { cells }.scrollTargetLayout()
                } else {
                    LazyHStack(spacing: 20) { cells }.scrollTargetLayout()
                }
            }
            .onScrollTargetVisibilityChange(idType: Int.self, threshold: 1) { visible = $0 }
        }
        try stage.settle()
        #expect(visible == rows.visible)
    }

    /// Each line has a cell of 40 points and, at its start, one of 20 points.
    @Test(arguments: StackForm.all + [StackForm(isRightToLeft: true)])
    func `Each cell of a grid is visible on its own`(form: StackForm) throws {
        var visible: [Int] = []
        let isVertical = form.axis == .vertical
        let stage = Stage(
            size: size, environment: { $0.layoutDirection = form.isRightToLeft ? .rightToLeft : .leftToRight }
        ) {
            ScrollView(Axis.Set(form.axis)) {
                let cells = ForEach(0..<20, id: \.self) { number in
                    let length: CGFloat = number.isMultiple(of: 2) ? 40 : 20
                    cell(isVertical ? 30 : length, isVertical ? length : 30, "\(number)")
                }
                let tracks = Array(
                    repeating: GridItem(.fixed(30), spacing: 10, alignment: .topLeading), count: 2)
                if isVertical {
                    LazyVGrid(columns: tracks, spacing: 10) { cells }.scrollTargetLayout()
                } else {
                    LazyHGrid(rows: tracks, spacing: 10) { cells }.scrollTargetLayout()
                }
            }
            .scrollIndicators(.hidden)
            .onScrollTargetVisibilityChange(idType: Int.self) { visible = $0 }
        }
        // Lines begin every 50 points.
        #expect(visible == [0, 1, 2, 3])
        try stage.move(by: 9, form)
        #expect(visible == [0, 1, 2, 3])
        try stage.move(by: 2, form)
        #expect(visible == [0, 2, 3, 5])
        try stage.move(by: 10, form)
        #expect(visible == [2, 3, 4, 5])
    }

    @MainActor @Observable final class Model { var position: Int? }

    private struct Page: View {
        @Bindable var model: Model
        let count: Int

        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<count, id: \.self) { cell(100, 300, "\($0)") } }
                    .scrollTargetLayout()
            }
            .scrollPosition(id: $model.position)
        }
    }

    @Test(arguments: [(0, nil), (1, 0), (2, 0)] as [(Int, Int?)])
    func `The position is the row at the start, also if it's the only one`(count: Int, position: Int?) throws {
        let model = Model()
        let stage = Stage(size: size) { Page(model: model, count: count) }
        #expect(model.position == nil)
        stage.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 40), over: 0.5)
        try stage.settle()
        #expect(model.position == position)
    }

    // MARK: Views inside rows

    private struct Parts: View {
        let row: Int

        var body: some View {
            cell(100, 30, "\(row)-0").id("\(row)-0")
            cell(100, 30, "\(row)-1").id("\(row)-1")
            cell(100, 30, "\(row)-2").id("\(row)-2")
        }
    }

    /// Each row has three parts of 30 points, and 10 points before them from a modifier of all rows.
    @Test(arguments: [false, true]) func `A part of a row is found inside a modifier of all rows`(isLazy: Bool) throws {
        let wish = Wish<String>()
        let stage = Stage(size: size) {
            WishScroll(wish: wish) {
                LazyVStack(spacing: 0) {
                    if isLazy {
                        ForEach(0..<200, id: \.self) { row in LazyVStack(spacing: 0) { Parts(row: row) } }
                            .padding(.top, 10)
                    } else {
                        ForEach(0..<200, id: \.self) { row in VStack(spacing: 0) { Parts(row: row) } }
                            .padding(.top, 10)
                    }
                }
            }
        }
        for target in ["100-1", "30-2", "150-0"] {
            wish.target = target
            try stage.settle()
            #expect(abs(try stage.frame(of: target).minY) < 0.01, "\(target)")
        }
    }

    /// Each line has two cells of three parts.
    @Test func `A part of a cell is found in every column`() throws {
        let wish = Wish<String>()
        let columns = Array(repeating: GridItem(.fixed(50), spacing: 0), count: 2)
        let stage = Stage(size: size) {
            WishScroll(wish: wish) {
                LazyVGrid(columns: columns, spacing: 0) {
                    ForEach(0..<200, id: \.self) { index in VStack(spacing: 0) { Parts(row: index) } }
                }
            }
        }
        for target in ["101-1", "60-2", "151-2"] {
            wish.target = target
            try stage.settle()
            #expect(abs(try stage.frame(of: target).minY) < 0.01, "\(target)")
        }
    }

    // MARK: Released rows

    /// Five rows are visible at the start, and at the end.
    @Test func `The target of a scroll is released like other rows that are far from the window`() throws {
        for animation in [nil, Animation.linear(duration: 0.2)] {
            let wish = Wish<Int>()
            let stage = Stage(size: size) {
                WishScroll(wish: wish, animation: animation) {
                    LazyVStack(spacing: 0) { ForEach(0..<1_000, id: \.self) { cell(20, 20, "\($0)") } }
                }
            }
            stage.resetStatistics()
            wish.target = 500
            try stage.settle()
            #expect(abs(try stage.frame(of: "500").minY) < 0.01)
            try stage.move(by: 1_000, StackForm())
            #expect(stage.statistics.rowsReleased == stage.statistics.rowsRealized)
        }
    }

    // MARK: Animated scrolls

    private final class Diary {
        var evaluations: [Int: Int] = [:]
        var entries: [String] = []
    }

    private struct Row: View {
        let index: Int
        let diary: Diary

        var body: some View {
            diary.evaluations[index, default: 0] += 1
            return cell(20, 20, "\(index)")
                .onAppear { diary.entries.append("+\(index)") }
                .onDisappear { diary.entries.append("-\(index)") }
        }
    }

    private struct Rows: View {
        let wish: Wish<Int>
        let diary: Diary

        var body: some View {
            WishScroll(wish: wish, animation: .linear(duration: 0.5)) {
                LazyVStack(spacing: 0) { ForEach(0..<1_000, id: \.self) { Row(index: $0, diary: diary) } }
            }
        }
    }

    /// The row at the end of an animated scroll exists from the beginning, and appears when it becomes visible.
    @Test func `An animated scroll realizes its target once, and another one releases it`() throws {
        let wish = Wish<Int>(), diary = Diary()
        let stage = Stage(size: size) { Rows(wish: wish, diary: diary) }
        diary.entries = []
        stage.resetStatistics()
        wish.target = 500
        stage.update()
        #expect(stage.statistics.rowsRealized == 1 && stage.statistics.rowsReleased == 0)
        #expect(diary.evaluations[500] == 1)
        wish.target = 600
        stage.update()
        #expect(stage.statistics.rowsRealized == 2 && stage.statistics.rowsReleased == 1)
        #expect(diary.evaluations[600] == 1)
        #expect(diary.entries.isEmpty)
        try stage.settle()
        #expect(abs(try stage.frame(of: "600").minY) < 0.01)
        #expect(diary.evaluations[600] == 1)
        #expect(diary.entries.count { $0.hasSuffix("600") } == 1)
    }

    /// The 20 rows before the target are 60 points long, and the others 20 points. The animation ends in one frame.
    @Test func `An animated scroll realizes only the rows that are visible at its end`() throws {
        let wish = Wish<Int>()
        wish.anchor = .bottom
        let stage = Stage(size: size) {
            WishScroll(wish: wish, animation: .linear(duration: 0.1)) {
                LazyVStack(spacing: 0) {
                    ForEach(0..<1_000, id: \.self) { cell(20, (480..<500).contains($0) ? 60 : 20, "\($0)") }
                }
            }
        }
        wish.target = 500
        stage.update()
        stage.resetStatistics()
        stage.advance(by: 0.2, framesPerSecond: 1)
        #expect(abs(try stage.frame(of: "500").maxY - 100) < 0.01)
        #expect(Set(stage.frames().keys.compactMap { Int($0) }) == [498, 499, 500])
        #expect(stage.statistics.rowsRealized == 2)
    }

    @MainActor @Observable final class Lengths { var last: CGFloat = 20 }

    private struct GrowingRow: View {
        let index: Int
        let lengths: Lengths

        var body: some View { cell(20, index == 19 ? lengths.last : 20, "\(index)") }
    }

    private struct GrowingRows: View {
        let wish: Wish<Int>
        let lengths: Lengths

        var body: some View {
            WishScroll(wish: wish, animation: .linear(duration: 1)) {
                LazyVStack(spacing: 0) { ForEach(0..<20, id: \.self) { GrowingRow(index: $0, lengths: lengths) } }
            }
        }
    }

    /// The last row grows from 20 to 200 points while it doesn't exist. Only then it can be at the top.
    @Test func `An animated scroll to a row that has grown is steady from its beginning`() throws {
        let wish = Wish<Int>(), lengths = Lengths()
        let stage = Stage(size: size) { GrowingRows(wish: wish, lengths: lengths) }
        for distance in [100, 100, 100, -300] as [CGFloat] { try stage.move(by: distance, StackForm()) }
        #expect(!stage.exists("19"))
        lengths.last = 200
        wish.target = 19
        stage.update()
        for part in 1...3 {
            stage.advance(by: 0.25)
            #expect(abs(try stage.scroll("scroll").offset.y - 95 * CGFloat(part)) < 0.01, "\(part)")
        }
        try stage.settle()
        #expect(abs(try stage.scroll("scroll").offset.y - 380) < 0.01)
        #expect(abs(try stage.frame(of: "19").minY) < 0.01)
    }
}
