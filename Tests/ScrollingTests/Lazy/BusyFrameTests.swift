import ScrollworkTesting
import SwiftUI
import Testing

/// Lazy containers in a frame that can realize few rows or none, because other views use up its thousand cells.
@MainActor
@Suite struct BusyFrameTests {
    @MainActor @Observable final class Model {
        var lines = 0
        var head: CGFloat = 0
        var length: CGFloat = 20
        /// The row that stays longer than a pixel.
        var long: Int?
    }

    /// Places outside of a scroll view, which come first in each layout, and rows below a head.
    private struct Screen: View {
        let model: Model

        var body: some View {
            let length = model.length, long = model.long
            VStack(spacing: 0) {
                EmptyPlaces(lines: model.lines)
                ScrollView {
                    VStack(spacing: 0) {
                        Color.blue.frame(height: model.head)
                        LazyVStack(spacing: 0) {
                            ForEach(0..<10_000, id: \.self) { row in
                                cell(20, row == long ? max(length, 0.6) : length, "\(row)")
                            }
                        }
                    }
                }
                .scrollIndicators(.hidden)
            }
        }
    }

    private func rows(_ stage: Stage) -> [Int] { stage.frames().keys.compactMap { Int($0) }.sorted() }

    @Test(arguments: [(39, true), (40, false)])
    func `A frame ends after a thousand places, and the next one continues`(lines: Int, hasLast: Bool) {
        let stage = Stage(size: CGSize(width: 100, height: 100)) { EmptyPlaces(lines: lines, hasLast: true) }
        #expect(stage.exists("last") == hasLast)
        stage.advance(by: 1.0 / 60)
        #expect(stage.exists("last"))
    }

    /// The head pushes the stack down by 2,000 points, so the rows from 25 on are visible.
    @Test func `A window keeps its rows in a frame that can't realize others`() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Screen(model: model) }
        try stage.move(by: 2_500, StackForm())
        #expect(rows(stage) == Array(125..<130))
        stage.resetStatistics()
        model.head = 2_000
        model.lines = 40
        stage.update()
        #expect(rows(stage) == Array(125..<130))
        // The lines of the places count as rows.
        #expect(stage.statistics.rowsRealized == 40)
        try stage.settle()
        #expect(rows(stage) == Array(25..<30))
        #expect(try stage.frame(of: "25").minY == 0)
    }

    /// All 10,000 rows become so short that they are visible, and the frame can realize 25 of them. A window has 2,000
    /// thin rows before the one that stays in place. Behind more of them, it begins with the first row.
    @Test(arguments: [(2_000, 1_975..<2_005), (2_001, 0..<25)])
    func `A window of thin rows begins with the first one, or with the row that stays`(row: Int, expected: Range<Int>)
        throws
    {
        let model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Screen(model: model) }
        try stage.move(by: CGFloat(row) * 20, StackForm())
        #expect(rows(stage) == Array(row..<row + 5))
        model.length = 0.001
        model.lines = 39
        stage.update()
        #expect(rows(stage) == Array(expected))
    }

    /// More than 2,000 thin rows are before the row that stays, which is longer than a pixel. The frame can realize 25
    /// of them. The 99 rows after it have been visible before.
    @Test func `A window of thin rows contains the row that stays if it isn't thin`() throws {
        let model = Model()
        (model.length, model.long) = (1, 2_001)
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Screen(model: model) }
        try stage.move(by: 2_001, StackForm())
        #expect(rows(stage) == Array(2_001..<2_101))
        model.length = 0.001
        model.lines = 39
        stage.update()
        #expect(rows(stage) == Array(1_976..<2_101))
    }
}
