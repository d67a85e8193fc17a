import LayerTree

/// A color as four numbers that animate: premultiplied sRGB components and the opacity.
struct PremultipliedColor: VectorArithmetic {
    private var components = SIMD4<Double>()

    init() {}

    init(_ color: RGBA) {
        let alpha = Double(color.alpha)
        components = SIMD4(Double(color.red) * alpha, Double(color.green) * alpha, Double(color.blue) * alpha, alpha)
    }

    /// The color, with components clamped.
    var color: RGBA {
        let alpha = min(max(components.w, 0), 1)
        guard alpha > 0 else { return .clear }
        func component(_ value: Double) -> Float { Float(min(max(value / alpha, 0), 1)) }
        return RGBA(
            red: component(components.x), green: component(components.y), blue: component(components.z),
            alpha: Float(alpha))
    }

    static let zero = PremultipliedColor()

    static func + (a: Self, b: Self) -> Self {
        var sum = a
        sum.components += b.components
        return sum
    }

    static func - (a: Self, b: Self) -> Self {
        var difference = a
        difference.components -= b.components
        return difference
    }

    mutating func scale(by factor: Double) { components *= factor }

    var magnitudeSquared: Double { (components * components).sum() }
}
