/// The nodes that need evaluation, grouped by the transactions of the changes.
@MainActor
struct UpdateQueue {
    struct Batch {
        var id: Int
        var transaction: Transaction
        var nodes: [_Node]
    }

    private var batches: [Batch] = []

    var isEmpty: Bool { batches.isEmpty }

    /// The identifier of the last batch's transaction.
    var lastID: Int? { batches.last?.id }

    var nextID: Int? { batches.first?.id }

    /// The first node of the oldest batch.
    var first: _Node? { batches.first?.nodes.first }

    mutating func add(_ node: _Node, _ transaction: Transaction, id: Int) {
        node.queuedID = id
        if batches.last?.id == id {
            batches[batches.count - 1].nodes.append(node)
        } else {
            batches.append(Batch(id: id, transaction: transaction, nodes: [node]))
            transaction.completions.forEach { $0.begin() }
        }
    }

    /// Adds a node to the first batch, or to a new first batch if the identifier differs.
    mutating func addFirst(_ node: _Node, _ transaction: Transaction, id: Int) {
        node.queuedID = id
        if batches.first?.id == id {
            batches[0].nodes.append(node)
        } else {
            batches.insert(Batch(id: id, transaction: transaction, nodes: [node]), at: 0)
            transaction.completions.forEach { $0.begin() }
        }
    }

    /// Removes and returns the oldest batch, with its nodes ordered by depth and then by creation. Its transaction's
    /// completions wait until the batch has been evaluated.
    mutating func next() -> Batch? {
        if batches.isEmpty { return nil }
        var batch = batches.removeFirst()
        batch.nodes.sort { ($0.depth, $0.number) < ($1.depth, $1.number) }
        return batch
    }

    /// Removes and returns the oldest batch if it has the identifier.
    mutating func next(id: Int) -> Batch? { nextID == id ? next() : nil }
}
