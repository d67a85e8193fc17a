/// A spring with friction, in closed form: what is left of a displacement, and how fast it shrinks.
///
/// With ω = 2π/response and damping fraction ζ the displacement y obeys y″ + 2ζω·y′ + ω²·y = 0. All three
/// regimes are answered: swinging (ζ < 1), critical (ζ = 1) and creeping (ζ > 1). Displacements are
/// relative to the target: a spring at rest has displacement 0.
public struct DampedSpring: Hashable, Sendable {
    /// ω, radians per second.
    public let angularFrequency: Double
    /// ζ: 0 swings for ever, 1 returns without overshoot as fast as can be, above 1 creeps.
    public let dampingFraction: Double

    /// A spring by its period when undamped. `response` is held to 0.001...1,000,000 seconds and
    /// `dampingFraction` to 0...1,000; NaN counts as the bounce's 0.575 seconds and as 1.
    public init(response: Double, dampingFraction: Double) {
        let period = response == response ? min(max(response, 0.001), 1e6) : ScrollConstants.bounceResponse
        self.init(angularFrequency: 2 * .pi / period, dampingFraction: dampingFraction)
    }

    /// A spring by physical constants: ω = √(stiffness/mass), ζ = damping/(2√(stiffness·mass)).
    ///
    /// Mass and stiffness that are not positive numbers count as 1, and damping that is no number or negative
    /// as 0.
    public init(mass: Double = 1, stiffness: Double, damping: Double) {
        let m = mass.finite() > 0 ? mass.finite() : 1
        let k = stiffness.finite() > 0 ? stiffness.finite() : 1
        self.init(
            angularFrequency: (k / m).squareRoot(),
            dampingFraction: max(damping.finite(), 0) / (2 * k.squareRoot() * m.squareRoot()))
    }

    /// A spring by perceived duration and bounce: ζ = 1 − bounce, or 1/(1 + bounce) when bounce is negative.
    /// `bounce` is held to −0.999...1; NaN counts as 0.
    public init(duration: Double, bounce: Double = 0) {
        let b = bounce == bounce ? min(max(bounce, -0.999), 1) : 0
        self.init(response: duration, dampingFraction: b >= 0 ? 1 - b : 1 / (1 + b))
    }

    /// ω held to 2π/1,000,000...2π·1,000,000: springs made from constants or to meet a velocity may be stiffer than
    /// a response can say.
    init(angularFrequency: Double, dampingFraction: Double) {
        self.angularFrequency = min(max(angularFrequency.finite(or: 2 * .pi), 2 * .pi / 1e6), 2 * .pi * 1e6)
        self.dampingFraction = dampingFraction == dampingFraction ? min(max(dampingFraction, 0), 1000) : 1
    }

    /// The spring that returns content to its edge: critically damped, response 0.575 seconds.
    public static let bounce = DampedSpring(response: ScrollConstants.bounceResponse, dampingFraction: 1)

    /// Seconds: 2π/ω.
    public var response: Double { 2 * .pi / angularFrequency }
    /// Per second squared, for a mass of 1.
    public var stiffness: Double { angularFrequency * angularFrequency }
    /// Per second, for a mass of 1.
    public var damping: Double { 2 * dampingFraction * angularFrequency }

    /// What is left after `time` seconds of a displacement that started with `velocity` points per second.
    public func displacement(at time: Double, from displacement: Double, velocity: Double = 0) -> Double {
        sample(at: time, from: displacement, velocity: velocity).position
    }

    /// How fast the displacement changes after `time` seconds.
    public func velocity(at time: Double, from displacement: Double, velocity: Double = 0) -> Double {
        sample(at: time, from: displacement, velocity: velocity).velocity
    }

    /// Displacement and its velocity together. Negative and NaN times count as 0, displacements and velocities
    /// that are NaN or infinite as 0; at time infinity a damped spring is at rest.
    public func sample(at time: Double, from displacement: Double, velocity: Double = 0) -> MotionSample {
        let y = displacement.finite()
        let v = velocity.finite()
        let (c, s) = basis(at: min(time.clampedTime, 1e12))
        let pull = dampingFraction * angularFrequency
        return MotionSample(
            position: y * c + (v + pull * y) * s,
            velocity: v * c - (angularFrequency * angularFrequency * y + pull * v) * s)
    }

    /// The two solutions every motion is made of: one starts at 1, the other at 0 with slope 1, with the factor
    /// e^(−ζωt) common to them. Written so, the three regimes share one formula and nothing overflows.
    private func basis(at t: Double) -> (cosineLike: Double, sineLike: Double) {
        let omega = angularFrequency
        let zeta = dampingFraction
        // This near to 1 the critical form is more exact than a difference of almost equal numbers.
        if abs(zeta - 1) < 1e-12 {
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

    /// Radians per second of the visible swing, when ζ < 1.
    var swingFrequency: Double { angularFrequency * ((1 - dampingFraction) * (1 + dampingFraction)).squareRoot() }
}
