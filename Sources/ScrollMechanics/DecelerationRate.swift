/// The rate at which a fling slows down: the factor by which its velocity changes in each millisecond.
public struct DecelerationRate: Hashable, Sendable {
    /// The factor per millisecond, between 0 and 1.
    public let perMillisecond: Double

    /// The decay constant k = −1000·ln(perMillisecond), per second. The velocity is v₀·e^(−kt).
    public let decay: Double

    /// Creates a rate from the factor per millisecond, clamped to 0.000001...0.999999. NaN and infinity result in
    /// `normal`.
    public init(perMillisecond: Double) {
        let rate = perMillisecond.isFinite ? min(max(perMillisecond, Self.least), 1 - Self.least) : Self.normalFactor
        self.perMillisecond = rate
        decay = -1000 * naturalLogarithm(rate)
    }

    private static var normalFactor: Double { 0.998 }
    private static var least: Double { 0.000001 }

    /// The rate of scrolling content: 0.998 per millisecond, k ≈ 2.002 per second.
    public static let normal = DecelerationRate(perMillisecond: normalFactor)

    /// The rate of content that stops soon, such as pagers and pickers: 0.99 per millisecond, k ≈ 10.05 per second.
    public static let fast = DecelerationRate(perMillisecond: 0.99)
}
