/// A change of colours and opacity: each new component is a weighted sum of the old ones and a constant.
public struct ColorTransform: Equatable, Sendable {
    /// Four rows, for red, green, blue and alpha, each of five numbers: the weights of red, green, blue and alpha, and the
    /// constant. Components are 0...1, and colours are not multiplied by alpha.
    public var values: [Float]

    /// - Precondition: There are 20 numbers.
    public init(_ values: [Float]) {
        precondition(values.count == 20)
        self.values = values
    }

    /// Multiplies each component.
    public static func multiply(_ color: RGBA) -> ColorTransform {
        ColorTransform([
            color.red, 0, 0, 0, 0, 0, color.green, 0, 0, 0, 0, 0, color.blue, 0, 0, 0, 0, 0, color.alpha, 0,
        ])
    }

    /// - Parameter amount: 0 changes nothing, 1 turns colours into their opposites.
    public static func invert(_ amount: Float) -> ColorTransform {
        let factor = 1 - 2 * amount
        return ColorTransform([
            factor, 0, 0, 0, amount, 0, factor, 0, 0, amount, 0, 0, factor, 0, amount, 0, 0, 0, 1, 0,
        ])
    }

    /// Black, as opaque as the colour was light.
    public static let luminanceToAlpha = ColorTransform([
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.2126, 0.7152, 0.0722, 0, 0,
    ])
}

/// Opaque colour where a picture's alpha is in a range, and nothing elsewhere.
public struct AlphaThreshold: Equatable, Sendable {
    public var range: ClosedRange<Float>
    public var color: RGBA

    public init(range: ClosedRange<Float>, color: RGBA) {
        self.range = range
        self.color = color
    }
}
