import Foundation
import LayerTree

/// The coordinates of a layer in the window. They have no references, so they're cheap to copy.
struct LayerPlace {
    var matrix = ProjectionTransform()
    /// Whether axis-aligned rectangles stay axis-aligned.
    var isUpright = true

    /// Returns the coordinates of a layer in the layer with these coordinates.
    func inside(_ layer: Layer) -> Self {
        var place = self
        if let transform = layer.transform {
            place.matrix = transform.moved(layer.position).concatenating(matrix)
            place.isUpright = isUpright && transform.isAffine && transform.m12 == 0 && transform.m21 == 0
        } else {
            place.matrix.shiftOrigin(to: layer.position)
        }
        return place
    }

    /// Returns the coordinates with another origin.
    func moved(to origin: CGPoint) -> Self {
        var place = self
        place.matrix.shiftOrigin(to: origin)
        return place
    }

    /// Returns the axis-aligned bounding box of a rectangle in the layer's coordinates, or `nil` if it isn't finite.
    func box(of rect: CGRect) -> CGRect? {
        if isUpright {
            let x0 = rect.minX * matrix.m11 + matrix.m31
            let x1 = rect.maxX * matrix.m11 + matrix.m31
            let y0 = rect.minY * matrix.m22 + matrix.m32
            let y1 = rect.maxY * matrix.m22 + matrix.m32
            let box = CGRect(x: min(x0, x1), y: min(y0, y1), width: abs(x1 - x0), height: abs(y1 - y0))
            return (box.minX + box.maxX + box.minY + box.maxY).isFinite ? box : nil
        }
        var box = CGRect.null
        for x in [rect.minX, rect.maxX] {
            for y in [rect.minY, rect.maxY] {
                guard matrix.m13 * x + matrix.m23 * y + matrix.m33 > Degenerate.length else { return nil }
                box = box.union(CGRect(origin: CGPoint(x: x, y: y).applying(matrix), size: .zero))
            }
        }
        return (box.minX + box.maxX + box.minY + box.maxY).isFinite ? box : nil
    }
}

extension ProjectionTransform {
    /// Returns the transform with its results translated by a point.
    func moved(_ point: CGPoint) -> ProjectionTransform {
        concatenating(ProjectionTransform(CGAffineTransform(translationX: point.x, y: point.y)))
    }

    /// Moves the origin of the coordinates to a point.
    mutating func shiftOrigin(to point: CGPoint) {
        m31 += point.x * m11 + point.y * m21
        m32 += point.x * m12 + point.y * m22
        m33 += point.x * m13 + point.y * m23
    }
}
