import Foundation
import LayerTree

/// A projective transform in `Double`: `[x y 1] · m`, divided by the third component.
struct Projection {
    private var m: ProjectionTransform

    /// Creates the transform from a layer's coordinates to pixels.
    init(_ transform: ProjectionTransform, position: CGPoint, parent: Affine) {
        let placed = CGAffineTransform(translationX: position.x, y: position.y).concatenating(
            CGAffineTransform(
                a: CGFloat(parent.a), b: CGFloat(parent.b), c: CGFloat(parent.c), d: CGFloat(parent.d),
                tx: CGFloat(parent.tx), ty: CGFloat(parent.ty)))
        m = transform.concatenating(ProjectionTransform(placed))
    }

    private init(_ m: ProjectionTransform) { self.m = m }

    /// Returns the transform from pixels to the layer's coordinates multiplied by `scale`, or `nil` if the plane is
    /// seen edge-on.
    func inverted(scale: Double) -> Projection? {
        let inverse = m.inverted()
        guard inverse != m || m.isIdentity else { return nil }
        return Projection(
            inverse.concatenating(
                ProjectionTransform(CGAffineTransform(scaleX: CGFloat(scale), y: CGFloat(scale)))))
    }

    /// Returns the transform that scales coordinates first.
    func scaled(by scale: Double) -> Projection {
        Projection(ProjectionTransform(CGAffineTransform(scaleX: CGFloat(scale), y: CGFloat(scale))).concatenating(m))
    }

    /// Returns the bounds of a transformed rectangle, or `nil` if a corner is behind the viewer or isn't finite.
    func bounds(_ rect: CGRect) -> DeviceBounds? {
        var bounds = DeviceBounds(left: .infinity, top: .infinity, right: -.infinity, bottom: -.infinity)
        for (x, y) in [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY)] {
            guard Double(m.m13 * x + m.m23 * y + m.m33) > Degenerate.scale else { return nil }
            let point = CGPoint(x: x, y: y).applying(m)
            guard (point.x + point.y).isFinite else { return nil }
            bounds.left = min(bounds.left, Double(point.x))
            bounds.right = max(bounds.right, Double(point.x))
            bounds.top = min(bounds.top, Double(point.y))
            bounds.bottom = max(bounds.bottom, Double(point.y))
        }
        return bounds
    }

    /// Returns the numerators and the divisor at a point, which change linearly along a row.
    @inline(__always)
    func homogeneous(x: Double, y: Double) -> SIMD4<Double> {
        SIMD4(
            Double(m.m11) * x + Double(m.m21) * y + Double(m.m31),
            Double(m.m12) * x + Double(m.m22) * y + Double(m.m32),
            Double(m.m13) * x + Double(m.m23) * y + Double(m.m33), 0)
    }

    var alongRow: SIMD4<Double> { SIMD4(Double(m.m11), Double(m.m12), Double(m.m13), 0) }
}

extension PixelSurface {
    /// Samples every pixel from another surface with linear interpolation; pixels outside it are transparent. `inverse`
    /// transforms the pixels of this surface to those of the other.
    func sample(_ source: PixelSurface, _ inverse: Projection) {
        let from = source.pixels, to = pixels
        let left = source.bounds.left, top = source.bounds.top
        let width = source.bounds.width, height = source.bounds.height
        let step = inverse.alongRow
        @inline(__always) func pixel(_ x: Int, _ y: Int) -> UInt32 {
            x >= 0 && y >= 0 && x < width && y < height ? from[y &* source.stride &+ x] : 0
        }
        for row in 0..<bounds.height {
            var point = inverse.homogeneous(x: Double(bounds.left) + 0.5, y: Double(bounds.top + row) + 0.5)
            let line = to + row * stride
            for column in 0..<bounds.width {
                defer { point += step }
                guard point.z > Degenerate.length else { continue }
                let x = point.x / point.z - Double(left) - 0.5, y = point.y / point.z - Double(top) - 0.5
                guard x > -1, y > -1, x < Double(width), y < Double(height) else { continue }
                // Positive before the conversion, which rounds toward 0.
                let fx = Int((x + 1) * 256), fy = Int((y + 1) * 256)
                let x0 = (fx >> 8) - 1, y0 = (fy >> 8) - 1
                let u = UInt32(fx & 255), v = UInt32(fy & 255)
                let upper = Pixel.mix(pixel(x0, y0), pixel(x0 + 1, y0), u)
                let lower = Pixel.mix(pixel(x0, y0 + 1), pixel(x0 + 1, y0 + 1), u)
                line[column] = Pixel.mix(upper, lower, v)
            }
        }
    }
}

extension Pixel {
    /// Interpolates from `a` at 0 to `b` at 256.
    @inline(__always)
    static func mix(_ a: UInt32, _ b: UInt32, _ t: UInt32) -> UInt32 {
        let s = 256 &- t
        let rb = ((a & 0x00ff_00ff) &* s &+ (b & 0x00ff_00ff) &* t) >> 8 & 0x00ff_00ff
        let ag = ((a >> 8 & 0x00ff_00ff) &* s &+ (b >> 8 & 0x00ff_00ff) &* t) & 0xff00_ff00
        return rb | ag
    }
}
