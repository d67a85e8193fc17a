/// A damped spring in closed form.
///
/// With ω = 2π/response and damping fraction ζ, the displacement y obeys y″ + 2ζω·y′ + ω²·y = 0. The
/// spring can be underdamped (ζ < 1), critically damped (ζ = 1), or overdamped (ζ > 1). Displacements are relative
/// to the target: a spring at rest has a displacement of 0.
public struct DampedSpring: Hashable, Sendable {
    /// The angular frequency ω of the undamped spring, in radians per second.
    public let angularFrequency: Double
    /// The damping fraction ζ. With 0, the spring oscillates forever; with 1, it returns as fast as possible without
    /// overshoot; above 1, it returns more slowly.
    public let dampingFraction: Double

    /// Creates a spring from its undamped period, in seconds.
    ///
    /// The response is clamped to 0.001...1,000,000 seconds, and the damping fraction to 0...1,000. A response of NaN
    /// is treated as ``ScrollConstants/bounceResponse``, and a damping fraction of NaN as 1.
    public init(response: Double, dampingFraction: Double) {
        let period = response == response ? min(max(response, 0.001), 1e6) : ScrollConstants.bounceResponse
        self.init(angularFrequency: 2 * .pi / period, dampingFraction: dampingFraction)
    }

    /// Creates a spring from physical constants: ω = √(stiffness/mass), ζ = damping/(2√(stiffness·mass)).
    ///
    /// A mass or stiffness that isn't a positive number is treated as 1. Damping that is negative or not a number is
    /// treated as 0.
    public init(mass: Double = 1, stiffness: Double, damping: Double) {
        let m = mass.finite() > 0 ? mass.finite() : 1
        let k = stiffness.finite() > 0 ? stiffness.finite() : 1
        self.init(
            angularFrequency: (k / m).squareRoot(),
            dampingFraction: max(damping.finite(), 0) / (2 * k.squareRoot() * m.squareRoot()))
    }

    /// Creates a spring from its perceptual duration, in seconds, and its bounce: ζ = 1 − bounce, or 1/(1 + bounce)
    /// if the bounce is negative.
    ///
    /// The bounce is clamped to −0.999...1; NaN is treated as 0.
    public init(duration: Double, bounce: Double = 0) {
        let b = bounce == bounce ? min(max(bounce, -0.999), 1) : 0
        self.init(response: duration, dampingFraction: b >= 0 ? 1 - b : 1 / (1 + b))
    }

    /// Creates a spring with ω clamped to 2π/1,000,000...2π·1,000,000; NaN is treated as 2π. A spring from physical
    /// constants or for a given velocity can be stiffer than the smallest response allows.
    init(angularFrequency: Double, dampingFraction: Double) {
        let frequency = angularFrequency == angularFrequency ? angularFrequency : 2 * .pi
        self.angularFrequency = min(max(frequency, 2 * .pi / 1e6), 2 * .pi * 1e6)
        self.dampingFraction = dampingFraction == dampingFraction ? min(max(dampingFraction, 0), 1000) : 1
    }

    /// The critically damped spring that returns content to its edge, with a response of 0.575 seconds.
    public static let bounce = DampedSpring(response: ScrollConstants.bounceResponse, dampingFraction: 1)

    /// The undamped period 2π/ω, in seconds.
    public var response: Double { 2 * .pi / angularFrequency }
    /// The stiffness for a mass of 1, in 1/s².
    public var stiffness: Double { angularFrequency * angularFrequency }
    /// The damping for a mass of 1, in 1/s.
    public var damping: Double { 2 * dampingFraction * angularFrequency }

    /// Returns the displacement after `time` seconds, in points.
    public func displacement(at time: Double, from displacement: Double, velocity: Double = 0) -> Double {
        sample(at: time, from: displacement, velocity: velocity).position
    }

    /// Returns the velocity after `time` seconds, in points per second.
    public func velocity(at time: Double, from displacement: Double, velocity: Double = 0) -> Double {
        sample(at: time, from: displacement, velocity: velocity).velocity
    }

    /// Returns the displacement and the velocity after `time` seconds.
    ///
    /// A time that is negative or NaN is treated as 0; a displacement or velocity that is NaN or infinite is treated as
    /// 0. After an infinite time, a damped spring is at rest.
    public func sample(at time: Double, from displacement: Double, velocity: Double = 0) -> MotionSample {
        let y = displacement.finite()
        let v = velocity.finite()
        let (c, s) = basis(at: min(time.clampedTime, 1e12))
        let pull = dampingFraction * angularFrequency
        return MotionSample(
            position: y * c + (v + pull * y) * s,
            velocity: v * c - (angularFrequency * angularFrequency * y + pull * v) * s)
    }

    /// Returns the two solutions that combine into every motion: one starts at 1, the other at 0 with a slope of 1.
    /// They include the common factor e^(−ζωt). In this form, one formula serves all three regimes and nothing
    /// overflows.
    private func basis(at t: Double) -> (cosineLike: Double, sineLike: Double) {
        let omega = angularFrequency
        let zeta = dampingFraction
        // This close to 1, the critical form is more exact than a difference of nearly equal numbers.
        if abs(zeta - 1) < Tolerance.rounding {
            let e = exponential(-omega * t)
            return (e, e * t)
        }
        if zeta < 1 {
            let swing = swingFrequency
            let e = exponential(-zeta * omega * t)
            return (e * cosine(swing * t), e * sine(swing * t) / swing)
        }
        let root = (zeta * zeta - 1).squareRoot()
        let slow = exponential(-omega / (zeta + root) * t)
        let quick = exponential(-omega * (zeta + root) * t)
        return ((slow + quick) / 2, (slow - quick) / (2 * omega * root))
    }

    /// The angular frequency of the visible oscillation if ζ < 1, in radians per second.
    var swingFrequency: Double { angularFrequency * ((1 - dampingFraction) * (1 + dampingFraction)).squareRoot() }
}
