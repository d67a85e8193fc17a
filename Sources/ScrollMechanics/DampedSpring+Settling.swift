extension DampedSpring {
    /// Returns the time after which the displacement stays smaller than `epsilon`, in seconds.
    ///
    /// The result is the time of the last crossing, not the bound of an envelope. It's 0 if the displacement never
    /// reaches `epsilon`, and infinite for an undamped spring whose displacement always returns to it.
    ///
    /// - Parameters:
    ///   - displacement: The initial displacement, in points.
    ///   - velocity: The initial velocity, in points per second.
    ///   - epsilon: A distance, in points. A value that isn't a positive number is treated as
    ///     ``ScrollConstants/restDisplacement``.
    public func settlingDuration(
        from displacement: Double, velocity: Double = 0, epsilon: Double = ScrollConstants.restDisplacement
    ) -> Double {
        let y = displacement.finite()
        let v = velocity.finite()
        let size = epsilon.finite() > 0 ? epsilon.finite() : ScrollConstants.restDisplacement
        if y == 0 && v == 0 { return 0 }
        let swings = dampingFraction < 1 - Tolerance.rounding
        guard let (from, to) = swings ? lastSwing(y, v, size) : lastFall(y, v, size) else { return 0 }
        guard from.isFinite else { return .infinity }
        return lastTime(in: from, to) { abs(self.displacement(at: $0, from: y, velocity: v)) >= size }
    }

    /// Returns an interval that contains the last crossing of an underdamped spring: it begins at the last extreme of
    /// at least `size` and ends at the next, smaller extreme. Extremes are half a period apart, and each is smaller
    /// than the previous one by the same factor.
    private func lastSwing(_ y: Double, _ v: Double, _ size: Double) -> (Double, Double)? {
        let swing = swingFrequency
        let halfSwing = Double.pi / swing
        let pull = dampingFraction * angularFrequency
        // An extreme is where v·cos θ = b·sin θ, which has one solution in a half turn. For v = 0, it's an end of the
        // half turn.
        let b = (angularFrequency * angularFrequency * y + pull * v) / swing
        let angle = lastTime(in: 0, .pi) { (v * cosine($0) - b * sine($0) > 0) == (v > 0) }
        let first = angle / swing
        let height = abs(displacement(at: first, from: y, velocity: v))
        guard height >= size else { return abs(y) >= size ? (0, first) : nil }
        // Without damping, the count is infinite or not a number.
        let count = (naturalLogarithm(height / size) / (pull * halfSwing)).rounded(.down)
        let last = first + count * halfSwing
        return (last, last + halfSwing)
    }

    /// Returns the same interval for a spring that doesn't oscillate: its displacement has at most one extreme after
    /// the start, and decreases after it.
    private func lastFall(_ y: Double, _ v: Double, _ size: Double) -> (Double, Double)? {
        var from = 0.0
        if let extreme = timeOfExtreme(y, v), extreme > 0 {
            if abs(displacement(at: extreme, from: y, velocity: v)) >= size {
                from = extreme
            } else {
                return abs(y) >= size ? (0, extreme) : nil
            }
        } else if abs(y) < size {
            return nil
        }
        var step = 1 / angularFrequency
        while abs(displacement(at: from + step, from: y, velocity: v)) >= size, step < 1e12 { step *= 2 }
        return (from, from + step)
    }

    /// Returns the time at which the velocity of a spring with ζ ≥ 1 is zero, if any. The time can be negative.
    private func timeOfExtreme(_ y: Double, _ v: Double) -> Double? {
        let zeta = dampingFraction
        let omega = angularFrequency
        // v·C(t) = b·S(t). Without the common decay factor, C and S are 1 and t, or cosh and sinh.
        let b = omega * omega * y + zeta * omega * v
        guard b != 0 else { return nil }
        if zeta <= 1 + Tolerance.rounding { return v / b }
        let rate = omega * (zeta * zeta - 1).squareRoot()
        let tangent = v / b * rate
        guard abs(tangent) < 1 else { return nil }
        return naturalLogarithm((1 + tangent) / (1 - tangent)) / (2 * rate)
    }

    /// Returns the time at which `holds` becomes false, if it's true at the lower bound and false at the upper bound.
    private func lastTime(in lower: Double, _ upper: Double, while holds: (Double) -> Bool) -> Double {
        var lower = lower
        var upper = upper
        while upper - lower > Tolerance.rounding * max(1, upper) {
            let middle = lower + (upper - lower) / 2
            if holds(middle) { lower = middle } else { upper = middle }
        }
        return lower + (upper - lower) / 2
    }
}
