import ScrollMechanics

/// The offset of a scroll view on an axis, and its motion.
///
/// Offsets are in points from the leading edge and grow toward the end of the content. At rest at the start, the offset
/// is the negative leading inset. Times are in seconds on the scene's clock.
struct ScrollMotion {
    enum Driver {
        case none
        /// A finger. The raw offset follows the finger exactly, and the visible one resists beyond the bounds.
        case finger(raw: Double)
        case trajectory(Trajectory, start: Double, Purpose)
        /// A programmatic change of the offset.
        case animation(ScrollAnimation)
    }

    enum Purpose: Equatable {
        /// Free deceleration, which depends on the bounds.
        case fling
        /// Motion to a chosen offset.
        case target(Double)
    }

    /// The length of the viewport, in points.
    private(set) var viewport: Double = 0
    var bounds: ClosedRange<Double> = 0...0
    /// The distance by which the content before the viewport has grown since the last change of the bounds. The end has
    /// moved by the same distance.
    private(set) var growth = 0.0
    /// The distance by which the content before the viewport has grown so far.
    private(set) var totalGrowth = 0.0
    private var unshown: Unshown?
    var bounces = true
    private(set) var offset: Double = 0
    private(set) var driver = Driver.none

    /// The offset before a change of the bounds, in case they change again before the frame is shown. In a layout with
    /// several rounds, only the last one knows the length of the content.
    private struct Unshown {
        var bounds: ClosedRange<Double>
        var place: Double
        /// The offset after the change.
        var moved: Double
        let time: Double
    }

    var isMoving: Bool {
        switch driver {
        case .trajectory, .animation: true
        case .none, .finger: false
        }
    }
    var isHeld: Bool { if case .finger = driver { true } else { false } }

    /// The bounds including the growth of the content.
    var grownBounds: ClosedRange<Double> { bounds.lowerBound...max(bounds.upperBound + growth, bounds.lowerBound) }

    private var band: RubberBand { RubberBand(dimension: viewport) }

    /// The range of offsets during a motion, which extends one viewport length beyond each edge.
    private var reach: ClosedRange<Double> { bounds.lowerBound - viewport...bounds.upperBound + viewport }

    /// The offset at which the motion will end on its own.
    var destination: Double {
        if case .animation(let animation) = driver { return animation.target }
        guard case .trajectory(let trajectory, _, let purpose) = driver else { return offset }
        if case .target(let target) = purpose { return target }
        return trajectory.restPosition
    }

    func velocity(at time: Double) -> Double {
        if case .animation(let animation) = driver { return animation.velocity(at: time) }
        guard case .trajectory(let trajectory, let start, _) = driver else { return 0 }
        return trajectory.velocity(at: time - start)
    }

    // MARK: Finger

    mutating func grab() { driver = .finger(raw: bounces ? band.unclamp(offset, in: bounds) : offset) }

    mutating func drag(by delta: Double) {
        guard case .finger(let raw) = driver else { return }
        let moved = raw + delta
        driver = .finger(raw: moved)
        offset = bounces ? band.clamp(moved, to: bounds) : min(max(moved, bounds.lowerBound), bounds.upperBound)
        if !bounces { driver = .finger(raw: offset) }
    }

    /// Returns the part of a drag that moves the content within its bounds or back to them.
    func travelWithinBounds(_ delta: Double) -> Double {
        let now = rawOffset
        return delta > 0 ? min(delta, max(bounds.upperBound - now, 0)) : max(delta, min(bounds.lowerBound - now, 0))
    }

    /// Returns the part of a drag that moves the content back to an edge from beyond it.
    func travelBackToBounds(_ delta: Double) -> Double {
        let now = rawOffset
        if now > bounds.upperBound && delta < 0 { return max(delta, bounds.upperBound - now) }
        if now < bounds.lowerBound && delta > 0 { return min(delta, bounds.lowerBound - now) }
        return 0
    }

