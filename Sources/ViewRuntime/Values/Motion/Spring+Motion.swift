import Foundation

extension Spring {
    /// The time until the spring rests at a target of 1, within 0.001, in seconds.
    public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, epsilon: 0.001) }

    /// Returns the time after which a spring that starts at zero stays within `epsilon` of the target, in seconds, or
    /// infinity if it never does.
    public func settlingDuration<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, epsilon: Double
    ) -> TimeInterval {
        let displacement = V.zero - target
        return solution.settlingTime(
            displacement: displacement.magnitudeSquared, velocity: initialVelocity.magnitudeSquared,
            product: displacement.dot(initialVelocity), epsilon: epsilon)
    }

    /// Returns the value `time` seconds after a start at zero.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let c = solution.coefficients(at: time)
        return target + (V.zero - target).scaled(by: c.p) + initialVelocity.scaled(by: c.q)
    }

    /// Returns the velocity per second, `time` seconds after a start at zero.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let c = solution.coefficients(at: time)
        return (V.zero - target).scaled(by: c.pRate) + initialVelocity.scaled(by: c.qRate)
    }

    /// Advances the value and the velocity by a time in seconds.
    public func update<V: VectorArithmetic>(
        value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
    ) {
        let c = solution.coefficients(at: deltaTime)
        let displacement = value - target
        value = target + displacement.scaled(by: c.p) + velocity.scaled(by: c.q)
        velocity = displacement.scaled(by: c.pRate) + velocity.scaled(by: c.qRate)
    }

    /// Returns the force on the mass at a position and a velocity.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }
}

extension Spring {
    /// Returns the time after which a spring stays within `epsilon` of the target, in seconds.
    public func settlingDuration<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
    ) -> TimeInterval {
        settlingDuration(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
    }

    /// Returns the value after `time` seconds.
    public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
        var result = fromValue
        let distance = toValue.animatableData - fromValue.animatableData
        result.animatableData += value(target: distance, initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// Returns the velocity per second after `time` seconds.
    public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
        var result = fromValue
        let distance = toValue.animatableData - fromValue.animatableData
        result.animatableData = velocity(target: distance, initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// Returns the force on the mass at a position and a velocity.
    public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
        var result = fromValue
        result.animatableData = force(
            target: toValue.animatableData - fromValue.animatableData,
            position: position.animatableData - fromValue.animatableData, velocity: velocity.animatableData)
        return result
    }
}
