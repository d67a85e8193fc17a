import ScrollMechanics

/// The offset of a scroll view on one axis, and what moves it.
///
/// Offsets are points from the leading edge, growing as content further on comes into view; at rest at the start
/// the offset is minus the leading inset. Times are seconds on the scene's clock.
struct ScrollMotion {
    enum Driver {
        case none
        /// A finger: the raw offset follows it one to one, the shown one resists beyond the bounds.
        case finger(raw: Double)
        case trajectory(Trajectory, start: Double, Purpose)
        /// A change of the offset made by the program, drawn out over time.
        case animation(ScrollAnimation)
    }

    enum Purpose: Equatable {
        /// Free deceleration: it depends on where the edges are.
        case fling
        /// On its way to a chosen offset.
        case target(Double)
    }

    /// The length of the viewport, points.
    private(set) var viewport: Double = 0
    var bounds: ClosedRange<Double> = 0...0
    /// By how much the content before the viewport grew since the edges were last set: the end lies as much further on.
    private var growth = 0.0
    private var unshown: Unshown?
    var bounces = true
    private(set) var offset: Double = 0
    private(set) var driver = Driver.none

    /// Where it was before the edges changed, in case they change again before anything is shown: a layout that takes several rounds
    /// finds out in the last how long the content is.
    private struct Unshown {
        var bounds: ClosedRange<Double>
        var place: Double
        /// Where the change has brought it to.
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

    /// The edges as far as is known by now.
    var grownBounds: ClosedRange<Double> { bounds.lowerBound...max(bounds.upperBound + growth, bounds.lowerBound) }

    private var band: RubberBand { RubberBand(dimension: viewport) }

    /// Where it may be while it moves: beyond an edge by a viewport at most, as a bounce.
    private var reach: ClosedRange<Double> { bounds.lowerBound - viewport...bounds.upperBound + viewport }

    /// Where it will be when it comes to rest by itself.
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

    /// The part of a drag within the edges; from beyond an edge, the part that leads back and on.
    func way(within delta: Double) -> Double {
        let now = rawOffset
        return delta > 0 ? min(delta, max(bounds.upperBound - now, 0)) : max(delta, min(bounds.lowerBound - now, 0))
    }

    /// The part of a drag that leads back to an edge from beyond it.
    func way(back delta: Double) -> Double {
        let now = rawOffset
        if now > bounds.upperBound && delta < 0 { return max(delta, bounds.upperBound - now) }
        if now < bounds.lowerBound && delta > 0 { return min(delta, bounds.lowerBound - now) }
        return 0
    }

    /// Whether it is beyond an edge, and a drag leads further.
    func isStretched(along delta: Double) -> Bool {
        delta > 0 ? rawOffset > bounds.upperBound + 0.01 : rawOffset < bounds.lowerBound - 0.01
    }

    /// Where it would be if nothing resisted.
    private var rawOffset: Double { if case .finger(let raw) = driver { raw } else { offset } }

    /// The velocity at which what is shown moves when the finger moves at the given one.
    func shownVelocity(_ velocity: Double) -> Double {
        let edge = min(max(offset, bounds.lowerBound), bounds.upperBound)
        return offset == edge ? velocity : velocity * band.slope(atDisplacement: abs(offset - edge))
    }

    // MARK: Motion

    mutating func fling(velocity: Double, at time: Double) {
        run(.fling(from: offset, velocity: velocity, within: bounds, bounces: bounces, reach: viewport), at: time, .fling)
    }

    /// Goes to an offset with the given velocity, without passing it.
    mutating func settle(to target: Double, velocity: Double, at time: Double) {
        if abs(target - offset) < 1e-9 && velocity == 0 {
            stop(at: target)
        } else {
            // Beyond an edge by a viewport at most, as a bounce.
            let reach = viewport + (velocity > 0 ? bounds.upperBound - offset : offset - bounds.lowerBound)
            run(.snap(from: offset, velocity: velocity, to: target, reach: max(reach, 0)), at: time, .target(target))
        }
    }

    mutating func run(_ trajectory: Trajectory, to target: Double, at time: Double) {
        run(trajectory, at: time, .target(target))
    }

    private mutating func run(_ trajectory: Trajectory, at time: Double, _ purpose: Purpose) {
        driver = trajectory.duration > 0 ? .trajectory(trajectory, start: time, purpose) : .none
        if trajectory.duration <= 0 { offset = trajectory.restPosition }
    }

    /// - Parameter velocity: That it begins with, points per second.
    mutating func animate(to target: Double, _ animation: Animation, velocity: Double, at time: Double) {
        if target == offset && !isMoving && velocity == 0 { return stop() }
        // Beyond an edge by a viewport at most, as a bounce.
        let reach = viewport + (velocity > 0 ? bounds.upperBound - max(offset, target) : min(offset, target) - bounds.lowerBound)
        driver = .animation(ScrollAnimation(from: offset, velocity: velocity, to: target, animation, reach: reach, start: time))
    }

    /// The end of a programmed motion turned out to be elsewhere.
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

    /// Brings the offset to the time. Returns whether it is still on its way.
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

    // MARK: Changes of the content

    /// Content before the viewport grew by `delta`: everything shown stays where it is, and what is beyond the end stays beyond it.
    mutating func contentDidGrow(by delta: Double) {
        growth += delta
        if let known = unshown?.bounds {
            unshown?.bounds = known.lowerBound...max(known.upperBound + delta, known.lowerBound)
        }
        shift(by: delta)
    }

    /// Shows what is `delta` further on, in all that is to come too.
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

    /// The viewport is of another length: what a finger holds beyond an edge is as far beyond as it would be drawn in that one,
    /// and what moves there is within a viewport of the edge.
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

    /// The edges are elsewhere: a free motion goes on from where it is, with its velocity, towards the new ones.
    mutating func setBounds(_ new: ClosedRange<Double>, at time: Double) {
        let old = grownBounds, hasGrown = growth != 0
        bounds = new
        growth = 0
        if !hasGrown, abs(old.lowerBound - new.lowerBound) < 1e-9 && abs(old.upperBound - new.upperBound) < 1e-9 { return }
        // Content that became shorter takes what was within it along to its new edge; what was beyond stays beyond by as much.
        func moved(_ place: Double) -> Double {
            var start = Unshown(bounds: old, place: place, moved: place, time: time)
            if let unshown, unshown.time == time, abs(unshown.moved - place) < 1e-9 { start = unshown }
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
            // What was taken along to an edge has no velocity of its own any more.
            if abs(offset - known) > 1e-9 { animation.restart(from: offset, at: time) }
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
