import Foundation

extension Gradient {
    /// The color space in which colors mix.
    public struct ColorSpace: Hashable, Sendable {
        private enum Kind { case device, perceptual }
        private let kind: Kind

        /// sRGB with its transfer curve.
        public static let device = ColorSpace(kind: .device)
        /// Oklab, in which equal distances look equal.
        public static let perceptual = ColorSpace(kind: .perceptual)

        func mix(_ a: Color.Resolved, _ b: Color.Resolved, _ fraction: Double) -> Color.Resolved {
            let f = Float(fraction)
            let opacity = a.opacity + (b.opacity - a.opacity) * f
            switch kind {
            case .device:
                return Color.Resolved(
                    red: a.red + (b.red - a.red) * f, green: a.green + (b.green - a.green) * f,
                    blue: a.blue + (b.blue - a.blue) * f, opacity: opacity)
            case .perceptual:
                let start = Oklab(a), end = Oklab(b)
                return Oklab(components: start.components + (end.components - start.components) * f)
                    .resolved(opacity: opacity)
            }
        }
    }
}

/// Björn Ottosson's Oklab, with its published matrices.
private struct Oklab {
    /// Lightness, green to red, and blue to yellow.
    var components: SIMD3<Float>

    init(components: SIMD3<Float>) { self.components = components }

    init(_ color: Color.Resolved) {
        let (r, g, b) = (color.linearRed, color.linearGreen, color.linearBlue)
        let l = cbrtf(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
        let m = cbrtf(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
        let s = cbrtf(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
        components = SIMD3(
            0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
            1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
            0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
    }

    func resolved(opacity: Float) -> Color.Resolved {
        func cube(_ value: Float) -> Float { value * value * value }
        let l = cube(components.x + 0.3963377774 * components.y + 0.2158037573 * components.z)
        let m = cube(components.x - 0.1055613458 * components.y - 0.0638541728 * components.z)
        let s = cube(components.x - 0.0894841775 * components.y - 1.2914855480 * components.z)
        return Color.Resolved(
            linear: 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
            -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
            -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s, opacity)
    }
}
