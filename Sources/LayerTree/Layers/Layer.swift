import Foundation

/// A retained drawing: draw commands and child layers in their own coordinate space.
///
/// A point `p` of the layer appears in its parent at `transform(p) + position`. The opacity applies to the layer, its
/// children, and its effects. Painters draw the layer's own commands first, then its children in order. Lengths are in
/// points.
///
/// Painters and the frame loop read the properties of every layer in each frame. Therefore, Swift doesn't check at run
/// time that accesses of a property don't overlap. No access calls code that accesses the same property of the same
/// layer.
public final class Layer {
    /// A number that identifies the layer in its store.
    public let id: UInt64
    /// The parent, which clears this reference when it's deallocated. With a weak reference, Swift would count all
    /// references to the parent in a slower side table.
    @exclusivity(unchecked) public private(set) unowned(unsafe) var parent: Layer?
    /// The child layers, from back to front.
    @exclusivity(unchecked) public private(set) var children: [Layer] = []

    /// The position of the layer's origin in its parent.
    @exclusivity(unchecked) public var position: CGPoint = .zero {
        didSet { if position != oldValue { mark(.position) } }
    }
    /// The transform around the layer's origin, which applies before `position`; `nil` for none.
    @exclusivity(unchecked) public var transform: ProjectionTransform? {
        didSet { if transform != oldValue { mark(.transform) } }
    }
    /// The opacity, in 0...1.
    @exclusivity(unchecked) public var opacity: Double = 1 { didSet { if opacity != oldValue { mark(.opacity) } } }
    /// A Boolean value that indicates whether the layer is hidden.
    @exclusivity(unchecked) public var isHidden = false { didSet { if isHidden != oldValue { mark(.opacity) } } }
    /// The clip of the layer and its children; `nil` for none.
    @exclusivity(unchecked) public var clip: LayerClip? { didSet { if clip != oldValue { mark(.clip) } } }
    /// The effects; `nil` for none.
    @exclusivity(unchecked) public var effects: LayerEffects? { didSet { mark(.effects) } }
    /// The draw commands.
    @exclusivity(unchecked) public var content: [DrawCommand] = [] { didSet { mark(.content) } }
    /// The motion of the layer as the content of a scroll view, if the host requests it and everything in the layer
    /// moves with it; otherwise `nil`.
    public var motion: LayerMotion? {
        didSet { if motion != oldValue { mark(LayerMotion.isSameHold(motion, oldValue) ? .heldOffset : .motion) } }
    }
    /// The offsets at which the content of a scroll view comes to rest, if the layer has a motion and they are known in
    /// advance; otherwise `nil`.
    public var restPositions: LayerRestPositions? { didSet { if restPositions != oldValue { mark(.restPositions) } } }
    /// The changes of the transform and the opacity with the offset of the scrolled content around the layer, if the
    /// host requests them; otherwise `nil`.
    public var responses: LayerResponses? { didSet { if responses != oldValue { mark(.responses) } } }
    /// A rectangle, in the layer's coordinates, that contains everything that the layer and its children draw; `nil` to
    /// compute it from them.
    @exclusivity(unchecked) public var paintBounds: CGRect? {
        didSet { if paintBounds != oldValue { extentDidChange() } }
    }

    /// The role of the layer in the measurement of visible areas; `nil` for nearly all layers.
    @exclusivity(unchecked) package var watch: LayerWatch? { didSet { extentDidChange() } }

    @exclusivity(unchecked) private var knownExtent: LayerExtent?

    /// A description of the layer's inside. A change of something inside discards it.
    @exclusivity(unchecked) package var digest = LayerDigest.unknown(measurements: 0)
    /// Whether a measurement has reached the layer since the last change of its inside.
    @exclusivity(unchecked) package var isMeasured = false

    /// The changes since the host last took the changes of the store.
    @exclusivity(unchecked) public private(set) var changes: LayerChanges = .all
    /// The number of the host that has received the layer; 0 for none.
    @exclusivity(unchecked) var host: UInt32 = 0
    private let ledger: LayerLedger

    /// Creates a layer in a store.
    public init(in store: LayerStore) {
        ledger = store.ledger
        id = ledger.makeID()
        ledger.register(self)
    }

    deinit {
        for child in children where child.parent === self { child.parent = nil }
        ledger.discard(id, receivedBy: host)
    }

    /// Replaces the children. A layer with another parent moves to this layer.
    ///
    /// - Complexity: O(*n*) in the number of previous and new children, plus the depth of the layer.
    public func setChildren(_ layers: [Layer]) {
        let former = children
        if layers.count == former.count, zip(layers, former).allSatisfy({ $0 === $1 }) { return }
        for child in former where child.parent === self { child.parent = nil }
        children = layers
        for child in layers { child.parent = self }
        mark(.children)
    }

    func clearChanges() { changes = [] }

    private func mark(_ change: LayerChanges) {
        if changes.isEmpty { ledger.register(self) }
        changes.insert(change)
        switch change {
        case .motion, .heldOffset, .restPositions, .responses: break
        case .opacity: parent?.digestDidChange()
        case .position, .transform, .effects:
            parent?.digestDidChange()
            parent?.childExtentDidChange()
        default: extentDidChange()
        }
    }

    // MARK: Extent

    /// The area in which the layer and its children draw. A painter can skip the layer if this area is outside its
    /// target; the layer's own effects can reach farther. The layer caches the area until something inside changes.
    public var extent: LayerExtent {
        if let knownExtent { return knownExtent }
        let measured = measuredExtent()
        knownExtent = measured
        return measured
    }

    package func extentDidChange() {
        digestDidChange()
        if knownExtent == nil { return }
        knownExtent = nil
        parent?.childExtentDidChange()
    }

    private func digestDidChange() {
        guard isMeasured else { return }
        isMeasured = false
        digest = .unknown(measurements: 0)
        parent?.digestDidChange()
    }

    private func childExtentDidChange() {
        // A clipped layer draws inside its clip, whatever its children do.
        if case .rect = clip { return }
        extentDidChange()
    }
}
