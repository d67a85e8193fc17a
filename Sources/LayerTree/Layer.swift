import Foundation

/// A retained piece of the picture: draw commands and child layers in a coordinate space of its own.
///
/// A point `p` of the layer appears in its parent at `transform(p) + position`. The layer, its
/// children and its effects are multiplied by `opacity`; children are painted in order, after the
/// layer's own commands. Lengths are points.
public final class Layer {
    public let id: UInt64
    /// The parent clears it when it ends. A weak reference would let Swift count all references to the parent slowly.
    public private(set) unowned(unsafe) var parent: Layer?
    public private(set) var children: [Layer] = []

    public var position: CGPoint = .zero { didSet { if position != oldValue { mark(.geometry) } } }
    /// Nil means none. Applied about the layer's origin, before `position`.
    public var transform: ProjectionTransform? { didSet { if transform != oldValue { mark(.geometry) } } }
    public var opacity: Double = 1 { didSet { if opacity != oldValue { mark(.opacity) } } }
    public var isHidden = false { didSet { if isHidden != oldValue { mark(.opacity) } } }
    public var clip: LayerClip? { didSet { if clip != oldValue { mark(.clip) } } }
    /// Nil means none.
    public var effects: LayerEffects? { didSet { mark(.effects) } }
    public var content: [DrawCommand] = [] { didSet { mark(.content) } }
    /// A rectangle, in the layer's coordinates, that holds all that the layer and its children paint, where it is better
    /// known than by looking at them.
    public var paintBounds: CGRect? { didSet { if paintBounds != oldValue { extentDidChange() } } }

    private var knownExtent: LayerExtent?

    /// What changed since the store's changes were last taken.
    public private(set) var changes: LayerChanges = .all
    private let ledger: LayerLedger

    public init(in store: LayerStore) {
        ledger = store.ledger
        id = ledger.makeID()
        ledger.register(self)
    }

    deinit {
        for child in children where child.parent === self { child.parent = nil }
        ledger.discard(id)
    }

    /// Replaces the children. A layer that had another parent leaves it.
    public func setChildren(_ layers: [Layer]) {
        if layers.count == children.count, zip(layers, children).allSatisfy({ $0 === $1 }) { return }
        for child in children where child.parent === self { child.parent = nil }
        children = layers
        for child in layers { child.parent = self }
        mark(.children)
    }

    func clearChanges() { changes = [] }

    private func mark(_ change: LayerChanges) {
        if changes.isEmpty { ledger.register(self) }
        changes.insert(change)
        switch change {
        case .opacity: break
        case .geometry, .effects: parent?.childExtentDidChange()
        default: extentDidChange()
        }
    }

    // MARK: Extent

    /// Where the layer and its children paint. A painter may skip the layer when that lies outside of what it paints on; the
    /// layer's own effects may reach further. Kept until something inside changes.
    public var extent: LayerExtent {
        if let knownExtent { return knownExtent }
        let measured = measuredExtent()
        knownExtent = measured
        return measured
    }

    private func extentDidChange() {
        if knownExtent == nil { return }
        knownExtent = nil
        parent?.childExtentDidChange()
    }

    private func childExtentDidChange() {
        // A clipped layer paints within its clip, whatever its children do.
        if case .rect = clip { return }
        extentDidChange()
    }
}

/// Which of a layer's properties changed.
public struct LayerChanges: OptionSet, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let geometry = LayerChanges(rawValue: 1)
    public static let opacity = LayerChanges(rawValue: 2)
    public static let clip = LayerChanges(rawValue: 4)
    public static let content = LayerChanges(rawValue: 8)
    public static let children = LayerChanges(rawValue: 16)
    public static let effects = LayerChanges(rawValue: 32)
    public static let all = LayerChanges(rawValue: 63)
}
