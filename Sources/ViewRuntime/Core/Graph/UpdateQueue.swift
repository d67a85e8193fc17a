/// The nodes to evaluate again, in the transactions of the changes that asked for it.
@MainActor
struct UpdateQueue {
    struct Batch {
        var id: Int
        var transaction: Transaction
        var nodes: [_Node]
    }

    private var batches: [Batch] = []

    var isEmpty: Bool { batches.isEmpty }

    /// The transaction of what waits last.
    var lastID: Int? { batches.last?.id }

    var nextID: Int? { batches.first?.id }

    mutating func add(_ node: _Node, _ transaction: Transaction, id: Int) {
        node.isQueued = true
        if batches.last?.id == id {
            batches[batches.count - 1].nodes.append(node)
        } else {
            batches.append(Batch(id: id, transaction: transaction, nodes: [node]))
            transaction.completions.forEach { $0.begin() }
        }
    }

    /// Adds to the batch with the id, which is the next one or becomes it.
    mutating func addFirst(_ node: _Node, _ transaction: Transaction, id: Int) {
        node.isQueued = true
        if batches.first?.id == id {
            batches[0].nodes.append(node)
        } else {
            batches.insert(Batch(id: id, transaction: transaction, nodes: [node]), at: 0)
            transaction.completions.forEach { $0.begin() }
        }
    }

    /// Takes the oldest batch, its nodes ordered parents first, siblings as they were made. Its transaction's completions wait until it was evaluated.
    mutating func next() -> Batch? {
        if batches.isEmpty { return nil }
        var batch = batches.removeFirst()
        batch.nodes.sort { ($0.depth, $0.number) < ($1.depth, $1.number) }
        return batch
    }

    /// Takes the oldest batch if it has the id.
    mutating func next(id: Int) -> Batch? { nextID == id ? next() : nil }
}
