import ScrollMechanics

/// A programmatic scroll from one offset to another along an animation's curve.
///
/// The target can change during the animation, when estimates of lazy content change. The visible motion then continues
/// from its current position and still reaches the target exactly and in time. A spring that only creeps toward its
/// target is cut off after 0.9 seconds, so that a jump takes at most a second, including the frames before and after
/// it. An animation that is farther away from its end by then has its own duration, at most 10 seconds.
struct ScrollAnimation {
    private(set) var from: Double
    private(set) var target: Double
    /// The difference between the visible position and the curve when the target last changed in points, and the time
    /// since the start in seconds.
    private var lag: (distance: Double, start: Double)?
    private var velocity: Double
    private let start: Double
    private let duration: Double
    private let animation: Animation
    /// The duration in seconds for which the initial velocity has an effect.
    private let glide: Double

    private static let longestSettling = 0.9
    /// The rest of the progress at which an animation is near its end.
    private static let nearEnd = 0.02
    /// The time in seconds for which an animation stays at its end before it has settled, rather than passing it.
    private static let settlingTime = 0.1
    private static let longestGlide = 0.2

    /// Creates an animation.
    ///
    /// - Parameters:
    ///   - velocity: The initial velocity, in points per second.
    ///   - reach: The distance by which the velocity may carry the content beyond both ends, in points.
    init(from: Double, velocity: Double, to target: Double, _ animation: Animation, reach: Double, start: Double) {
        self.from = from
        self.target = target
        self.velocity = velocity
        self.start = start
        self.animation = animation
        let duration = Self.duration(of: animation, distance: abs(target - from))
        self.duration = duration
        // The effect of the velocity peaks after a third of its duration, at 4/27 of the distance at full velocity.
        glide = min(Self.longestGlide, duration, velocity == 0 ? 0 : max(reach, 0) * 27 / 4 / abs(velocity))
    }

    /// Changes the target. The motion continues from the visible position.
    ///
    /// The animation keeps only as much of its curve as leads to the new target. A curve that started farther away than
    /// the visible position would pass the target and return.
    mutating func retarget(to new: Double, from shown: Double, at time: Double) {
        let t = max(time - start, 0)
        let travel = shown - glided(at: t) - new, whole = from - new
        let own = whole * left(at: t)
        let share = travel * own > 0 ? min(travel / own, 1) : 0
        from = new + whole * share
        target = new
        lag = (travel - own * share, t)
    }

    /// Continues from another position without the initial velocity.
    mutating func restart(from shown: Double, at time: Double) {
        velocity = 0
        retarget(to: target, from: shown, at: time)
    }

    /// Drops the initial velocity if it would carry the visible position out of a range, either at the peak of its
    /// effect, after a third of its duration, or at its end.
    mutating func stay(within range: ClosedRange<Double>, from shown: Double, at time: Double) {
        let t = max(time - start, 0)
        let curve = shown - glided(at: t)
        if !range.contains(curve) || !range.contains(curve + glided(at: max(t, glide / 3))) {
            restart(from: shown, at: time)
        }
    }

    /// Moves the animation by a distance.
    mutating func shift(by delta: Double) {
        from += delta
        target += delta
    }

    func isFinished(at time: Double) -> Bool { time - start >= duration }

    func position(at time: Double) -> Double {
        let t = max(time - start, 0)
        if t >= duration { return target }
        return target + (from - target) * left(at: t) + glided(at: t) + lagged(at: t)
    }

    /// Returns the fraction of the curve that remains.
    private func left(at t: Double) -> Double {
        let progress = Self.progress(animation, t), end = Self.progress(animation, duration)
        return 1 - (end > 0 ? progress / end : progress)
    }

    func velocity(at time: Double) -> Double {
        let step = 1.0 / 240
        return (position(at: time + step) - position(at: time)) / step
    }

    /// Returns the effect of the initial velocity, which ends after a fifth of a second, or earlier if it would carry
    /// the content too far.
    private func glided(at t: Double) -> Double {
        guard t < glide else { return 0 }
        let x = 1 - t / glide
        return velocity * t * x * x
    }

    /// Returns the remaining difference from the curve. It vanishes at the end together with its velocity, and doesn't
    /// depend on how often it's measured again.
    private func lagged(at t: Double) -> Double {
        guard let lag else { return 0 }
        let left = (duration - t) / (duration - lag.start)
        return lag.distance * left * left
    }

    private static func progress(_ animation: Animation, _ t: Double) -> Double {
        var context = AnimationContext<Double>(environment: EnvironmentValues())
        return animation.animate(value: 1.0, time: t, context: &context) ?? 1
    }

    private static func duration(of animation: Animation, distance: Double) -> Double {
        let near = ScrollConstants.restDisplacement / max(distance, 1)
        let step = 1.0 / 60
        var t = 0.0
        var context = AnimationContext<Double>(environment: EnvironmentValues())
        var settled: Double?
        // Animations that are near their end by then are cut off. Others have their own duration.
        let isNear = abs(1 - progress(animation, longestSettling)) < nearEnd
        let longest = isNear ? longestSettling : 10
        while t < longest {
            guard let value = animation.animate(value: 1.0, time: t, context: &context) else { return t }
            if abs(1 - value) < near { settled = settled ?? t } else { settled = nil }
            if let settled, t - settled > settlingTime { return settled }
            t += step
        }
        return longest
    }
}
