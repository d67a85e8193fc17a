import Foundation

/// A cubic Bézier curve from (0, 0) to (1, 1) as a function of x.
///
/// The x-coordinates of the control points are clamped to 0...1, so every x has one y.
struct CubicBezier: Hashable, Sendable {
    let x1, y1, x2, y2: Double

    /// 1e-12: a parameter this exact gives values that are exact to the last digits that an animation can show.
    private static let precision = 1e-12
    /// 1e-6: where x changes more slowly with the parameter, a step of Newton's method overshoots.
    private static let flattest = 1e-6

    init(_ start: UnitPoint, _ end: UnitPoint) {
        func finite(_ value: CGFloat) -> Double { value.isFinite ? Double(value) : 0 }
        x1 = min(max(finite(start.x), 0), 1)
        y1 = finite(start.y)
        x2 = min(max(finite(end.x), 0), 1)
        y2 = finite(end.y)
    }

    func value(at x: Double) -> Double {
        if x <= 0 { return 0 }
        if x >= 1 { return 1 }
        return Self.point(y1, y2, parameter(at: x))
    }

    /// Returns the slope dy/dx. If a control point at an end leaves the slope undefined, it's 1 at the start and 0 at
    /// the end, as measured in Apple's SwiftUI.
    func velocity(at x: Double) -> Double {
        let t = x <= 0 ? 0 : x >= 1 ? 1 : parameter(at: x)
        let dx = Self.slope(x1, x2, t), dy = Self.slope(y1, y2, t)
        if abs(dx) > Self.precision { return dy / dx }
        if abs(dy) > Self.precision { return dy > 0 ? .infinity : -.infinity }
        return t == 0 ? 1 : 0
    }

    /// Returns the parameter of an x-coordinate, with Newton's method inside a bracket.
    private func parameter(at x: Double) -> Double {
        var low = 0.0, high = 1.0, t = x
        for _ in 0..<64 {
            let error = Self.point(x1, x2, t) - x
            if abs(error) < Self.precision { break }
            if error > 0 { high = t } else { low = t }
            let slope = Self.slope(x1, x2, t)
            let next = t - error / slope
            t = slope > Self.flattest && next > low && next < high ? next : (low + high) / 2
        }
        return t
    }

    private static func point(_ p1: Double, _ p2: Double, _ t: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t
    }

    private static func slope(_ p1: Double, _ p2: Double, _ t: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * p1 + 6 * u * t * (p2 - p1) + 3 * t * t * (1 - p2)
    }
}
