@testable import ScrollworkTesting
import SwiftUI
import Testing

@testable import ViewRuntime

/// The number of rows that a frame may realize, and the number of frames for which the others wait.
@MainActor
@Suite struct RowAllowanceTests {
    @Test func `Ten thousand nodes use up a frame, and each counts once`() {
        let allowance = RowAllowance()
        #expect(!allowance.isUsedUp)
        allowance.note(nodes: 0..<9_990)
        // Rows inside a counted one.
        allowance.note(nodes: 100..<200)
        allowance.note(nodes: 300..<400)
        allowance.note(nodes: 9_000..<9_999)
        #expect(!allowance.isUsedUp)
        // Nodes between the rows don't count.
        allowance.note(nodes: 20_000..<20_000)
        #expect(!allowance.isUsedUp)
        allowance.note(nodes: 20_000..<20_001)
        #expect(allowance.isUsedUp)
    }

    @Test func `A frame is over with a thousand cells, and the next one has as many`() {
        let stage = Stage(size: CGSize(width: 10, height: 10)) { Color.red }
        defer { withExtendedLifetime(stage) {} }
        let node: _Node = stage.graph.root
        let allowance = RowAllowance(), row = LazyRow(0..<111, isWide: true, of: node)
        for _ in 0..<9 { allowance.note(row) }
        #expect(!allowance.isUsedUp)
        allowance.note(LazyRow(0..<0, isWide: true, of: node))
        #expect(allowance.isUsedUp)
        allowance.frameWasShown(in: stage.graph)
        #expect(!allowance.isUsedUp)
        allowance.note(nodes: 0..<9_999)
        #expect(!allowance.isUsedUp)
        allowance.note(nodes: 9_999..<10_000)
        #expect(allowance.isUsedUp)
    }

    @Test func `A window has two thousand thin cells, or twenty thousand rows without a view`() {
        let stage = Stage(size: CGSize(width: 10, height: 10)) { Color.red }
        defer { withExtendedLifetime(stage) {} }
        let node: _Node = stage.graph.root
        let row = LazyRow(0..<10, isWide: true, of: node), empty = LazyRow(0..<0, isWide: true, of: node)
        #expect(row.cells.count == 10 && empty.cells.isEmpty)
        let none = ThinRows()
        var thin = none, other = none
        for _ in 0..<199 { thin.note(row) }
        for _ in 0..<19_999 { other.note(empty) }
        #expect(!none.isFull && !thin.isFull && !other.isFull && !(thin + other).isFull)
        #expect((thin + thin).isFull && (other + other).isFull)
        thin.note(row)
        other.note(empty)
        #expect(thin.isFull && (thin + none).isFull && (none + thin).isFull)
        #expect(other.isFull && (other + none).isFull && (none + other).isFull)
    }

    // MARK: Waiting

    @MainActor @Observable final class Model { var count = 1 }

    /// Runs frames in which no row may be realized, because other views use up what the frame allows.
    private func passBusyFrames(_ count: Int, on stage: Stage) {
        for _ in 0..<count {
            stage.graph.rowAllowance.note(nodes: 0..<10_000)
            stage.advance(by: 1.0 / 60)
        }
    }

    /// A row is due in the first of the frames, and then waits for 60 more. The two rows that don't wait as long wait
    /// for more frames together.
    @Test(arguments: [false, true]) func `A row waits for 60 frames at most`(isScrolled: Bool) {
        let model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            Live {
                let rows = LazyVStack(spacing: 0) { ForEach(0..<model.count, id: \.self) { cell(20, 20, "\($0)") } }
                if isScrolled { ScrollView { rows } } else { rows }
            }
        }
        for row in [1, 2] {
            model.count += 1
            passBusyFrames(35, on: stage)
            #expect(!stage.exists("\(row)") && !stage.isAtRest)
            stage.advance(by: 1.0 / 60)
            #expect(stage.exists("\(row)") && stage.isAtRest)
        }
        model.count += 1
        passBusyFrames(60, on: stage)
        #expect(!stage.isAtRest)
        passBusyFrames(1, on: stage)
        #expect(stage.isAtRest && !stage.exists("3"))
    }

    /// Row 5 is due after the first movement.
    @Test func `A movement of the content lets rows wait for another 60 frames`() {
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<20, id: \.self) { cell(20, 20, "\($0)") } } }
        }
        for distance in [20, 5] as [CGFloat] {
            stage.graph.rowAllowance.note(nodes: 0..<10_000)
            stage.wheel(by: CGSize(width: 0, height: distance), at: CGPoint(x: 50, y: 50), precise: true)
            passBusyFrames(40, on: stage)
            #expect(!stage.exists("5"))
        }
        stage.advance(by: 1.0 / 60)
        #expect(stage.exists("5"))
    }
}
