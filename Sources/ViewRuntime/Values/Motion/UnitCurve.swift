import Foundation

/// A function from linear progress, in 0...1, to eased progress.
public struct UnitCurve: Hashable, Sendable {
    private enum Function: Hashable, Sendable {
        case linear
        case circularEaseIn
        case circularEaseOut
        case circularEaseInOut
        case inverseCircularEaseInOut
        case bezier(CubicBezier)
    }

    private let function: Function

    /// Returns the eased progress, which can be outside 0...1. The linear progress is clamped to 0...1.
    public func value(at progress: Double) -> Double {
        let x = Self.clamped(progress)
        switch function {
        case .linear: return x
        case .circularEaseIn: return 1 - sqrt(1 - x * x)
        case .circularEaseOut: return sqrt(1 - (1 - x) * (1 - x))
        case .circularEaseInOut:
            return x < 0.5 ? (1 - sqrt(1 - 4 * x * x)) / 2 : (1 + sqrt(1 - 4 * (1 - x) * (1 - x))) / 2
        case .inverseCircularEaseInOut:
            return x < 0.5 ? sqrt(x * (1 - x)) : 1 - sqrt(x * (1 - x))
        case .bezier(let curve): return curve.value(at: x)
        }
    }

    /// Returns the slope of the eased progress, which can be infinite. The linear progress is clamped to 0...1.
    public func velocity(at progress: Double) -> Double {
        let x = Self.clamped(progress)
        switch function {
        case .linear: return 1
        case .circularEaseIn: return x / sqrt(1 - x * x)
        case .circularEaseOut: return (1 - x) / sqrt(1 - (1 - x) * (1 - x))
        case .circularEaseInOut:
            let u = min(x, 1 - x) * 2
            return u / sqrt(1 - u * u)
        case .inverseCircularEaseInOut:
            return abs(1 - 2 * x) / (2 * sqrt(x * (1 - x)))
        case .bezier(let curve): return curve.velocity(at: x)
        }
    }

    /// The curve mirrored at the diagonal. The inverse of a Bézier curve has control points with exchanged coordinates,
    /// with x clamped to 0...1.
    public var inverse: UnitCurve {
        switch function {
        case .linear: self
        case .circularEaseIn: .circularEaseOut
        case .circularEaseOut: .circularEaseIn
        case .circularEaseInOut: UnitCurve(function: .inverseCircularEaseInOut)
        case .inverseCircularEaseInOut: .circularEaseInOut
        case .bezier(let curve):
            .bezier(
                startControlPoint: UnitPoint(x: curve.y1, y: curve.x1),
                endControlPoint: UnitPoint(x: curve.y2, y: curve.x2))
        }
    }

    /// Returns a cubic Bézier curve from (0, 0) to (1, 1). The x-coordinates of the control points are clamped to
    /// 0...1.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(function: .bezier(CubicBezier(startControlPoint, endControlPoint)))
    }

    /// A curve without easing.
    public static let linear = UnitCurve(function: .linear)
    /// A curve that starts slowly.
    public static let easeIn = bezier(
        startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
    /// A curve that ends slowly.
    public static let easeOut = bezier(
        startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
    /// A curve that starts and ends slowly.
    public static let easeInOut = bezier(
        startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
    /// A circular curve that starts slowly.
    public static let circularEaseIn = UnitCurve(function: .circularEaseIn)
    /// A circular curve that ends slowly.
    public static let circularEaseOut = UnitCurve(function: .circularEaseOut)
    /// A circular curve that starts and ends slowly.
    public static let circularEaseInOut = UnitCurve(function: .circularEaseInOut)

    /// A curve that starts and ends slowly.
    @available(*, deprecated, renamed: "easeInOut")
    public static let easeInEaseOut = easeInOut

    private init(function: Function) { self.function = function }

    private static func clamped(_ progress: Double) -> Double {
        progress.isNaN ? 0 : min(max(progress, 0), 1)
    }
}
