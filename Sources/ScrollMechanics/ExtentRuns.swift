/// A sequence of items in a balanced tree of runs with equal extents, measured or not.
///
/// The tree is a treap in the order of item indices. The start of a run is the number of items to its left, and no node
/// stores it, so inserting and removing items moves nothing. All operations are O(log *r*) for *r* runs. The number of
/// runs is at most one plus twice the number of measured items.
///
/// The nodes are in one array and refer to each other by index. A negative index stands for none.
struct ExtentRuns: Sendable {
    struct Node: Sendable {
        /// The number of items in this run.
        var length: Int
        /// The extent of every item in the run; NaN if the items aren't measured.
        var extent: Double
        var left = ExtentRuns.none
        var right = ExtentRuns.none
        /// The priority, which is at least that of each child.
        var priority: UInt32
        var subtree: Summary

        var own: Summary { Summary(length: length, extent: extent) }
    }

    private static var none: Int32 { -1 }

    var nodes: [Node] = []
    var root = ExtentRuns.none
    /// The first node to reuse. The others follow through `left`.
    private var free = ExtentRuns.none
    private var seed: UInt32 = 0x9e37_79b9

    init(count: Int) {
        if count > 0 { root = makeNode(length: count, extent: .nan) }
    }

    var summary: Summary { summary(of: root) }

    func summary(of node: Int32) -> Summary { node < 0 ? Summary() : nodes[Int(node)].subtree }

    /// Returns the extent of the item at a valid index; NaN if the item isn't measured.
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

    /// Replaces the items of a range in 0...items with `length` items of one extent (NaN: not measured).
    mutating func replace(_ range: Range<Int>, withLength length: Int, extent: Double) {
        let (before, rest) = split(root, at: range.lowerBound)
        let (dropped, after) = split(rest, at: range.count)
        discard(dropped)
        root = join(before, length, extent, after)
    }

    /// Returns the trees before and after `index` items, and divides a run at the boundary.
    private mutating func split(_ node: Int32, at index: Int) -> (Int32, Int32) {
        guard node >= 0 else { return (Self.none, Self.none) }
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
        nodes[n].right = Self.none
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

    /// Joins two trees with a run between them, and merges adjacent runs of equal extent.
    private mutating func join(_ before: Int32, _ length: Int, _ extent: Double, _ after: Int32) -> Int32 {
        var (before, after, length, extent) = (before, after, length, extent)
        if length == 0 {
            // With nothing in between, the last run before is the one to join.
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
        // Marsaglia's xorshift generator: priorities must be well distributed and the same in every process.
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
