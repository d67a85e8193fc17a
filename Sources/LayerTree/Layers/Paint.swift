import Foundation

/// A paint that fills a shape or a glyph. Points are in the coordinates of the layer.
public enum Paint: Hashable, Sendable {
    /// A single color.
    case color(RGBA)
    /// A gradient along a line.
    case linearGradient([GradientStop], from: CGPoint, to: CGPoint)
    /// A gradient between two circles with the same center, with radii in points.
    case radialGradient([GradientStop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// A gradient around a center. Angles are in radians, clockwise from the positive x-axis.
    case angularGradient([GradientStop], center: CGPoint, startAngle: Double, endAngle: Double)
}

/// A color at a location of a gradient.
public struct GradientStop: Hashable, Sendable {
    /// The color at the location.
    public var color: RGBA
    /// The location along the gradient, in 0...1. Stops are in ascending order.
    public var location: Double

    /// Creates a gradient stop.
    public init(color: RGBA, location: Double) {
        self.color = color
        self.location = location
    }
}
