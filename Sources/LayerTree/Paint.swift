import Foundation

/// What fills a shape or a glyph. Points are in the coordinates of the layer that draws.
public enum Paint: Hashable, Sendable {
    case color(RGBA)
    case linearGradient([GradientStop], from: CGPoint, to: CGPoint)
    case radialGradient([GradientStop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// Angles in radians, clockwise from the positive x axis.
    case angularGradient([GradientStop], center: CGPoint, startAngle: Double, endAngle: Double)
}

public struct GradientStop: Hashable, Sendable {
    public var color: RGBA
    /// 0...1 along the gradient; stops are in ascending order.
    public var location: Double

    public init(color: RGBA, location: Double) {
        self.color = color
        self.location = location
    }
}
