/// Where something is and how fast it moves, at one moment.
public struct MotionSample: Hashable, Sendable {
    /// Points.
    public var position: Double
    /// Points per second.
    public var velocity: Double

    @inlinable
    public init(position: Double, velocity: Double) {
        self.position = position
        self.velocity = velocity
    }
}
