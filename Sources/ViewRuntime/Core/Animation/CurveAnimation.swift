import Foundation

/// An animation that follows a unit curve over a duration.
struct CurveAnimation: TimedAnimation {
    let curve: UnitCurve
    /// The duration in seconds.
    let length: TimeInterval

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        guard length > 0, time < length else {
            context.isLogicallyComplete = true
            return nil
        }
        return value.scaled(by: curve.value(at: time / length))
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        guard length > 0, time >= 0, time < length else { return .zero }
        return value.scaled(by: slope(at: time / length) / length)
    }

    func duration<V: VectorArithmetic>(of value: V) -> TimeInterval? { max(length, 0) }

    /// Returns the slope of the curve. Where the curve is vertical, the slope is that of a small step.
    private func slope(at progress: Double) -> Double {
        let slope = curve.velocity(at: progress)
        if slope.isFinite { return slope }
        let step = 1e-3
        return (curve.value(at: progress + step) - curve.value(at: progress - step)) / (2 * step)
    }
}
