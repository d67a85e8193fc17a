import Foundation
import LayerTree

/// The parts of a symbol's outline. They are computed at the first use, because few symbols need them, and cutting
/// outlines takes longer than drawing them.
final class SymbolParts {
    private let outline: Path
    private let layers: () -> (plate: Path, sign: Path)?

    /// - Parameters:
    ///   - outline: The outline.
    ///   - layers: A closure that returns the shape and the sign on it, if the symbol has them.
    init(of outline: Path, layers: @escaping () -> (plate: Path, sign: Path)?) {
        self.outline = outline
        self.layers = layers
    }

    /// The sign, and the rest of the shape that it's on, if the symbol has them. They have different levels of the
    /// foreground.
    private(set) lazy var levels: (sign: Path, rest: Path)? = layers().map { ($0.sign, $0.plate.subtracting($0.sign)) }

    /// The pieces of a variable symbol in the order of emphasis: from left to right, or from bottom to top if they're
    /// above each other.
    private(set) lazy var pieces: [Path] = {
        let areas = outline.areas.map { (path: $0, box: $0.boundingRect) }
        // A hole belongs to the piece around it.
        var whole: [(path: Path, box: CGRect)] = []
        for area in areas.sorted(by: { $0.box.width * $0.box.height > $1.box.width * $1.box.height }) {
            if let around = whole.firstIndex(where: {
                $0.path.contains(CGPoint(x: area.box.midX, y: area.box.midY)) && $0.box.contains(area.box)
            }) {
                whole[around].path.addPath(area.path)
            } else {
                whole.append(area)
            }
        }
        let middle = outline.boundingRect.midX
        let isPile = whole.allSatisfy { abs($0.box.midX - middle) < 1 }
        return whole.sorted { isPile ? $0.box.midY > $1.box.midY : $0.box.minX < $1.box.minX }.map(\.path)
    }()
}
