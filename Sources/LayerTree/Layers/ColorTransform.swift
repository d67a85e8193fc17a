/// A transform of colors and opacity: each new component is a weighted sum of the old components and a constant.
public struct ColorTransform: Equatable, Sendable {
    /// Four rows, for red, green, blue, and alpha, of five numbers each: the weights of red, green, blue, and alpha,
    /// and the constant. Components are in 0...1, and colors aren't premultiplied.
    public var values: [Float]

    /// Creates a transform from 20 numbers.
    ///
    /// - Precondition: There are 20 numbers.
    public init(_ values: [Float]) {
        precondition(values.count == 20)
        self.values = values
    }

    /// Returns the transform that multiplies each component by that of a color.
    public static func multiply(_ color: RGBA) -> ColorTransform {
        ColorTransform([
            color.red, 0, 0, 0, 0, 0, color.green, 0, 0, 0, 0, 0, color.blue, 0, 0, 0, 0, 0, color.alpha, 0,
        ])
    }

    /// Returns the transform that inverts colors.
    ///
    /// - Parameter amount: The amount of the inversion, from 0 (no change) to 1 (opposite colors).
    public static func invert(_ amount: Float) -> ColorTransform {
        let factor = 1 - 2 * amount
        return ColorTransform([
            factor, 0, 0, 0, amount, 0, factor, 0, 0, amount, 0, 0, factor, 0, amount, 0, 0, 0, 1, 0,
        ])
    }

    /// The transform that results in black with the luminance of the color as its opacity.
    public static let luminanceToAlpha = ColorTransform([
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.2126, 0.7152, 0.0722, 0, 0,
    ])
}

/// An effect that draws an opaque color where the alpha of an image is in a range, and nothing elsewhere.
public struct AlphaThreshold: Equatable, Sendable {
    /// The range of alpha, in 0...1.
    public var range: ClosedRange<Float>
    /// The color to draw where the alpha is in the range.
    public var color: RGBA

    /// Creates a threshold.
    public init(range: ClosedRange<Float>, color: RGBA) {
        self.range = range
        self.color = color
    }
}
