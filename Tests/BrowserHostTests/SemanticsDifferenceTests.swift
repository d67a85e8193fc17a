import Foundation
import LayerTree
import Testing

@testable import BrowserHost

@Suite("What changed in the accessibility tree")
struct SemanticsDifferenceTests {
    private func tree(_ children: SemanticsNode...) -> SemanticsNode {
        SemanticsNode(id: 1, role: .application, children: children)
    }

    private func node(_ id: UInt64, _ label: String = "a", x: Double = 0) -> SemanticsNode {
        SemanticsNode(id: id, role: .text, label: label, frame: CGRect(x: x, y: 0, width: 1, height: 1))
    }

    @Test("the first tree is all new, the same tree again is nothing")
    func first() {
        var difference = SemanticsDifference()
        func update(_ tree: SemanticsNode) -> SemanticsDifference.Change { difference.update(to: tree) }
        #expect(update(tree(node(2), node(3))).changed.map(\.id) == [1, 2, 3])
        #expect(update(tree(node(2), node(3))).isEmpty)
        difference.forget()
        #expect(update(tree(node(2))).changed.count == 2)
    }

    @Test("a node that moved is distinguished from one that changed")
    func moved() {
        var difference = SemanticsDifference()
        func update(_ tree: SemanticsNode) -> SemanticsDifference.Change { difference.update(to: tree) }
        _ = update(tree(node(2), node(3)))
        let change = update(tree(node(2, x: 5), node(3, "b", x: 5)))
        #expect(change.moved.map(\.node.id) == [2])
        #expect(change.changed.map(\.id) == [3])
    }

    @Test("what moved with the element around it is not repeated")
    func movedTogether() {
        var difference = SemanticsDifference()
        func scrolled(_ x: Double, last: Double, label: String = "a") -> SemanticsDifference.Change {
            func group(_ id: UInt64, _ children: SemanticsNode...) -> SemanticsNode {
                SemanticsNode(
                    id: id, role: .group, frame: CGRect(x: x, y: 0, width: 10, height: 10), children: children)
            }
            return difference.update(
                to: tree(group(2, group(3, node(4, label, x: x)), node(5, x: x)), group(6, node(7, x: last))))
        }
        _ = scrolled(0, last: 0)
        var moved = scrolled(5.1, last: 5.1).moved
        #expect(moved.map(\.node.id) == [2, 6] && moved.allSatisfy(\.includesInside))
        moved = scrolled(6.1, last: 6.3).moved
        #expect(moved.map(\.node.id) == [2, 7, 6] && moved.map(\.includesInside) == [true, false, false])
        let change = scrolled(7, last: 7.2, label: "b")
        #expect(change.changed.map(\.id) == [4])
        #expect(
            change.moved.map(\.node.id) == [3, 5, 2, 6]
                && change.moved.map(\.includesInside) == [false, false, false, true])
        #expect(scrolled(7, last: 7.2, label: "b").isEmpty)
    }

    @Test("a change deep inside does not repeat what is around it")
    func deep() {
        var difference = SemanticsDifference()
        func update(_ tree: SemanticsNode) -> SemanticsDifference.Change { difference.update(to: tree) }
        func nested(_ label: String) -> SemanticsNode {
            tree(SemanticsNode(id: 2, role: .group, children: [node(3, label)]))
        }
        _ = update(nested("a"))
        #expect(update(nested("b")).changed.map(\.id) == [3])
    }

    @Test("new children change their parent, lost ones are named")
    func children() {
        var difference = SemanticsDifference()
        func update(_ tree: SemanticsNode) -> SemanticsDifference.Change { difference.update(to: tree) }
        _ = update(tree(node(2), node(3)))
        let change = update(tree(node(3), node(4)))
        #expect(change.changed.map(\.id) == [1, 4])
        #expect(change.removed == [2])
    }

    @Test("an id that comes twice counts once")
    func twice() {
        var difference = SemanticsDifference()
        func update(_ tree: SemanticsNode) -> SemanticsDifference.Change { difference.update(to: tree) }
        #expect(update(tree(node(2, "first"), node(2, "second"))).changed.map(\.label) == [nil, "first"])
    }
}
