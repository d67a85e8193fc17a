/// The places in the tree where the transaction of an update is another one than around them.
///
/// While there are none, asking for a node's transaction costs nothing.
@MainActor
final class TransactionOverrides {
    /// Those that hold for every update.
    private(set) var lastingCount = 0
    /// Those that hold for the update being made.
    private var current: [TransactionNode] = []

    var hasCurrent: Bool { !current.isEmpty }
    var isEmpty: Bool { lastingCount == 0 && current.isEmpty }

    func addLasting() { lastingCount += 1 }
    func removeLasting() { lastingCount -= 1 }

    func begin(_ node: TransactionNode) { current.append(node) }

    /// The update is done.
    func endUpdate() {
        if current.isEmpty { return }
        for node in current { node.isInForce = false }
        current.removeAll()
    }

    /// The transaction that reaches a node, its own overrides not counted: outer ones change it first.
    func transaction(for node: _Node, from transaction: Transaction) -> Transaction {
        var found: [TransactionNode] = []
        var next = node.parent
        while let current = next {
            if let override = current as? TransactionNode, override.isInForce {
                found.append(override)
            } else if let limit = current as? TransactionLimitNode, let around = limit.override {
                next = around.parent
                continue
            }
            next = current.parent
        }
        var result = transaction
        for override in found.reversed() { override.transform(&result) }
        return result
    }
}

/// Changes the transaction for what it made.
class TransactionNode: PassthroughNode {
    final var transform: (inout Transaction) -> Void = { _ in }
    final fileprivate(set) var isInForce = false
    private var isLasting = false

    /// The change holds until the update being made is done.
    final func overrideThisUpdate() {
        if isInForce { return }
        isInForce = true
        graph.overrideBegins(self)
    }

    /// The change holds for every update.
    final func overrideEveryUpdate() {
        if isLasting { return }
        isLasting = true
        isInForce = true
        graph.overrides.addLasting()
    }

    override func willUnmount() { if isLasting { graph.overrides.removeLasting() } }
}

/// Inside it, the transaction is what it was around an override further out.
final class TransactionLimitNode: PassthroughNode {
    weak var override: TransactionNode?
}

extension _Node {
    /// The transaction of the update being made, as the modifiers around this node leave it.
    final var effectiveTransaction: Transaction {
        graph.overrides.isEmpty ? graph.transaction : graph.overrides.transaction(for: self, from: graph.transaction)
    }
}
