import Foundation
import LayerTree

/// Remembers the accessibility tree that a page knows, and computes changes.
struct SemanticsDifference {
    private var known: [UInt64: FlatNode] = [:]

    struct Change {
        /// New or changed elements, with their children as identifiers.
        var changed: [SemanticsNode] = []
        /// Elements of which only the frame changed, except those that moved with an element around them.
        var moved: [Move] = []
        var removed: [UInt64] = []

        struct Move {
            let node: SemanticsNode
            /// Whether everything inside the element moved by the same distance.
            let includesInside: Bool
        }

        var isEmpty: Bool { changed.isEmpty && moved.isEmpty && removed.isEmpty }
    }

    mutating func forget() { known.removeAll() }

    /// Returns the changes to a tree. If an identifier occurs twice in a tree, the first element counts.
    mutating func update(to root: SemanticsNode) -> Change {
        var change = Change()
        var present: [UInt64: FlatNode] = [:]
        present.reserveCapacity(known.count)
        _ = visit(root, &present, &change)
        for id in known.keys where present[id] == nil { change.removed.append(id) }
        change.removed.sort()
        known = present
        return change
    }

    /// Adds the changes of a node and everything inside it. Returns the distance by which all of it moved without any
    /// other change, or `nil` if there is none.
    private func visit(
        _ node: SemanticsNode, _ present: inout [UInt64: FlatNode], _ change: inout Change
    ) -> CGSize? {
        let flat = FlatNode(node)
        guard present.updateValue(flat, forKey: node.id) == nil else { return nil }
        let firstMove = change.moved.count
        var distance: CGSize?, hasMoved = false
        if var old = known[node.id] {
            if old == flat {
                distance = .zero
            } else {
                let frame = old.node.frame
                old.node.frame = node.frame
                hasMoved = old == flat
                if !hasMoved { change.changed.append(node) }
                if hasMoved, frame.size == node.frame.size {
                    distance = CGSize(width: node.frame.minX - frame.minX, height: node.frame.minY - frame.minY)
                }
            }
        } else {
            change.changed.append(node)
        }
        for child in node.children {
            let other = visit(child, &present, &change)
            if let known = distance, other.map({ Self.isEqual($0, known) }) != true { distance = nil }
        }
        if hasMoved {
            if distance != nil { change.moved.removeSubrange(firstMove...) }
            change.moved.append(Change.Move(node: node, includesInside: distance != nil && !node.children.isEmpty))
        }
        return distance
    }

    /// Half of the last digit of a distance on the page, which has three decimals.
    private static let precision: CGFloat = 0.0005

    /// Whether two distances are equal in the precision of the page.
    private static func isEqual(_ a: CGSize, _ b: CGSize) -> Bool {
        abs(a.width - b.width) < precision && abs(a.height - b.height) < precision
    }
}

/// A node without the nodes inside it, so a comparison of two nodes stops there.
private struct FlatNode: Equatable {
    var node: SemanticsNode
    let children: [UInt64]

    init(_ node: SemanticsNode) {
        children = node.children.map(\.id)
        self.node = node
        self.node.children = []
    }
}
