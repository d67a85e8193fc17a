import LayerTree

/// Remembers the accessibility tree that a page knows, and computes changes.
struct SemanticsDifference {
    private var known: [UInt64: SemanticsNode] = [:]

    struct Change {
        /// New or changed elements, with their children as identifiers.
        var changed: [SemanticsNode] = []
        /// Elements of which only the frame changed.
        var moved: [SemanticsNode] = []
        var removed: [UInt64] = []

        var isEmpty: Bool { changed.isEmpty && moved.isEmpty && removed.isEmpty }
    }

    mutating func forget() { known.removeAll() }

    /// Returns the changes to a tree. If an identifier occurs twice in a tree, the first element counts.
    mutating func update(to root: SemanticsNode) -> Change {
        var change = Change()
        var present: [UInt64: SemanticsNode] = [:]
        present.reserveCapacity(known.count)
        visit(root, &present, &change)
        for id in known.keys where present[id] == nil { change.removed.append(id) }
        change.removed.sort()
        known = present
        return change
    }

    private func visit(_ node: SemanticsNode, _ present: inout [UInt64: SemanticsNode], _ change: inout Change) {
        let flat = node.withChildrenNamedOnly
        guard present.updateValue(flat, forKey: node.id) == nil else { return }
        if let old = known[node.id] {
            if old != flat {
                var moved = old
                moved.frame = flat.frame
                if moved == flat { change.moved.append(node) } else { change.changed.append(node) }
            }
        } else {
            change.changed.append(node)
        }
        for child in node.children { visit(child, &present, &change) }
    }
}

extension SemanticsNode {
    /// The node with children that contain only their identifiers, so a comparison of two nodes stops there.
    fileprivate var withChildrenNamedOnly: SemanticsNode {
        var copy = self
        copy.children = children.map { SemanticsNode(id: $0.id, role: .none) }
        return copy
    }
}
