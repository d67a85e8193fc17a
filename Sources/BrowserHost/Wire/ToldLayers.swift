import LayerTree

/// The layers that a page knows: those that have been part of its scene.
///
/// A scene also keeps layers that aren't visible anywhere, such as those of rows for reuse. The page receives such a
/// layer completely when it becomes part of a known layer, and not before.
struct ToldLayers {
    private var known: Set<UInt64> = []
    /// The layers that the current frame sends completely.
    private var new: Set<UInt64> = []

    mutating func beginFrame() { new.removeAll(keepingCapacity: true) }

    /// Returns whether the page knew a layer before this frame.
    func isOld(_ layer: Layer) -> Bool { known.contains(layer.id) && !new.contains(layer.id) }

    /// Calls `body` for the layers that the page doesn't know, and for the layers inside them.
    mutating func tell(_ layers: [Layer], _ body: (Layer) -> Void) {
        var waiting = layers
        while let layer = waiting.popLast() {
            guard known.insert(layer.id).inserted else { continue }
            new.insert(layer.id)
            body(layer)
            waiting.append(contentsOf: layer.parts)
        }
    }

    /// Returns the layers that the page knows and must forget.
    mutating func forget(_ layers: [UInt64]) -> [UInt64] { layers.filter { known.remove($0) != nil } }
}

extension Layer {
    /// The layers that are drawn with this layer.
    var parts: [Layer] { effects?.mask.map { children + [$0] } ?? children }
}
