/// The position and the velocity of a motion at one time.
public struct MotionSample: Hashable, Sendable {
    /// The position, in points.
    public var position: Double
    /// The velocity, in points per second.
    public var velocity: Double

    /// Creates a sample from a position in points and a velocity in points per second.
    @inlinable
    public init(position: Double, velocity: Double) {
        self.position = position
        self.velocity = velocity
    }
}
