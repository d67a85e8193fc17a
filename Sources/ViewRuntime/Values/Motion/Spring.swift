import Foundation

/// A damped spring.
///
/// The response is at least 0.1 ms, and the damping ratio is clamped to 0...1,000. NaN is treated as the default, 0.5
/// seconds or 1.
public struct Spring: Hashable, Sendable {
    /// The undamped period, in seconds.
    public let response: Double
    /// The damping ratio. With 1, the spring is critically damped; below 1, it oscillates; above 1, it returns more
    /// slowly.
    public let dampingRatio: Double
    /// The mass of the object at the end of the spring.
    public let mass: Double

    /// Creates a spring from its perceptual duration and its bounce.
    ///
    /// - Parameters:
    ///   - duration: The perceptual duration in seconds, which equals the response.
    ///   - bounce: The bounce. With 0, the spring doesn't bounce; with 1, it bounces forever; values between −1 and 0
    ///     flatten the motion.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
        self.init(response: duration, dampingRatio: Self.dampingRatio(bounce: bounce))
    }

    /// Creates a spring from its response, in seconds, and its damping ratio.
    public init(response: Double, dampingRatio: Double) {
        self.init(response: response, dampingRatio: dampingRatio, mass: 1)
    }

    /// Creates a spring from physical constants.
    ///
    /// - Parameters:
    ///   - mass: The mass.
    ///   - stiffness: The stiffness.
    ///   - damping: The damping.
    ///   - allowOverDamping: Whether the damping can be more than critical. Otherwise, it's limited to critical
    ///     damping.
    public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let mass = mass.isFinite && mass > 0 ? mass : 1
        let omega = (max(stiffness, 0) / mass).squareRoot()
        let ratio = damping / (2 * omega * mass)
        self.init(
            response: 2 * .pi / omega, dampingRatio: allowOverDamping ? ratio : min(ratio, 1), mass: mass)
    }

    /// Creates a spring that settles within `epsilon` of a target of 1 after a time, in seconds.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        // Settling times are proportional to the response.
        let reference = Spring(response: 1, dampingRatio: dampingRatio)
            .settlingDuration(target: 1.0, epsilon: epsilon)
        let response = reference > 0 && reference.isFinite ? settlingDuration / reference : .nan
        self.init(response: response, dampingRatio: dampingRatio)
    }

    /// The minimum response in seconds, far less than a frame.
    private static let leastResponse = 1e-4

    private init(response: Double, dampingRatio: Double, mass: Double) {
        self.response = response.isNaN ? 0.5 : min(max(response, Self.leastResponse), 1e6)
        self.dampingRatio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, 0), 1000)
        self.mass = mass
    }

    /// The perceptual duration, in seconds.
    public var duration: TimeInterval { response }
    /// The amount of bounce: 0 is no bounce, 1 never comes to rest, and negative values flatten the motion.
    public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
    /// The stiffness coefficient of the spring.
    public var stiffness: Double { mass * omega * omega }
    /// The damping coefficient of the spring.
    public var damping: Double { 2 * dampingRatio * omega * mass }

    var omega: Double { 2 * .pi / response }
    var solution: SpringSolution { SpringSolution(omega: omega, dampingRatio: dampingRatio) }

    private static func dampingRatio(bounce: Double) -> Double {
        bounce >= 0 ? 1 - bounce : 1 / max(1 + bounce, 0.001)
    }
}

extension Spring {
    /// A spring with a duration of half a second and no bounce.
    public static var smooth: Spring { smooth() }
    /// Returns a spring without bounce, with a duration in seconds and additional bounce.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    /// A spring with a duration of half a second and a small bounce.
    public static var snappy: Spring { snappy() }
    /// Returns a spring with a small bounce, with a duration in seconds and additional bounce.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// A spring with a duration of half a second and a larger bounce.
    public static var bouncy: Spring { bouncy() }
    /// Returns a spring with a larger bounce, with a duration in seconds and additional bounce.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}
