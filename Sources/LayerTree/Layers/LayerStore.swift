/// The identifiers and changes of a scene's layers, for hosts that send only differences.
public final class LayerStore {
    let ledger = LayerLedger()

    /// Creates an empty store.
    public init() {}

    /// A Boolean value that indicates whether layers changed or were removed since the host last took the changes.
    public var hasChanges: Bool { !ledger.changed.isEmpty || !ledger.discarded.isEmpty }

    /// Takes the changes since the last call.
    ///
    /// - Parameter body: A closure that receives each new or changed layer once, in the order of the first changes,
    ///   with its ``Layer/changes``, which the store clears afterward.
    /// - Returns: The number of new or changed layers, and the identifiers of removed layers.
    /// - Complexity: O(*n*) in the number of changed layers.
    public func takeChanges(_ body: (_ changed: Layer) -> Void = { _ in }) -> (count: Int, discarded: [UInt64]) {
        // Reuse the storage of the changes before.
        var layers = ledger.taken
        swap(&layers, &ledger.changed)
        ledger.taken = []
        for layer in layers {
            body(layer)
            layer.clearChanges()
        }
        let count = layers.count
        layers.removeAll(keepingCapacity: true)
        ledger.taken = layers
        if ledger.discarded.isEmpty { return (count, []) }
        let gone = ledger.discarded
        ledger.discarded = []
        return (count, gone)
    }

    // Changed layers and the ledger retain each other until the host takes the changes.
    deinit { ledger.close() }
}

/// The changes that layers record. The ledger exists as long as the store or one of its layers.
final class LayerLedger {
    fileprivate var changed: [Layer] = []
    /// Empty storage for the next changes.
    fileprivate var taken: [Layer] = []
    fileprivate var discarded: [UInt64] = []
    private var nextID: UInt64 = 1
    private var isClosed = false

    func makeID() -> UInt64 {
        defer { nextID += 1 }
        return nextID
    }

    func register(_ layer: Layer) { if !isClosed { changed.append(layer) } }

    func discard(_ id: UInt64) { if !isClosed { discarded.append(id) } }

    fileprivate func close() {
        isClosed = true
        changed.removeAll()
    }
}
