import Foundation

/// Where the value of a state lives, and who reads it.
///
/// Views see values that change on the main actor alone. What another thread writes is carried over to it, in order, with the transaction
/// that it was written in; until then views see the old value, and code outside of views the new one, so that a task that counts
/// up does not lose a step. What the main actor writes in the meantime takes the place of what is still on its way.
final class StateLocation<Value>: Dependency, @unchecked Sendable {
    /// Held to write `value`, which the main actor alone does, and to read it elsewhere; and for the two after it.
    private let lock = NSLock()
    private var value: Value
    /// What other threads wrote that is still on its way, the last of it.
    private var carried: (value: Value, count: Int)?
    /// How often the main actor has written.
    private var writes = 0
    private let dependents = DependentSet()

    init(_ value: Value) { self.value = value }

    func read() -> Value {
        if let node = Evaluation.current {
            dependents.noteReader(node, of: self)
            return value
        }
        return lock.withLock { carried?.value ?? value }
    }

    /// The value that views see, without becoming a reader of it. On the main actor.
    var current: Value { value }

    func write(_ newValue: Value, _ transaction: Transaction? = nil) {
        let scope = TransactionStack.Scope(id: TransactionStack.currentID, transaction: transaction ?? TransactionStack.current)
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
        dependents.willChange(in: change.scope.transaction)
        lock.withLock { value = change.value }
        dependents.didChange(in: change.scope.transaction)
    }

    // MARK: Other threads

    private func carry(_ change: Change) {
        var change = change
        lock.withLock {
            carried = (change.value, (carried?.count ?? 0) + 1)
            change.writes = writes
        }
        DispatchQueue.main.async { [change] in MainActor.assumeIsolated { self.takeOver(change) } }
    }

    @MainActor private func takeOver(_ change: Change) {
        // Something was written after it.
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
        /// How often the main actor had written then.
        var writes: Int
    }
}

/// The nodes that read something. For the main actor alone.
final class DependentSet {
    private struct Reference { unowned let node: _Node }
    private var nodes: [ObjectIdentifier: Reference] = [:]

    /// - Parameter node: The one that is being evaluated.
    func noteReader(_ node: _Node, of dependency: some Dependency) {
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
