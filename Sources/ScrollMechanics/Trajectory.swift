/// A complete motion on one axis, from its start to rest.
///
/// A trajectory consists of at most three motions in closed form: a return to the bounds, a deceleration, and a bounce.
/// Creating, copying, and sampling one allocates no memory. Times are in seconds since the start; a time that is
/// negative or NaN is treated as 0. From ``duration`` on, the position is exactly ``restPosition``.
///
/// To interrupt a motion without a jump, start the next one with the position and velocity of a ``sample(at:)``.
///
/// The functions that create trajectories treat a position or velocity that is NaN or infinite as 0, and such a target
/// as the initial position.
public struct Trajectory: Hashable, Sendable {
    var first: MotionPiece
    var second: MotionPiece?
    var third: MotionPiece?
    // The start times of the second and the third piece; infinite until they exist.
    var secondStart = Double.infinity
    var thirdStart = Double.infinity

    /// The time until rest, in seconds. It's infinite only for a spring without damping.
    public private(set) var duration: Double
    /// The position where the motion ends, in points.
    public private(set) var restPosition: Double

    /// Returns a trajectory without motion.
    public static func rest(at position: Double) -> Trajectory {
        Trajectory(.rest(position.finite()), duration: 0, restPosition: position.finite())
    }

    /// Returns the position and the velocity after `time` seconds.
    public func sample(at time: Double) -> MotionSample {
        let t = time.clampedTime
        if t >= duration { return MotionSample(position: restPosition, velocity: 0) }
        if let third, t >= thirdStart { return third.sample(at: t - thirdStart) }
        if let second, t >= secondStart { return second.sample(at: t - secondStart) }
        return first.sample(at: t)
    }

    /// Returns the position after `time` seconds, in points.
    public func position(at time: Double) -> Double { sample(at: time).position }

    /// Returns the velocity after `time` seconds, in points per second.
    public func velocity(at time: Double) -> Double { sample(at: time).velocity }

    /// Returns whether the motion is at rest after `time` seconds.
    public func isFinished(at time: Double) -> Bool { time.clampedTime >= duration }

    /// Returns the same motion with all positions moved by `delta` points, for a correction of content in motion.
    public func shifted(by delta: Double) -> Trajectory {
        var moved = self
        let delta = delta.finite()
        moved.first = first.shifted(by: delta)
        moved.second = second?.shifted(by: delta)
        moved.third = third?.shifted(by: delta)
        moved.restPosition += delta
        return moved
    }

    init(_ first: MotionPiece, duration: Double, restPosition: Double) {
        self.first = first
        self.duration = duration
        self.restPosition = restPosition
    }

    /// Appends a piece at the end of the motion. There's space for two.
    mutating func append(_ piece: MotionPiece, duration length: Double, restPosition rest: Double) {
        if duration == 0 {
            first = piece
        } else if second == nil {
            second = piece
            secondStart = duration
        } else {
            third = piece
            thirdStart = duration
        }
        duration += length
        restPosition = rest
    }
}
