import Foundation
import LayerTree
import Testing

@testable import BrowserHost

@Suite("Elements that moved")
struct SemanticsMoveTests {
    private func node(
        _ id: UInt64, _ frame: CGRect = CGRect(x: 0, y: 0, width: 10, height: 10), _ children: SemanticsNode...
    ) -> SemanticsNode { SemanticsNode(id: id, role: .group, frame: frame, children: children) }

    private func box(_ x: Double, _ y: Double, _ width: Double = 10, _ height: Double = 10) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    /// Returns the elements that moved, with a plus sign if everything inside moved with them.
    private func moves(_ before: SemanticsNode, _ after: SemanticsNode) -> [String] {
        var difference = SemanticsDifference()
        _ = difference.update(to: before)
        let change = difference.update(to: after)
        #expect(change.changed.isEmpty && change.removed.isEmpty)
        return change.moved.map { "\($0.node.id)" + ($0.includesInside ? "+" : "") }
    }

    @Test("an element moves with what is inside it on both axes")
    func axes() {
        func tree(_ x: Double, _ y: Double, innerX: Double, innerY: Double) -> SemanticsNode {
            node(1, box(x, y), node(2, box(innerX, innerY)))
        }
        let start = tree(0, 0, innerX: 3, innerY: 4)
        #expect(moves(start, tree(5, 7, innerX: 8, innerY: 11)) == ["1+"])
        #expect(moves(start, tree(5, 7, innerX: 8, innerY: 12)) == ["2", "1"])
        #expect(moves(start, tree(5, 7, innerX: 9, innerY: 11)) == ["2", "1"])
        #expect(moves(start, tree(5, 7, innerX: 3, innerY: 4)) == ["1"])
        #expect(moves(start, tree(0, 0, innerX: 4, innerY: 4)) == ["2"])
        #expect(moves(start, start).isEmpty)
    }

    @Test("an element without children that moved has no mark")
    func leaves() { #expect(moves(node(1, box(0, 0)), node(1, box(1, 0))) == ["1"]) }

    @Test("distances are equal in the precision of the page", arguments: [(0.0004, ["1+"]), (0.0006, ["2", "1"])])
    func precision(difference: Double, expected: [String]) {
        for (x, y) in [(difference, 0), (-difference, 0), (0, difference), (0, -difference)] {
            let before = node(1, box(0, 0), node(2, box(0, 0)))
            #expect(moves(before, node(1, box(5, 5), node(2, box(5 + x, 5 + y)))) == expected)
        }
    }

    @Test("an element with another size moves alone")
    func sizes() {
        let before = node(1, box(0, 0), node(2, box(0, 0)))
        #expect(moves(before, node(1, box(5, 0, 20, 10), node(2, box(5, 0)))) == ["2", "1"])
        #expect(moves(before, node(1, box(5, 0), node(2, box(5, 0, 10, 20)))) == ["2", "1"])
        #expect(moves(before, node(1, box(0, 0, 10, 11), node(2, box(0, 0)))) == ["1"])
    }

    @Test("a change inside keeps the mark from the elements around it")
    func changes() {
        var difference = SemanticsDifference()
        var child = node(3, box(0, 0))
        func tree(_ x: Double) -> SemanticsNode { node(1, box(x, 0), node(2, box(x, 0), child), node(4, box(x, 0))) }
        _ = difference.update(to: tree(0))
        child.label = "new"
        child.frame = box(5, 0)
        let change = difference.update(to: tree(5))
        #expect(change.changed.map(\.id) == [3] && change.moved.map(\.node.id) == [2, 4, 1])
        #expect(change.moved.allSatisfy { !$0.includesInside } && !change.isEmpty)
    }

    @Test("removed elements are named in ascending order")
    func removals() {
        var difference = SemanticsDifference()
        _ = difference.update(to: node(1, box(0, 0), node(9), node(3), node(7)))
        let change = difference.update(to: node(1, box(0, 0)))
        #expect(change.removed == [3, 7, 9] && change.changed.map(\.id) == [1] && change.moved.isEmpty)
        #expect(SemanticsDifference.Change(removed: [1]).isEmpty == false && SemanticsDifference.Change().isEmpty)
    }
}
