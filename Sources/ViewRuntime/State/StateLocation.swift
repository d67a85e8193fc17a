import Foundation

/// Where the value of a state lives, and who reads it.
///
/// Values change on the main thread. A write from another thread is carried over to it; until then,
/// readers see the old value.
final class StateLocation<Value>: Dependency, @unchecked Sendable {
    private var value: Value
    private let dependents = DependentSet()

    init(_ value: Value) { self.value = value }

    func read() -> Value {
        dependents.noteReader(self)
        return value
    }

    /// The value, without becoming a reader of it.
    var current: Value { value }

    func write(_ newValue: Value, _ transaction: Transaction? = nil) {
        let change = Change(value: newValue, transaction: transaction ?? TransactionStack.current)
        onMainThread { self.set(change.value, change.transaction) }
    }

    @MainActor private func set(_ newValue: Value, _ transaction: Transaction) {
        if ValueComparison.areEqual(value, newValue) { return }
        dependents.willChange(in: transaction)
        value = newValue
        dependents.didChange(in: transaction)
    }

    func removeDependent(_ node: _Node) { dependents.remove(node) }

    private struct Change: @unchecked Sendable {
        let value: Value
        let transaction: Transaction
    }
}

/// The nodes that read something.
final class DependentSet {
    private struct Reference { unowned let node: _Node }
    private var nodes: [ObjectIdentifier: Reference] = [:]

    func noteReader(_ dependency: some Dependency) {
        guard let node = Evaluation.current else { return }
        if nodes.updateValue(Reference(node: node), forKey: ObjectIdentifier(node)) == nil {
            node.dependencies.append(dependency)
        }
    }

    func remove(_ node: _Node) { nodes[ObjectIdentifier(node)] = nil }

    /// Lets graphs finish what waits in another transaction, so that it is shown with the value it was written with.
    @MainActor func willChange(in transaction: Transaction) {
        for reference in nodes.values { reference.node.graph.prepare(for: transaction) }
    }

    @MainActor func didChange(in transaction: Transaction) {
        for reference in nodes.values { reference.node.graph.enqueue(reference.node, in: transaction) }
    }
}
