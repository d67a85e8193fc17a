import LayerTree

/// A gradient with the color space for mixing. As a style, it runs from top to bottom.
public struct AnyGradient: Hashable, Sendable, ShapeStyle {
    var gradient: Gradient
    var space: Gradient.ColorSpace

    /// Creates a gradient that mixes colors in sRGB.
    public init(_ gradient: Gradient) { self.init(gradient, in: .device) }

    init(_ gradient: Gradient, in space: Gradient.ColorSpace) {
        self.gradient = gradient
        self.space = space
    }

    /// Returns the gradient with another color space.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { AnyGradient(gradient, in: space) }

    /// Resolves the style for drawing.
    public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
        GradientStyle(gradient: self, geometry: .linear(from: .top, to: .bottom))._resolve(context)
    }
}
