/// The nodes to evaluate again, in the transactions of the changes that asked for it.
@MainActor
struct UpdateQueue {
    private struct Batch {
        var id: Int
        var transaction: Transaction
        var nodes: [_Node]
    }

    private var batches: [Batch] = []

    var isEmpty: Bool { batches.isEmpty }

    /// The transaction of what waits last.
    var lastID: Int? { batches.last?.id }

    mutating func add(_ node: _Node, _ transaction: Transaction, id: Int) {
        node.isQueued = true
        if batches.last?.id == id {
            batches[batches.count - 1].nodes.append(node)
        } else {
            batches.append(Batch(id: id, transaction: transaction, nodes: [node]))
        }
    }

    /// Takes the oldest batch, its nodes ordered parents first.
    mutating func next() -> (transaction: Transaction, nodes: [_Node])? {
        if batches.isEmpty { return nil }
        let batch = batches.removeFirst()
        return (batch.transaction, batch.nodes.sorted { $0.depth < $1.depth })
    }
}
