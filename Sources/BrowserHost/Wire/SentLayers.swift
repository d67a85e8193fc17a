import LayerTree

/// The layers that a page has received.
///
/// A scene also keeps layers that are in no picture, such as those of recycled rows. A page receives all of such a layer
/// when the layer becomes a part of one that the page has, and nothing before. What changed since the last frame is in
/// the scene's ``LayerStore``.
struct SentLayers {
    private var known: Set<UInt64> = []
    /// The layers that the current frame sends in full.
    private var new: Set<UInt64> = []

    mutating func beginFrame() { new.removeAll(keepingCapacity: true) }

    /// Returns whether the page had the layer before this frame.
    func isOld(_ layer: Layer) -> Bool { known.contains(layer.id) && !new.contains(layer.id) }

    /// Calls `body` for the layers that the page doesn't have, and for those inside them.
    mutating func send(_ layers: [Layer], _ body: (Layer) -> Void) {
        var waiting = layers
        while let layer = waiting.popLast() {
            guard known.insert(layer.id).inserted else { continue }
            new.insert(layer.id)
            body(layer)
            waiting.append(contentsOf: layer.parts)
        }
    }

    /// Removes layers.
    ///
    /// - Returns: Those that the page had, which it must remove too.
    mutating func forget(_ layers: [UInt64]) -> [UInt64] { layers.filter { known.remove($0) != nil } }
}

extension Layer {
    /// The layers that are drawn with the layer.
    var parts: [Layer] { effects?.mask.map { children + [$0] } ?? children }
}
