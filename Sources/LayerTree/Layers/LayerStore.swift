/// The identifiers and changes of a scene's layers, for hosts that receive only differences.
///
/// A scene also has layers outside its tree, such as those of recycled rows. A host receives such a layer in full when
/// it joins a layer that the host has received.
public final class LayerStore {
    let ledger = LayerLedger()

    /// Creates an empty store.
    public init() {}

    /// A Boolean value that indicates whether layers changed or were removed since the host last took the changes.
    public var hasChanges: Bool { !ledger.changed.isEmpty || !ledger.discarded.isEmpty }

    /// A Boolean value that indicates whether all changes since the host last took them follow from a ``Layer/motion``
    /// that the host has received: from its trajectory, or from the movement of the finger that holds the content. The
    /// ``Layer/responses`` of other layers to that motion count, too. A host that displays content ahead of the frames
    /// doesn't need these changes.
    ///
    /// - Complexity: O(*n*) in the number of changed layers.
    public var changesFollowMotion: Bool {
        guard ledger.discarded.isEmpty else { return false }
        var hasMoved = false, hasResponded = false
        for layer in ledger.changed where ledger.isDelivered(layer) {
            if layer.hasOnlyMoved {
                hasMoved = true
            } else if layer.hasOnlyResponded {
                hasResponded = true
            } else {
                return false
            }
        }
        return hasMoved || !hasResponded
    }

    /// A Boolean value that indicates whether a finger moved content that it already held when the host last took the
    /// changes.
    ///
    /// - Complexity: O(*n*) in the number of changed layers.
    public var hasHeldMoves: Bool {
        ledger.changed.contains {
            ledger.isDelivered($0) && $0.changes.contains(.heldOffset) && !$0.changes.contains(.motion)
        }
    }

    /// Makes the next call of ``takeChanges(in:_:)`` report the entire tree, for a host that has received nothing.
    public func startOver() { ledger.startOver() }

    /// Takes the changes since the last call.
    ///
    /// The store clears ``Layer/changes`` of all layers.
    ///
    /// - Parameters:
    ///   - root: The root of the tree.
    ///   - body: A closure that receives each layer once, with its changes. Layers that the host has received come in
    ///     the order of their first changes. The layers that join a layer follow it, with all properties.
    /// - Returns: The identifiers of the removed layers that the host has received.
    /// - Complexity: O(*n*) in the number of changed layers and of the layers that join the tree.
    public func takeChanges(in root: Layer, _ body: (_ layer: Layer, _ changes: LayerChanges) -> Void) -> [UInt64] {
        if !ledger.isDelivered(root) { deliver([root], body) }
        ledger.takeChanged { layer, changes in
            guard ledger.isDelivered(layer) else { return }
            body(layer, changes)
            guard !changes.isDisjoint(with: [.children, .effects]) else { return }
            deliver(layer.parts.filter { !ledger.isDelivered($0) }, body)
        }
        return ledger.takeDiscarded()
    }

    /// Drops the changes since the last call, for a scene without a host.
    ///
    /// - Returns: The number of new or changed layers, including those outside the tree.
    /// - Complexity: O(*n*) in the number of changed layers.
    @discardableResult
    package func dropChanges() -> Int {
        var count = 0
        ledger.takeChanged { _, _ in count += 1 }
        _ = ledger.takeDiscarded()
        return count
    }

    /// Reports layers in full, with the layers inside them, except those that the host has received.
    private func deliver(_ layers: [Layer], _ body: (_ layer: Layer, _ changes: LayerChanges) -> Void) {
        var waiting = layers
        while let layer = waiting.popLast() {
            guard ledger.markDelivered(layer) else { continue }
            layer.clearChanges()
            body(layer, .all)
            waiting.append(contentsOf: layer.parts)
        }
    }

    // Changed layers and the ledger retain each other until the host takes the changes.
    deinit { ledger.close() }
}

/// The changes that layers record. The ledger exists as long as the store or one of its layers.
final class LayerLedger {
    // Unchecked, as the properties of layers are.
    @exclusivity(unchecked) fileprivate var changed: [Layer] = []
    /// Empty storage for the next changes.
    @exclusivity(unchecked) private var taken: [Layer] = []
    @exclusivity(unchecked) fileprivate var discarded: [UInt64] = []
    @exclusivity(unchecked) private var nextID: UInt64 = 1
    private var isClosed = false
    /// The number of hosts so far. A layer with this number is one that the current host has received.
    private var host: UInt32 = 1

    func makeID() -> UInt64 {
        defer { nextID += 1 }
        return nextID
    }

    func register(_ layer: Layer) { if !isClosed { changed.append(layer) } }

    func discard(_ id: UInt64, receivedBy host: UInt32) {
        if !isClosed, host == self.host { discarded.append(id) }
    }

    fileprivate func startOver() {
        host += 1
        discarded = []
    }

    fileprivate func isDelivered(_ layer: Layer) -> Bool { layer.host == host }

    /// Records that the host receives a layer. Returns `false` if it has received it before.
    fileprivate func markDelivered(_ layer: Layer) -> Bool {
        if isDelivered(layer) { return false }
        layer.host = host
        return true
    }

    /// Calls `body` for each layer with changes, in the order of the first changes, and clears the changes.
    fileprivate func takeChanged(_ body: (_ layer: Layer, _ changes: LayerChanges) -> Void) {
        // Reuse the storage of the changes before.
        var layers = taken
        swap(&layers, &changed)
        taken = []
        for layer in layers {
            let changes = layer.changes
            if changes.isEmpty { continue }
            layer.clearChanges()
            body(layer, changes)
        }
        layers.removeAll(keepingCapacity: true)
        taken = layers
    }

    fileprivate func takeDiscarded() -> [UInt64] {
        if discarded.isEmpty { return [] }
        defer { discarded = [] }
        return discarded
    }

    fileprivate func close() {
        isClosed = true
        changed.removeAll()
    }
}

extension Layer {
    /// Whether the layer's position is all that changed, as its motion describes.
    fileprivate var hasOnlyMoved: Bool {
        switch changes {
        case [], .heldOffset, [.heldOffset, .position]: true
        case .position: motion?.followsTrajectory == true
        default: false
        }
    }

    /// Whether only properties changed that respond to the motion of other content.
    fileprivate var hasOnlyResponded: Bool {
        responses != nil && !isHidden && changes.isSubset(of: [.transform, .opacity])
    }

    /// The layers that draw with this layer: its children and its mask.
    fileprivate var parts: [Layer] { effects?.mask.map { children + [$0] } ?? children }
}
