/// The positions in the tree at which a modifier overrides the update's transaction.
///
/// Without overrides, looking up a node's transaction costs nothing.
@MainActor
final class TransactionOverrides {
    /// The overrides that apply to every update.
    private var lasting: [ObjectIdentifier: Reference] = [:]
    /// The overrides that apply to the current update.
    private var current: [TransactionNode] = []

    private struct Reference { weak var node: TransactionNode? }

    var isEmpty: Bool { lasting.isEmpty && current.isEmpty }

    /// The overrides of whole views in the current update, outer ones first.
    var inForce: [TransactionNode] {
        (current + lasting.values.compactMap(\.node)).filter { $0.isMounted && !($0 is TransactionScopeNode) }
            .sorted { $0.depth < $1.depth }
    }

    func addLasting(_ node: TransactionNode) { lasting[ObjectIdentifier(node)] = Reference(node: node) }
    func removeLasting(_ node: TransactionNode) { lasting[ObjectIdentifier(node)] = nil }

    func begin(_ node: TransactionNode) { current.append(node) }

    /// Removes the overrides of the current update.
    func endUpdate() {
        if current.isEmpty { return }
        for node in current { node.isInForce = false }
        current.removeAll()
    }

    /// Returns the transaction that reaches a node, without the node's own overrides. Outer overrides apply first.
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

/// A node that changes the transaction for its content.
class TransactionNode: PassthroughNode {
    final var transform: (inout Transaction) -> Void = { _ in }
    final fileprivate(set) var isInForce = false
    private var isLasting = false

    /// Applies the change until the end of the current update.
    final func overrideThisUpdate() {
        if isInForce { return }
        isInForce = true
        graph.overrideBegins(self)
    }

    /// Applies the change in every update.
    final func overrideEveryUpdate() {
        if isLasting { return }
        isLasting = true
        isInForce = true
        graph.overrides.addLasting(self)
    }

    override func willUnmount() { if isLasting { graph.overrides.removeLasting(self) } }
}

/// A node that changes the transaction for the modifiers around its content.
final class TransactionScopeNode: TransactionNode {}

/// A node whose content uses the transaction from outside an outer override.
final class TransactionLimitNode: PassthroughNode {
    weak var override: TransactionNode?
}

extension _Node {
    /// The transaction of the current update with the overrides around this node.
    final var effectiveTransaction: Transaction {
        graph.overrides.isEmpty ? graph.transaction : graph.overrides.transaction(for: self, from: graph.transaction)
    }
}
