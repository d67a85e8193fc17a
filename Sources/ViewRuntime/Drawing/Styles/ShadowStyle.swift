import Foundation
import LayerTree

/// A shadow that a shape style adds to what it fills.
public struct ShadowStyle: Equatable, Sendable {
    private let color: Color
    private let radius, x, y: CGFloat
    private let isInner: Bool

    /// A shadow behind the shape.
    ///
    /// - Parameter radius: The blur's sigma, in points.
    public static func drop(
        color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: false)
    }

    /// A shadow within the shape.
    ///
    /// - Parameter radius: The blur's sigma, in points.
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
