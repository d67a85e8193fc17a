import Foundation
import ScrollMechanics

/// The velocity of a value that is set again and again, as a gesture sets what a finger moves.
///
/// The newest of the last two slopes counts a quarter, the one before it three quarters: a finger disturbs its last movement
/// by lifting. Afterwards the velocity fades as that of a free scroll does, by 0.998 per millisecond, and it is gone when
/// nothing was set for longer than a finger rests.
struct VelocitySampler<Value: VectorArithmetic> {
    private var last: (time: TimeInterval, value: Value)?
    private var slopes: (newest: Value, earlier: Value?)?

    /// Takes in the value at a time in seconds. One at the time of the last replaces it; an earlier one is ignored.
    mutating func add(_ value: Value, at time: TimeInterval) {
        guard time.isFinite, value.magnitudeSquared.isFinite else { return }
        guard let last, time - last.time <= ScrollConstants.restingTouchDuration else {
            slopes = nil
            self.last = (time, value)
            return
        }
        guard time >= last.time else { return }
        if time - last.time < 1e-4 {
            if let slopes, let origin { self.slopes = (Self.slope(from: origin, to: (last.time, value)), slopes.earlier) }
        } else {
            origin = last
            slopes = (Self.slope(from: last, to: (time, value)), slopes?.newest)
        }
        self.last = (max(time, last.time), value)
    }

    /// What the newest slope was taken from.
    private var origin: (time: TimeInterval, value: Value)?

    private static func slope(from a: (time: TimeInterval, value: Value), to b: (time: TimeInterval, value: Value)) -> Value {
        (b.value - a.value).scaled(by: 1 / (b.time - a.time))
    }

    /// Per second; nil when nothing moves.
    func velocity(at time: TimeInterval) -> Value? {
        guard let last, let slopes else { return nil }
        let age = max(time - last.time, 0)
        guard age <= ScrollConstants.restingTouchDuration else { return nil }
        let mean = slopes.earlier.map { slopes.newest.scaled(by: 0.25) + $0.scaled(by: 0.75) } ?? slopes.newest
        return mean.scaled(by: pow(0.998, age * 1000))
    }
}
