import Foundation
import LayerTree

/// A gradient that adapts to the rectangle that it fills.
struct GradientStyle: ShapeStyle, Hashable {
    var gradient: AnyGradient
    var geometry: Geometry

    enum Geometry: Hashable, Sendable {
        case linear(from: UnitPoint, to: UnitPoint)
        /// The radii are in points.
        case radial(center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
        case angular(center: UnitPoint, start: Angle, end: Angle)
        /// The radii are fractions of the sides of the rectangle.
        case elliptical(center: UnitPoint, startFraction: CGFloat, endFraction: CGFloat)

        func paint(_ stops: [GradientStop], in rect: CGRect) -> Paint {
            switch self {
            case .linear(let from, let to):
                return .linearGradient(stops, from: from.point(in: rect), to: to.point(in: rect))
            case .radial(let center, let start, let end):
                return .radialGradient(stops, center: center.point(in: rect), startRadius: start, endRadius: end)
            case .angular(let center, let start, let end):
                return .angularGradient(
                    stops, center: center.point(in: rect), startAngle: start.radians, endAngle: end.radians)
            case .elliptical(let center, let start, let end):
                // Painters support only circles, so a circle of equal area replaces the ellipse.
                let side = (max(rect.width, 0) * max(rect.height, 0)).squareRoot()
                return .radialGradient(
                    stops, center: center.point(in: rect), startRadius: start * side, endRadius: end * side)
            }
        }
    }

    func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
        let stops = gradient.gradient.resolve(in: context.environment, space: gradient.space)
        guard stops.count > 1 else { return _ResolvedStyle(color: stops.first?.color ?? .clear) }
        return _ResolvedStyle(fill: .gradient(stops, geometry)).opacity(context.levelOpacity)
    }
}
