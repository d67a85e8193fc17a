import Foundation
import LayerTree

/// A transform of colors: each new component is a weighted sum of the old components and a constant.
///
/// The weights of saturation, grayscale, and hue follow the W3C's Filter Effects. The order is saturation, brightness,
/// contrast, grayscale, hue.
struct ColorMatrix: Equatable {
    /// Three rows of red, green, blue, and constant.
    private var rows: [SIMD4<Float>]

    private static let identity = ColorMatrix(rows: [
        SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0),
    ])

    private init(rows: [SIMD4<Float>]) { self.rows = rows }

    /// Creates a matrix, or returns `nil` if the effects don't change colors. Nonfinite factors have no effect.
    init?(_ effects: LayerEffects) {
        var matrix = Self.identity
        func value(_ value: Double, none: Double) -> Float { Float(value.isFinite ? value : none) }
        let saturation = value(effects.saturation, none: 1)
        if saturation != 1 { matrix.apply(.saturation(max(saturation, 0))) }
        let brightness = value(effects.brightness, none: 0)
        if brightness != 0 { matrix.apply(.linear(factor: 1, constant: brightness)) }
        let contrast = value(effects.contrast, none: 1)
        if contrast != 1 { matrix.apply(.linear(factor: contrast, constant: (1 - contrast) / 2)) }
        let grayscale = value(effects.grayscale, none: 0)
        if grayscale != 0 { matrix.apply(.saturation(1 - min(max(grayscale, 0), 1))) }
        let angle = value(effects.hueRotation, none: 0)
        if angle != 0 { matrix.apply(.hue(angle)) }
        guard matrix != Self.identity else { return nil }
        self = matrix
    }

    private static let luminance = SIMD4<Float>(0.2126, 0.7152, 0.0722, 0)

    /// Returns a change of saturation: 0 results in gray, 1 changes nothing.
    private static func saturation(_ s: Float) -> ColorMatrix {
        ColorMatrix(rows: identity.rows.map { luminance * (1 - s) + $0 * s })
    }

    private static func linear(factor: Float, constant: Float) -> ColorMatrix {
        ColorMatrix(rows: identity.rows.map { $0 * factor + SIMD4(0, 0, 0, constant) })
    }

    /// Returns a rotation of the hue.
    ///
    /// - Parameter angle: The angle, in radians.
    private static func hue(_ angle: Float) -> ColorMatrix {
        let c = Float(cos(Double(angle))), s = Float(sin(Double(angle)))
        let sine: [SIMD4<Float>] = [
            SIMD4(-0.213, -0.715, 0.928, 0), SIMD4(0.143, 0.140, -0.283, 0), SIMD4(-0.787, 0.715, 0.072, 0),
        ]
        return ColorMatrix(
            rows: zip(identity.rows, sine).map { one, sine in
                luminance + (one - luminance) * c + sine * s
            })
    }

    /// Appends a change.
    private mutating func apply(_ next: ColorMatrix) {
        rows = next.rows.map { weights in
            rows[0] * weights.x + rows[1] * weights.y + rows[2] * weights.z + SIMD4(0, 0, 0, weights.w)
        }
    }

    /// Changes every pixel. The pixels and the constants are premultiplied.
    func apply(to picture: PixelSurface) {
        let pixels = picture.pixels
        let (r, g, b) = (rows[0], rows[1], rows[2])
        for index in 0..<picture.count where pixels[index] >> 24 != 0 {
            let pixel = pixels[index]
            let alpha = Float(pixel >> 24)
            let color = SIMD4<Float>(
                Float(pixel >> 16 & 255), Float(pixel >> 8 & 255), Float(pixel & 255), alpha)
            func component(_ row: SIMD4<Float>) -> UInt32 {
                UInt32(min(max((row * color).sum(), 0), alpha) + 0.5)
            }
            pixels[index] = pixel & 0xff00_0000 | component(r) << 16 | component(g) << 8 | component(b)
        }
    }
}
