import LayerTree

/// The layers that a page knows: those that have been a part of its picture.
///
/// A scene also keeps layers that are in no picture, such as those of rows that wait to be used again. The page is told
/// all of such a layer when it becomes a part of one it knows, and nothing before.
struct ToldLayers {
    private var known: Set<UInt64> = []
    /// Those that the present frame tells all of.
    private var new: Set<UInt64> = []

    mutating func beginFrame() { new.removeAll(keepingCapacity: true) }

    /// Whether the page knew the layer before this frame.
    func isOld(_ layer: Layer) -> Bool { known.contains(layer.id) && !new.contains(layer.id) }

    /// Calls `body` for the layers that the page does not know, and for those inside them.
    mutating func tell(_ layers: [Layer], _ body: (Layer) -> Void) {
        var waiting = layers
        while let layer = waiting.popLast() {
            guard known.insert(layer.id).inserted else { continue }
            new.insert(layer.id)
            body(layer)
            waiting.append(contentsOf: layer.parts)
        }
    }

    /// Those of the layers that the page knew; it shall forget them.
    mutating func forget(_ layers: [UInt64]) -> [UInt64] { layers.filter { known.remove($0) != nil } }
}

extension Layer {
    /// What is painted with the layer.
    var parts: [Layer] { effects?.mask.map { children + [$0] } ?? children }
}
