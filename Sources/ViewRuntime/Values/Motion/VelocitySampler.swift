import Foundation
import ScrollMechanics

/// Computes the velocity of a value that changes repeatedly, as a gesture changes it.
///
/// The newest of the last two slopes has a weight of one quarter, and the previous one three quarters, because lifting
/// a finger disturbs its last movement. Afterward, the velocity decays by a factor of 0.998 per millisecond, as in free
/// scrolling. After the resting time of a finger without changes, it's zero.
struct VelocitySampler<Value: VectorArithmetic> {
    /// 0.1 ms: values of one event. A slope over less time would be noise.
    private static var shortestInterval: TimeInterval { 1e-4 }

    private var last: (time: TimeInterval, value: Value)?
    private var slopes: (newest: Value, earlier: Value?)?

    /// Adds the value at a time, in seconds. A value at the time of the last one replaces it; an earlier one is
    /// ignored.
    mutating func add(_ value: Value, at time: TimeInterval) {
        guard time.isFinite, value.magnitudeSquared.isFinite else { return }
        guard let last, time - last.time <= ScrollConstants.restingTouchDuration else {
            slopes = nil
            self.last = (time, value)
            return
        }
        guard time >= last.time else { return }
        if time - last.time < Self.shortestInterval {
            if let slopes, let origin {
                self.slopes = (Self.slope(from: origin, to: (last.time, value)), slopes.earlier)
            }
        } else {
            origin = last
            slopes = (Self.slope(from: last, to: (time, value)), slopes?.newest)
        }
        self.last = (max(time, last.time), value)
    }

    /// The start of the newest slope.
    private var origin: (time: TimeInterval, value: Value)?

    private static func slope(from a: (time: TimeInterval, value: Value), to b: (time: TimeInterval, value: Value))
        -> Value
    {
        (b.value - a.value).scaled(by: 1 / (b.time - a.time))
    }

    /// Returns the velocity per second, or `nil` without motion.
    func velocity(at time: TimeInterval) -> Value? {
        guard let last, let slopes else { return nil }
        let age = max(time - last.time, 0)
        guard age <= ScrollConstants.restingTouchDuration else { return nil }
        let mean = slopes.earlier.map { slopes.newest.scaled(by: 0.25) + $0.scaled(by: 0.75) } ?? slopes.newest
        return mean.scaled(by: pow(0.998, age * 1000))
    }
}
