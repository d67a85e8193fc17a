@testable import ScrollworkTesting
import SwiftUI
import Testing

@testable import ViewRuntime

/// The number of nodes that the rows of a frame may create.
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
}
