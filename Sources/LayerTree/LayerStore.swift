/// The book of a scene's layers: who they are and which changed, for hosts that send only differences.
public final class LayerStore {
    let ledger = LayerLedger()

    public init() {}

    public var hasChanges: Bool { !ledger.changed.isEmpty || !ledger.discarded.isEmpty }

    /// The layers that are new or changed, each once, in the order in which they first changed, and the ids
    /// of those that are gone. `body` sees every layer with its ``Layer/changes``; afterwards they are cleared.
    public func takeChanges(_ body: (_ changed: Layer) -> Void = { _ in }) -> (count: Int, discarded: [UInt64]) {
        // The room of those taken before is used again.
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

    // Changed layers and the ledger hold each other until the changes are taken.
    deinit { ledger.close() }
}

/// What layers write their changes into. It outlives the store for as long as a layer does.
final class LayerLedger {
    fileprivate var changed: [Layer] = []
    /// Empty: room for the next changes.
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
