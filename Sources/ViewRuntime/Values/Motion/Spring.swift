import Foundation

/// A damped spring.
///
/// A response below 0.1 ms is taken as 0.1 ms, and a damping ratio is kept within 0...1,000; values that
/// are not numbers become the defaults, 0.5 s and 1.
public struct Spring: Hashable, Sendable {
    /// The undamped period, in seconds.
    public let response: Double
    /// 1 is critical damping, less swings, more creeps.
    public let dampingRatio: Double
    public let mass: Double

    /// - Parameters:
    ///   - duration: The perceptual duration in seconds; the same as the response.
    ///   - bounce: 0 does not bounce, 1 never stops bouncing, negative values, above −1, are flatter.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
        self.init(response: duration, dampingRatio: Self.dampingRatio(bounce: bounce))
    }

    public init(response: Double, dampingRatio: Double) {
        self.init(response: response, dampingRatio: dampingRatio, mass: 1)
    }

    /// - Parameter allowOverDamping: Whether damping beyond critical is kept; otherwise it becomes critical.
    public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let mass = mass.isFinite && mass > 0 ? mass : 1
        let omega = (max(stiffness, 0) / mass).squareRoot()
        let ratio = damping / (2 * omega * mass)
        self.init(
            response: 2 * .pi / omega, dampingRatio: allowOverDamping ? ratio : min(ratio, 1), mass: mass)
    }

    /// The spring that settles within `epsilon` of a target of 1 after the given time, in seconds.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        // Settling times are proportional to the response.
        let reference = Spring(response: 1, dampingRatio: dampingRatio)
            .settlingDuration(target: 1.0, epsilon: epsilon)
        let response = reference > 0 && reference.isFinite ? settlingDuration / reference : .nan
        self.init(response: response, dampingRatio: dampingRatio)
    }

    private init(response: Double, dampingRatio: Double, mass: Double) {
        self.response = response.isNaN ? 0.5 : min(max(response, 1e-4), 1e6)
        self.dampingRatio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, 0), 1000)
        self.mass = mass
    }

    /// The perceptual duration, in seconds.
    public var duration: TimeInterval { response }
    public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
    public var stiffness: Double { mass * omega * omega }
    public var damping: Double { 2 * dampingRatio * omega * mass }

    var omega: Double { 2 * .pi / response }
    var solution: SpringSolution { SpringSolution(omega: omega, dampingRatio: dampingRatio) }

    private static func dampingRatio(bounce: Double) -> Double {
        bounce >= 0 ? 1 - bounce : 1 / max(1 + bounce, 0.001)
    }
}

extension Spring {
    /// Half a second without bounce.
    public static var smooth: Spring { smooth() }
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    /// Half a second with a little bounce.
    public static var snappy: Spring { snappy() }
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// Half a second with more bounce.
    public static var bouncy: Spring { bouncy() }
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}
