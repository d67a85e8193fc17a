/// The velocity of a finger, from the positions it reported.
///
/// A finger disturbs its last movement by lifting, so the newest of the last three sample pairs weighs least:
/// 0.6, 0.35 and 0.05 from the oldest to the newest, renormalised while there are fewer pairs.
public struct VelocityTracker: Hashable, Sendable {
    private struct Sample: Hashable, Sendable {
        var time: Double
        var position: Double
    }

    /// Seconds. A finger that did not move for longer has no velocity.
    public let restingDuration: Double

    // Newest first. Four fields rather than an array: a tracker is copied and fed for every touch event.
    private var newest: Sample?
    private var second: Sample?
    private var third: Sample?
    private var fourth: Sample?

    /// A `restingDuration` that is not a positive number counts as ``ScrollConstants/restingTouchDuration``.
    public init(restingDuration: Double = ScrollConstants.restingTouchDuration) {
        self.restingDuration =
            restingDuration.finite() > 0 ? restingDuration.finite() : ScrollConstants.restingTouchDuration
    }

    /// Takes in where the finger was at `time` seconds.
    ///
    /// A sample with the time of the last one (to 0.1 milliseconds) replaces its position. A time before it is
    /// ignored, as is anything that is not finite. After a pause longer than `restingDuration` the history starts anew,
    /// so that what the finger did before it rested does not throw the content.
    public mutating func add(time: Double, position: Double) {
        guard time.isFinite, position.isFinite else { return }
        let sample = Sample(time: time, position: position.finite())
        guard let last = newest else {
            newest = sample
            return
        }
        let step = time - last.time
        guard step >= 0 else { return }
        if step < 1e-4 {
            newest?.position = sample.position
        } else if step > restingDuration {
            reset()
            newest = sample
        } else {
            fourth = third
            third = second
            second = last
            newest = sample
        }
    }

    public mutating func reset() {
        newest = nil
        second = nil
        third = nil
        fourth = nil
    }

    /// Points per second at `now`; 0 while there are fewer than two samples, or when the last one is older than
    /// `restingDuration`.
    public func velocity(at now: Double) -> Double {
        guard let newest, let second, !(now - newest.time > restingDuration) else { return 0 }
        var sum = 0.05 * Self.velocity(from: second, to: newest)
        var weight = 0.05
        if let third {
            sum += 0.35 * Self.velocity(from: third, to: second)
            weight += 0.35
            if let fourth {
                sum += 0.6 * Self.velocity(from: fourth, to: third)
                weight += 0.6
            }
        }
        return sum / weight
    }

    private static func velocity(from a: Sample, to b: Sample) -> Double {
        (b.position - a.position) / (b.time - a.time)
    }
}
