/// The data of a type that doesn't animate.
@frozen
public struct EmptyAnimatableData: VectorArithmetic, Sendable, BitwiseCopyable {
    /// Creates empty data.
    public init() {}

    /// Empty data.
    public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
    /// Returns empty data.
    public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }
    /// Returns empty data.
    public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }
    /// Changes nothing.
    public mutating func scale(by rhs: Double) {}
    /// Zero.
    public var magnitudeSquared: Double { 0 }
}
