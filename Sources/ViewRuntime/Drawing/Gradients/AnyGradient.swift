import LayerTree

/// A gradient and the space that it is mixed in. As a style it runs from top to bottom.

public struct AnyGradient: Hashable, Sendable, ShapeStyle {
    var gradient: Gradient
    var space: Gradient.ColorSpace

    public init(_ gradient: Gradient) { self.init(gradient, in: .device) }

    init(_ gradient: Gradient, in space: Gradient.ColorSpace) {
        self.gradient = gradient
        self.space = space
    }

    /// The gradient, mixed in another space.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { AnyGradient(gradient, in: space) }

    /// Resolves the style for drawing.
    public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
        GradientStyle(gradient: self, geometry: .linear(from: .top, to: .bottom))._resolve(context)
    }
}