    /// Whether the content is beyond an edge and a drag moves it farther.
    func isStretched(along delta: Double) -> Bool {
        delta > 0
            ? rawOffset > bounds.upperBound + Tolerance.position : rawOffset < bounds.lowerBound - Tolerance.position
    }

    /// The offset without resistance.
    private var rawOffset: Double { if case .finger(let raw) = driver { raw } else { offset } }

    /// Returns the visible velocity for a velocity of the finger.
    func shownVelocity(_ velocity: Double) -> Double {
        let edge = min(max(offset, bounds.lowerBound), bounds.upperBound)
        return offset == edge ? velocity : velocity * band.slope(atDisplacement: abs(offset - edge))
    }

    // MARK: Motion

    mutating func fling(velocity: Double, at time: Double) {
        run(
            .fling(from: offset, velocity: velocity, within: bounds, bounces: bounces, reach: viewport), at: time,
            .fling)
    }

    /// Settles at an offset with an initial velocity, without passing the offset.
    mutating func settle(to target: Double, velocity: Double, at time: Double) {
        if abs(target - offset) < Tolerance.rounding && velocity == 0 {
            stop(at: target)
        } else {
            run(
                .snap(from: offset, velocity: velocity, to: target, within: bounds, viewport: viewport), at: time,
                .target(target))
        }
    }

    mutating func run(_ trajectory: Trajectory, to target: Double, at time: Double) {
        run(trajectory, at: time, .target(target))
    }

    private mutating func run(_ trajectory: Trajectory, at time: Double, _ purpose: Purpose) {
        driver = trajectory.duration > 0 ? .trajectory(trajectory, start: time, purpose) : .none
        if trajectory.duration <= 0 { offset = trajectory.restPosition }
    }

    /// Starts an animation to an offset.
    ///
    /// - Parameters:
    ///   - target: The offset.
    ///   - animation: The animation.
    ///   - velocity: The initial velocity, in points per second.
    ///   - time: The start time.
    mutating func animate(to target: Double, _ animation: Animation, velocity: Double, at time: Double) {
        if target == offset && !isMoving && velocity == 0 { return stop() }
        // A motion can extend one viewport length beyond an edge.
        let reach =
            viewport
            + (velocity > 0 ? bounds.upperBound - max(offset, target) : min(offset, target) - bounds.lowerBound)
        driver = .animation(
            ScrollAnimation(from: offset, velocity: velocity, to: target, animation, reach: reach, start: time))
    }

    /// Changes the target of a programmatic motion.
    mutating func retarget(to target: Double, at time: Double) {
        guard case .animation(var animation) = driver else { return }
        animation.retarget(to: target, from: animation.position(at: time), at: time)
        driver = .animation(animation)
    }

    mutating func stop() { driver = .none }

    mutating func stop(at offset: Double) {
        driver = .none
        self.offset = offset
    }

    /// Advances the offset to a time.
    ///
    /// - Returns: Whether the motion continues.
    mutating func step(to time: Double) -> Bool {
        if case .animation(let animation) = driver {
            offset = animation.position(at: time)
            if animation.isFinished(at: time) { driver = .none }
            return isMoving
        }
        guard case .trajectory(let trajectory, let start, _) = driver else { return false }
        offset = trajectory.position(at: time - start)
        if trajectory.isFinished(at: time - start) {
            driver = .none
            return false
        }
        return true
    }

    // MARK: Content changes

    /// Adjusts to growth of the content before the viewport. The visible content keeps its position, also beyond the
    /// end.
    mutating func contentDidGrow(by delta: Double) {
        growth += delta
        totalGrowth += delta
        if let known = unshown?.bounds {
            unshown?.bounds = known.lowerBound...max(known.upperBound + delta, known.lowerBound)
        }
        shift(by: delta)
    }

