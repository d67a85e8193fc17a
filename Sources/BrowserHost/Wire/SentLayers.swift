import LayerTree

/// The layers that a page has received.
///
/// A scene also has layers outside the layer tree, such as those of recycled rows. A page receives such a layer when
/// it joins a layer that the page has. The scene's ``LayerStore`` contains the changes since the last frame.
struct SentLayers {
    private var known: Set<UInt64> = []
    /// The layers that the current frame sends in full.
    private var new: Set<UInt64> = []

    /// Whether the page has received the motion of a layer.
    private(set) var hasMotion = false

    mutating func noteMotion(of layer: Layer) { if layer.motion != nil { hasMotion = true } }

    mutating func beginFrame() { new.removeAll(keepingCapacity: true) }

    /// Returns whether the page had the layer before this frame.
    func isOld(_ layer: Layer) -> Bool { known.contains(layer.id) && !new.contains(layer.id) }

    /// Calls `body` for the given layers and the layers inside them, except those that the page has.
    mutating func send(_ layers: [Layer], _ body: (Layer) -> Void) {
        var waiting = layers
        while let layer = waiting.popLast() {
            guard known.insert(layer.id).inserted else { continue }
            new.insert(layer.id)
            noteMotion(of: layer)
            body(layer)
            waiting.append(contentsOf: layer.parts)
        }
    }

    /// Removes layers.
    ///
    /// - Returns: The layers that the page had and must also remove.
    mutating func forget(_ layers: [UInt64]) -> [UInt64] { layers.filter { known.remove($0) != nil } }
}

extension Layer {
    /// The layers that draw with this layer: its children and its mask.
    var parts: [Layer] { effects?.mask.map { children + [$0] } ?? children }
}
