/// The book of a scene's layers: who they are and which changed, for hosts that send only differences.
public final class LayerStore {
    private var nextID: UInt64 = 1
    private var changed: [Unmanaged<Layer>] = []
    private var discarded: [UInt64] = []

    public init() {}

    public var hasChanges: Bool { !changed.isEmpty || !discarded.isEmpty }

    /// The layers that are new or changed, each once, in the order in which they first changed, and the ids
    /// of those that are gone. `body` sees every layer with its ``Layer/changes``; afterwards they are cleared.
    public func takeChanges(_ body: (_ changed: Layer) -> Void = { _ in }) -> (count: Int, discarded: [UInt64]) {
        let layers = changed
        let gone = discarded
        changed.removeAll(keepingCapacity: true)
        discarded.removeAll(keepingCapacity: true)
        for reference in layers {
            let layer = reference.takeUnretainedValue()
            body(layer)
            layer.clearChanges()
            reference.release()
        }
        return (layers.count, gone)
    }

    func makeID() -> UInt64 {
        defer { nextID += 1 }
        return nextID
    }

    func register(_ layer: Layer) { changed.append(Unmanaged.passRetained(layer)) }

    func discard(_ id: UInt64) { discarded.append(id) }

    deinit { for reference in changed { reference.release() } }
}
