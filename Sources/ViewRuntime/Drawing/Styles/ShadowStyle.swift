import Foundation
import LayerTree

/// A shadow that a shape style adds to the shapes that it fills.
public struct ShadowStyle: Equatable, Sendable {
    private let color: Color
    private let radius, x, y: CGFloat
    private let isInner: Bool

    /// Returns a shadow behind the shape.
    ///
    /// - Parameters:
    ///   - color: The color.
    ///   - radius: The standard deviation of the blur, in points.
    ///   - x: The horizontal offset, in points.
    ///   - y: The vertical offset, in points.
    public static func drop(
        color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: false)
    }

    /// Returns a shadow inside the shape.
    ///
    /// - Parameters:
    ///   - color: The color.
    ///   - radius: The standard deviation of the blur, in points.
    ///   - x: The horizontal offset, in points.
    ///   - y: The vertical offset, in points.
    public static func inner(
        color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: true)
    }

    func resolve(in environment: EnvironmentValues) -> ResolvedShadow {
        func length(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
        return ResolvedShadow(
            color: color.resolve(in: environment).rgba, radius: max(length(radius), 0), x: length(x), y: length(y),
            isInner: isInner)
    }
}