    /// Moves the offset and the current motion by a distance.
    mutating func shift(by delta: Double) {
        offset += delta
        unshown?.place += delta
        unshown?.moved += delta
        switch driver {
        case .none: break
        case .finger(let raw): driver = .finger(raw: raw + delta)
        case .animation(var animation):
            animation.shift(by: delta)
            driver = .animation(animation)
        case .trajectory(let trajectory, let start, let purpose):
            var moved = purpose
            if case .target(let target) = purpose { moved = .target(target + delta) }
            driver = .trajectory(trajectory.shifted(by: delta), start: start, moved)
        }
    }

    /// Changes the length of the viewport. Content that a finger holds beyond an edge has the resistance of the new
    /// length, and a motion stays within the new length of the edge.
    mutating func setViewport(_ new: Double, at time: Double) {
        if new == viewport { return }
        viewport = new
        switch driver {
        case .none: break
        case .animation(var animation):
            let reachable = min(max(offset, bounds.lowerBound - new), bounds.upperBound + new)
            if reachable != offset {
                offset = reachable
                animation.restart(from: reachable, at: time)
            }
            animation.stay(within: reach, from: offset, at: time)
            driver = .animation(animation)
        case .finger(let raw): if bounces { offset = band.clamp(raw, to: bounds) }
        case .trajectory(let trajectory, let start, let purpose):
            let now = trajectory.sample(at: time - start)
            let reachable = min(max(now.position, bounds.lowerBound - new), bounds.upperBound + new)
            let isCutOff = reachable != now.position
            offset = reachable
            switch purpose {
            case .fling: fling(velocity: isCutOff ? 0 : now.velocity, at: time)
            case .target(let target):
                let pointsAway = now.velocity * (target - now.position) <= 0 && now.velocity != 0
                if isCutOff || pointsAway { settle(to: target, velocity: now.velocity, at: time) }
            }
        }
    }

    /// Changes the bounds. A free motion continues from its position with its velocity toward the new bounds.
    mutating func setBounds(_ new: ClosedRange<Double>, at time: Double) {
        let old = grownBounds, hasGrown = growth != 0
        bounds = new
        growth = 0
        let isSame =
            abs(old.lowerBound - new.lowerBound) < Tolerance.rounding
            && abs(old.upperBound - new.upperBound) < Tolerance.rounding
        if !hasGrown, isSame { return }
        // If the content became shorter, an offset within the bounds moves to the new edge. An offset beyond them keeps
        // its distance.
        func moved(_ place: Double) -> Double {
            var start = Unshown(bounds: old, place: place, moved: place, time: time)
            if let unshown, unshown.time == time, abs(unshown.moved - place) < Tolerance.rounding {
                start = unshown
            }
            let within = min(max(start.place, start.bounds.lowerBound), start.bounds.upperBound)
            start.moved = min(max(within, new.lowerBound), new.upperBound) + start.place - within
            unshown = start
            return start.moved
        }
        switch driver {
        case .none: break
        case .animation(var animation):
            let target = min(max(animation.target, new.lowerBound), new.upperBound)
            let known = animation.position(at: time)
            offset = moved(known)
            animation.retarget(to: target, from: offset, at: time)
            // An offset that moved to an edge loses its velocity.
            if abs(offset - known) > Tolerance.rounding { animation.restart(from: offset, at: time) }
            animation.stay(within: reach, from: offset, at: time)
            driver = .animation(animation)
        case .finger:
            offset = moved(offset)
            driver = .finger(raw: bounces ? band.unclamp(offset, in: bounds) : offset)
        case .trajectory(let trajectory, let start, .fling):
            let now = trajectory.sample(at: time - start)
            offset = moved(now.position)
            fling(velocity: now.velocity, at: time)
        case .trajectory(let trajectory, let start, .target(let target)):
            let reachable = min(max(target, new.lowerBound), new.upperBound)
            if reachable != target {
                let now = trajectory.sample(at: time - start)
                offset = moved(now.position)
                settle(to: reachable, velocity: now.velocity, at: time)
            }
        }
    }
}
