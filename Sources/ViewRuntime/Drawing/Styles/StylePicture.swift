import Foundation
import LayerTree

/// A pattern that hosts can't draw as a paint, drawn with commands that are clipped to the shape.
struct StylePicture: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case mesh(MeshPicture)
        /// Tiles of an image from the top-left corner of the shape, with the size of a tile in points.
        case tiles(LoadedPicture, width: CGFloat, height: CGFloat)
    }

    var kind: Kind
    var opacity = 1.0

    /// Returns commands that draw the pattern over a rectangle, and possibly slightly beyond it.
    func commands(in rect: CGRect) -> [DrawCommand] {
        guard rect.width > 0, rect.height > 0, (rect.minX + rect.minY + rect.maxX + rect.maxY).isFinite else {
            return []
        }
        switch kind {
        case .mesh(let mesh): return mesh.commands(in: rect, opacity: opacity)
        case .tiles(let picture, let width, let height):
            guard width > 0, height > 0 else { return [] }
            return TileGrid.frames(of: CGSize(width: width, height: height), in: rect).map {
                .image(picture.resource, in: $0, tint: nil, smooth: true)
            }
        }
    }

    /// One color for content that can't be filled with patterns, such as text.
    var color: RGBA {
        switch kind {
        case .mesh(let mesh): mesh.mean.opacity(Float(opacity))
        case .tiles: RGBA(red: 0.5, green: 0.5, blue: 0.5, alpha: Float(opacity))
        }
    }
}

extension LoadedPicture: Hashable {
    func hash(into hasher: inout Hasher) { hasher.combine(resource.id) }
}
