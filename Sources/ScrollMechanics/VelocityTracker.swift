/// Computes the velocity of a finger from its recent positions.
///
/// Lifting a finger disturbs its last movement, so the newest of the last three differences has the smallest weight:
/// 0.6, 0.35, and 0.05 from the oldest to the newest. With fewer differences, the weights are normalized.
public struct VelocityTracker: Hashable, Sendable {
    private struct Sample: Hashable, Sendable {
        var time: Double
        var position: Double
    }

    /// The time without movement after which the velocity is 0, in seconds.
    public let restingDuration: Double

    // Newest first. Four properties instead of an array, because every touch event copies and updates a tracker.
    private var newest: Sample?
    private var second: Sample?
    private var third: Sample?
    private var fourth: Sample?

    /// Creates a tracker. A duration that isn't a positive number is treated as
    /// ``ScrollConstants/restingTouchDuration``.
    public init(restingDuration: Double = ScrollConstants.restingTouchDuration) {
        self.restingDuration =
            restingDuration.finite() > 0 ? restingDuration.finite() : ScrollConstants.restingTouchDuration
    }

    /// Adds the position of the finger at a time.
    ///
    /// A sample at the time of the last one (within 0.1 milliseconds) replaces its position. The tracker ignores
    /// samples before the last one and values that aren't finite. After a pause longer than ``restingDuration``, the
    /// history begins again, so movements before the pause don't affect the fling.
    ///
    /// - Parameters:
    ///   - time: The time, in seconds.
    ///   - position: The position, in points.
    public mutating func add(time: Double, position: Double) {
        guard time.isFinite, position.isFinite else { return }
        let sample = Sample(time: time, position: position.finite())
        guard let last = newest else {
            newest = sample
            return
        }
        let step = time - last.time
        guard step >= 0 else { return }
        if step < Self.shortestStep {
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

    /// The weights of the differences, from the newest to the oldest.
    private static var weights: (newest: Double, middle: Double, oldest: Double) { (0.05, 0.35, 0.6) }

    /// The minimum time between two samples, in seconds. The velocity of a shorter step is mostly noise.
    private static var shortestStep: Double { 1e-4 }

    /// Removes all samples.
    public mutating func reset() {
        newest = nil
        second = nil
        third = nil
        fourth = nil
    }

    /// Returns the velocity at `now`, in points per second, or 0 with fewer than two samples or if the last sample is
    /// older than ``restingDuration``.
    public func velocity(at now: Double) -> Double {
        guard let newest, let second, !(now - newest.time > restingDuration) else { return 0 }
        let weights = Self.weights
        var sum = weights.newest * Self.velocity(from: second, to: newest)
        var weight = weights.newest
        if let third {
            sum += weights.middle * Self.velocity(from: third, to: second)
            weight += weights.middle
            if let fourth {
                sum += weights.oldest * Self.velocity(from: fourth, to: third)
                weight += weights.oldest
            }
        }
        return sum / weight
    }

    private static func velocity(from a: Sample, to b: Sample) -> Double {
        (b.position - a.position) / (b.time - a.time)
    }
}
