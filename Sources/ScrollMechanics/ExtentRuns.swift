/// A sequence of items as runs of equal extent, some of them not measured, in a balanced tree.
///
/// The tree is a treap ordered by item index. No run stores where it begins: that is the number of items to its
/// left, so inserting and removing items moves nothing. All operations are O(log r) in the number r of runs, which
/// is at most twice the number of measured items plus one, and one for a list that was never measured.
///
/// Nodes live in one array and name each other by position; −1 is none.
struct ExtentRuns: Sendable {
    struct Node: Sendable {
        /// Items in this run.
        var length: Int
        /// Of every item of the run; NaN if they are not measured.
        var extent: Double
        var left: Int32 = -1
        var right: Int32 = -1
        /// No child has a greater one.
        var priority: UInt32
        var subtree: Summary

        var own: Summary { Summary(length: length, extent: extent) }
    }

    var nodes: [Node] = []
    var root: Int32 = -1
    /// Nodes to use again, linked through `left`.
    private var free: Int32 = -1
    private var seed: UInt32 = 0x9e37_79b9

    init(count: Int) {
        if count > 0 { root = makeNode(length: count, extent: .nan) }
    }

    var summary: Summary { summary(of: root) }

    func summary(of node: Int32) -> Summary { node < 0 ? Summary() : nodes[Int(node)].subtree }

    /// The extent of the item at an index in range; NaN if it is not measured.
    func extent(at index: Int) -> Double {
        var node = root
        var index = index
        while node >= 0 {
            let before = summary(of: nodes[Int(node)].left).items
            if index < before {
                node = nodes[Int(node)].left
            } else if index - before < nodes[Int(node)].length {
                return nodes[Int(node)].extent
            } else {
                index -= before + nodes[Int(node)].length
                node = nodes[Int(node)].right
            }
        }
        return .nan
    }

    /// Replaces the items of a range that lies in 0...items by `length` items of one extent (NaN: not measured).
    mutating func replace(_ range: Range<Int>, withLength length: Int, extent: Double) {
        let (before, rest) = split(root, at: range.lowerBound)
        let (dropped, after) = split(rest, at: range.count)
        discard(dropped)
        root = join(before, length, extent, after)
    }

    /// The trees before and after `index` items. A run across the boundary becomes two.
    private mutating func split(_ node: Int32, at index: Int) -> (Int32, Int32) {
        guard node >= 0 else { return (-1, -1) }
        let n = Int(node)
        let before = summary(of: nodes[n].left).items
        if index <= before {
            let (head, tail) = split(nodes[n].left, at: index)
            nodes[n].left = tail
            update(node)
            return (head, node)
        }
        let length = nodes[n].length
        if index >= before + length {
            let (head, tail) = split(nodes[n].right, at: index - before - length)
            nodes[n].right = head
            update(node)
            return (node, tail)
        }
        let cut = makeNode(length: before + length - index, extent: nodes[n].extent)
        let tail = merge(cut, nodes[n].right)
        nodes[n].length = index - before
        nodes[n].right = -1
        update(node)
        return (node, tail)
    }

    private mutating func merge(_ a: Int32, _ b: Int32) -> Int32 {
        if a < 0 { return b }
        if b < 0 { return a }
        if nodes[Int(a)].priority >= nodes[Int(b)].priority {
            let right = merge(nodes[Int(a)].right, b)
            nodes[Int(a)].right = right
            update(a)
            return a
        }
        let left = merge(a, nodes[Int(b)].left)
        nodes[Int(b)].left = left
        update(b)
        return b
    }

    /// Two trees with a run between them, in which neighbours of equal extent are one run.
    private mutating func join(_ before: Int32, _ length: Int, _ extent: Double, _ after: Int32) -> Int32 {
        var (before, after, length, extent) = (before, after, length, extent)
        if length == 0 {
            // Nothing lies between: let the last run before be the one to join.
            guard let last = lastRun(of: before) else { return after }
            (before, length, extent) = (dropLast(last.length, of: before), last.length, last.extent)
        }
        if let last = lastRun(of: before), Self.isSame(last.extent, extent) {
            before = dropLast(last.length, of: before)
            length += last.length
        }
        if let next = firstRun(of: after), Self.isSame(next.extent, extent) {
            let (dropped, rest) = split(after, at: next.length)
            discard(dropped)
            after = rest
            length += next.length
        }
        return merge(merge(before, makeNode(length: length, extent: extent)), after)
    }

    private mutating func dropLast(_ length: Int, of tree: Int32) -> Int32 {
        let (rest, dropped) = split(tree, at: summary(of: tree).items - length)
        discard(dropped)
        return rest
    }

    private func lastRun(of tree: Int32) -> (length: Int, extent: Double)? {
        guard tree >= 0 else { return nil }
        var node = tree
        while nodes[Int(node)].right >= 0 { node = nodes[Int(node)].right }
        return (nodes[Int(node)].length, nodes[Int(node)].extent)
    }

    private func firstRun(of tree: Int32) -> (length: Int, extent: Double)? {
        guard tree >= 0 else { return nil }
        var node = tree
        while nodes[Int(node)].left >= 0 { node = nodes[Int(node)].left }
        return (nodes[Int(node)].length, nodes[Int(node)].extent)
    }

    private static func isSame(_ a: Double, _ b: Double) -> Bool { a == b || (a.isNaN && b.isNaN) }

    private mutating func update(_ node: Int32) {
        let n = Int(node)
        nodes[n].subtree = summary(of: nodes[n].left) + nodes[n].own + summary(of: nodes[n].right)
    }

    private mutating func makeNode(length: Int, extent: Double) -> Int32 {
        // Marsaglia's xorshift: priorities need to be spread, not secret, and the same in every run.
        seed ^= seed << 13
        seed ^= seed >> 17
        seed ^= seed << 5
        let node = Node(
            length: length, extent: extent, priority: seed, subtree: Summary(length: length, extent: extent))
        guard free >= 0 else {
            nodes.append(node)
            return Int32(nodes.count - 1)
        }
        let index = free
        free = nodes[Int(index)].left
        nodes[Int(index)] = node
        return index
    }

    private mutating func discard(_ node: Int32) {
        guard node >= 0 else { return }
        discard(nodes[Int(node)].left)
        discard(nodes[Int(node)].right)
        nodes[Int(node)].left = free
        free = node
    }
}
