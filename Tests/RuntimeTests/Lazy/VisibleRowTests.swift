import ScrollworkTesting
import SwiftUI
import Testing

/// The rows that lazy stacks realize while they are empty, become shorter, or show little of a row.
@MainActor
@Suite struct VisibleRowTests {
    @MainActor @Observable final class Model {
        var items: [Int] = []
        var hasSection = true
    }

    private struct Free: View {
        let model: Model

        var body: some View {
            ScrollView([.horizontal, .vertical]) {
                LazyVStack(spacing: 0) { ForEach(model.items, id: \.self) { cell(40, 20, "row-\($0)") } }
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier("stack")
            }
        }
    }

    /// On both axes, the width of the stack is that of its first row.
    @Test func `A stack without rows realizes none, and has no width`() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Free(model: model) }
        #expect(stage.statistics.rowsRealized == 0)
        #expect(try stage.frame(of: "stack").size == .zero)
        for items in [[1, 2, 3], [], [4]] {
            stage.resetStatistics()
            model.items = items
            try stage.settle()
            #expect(stage.statistics.rowsRealized == items.count)
            let height = CGFloat(items.count) * 20
            #expect(try stage.frame(of: "stack").size == CGSize(width: items.isEmpty ? 0 : 40, height: height))
        }
    }

    private struct Sectioned: View {
        let model: Model

        var body: some View {
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
    }

    /// The rows of a collapsed section have no views.
    @Test func `A collapsed section that leaves realizes and releases nothing`() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Sectioned(model: model) }
        #expect(try stage.frame(of: "header").minY == 20 && !stage.exists("one"))
        stage.resetStatistics()
        model.hasSection = false
        try stage.settle()
        #expect(stage.exists("first") && !stage.exists("header"))
        #expect(stage.statistics.rowsRealized == 0 && stage.statistics.rowsReleased == 0)
        model.hasSection = true
        try stage.settle()
        #expect(try stage.frame(of: "header").minY == 20 && !stage.exists("one"))
    }

    /// Rows of 50 points have 20 points between them.
    @Test(arguments: [3, 8]) func `A row of which only the gap is visible isn't part of the window`(row: Int) throws {
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
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
        #expect(abs(try stage.frame(of: "row-\(row)").minY - 10) < 0.01)
        #expect(!stage.exists("row-\(row - 1)") && stage.exists("row-\(row)"))
        try move(by: -11)
        #expect(stage.exists("row-\(row - 1)"))
    }
}
