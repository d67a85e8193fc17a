import ScrollworkTesting
import SwiftUI
import Testing

/// The rows that lazy stacks realize while they are empty, become shorter, or show little of a row.
@MainActor
@Suite struct VisibleRowTests {
    @MainActor @Observable final class Model {
        var items: [Int] = []
        var hasSection = true
        var head: CGFloat = 0
    }

    private func stage<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> Stage {
        Stage(size: CGSize(width: 100, height: 100)) { Live(content: content) }
    }

    /// On both axes, the width of the stack is that of its first row.
    @Test func `A stack without rows realizes none, and has no width`() throws {
        let model = Model()
        let stage = stage {
            ScrollView([.horizontal, .vertical]) {
                LazyVStack(spacing: 0) { ForEach(model.items, id: \.self) { cell(40, 20, "row-\($0)") } }
                    .accessibilityIdentifier("stack")
            }
        }
        for items in [[], [1, 2, 3], [], [4]] {
            model.items = items
            try stage.settle()
            #expect(stage.statistics.rowsRealized == items.count)
            let size = CGSize(width: items.isEmpty ? 0 : 40, height: CGFloat(items.count) * 20)
            #expect(try stage.frame(of: "stack").size == size)
            stage.resetStatistics()
        }
    }

    /// The rows of a collapsed section have no views.
    @Test func `A collapsed section that leaves realizes and releases nothing`() throws {
        let model = Model()
        let stage = stage {
            ScrollView {
                LazyVStack(spacing: 0) {
                    cell(100, 20, "first")
                    if model.hasSection {
                        Section(isExpanded: .constant(false)) {
                            cell(100, 30, "one")
                            cell(100, 30, "two")
                        } header: {
                            cell(100, 20, "header")
                        }
                    }
                }
            }
        }
        #expect(stage.exists("header") && !stage.exists("one"))
        stage.resetStatistics()
        model.hasSection = false
        try stage.settle()
        #expect(stage.statistics.rowsRealized == 0 && stage.statistics.rowsReleased == 0)
    }

    /// The collapsed section is the first line of the grid. Its two places have no view.
    @Test func `A cell added after a collapsed section of a grid realizes and releases nothing`() throws {
        let model = Model()
        model.items = Array(0..<10)
        let stage = stage {
            ScrollView {
                LazyVGrid(columns: Array(repeating: GridItem(.fixed(50), spacing: 0), count: 2), spacing: 0) {
                    Section(isExpanded: .constant(false)) {
                        cell(50, 30, "one")
                        cell(50, 30, "two")
                    } header: {
                        EmptyView()
                    }
                    ForEach(model.items, id: \.self) { cell(50, 50, "\($0)") }
                }
            }
        }
        stage.resetStatistics()
        model.items.append(10)
        try stage.settle()
        #expect(stage.statistics.rowsRealized == 0 && stage.statistics.rowsReleased == 0)
        #expect(try stage.frame(of: "3") == CGRect(x: 50, y: 50, width: 50, height: 50))
    }

    /// Rows of 50 points have 20 points between them.
    @Test(arguments: [3, 8]) func `A row of which only the gap is visible isn't shown`(row: Int) throws {
        let stage = stage {
            ScrollView {
                LazyVStack(spacing: 20) { ForEach(0..<20) { cell(100, 50, "row-\($0)") } }
            }
        }
        func move(by distance: CGFloat) throws {
            stage.wheel(by: CGSize(width: 0, height: distance), at: CGPoint(x: 50, y: 50), precise: true)
            try stage.settle()
        }
        // Part of the row before is visible, and then only ten points of the gap.
        try move(by: CGFloat(row) * 70 - 50)
        #expect(stage.exists("row-\(row - 1)") && stage.exists("row-\(row)"))
        try move(by: try stage.frame(of: "row-\(row)").minY - 10)
        #expect(!stage.exists("row-\(row - 1)") && stage.exists("row-\(row)"))
    }

    /// A thousand rows of 20 points after a head. The content stays 2,500 points from its start, so rows that have not
    /// been near the window become visible.
    @Test(arguments: StackForm.all, [(2_000, 0), (0, 2_000), (0, 2_495), (0, 2_590)] as [(CGFloat, CGFloat)])
    func `When what is before a stack changes its length, only the rows in the window are shown`(
        form: StackForm, heads: (old: CGFloat, new: CGFloat)
    ) throws {
        let model = Model(), isVertical = form.axis == .vertical
        model.head = heads.old
        let stage = Stage(
            size: CGSize(width: 100, height: 100),
            environment: { $0.layoutDirection = form.isRightToLeft ? .rightToLeft : .leftToRight }
        ) {
            Live {
                ScrollView(Axis.Set(form.axis)) {
                    let rows = ForEach(0..<1_000, id: \.self) { cell(20, 20, "\($0)") }
                    if isVertical {
                        VStack(spacing: 0) {
                            Color.blue.frame(height: model.head)
                            LazyVStack(spacing: 0) { rows }
                        }
                    } else {
                        HStack(spacing: 0) {
                            Color.blue.frame(width: model.head)
                            LazyHStack(spacing: 0) { rows }
                        }
                    }
                }
                .scrollIndicators(.hidden)
            }
        }
        func expectRows(after head: CGFloat) {
            let first = max(Int(((2_500 - head) / 20).rounded(.down)), 0)
            let end = Int(((2_600 - head) / 20).rounded(.up))
            #expect(stage.frames().keys.compactMap { Int($0) }.sorted() == Array(first..<end))
        }
        try stage.move(by: 2_500, form)
        expectRows(after: heads.old)
        stage.resetStatistics()
        model.head = heads.new
        try stage.settle()
        expectRows(after: heads.new)
        #expect(stage.statistics.rowsRealized <= 6)
    }

    /// After row 0 of 20 points, rows are 8 and 32 points long by turns, which are 20 points on average. Row 5 is
    /// expected from 100 to 120 points when the head leaves, and ends at 108 points when it's known.
    @Test(arguments: [(107, 5), (108, 6), (110, 6)] as [(CGFloat, Int)])
    func `A row isn't shown if it ends before the window once its length is known`(offset: CGFloat, first: Int) throws {
        let model = Model()
        model.head = offset + 95
        let stage = stage {
            ScrollView {
                VStack(spacing: 0) {
                    Color.blue.frame(height: model.head)
                    LazyVStack(spacing: 0) {
                        ForEach(0..<50, id: \.self) { row in
                            cell(20, row == 0 ? 20 : row.isMultiple(of: 2) ? 32 : 8, "\(row)")
                        }
                    }
                }
            }
        }
        try stage.move(by: offset, StackForm())
        #expect(Set(stage.frames().keys) == ["0"])
        model.head = 0
        stage.update()
        #expect(stage.frames().keys.compactMap { Int($0) }.sorted() == Array(first..<11))
        #expect(try stage.frame(of: "6").minY == 108 - offset)
    }
}
