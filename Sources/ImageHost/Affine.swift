import Foundation
import LayerTree

/// An affine transform in `Double`: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
struct Affine: Equatable {
    var a: Double
    var b: Double
    var c: Double
    var d: Double
    var tx: Double
    var ty: Double

    init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    init(scale: Double) { self.init(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0) }

    /// Creates a transform without the projective part of another.
    init(_ t: ProjectionTransform) {
        self.init(
            a: Double(t.m11), b: Double(t.m12), c: Double(t.m21), d: Double(t.m22), tx: Double(t.m31),
            ty: Double(t.m32))
    }

    /// A Boolean value that indicates whether rectangles stay rectangles, possibly mirrored.
    var keepsAxes: Bool { b == 0 && c == 0 }

    func isScale(_ scale: Double) -> Bool { b == 0 && c == 0 && a == scale && d == scale }

    var isFinite: Bool { (a + b + c + d + tx + ty).isFinite }

    /// The square root of the factor by which areas grow.
    var meanScale: Double { abs(a * d - b * c).squareRoot() }

    /// Returns the transform that applies a translation first and this transform second.
    func translated(x: Double, y: Double) -> Affine {
        Affine(a: a, b: b, c: c, d: d, tx: a * x + c * y + tx, ty: b * x + d * y + ty)
    }

    /// Returns the transform that applies this transform first and another second.
    func then(_ o: Affine) -> Affine {
        Affine(
            a: a * o.a + b * o.c, b: a * o.b + b * o.d, c: c * o.a + d * o.c, d: c * o.b + d * o.d,
            tx: tx * o.a + ty * o.c + o.tx, ty: tx * o.b + ty * o.d + o.ty)
    }

    /// The inverse, or the identity if there's no inverse.
    var inverted: Affine {
        let determinant = a * d - b * c
        guard determinant != 0, determinant.isFinite else { return Affine(scale: 1) }
        return Affine(
            a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
            tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }

    func apply(x: Double, y: Double) -> (x: Double, y: Double) { (a * x + c * y + tx, b * x + d * y + ty) }

    /// Returns the smallest upright rectangle around the transformed one, or `nil` if it isn't finite.
    func bounds(_ rect: CGRect) -> DeviceBounds? {
        let x0 = Double(rect.origin.x), y0 = Double(rect.origin.y)
        let x1 = x0 + Double(rect.size.width), y1 = y0 + Double(rect.size.height)
        let bounds: DeviceBounds
        if keepsAxes {
            let l = a * x0 + tx, r = a * x1 + tx, t = d * y0 + ty, b = d * y1 + ty
            bounds = DeviceBounds(left: min(l, r), top: min(t, b), right: max(l, r), bottom: max(t, b))
        } else {
            let p = apply(x: x0, y: y0), q = apply(x: x1, y: y0), r = apply(x: x0, y: y1), s = apply(x: x1, y: y1)
            bounds = DeviceBounds(
                left: min(p.x, q.x, r.x, s.x), top: min(p.y, q.y, r.y, s.y), right: max(p.x, q.x, r.x, s.x),
                bottom: max(p.y, q.y, r.y, s.y))
        }
        return (bounds.left + bounds.top + bounds.right + bounds.bottom).isFinite ? bounds : nil
    }
}
