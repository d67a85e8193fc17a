import ScrollMechanics

/// A scroll that the program asked for, from one offset to another along an animation's curve.
///
/// Where the end lies may change while it runs, as estimates of lazy content are corrected: what is shown goes on from
/// where it is, and the end is reached exactly and in time. An animation that goes on only because it creeps towards its end (a
/// spring over a long way) is cut to 0.9 seconds, so that with the frames before and after it a jump takes a second at most.
struct ScrollAnimation {
    private(set) var from: Double
    private(set) var target: Double
    /// How far what is shown is from the curve between the two, since the end was last moved.
    private var lag = 0.0
    private var lagStart = 0.0
    private var velocity: Double
    private let start: Double
    private let duration: Double
    private let animation: Animation
    /// For how long the velocity carries on, seconds.
    private let carry: Double

    private static let longestSettling = 0.9
    private static let longestCarry = 0.2

    /// - Parameters:
    ///   - velocity: That it begins with, points per second.
    ///   - reach: How far beyond both ends the velocity may carry it, points.
    init(from: Double, velocity: Double, to target: Double, _ animation: Animation, reach: Double, start: Double) {
        self.from = from
        self.target = target
        self.velocity = velocity
        self.start = start
        self.animation = animation
        let duration = Self.duration(of: animation, distance: abs(target - from))
        self.duration = duration
        // What it carries is largest after a third of the time: 4/27 of what the velocity would cover in all of it.
        carry = min(Self.longestCarry, duration, velocity == 0 ? 0 : max(reach, 0) * 27 / 4 / abs(velocity))
    }

    /// The end lies elsewhere; the way there begins at what is shown.
    ///
    /// As much of the curve's own way is kept as leads there: a curve that was to come from further away than what is shown is by
    /// now would lead past the end and back.
    mutating func retarget(to new: Double, from shown: Double, at time: Double) {
        let t = max(time - start, 0)
        let way = shown - carried(at: t) - new, whole = from - new
        let own = whole * left(at: t)
        let share = way * own > 0 ? min(way / own, 1) : 0
        from = new + whole * share
        target = new
        lag = way - own * share
        lagStart = t
    }

    /// Goes on from another place, without the velocity it began with.
    mutating func restart(from shown: Double, at time: Double) {
        velocity = 0
        retarget(to: target, from: shown, at: time)
    }

    /// Gives up the velocity that it began with where that would carry it out of a range from what is shown: when it carries
    /// furthest, which is after a third of its time, or as it runs out.
    mutating func stay(within range: ClosedRange<Double>, from shown: Double, at time: Double) {
        let t = max(time - start, 0)
        guard velocity != 0, t < carry else { return }
        let curve = shown - carried(at: t)
        if !range.contains(curve) || !range.contains(curve + carried(at: max(t, carry / 3))) { restart(from: shown, at: time) }
    }

    /// Everything lies further on by `delta`.
    mutating func shift(by delta: Double) {
        from += delta
        target += delta
    }

    func isFinished(at time: Double) -> Bool { time - start >= duration }

    func position(at time: Double) -> Double {
        let t = max(time - start, 0)
        if t >= duration { return target }
        return target + (from - target) * left(at: t) + carried(at: t) + lag(at: t)
    }

    /// The part of the curve's way that is left.
    private func left(at t: Double) -> Double {
        let progress = Self.progress(animation, t), end = Self.progress(animation, duration)
        return 1 - (end > 0 ? progress / end : progress)
    }

    func velocity(at time: Double) -> Double {
        let step = 1.0 / 240
        return (position(at: time + step) - position(at: time)) / step
    }

    /// The velocity the content had, running out in a fifth of a second, or sooner where it would lead too far.
    private func carried(at t: Double) -> Double {
        guard velocity != 0, t < carry else { return 0 }
        let x = 1 - t / carry
        return velocity * t * x * x
    }

    /// It is made up for by the end, where it vanishes together with its velocity. What is left of it is the same
    /// whether it was measured once or anew in every frame.
    private func lag(at t: Double) -> Double {
        guard lag != 0, t < duration, lagStart < duration else { return 0 }
        let left = (duration - t) / (duration - lagStart)
        return lag * left * left
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
        while t < 10 {
            guard let value = animation.animate(value: 1.0, time: t, context: &context) else { return t }
            if abs(1 - value) < near { settled = settled ?? t } else { settled = nil }
            if let settled, t - settled > 0.1 { return settled }
            if t >= longestSettling, abs(1 - value) < 0.02 { return longestSettling }
            t += step
        }
        return t
    }
}
