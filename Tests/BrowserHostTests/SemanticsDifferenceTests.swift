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

    @Test("a node that moved is told apart from one that changed")
    func moved() {
        var difference = SemanticsDifference()
        func update(_ tree: SemanticsNode) -> SemanticsDifference.Change { difference.update(to: tree) }
        _ = update(tree(node(2), node(3)))
        let change = update(tree(node(2, x: 5), node(3, "b", x: 5)))
        #expect(change.moved.map(\.id) == [2])
        #expect(change.changed.map(\.id) == [3])
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
