/// The whole course of a motion on one axis, from its start to its rest.
///
/// A trajectory is a chain of at most three laws of motion (return to the bounds, gliding, bounce), each in closed
/// form. It is a value without storage of its own: making, copying and sampling one allocates nothing. Times are
/// seconds since its start; negative and NaN times count as 0. From ``duration`` on it rests exactly.
///
/// To interrupt a motion, take a ``sample(at:)`` and start the next one with it: position and velocity are kept.
///
/// In all the makers a position or velocity that is NaN or infinite counts as 0, and a target that is as the
/// starting position.
public struct Trajectory: Hashable, Sendable {
    private var first: MotionPiece
    private var second: MotionPiece?
    private var third: MotionPiece?
    // When the second and the third piece begin; infinite until they exist.
    private var secondStart = Double.infinity
    private var thirdStart = Double.infinity

    /// Seconds until rest. Infinite only for a spring without damping.
    public private(set) var duration: Double
    /// Where the motion ends, points.
    public private(set) var restPosition: Double

    /// Nothing moves.
    public static func rest(at position: Double) -> Trajectory {
        Trajectory(.rest(position.finite()), duration: 0, restPosition: position.finite())
    }

    /// Position and velocity at a time.
    public func sample(at time: Double) -> MotionSample {
        let t = time.clampedTime
        if t >= duration { return MotionSample(position: restPosition, velocity: 0) }
        if let third, t >= thirdStart { return third.sample(at: t - thirdStart) }
        if let second, t >= secondStart { return second.sample(at: t - secondStart) }
        return first.sample(at: t)
    }

    public func position(at time: Double) -> Double { sample(at: time).position }

    public func velocity(at time: Double) -> Double { sample(at: time).velocity }

    public func isFinished(at time: Double) -> Bool { time.clampedTime >= duration }

    /// The same motion with all positions moved by `delta` points, for content that was corrected while it moved.
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

    /// Ends the motion at its present end, then goes on with another piece. There is room for two.
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
