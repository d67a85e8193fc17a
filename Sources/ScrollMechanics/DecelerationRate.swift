/// How quickly thrown content loses its speed: the factor left after every millisecond.
public struct DecelerationRate: Hashable, Sendable {
    /// The factor per millisecond, between 0 and 1.
    public let perMillisecond: Double

    /// The same as a decay constant k, per second: the speed is v₀·e^(−kt), and k = −1000·ln(perMillisecond).
    public let decay: Double

    /// A rate from the factor per millisecond, held to 0.000001...0.999999. NaN and infinity give `normal`.
    public init(perMillisecond: Double) {
        let rate = perMillisecond.isFinite ? min(max(perMillisecond, 1e-6), 1 - 1e-6) : Self.normalFactor
        self.perMillisecond = rate
        decay = -1000 * naturalLogarithm(rate)
    }

    private static var normalFactor: Double { 0.998 }

    /// Content that glides: 0.998 per millisecond, k ≈ 2.002 per second.
    public static let normal = DecelerationRate(perMillisecond: normalFactor)

    /// Content that stops soon, as pagers and pickers do: 0.99 per millisecond, k ≈ 10.05 per second.
    public static let fast = DecelerationRate(perMillisecond: 0.99)
}
