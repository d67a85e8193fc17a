import Foundation

/// The storage of a state, and the nodes that read it.
///
/// Views only see values that change on the main actor. A write on another thread moves to the main actor, in order and
/// with its transaction. Until then views see the old value, and code outside of views sees the new one, so that, for
/// instance, a task that increments a counter doesn't lose an increment. A write on the main actor replaces the
/// pending writes.
final class StateLocation<Value>: Dependency, @unchecked Sendable {
    /// Protects `carried`, `writes`, and accesses to `value` from other threads. Only the main actor writes `value`.
    private let lock = NSLock()
    private var value: Value
    /// The last value that another thread wrote and that hasn't reached the main actor yet, with the number of such
    /// writes.
    private var carried: (value: Value, count: Int)?
    /// The number of writes on the main actor.
    private var writes = 0
    private let dependents = DependentSet()
    /// The graph of the view that owns the value.
    private weak var graph: ViewGraph?

    init(_ value: Value, graph: ViewGraph? = nil) {
        self.value = value
        self.graph = graph
    }

    func read() -> Value {
        if let node = Evaluation.current {
            dependents.noteReader(node, of: self)
            return value
        }
        return lock.withLock { carried?.value ?? value }
    }

    /// The value that views see, read without a dependency on it. Use it only on the main actor.
    var current: Value { value }

    /// A Boolean value that indicates whether a view depends on the value. Use it only on the main actor.
    var hasReaders: Bool { !dependents.isEmpty }

    func write(_ newValue: Value, _ transaction: Transaction? = nil) {
        let scope = TransactionStack.Scope(
            id: TransactionStack.currentID, transaction: transaction ?? TransactionStack.current)
        let change = Change(value: newValue, scope: scope, writes: 0)
        if isOnMainActor {
            MainActor.assumeIsolated { self.set(change) }
        } else {
            carry(change)
        }
    }

    @MainActor private func set(_ change: Change) {
        lock.withLock {
            writes += 1
            carried = nil
        }
        apply(change)
    }

    @MainActor private func apply(_ change: Change) {
        if ValueComparison.areEqual(value, change.value) { return }
        dependents.willChange()
        // The view that is about to read the value may be part of a pending change of another transaction.
        if dependents.isEmpty { graph?.prepareForWrite() }
        lock.withLock { value = change.value }
        dependents.didChange(in: change.scope.transaction)
    }

    // MARK: Writes from other threads

    private func carry(_ change: Change) {
        var change = change
        lock.withLock {
            carried = (change.value, (carried?.count ?? 0) + 1)
            change.writes = writes
        }
        DispatchQueue.main.async { [change] in MainActor.assumeIsolated { self.takeOver(change) } }
    }

    @MainActor private func takeOver(_ change: Change) {
        // A later write on the main actor replaces this one.
        guard lock.withLock({ change.writes == writes }) else { return }
        if change.scope.id == 0 {
            apply(change)
        } else {
            TransactionStack.with(change.scope) { apply(change) }
        }
        lock.withLock {
            carried?.count -= 1
            if carried?.count == 0 { carried = nil }
        }
    }

    func removeDependent(_ node: _Node) { dependents.remove(node) }

    private struct Change: @unchecked Sendable {
        let value: Value
        let scope: TransactionStack.Scope
        /// The number of writes on the main actor at the time of this change.
        var writes: Int
    }
}

/// The nodes that depend on a value. Use it only on the main actor.
final class DependentSet {
    private struct Reference { unowned let node: _Node }
    private var nodes: [ObjectIdentifier: Reference] = [:]

    var isEmpty: Bool { nodes.isEmpty }

    /// Records a reader of the value.
    ///
    /// - Parameters:
    ///   - node: The node under evaluation.
    ///   - dependency: The value.
    func noteReader(_ node: _Node, of dependency: some Dependency) {
        if nodes.updateValue(Reference(node: node), forKey: ObjectIdentifier(node)) == nil {
            node.dependencies.append(dependency)
        }
    }

    func remove(_ node: _Node) { nodes[ObjectIdentifier(node)] = nil }

    /// Lets the graphs finish pending changes of other transactions, so that views update with the values of those
    /// transactions. Readers that wait for an update in the current transaction update with all its values.
    @MainActor func willChange() {
        // A pending change may remove readers, so the loop over the readers ends before the first change.
        var graphs: [ViewGraph] = []
        let id = TransactionStack.currentID
        for reference in nodes.values where reference.node.queuedID != id {
            if !graphs.contains(where: { $0 === reference.node.graph }) { graphs.append(reference.node.graph) }
        }
        for graph in graphs { graph.prepareForWrite() }
    }

    @MainActor func didChange(in transaction: Transaction) {
        for reference in nodes.values { reference.node.graph.enqueue(reference.node, in: transaction) }
    }
}
