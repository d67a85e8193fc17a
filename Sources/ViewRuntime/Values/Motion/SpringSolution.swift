import Foundation

/// The closed-form solution of a damped spring, x'' + 2ζω x' + ω² x = 0.
///
/// With the displacement x from the target, `x(t) = p·x₀ + q·v₀` and `v(t) = p'·x₀ + q'·v₀`, where p and q depend only
/// on the spring and the time. One solution therefore serves vectors of any length.
struct SpringSolution {
    /// The undamped angular frequency, in radians per second.
    let omega: Double
    /// σ = ζω, in 1/s.
    let sigma: Double
    /// √|1 − ζ²|·ω: the frequency of the oscillation below critical damping, and the spread of the rates above.
    let detuned: Double
    let regime: Regime

    /// Closer to critical damping than this, the general forms lose more digits than the error of the critical form.
    private static let criticalBand = 1e-7
    /// A spring with a smaller damping ratio swings for thousands of periods: it is treated as never settling.
    private static let leastDamping = 1e-4

    enum Regime { case underdamped, critical, overdamped }

    struct Coefficients {
        var p, q, pRate, qRate: Double
    }

    init(omega: Double, dampingRatio: Double) {
        self.omega = omega
        sigma = dampingRatio * omega
        detuned = omega * sqrt(abs(1 - dampingRatio * dampingRatio))
        regime = abs(dampingRatio - 1) < Self.criticalBand ? .critical : dampingRatio < 1 ? .underdamped : .overdamped
    }

    func coefficients(at time: Double) -> Coefficients {
        let t = max(time, 0)
        switch regime {
        case .critical:
            let decay = exp(-omega * t)
            return Coefficients(
                p: decay * (1 + omega * t), q: decay * t,
                pRate: -omega * omega * t * decay, qRate: decay * (1 - omega * t))
        case .underdamped:
            let decay = exp(-sigma * t)
            let cosine = decay * cos(detuned * t), sine = decay * sin(detuned * t) / detuned
            return Coefficients(
                p: cosine + sigma * sine, q: sine, pRate: -omega * omega * sine, qRate: cosine - sigma * sine)
        case .overdamped:
            // The slow rate as ω²/(σ + δ), because σ − δ would cancel.
            let fast = sigma + detuned, slow = omega * omega / fast
            let slowDecay = exp(-slow * t), fastDecay = exp(-fast * t)
            let q = (slowDecay - fastDecay) / (2 * detuned)
            return Coefficients(
                p: (fast * slowDecay - slow * fastDecay) / (2 * detuned), q: q,
                pRate: -omega * omega * q, qRate: (fast * fastDecay - slow * slowDecay) / (2 * detuned))
        }
    }

    /// Returns the time after which the displacement stays within `epsilon`, in seconds, or infinity without damping.
    ///
    /// - Parameters:
    ///   - d: The squared length of the displacement at time 0.
    ///   - v: The squared length of the velocity at time 0.
    ///   - product: The dot product of displacement and velocity at time 0.
    ///   - epsilon: The distance.
    func settlingTime(displacement d: Double, velocity v: Double, product: Double, epsilon: Double) -> Double {
        func isOutside(_ t: Double) -> Bool {
            let c = coefficients(at: t)
            return c.p * c.p * d + 2 * c.p * c.q * product + c.q * c.q * v > epsilon * epsilon
        }
        guard d.isFinite, v.isFinite, epsilon > 0 else { return .infinity }
        guard d > 0 || v > 0 else { return 0 }
        guard sigma > Self.leastDamping * omega else { return .infinity }

        // Search backward from a time after which an envelope proves that the displacement stays inside.
        var late = envelopeEnd(displacement: d, velocity: v, product: product, epsilon: epsilon)
        let step = 2 * .pi / (regime == .underdamped ? max(detuned, omega / 8) : omega) / 64
        while late > 0, !isOutside(late - step) { late -= step }
        guard late > 0 else { return 0 }
        var early = max(late - step, 0)
        for _ in 0..<60 {
            let middle = (early + late) / 2
            if isOutside(middle) { early = middle } else { late = middle }
        }
        return late
    }

    private func envelopeEnd(displacement d: Double, velocity v: Double, product: Double, epsilon: Double) -> Double {
        if regime == .underdamped, detuned > omega / 8 {
            let amplitude = sqrt(d + (v + 2 * sigma * product + sigma * sigma * d) / (detuned * detuned))
            return max(log(amplitude / epsilon) / sigma, 0)
        }
        // |q| ≤ t·e^(−λt) and |p| ≤ (1 + σt)·e^(−λt) in every regime, where λ is the slowest rate.
        let slowest = regime == .overdamped ? omega * omega / (sigma + detuned) : sigma
        var end = 2 * .pi / omega
        while exp(-slowest * end) * (sqrt(d) * (1 + sigma * end) + sqrt(v) * end) > epsilon { end *= 1.25 }
        return end
    }
}
