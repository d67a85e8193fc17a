// The functions of ScrollMechanics that a page calls. `scripts/page-motion` compiles this file and the sources of
// ScrollMechanics to one WebAssembly module.
//
// The page has one thread. The module holds one trajectory and the snap points of one scroll view, and tracks one
// finger at a time.

nonisolated(unsafe) private var trajectory = Trajectory.rest(at: 0)
nonisolated(unsafe) private var rule = SnapRule.nearest
/// The snap points, if they are evenly spaced.
nonisolated(unsafe) private var grid: SnapGrid?
/// The snap points otherwise.
nonisolated(unsafe) private var points = KnownPoints()
/// Whether there are snap points that the page doesn't know, before and after the known ones.
nonisolated(unsafe) private var continues = (before: false, after: false)
nonisolated(unsafe) private var trackerX = VelocityTracker()
nonisolated(unsafe) private var trackerY = VelocityTracker()

// MARK: Trajectories, as numbers

@_expose(wasm, "begin") @_cdecl("begin")
public func begin(_ duration: Double, _ restPosition: Double) {
    trajectory = Trajectory(duration: duration, restPosition: restPosition)
}

@_expose(wasm, "add") @_cdecl("add")
public func add(_ start: Double, _ kind: Double, _ a: Double, _ b: Double, _ c: Double, _ d: Double, _ e: Double) {
    trajectory.add(start: start, kind: kind, a, b, c, d, e)
}

@_expose(wasm, "position") @_cdecl("position")
public func position(_ time: Double) -> Double { trajectory.position(at: time) }

@_expose(wasm, "numberCount") @_cdecl("numberCount")
public func numberCount() -> Double { Double(trajectory.numberCount) }

@_expose(wasm, "number") @_cdecl("number")
public func number(_ index: Double) -> Double { trajectory.number(Int(index)) }

@_expose(wasm, "fling") @_cdecl("fling")
public func fling(
    _ position: Double, _ velocity: Double, _ lower: Double, _ upper: Double, _ bounces: Double, _ reach: Double
) {
    trajectory = .fling(
        from: position, velocity: velocity, within: lower...max(lower, upper), bounces: bounces != 0, reach: reach)
}

// MARK: Snap points

@_expose(wasm, "setRule") @_cdecl("setRule")
public func setRule(_ number: Double, _ parameter: Double) {
    rule = SnapRule(number: number, parameter: parameter) ?? .nearest
}

@_expose(wasm, "setSides") @_cdecl("setSides")
public func setSides(_ continuesBefore: Double, _ continuesAfter: Double) {
    continues = (continuesBefore != 0, continuesAfter != 0)
}

@_expose(wasm, "setGrid") @_cdecl("setGrid")
public func setGrid(_ origin: Double, _ interval: Double, _ count: Double) {
    grid = SnapGrid(origin: origin, interval: interval, count: count < 0 ? nil : count.flooredInt)
}

@_expose(wasm, "listPoints") @_cdecl("listPoints")
public func listPoints() {
    grid = nil
    points.removeAll()
}

@_expose(wasm, "addPoint") @_cdecl("addPoint")
public func addPoint(_ position: Double) {
    if !points.add(position) { continues.after = true }
}

/// Computes the trajectory to a snap point. Returns 0 if the page doesn't know all snap points that the host considers.
@_expose(wasm, "snap") @_cdecl("snap")
public func snap(
    _ position: Double, _ velocity: Double, _ visibleVelocity: Double, _ start: Double, _ original: Double,
    _ lower: Double, _ upper: Double, _ viewport: Double
) -> Double {
    func found(in points: some SnapPoints) -> Trajectory? {
        let found = Trajectory.release(
            from: position, velocity: velocity, visibleVelocity: visibleVelocity, start: start, original: original,
            within: lower...max(lower, upper), viewport: viewport, rule: rule, points: points)
        guard let found,
            points.isKnown(
                found.restPosition, continuesBefore: continues.before, continuesAfter: continues.after)
        else { return nil }
        return found
    }
    let motion = if let grid { found(in: grid) } else { found(in: points) }
    guard let motion else { return 0 }
    trajectory = motion
    return 1
}

// MARK: Beyond the edges

@_expose(wasm, "clamp") @_cdecl("clamp")
public func clamp(_ raw: Double, _ lower: Double, _ upper: Double, _ viewport: Double) -> Double {
    RubberBand(dimension: viewport).clamp(raw, to: lower...max(lower, upper))
}

@_expose(wasm, "unclamp") @_cdecl("unclamp")
public func unclamp(_ offset: Double, _ lower: Double, _ upper: Double, _ viewport: Double) -> Double {
    RubberBand(dimension: viewport).unclamp(offset, in: lower...max(lower, upper))
}

@_expose(wasm, "slope") @_cdecl("slope")
public func slope(_ displacement: Double, _ viewport: Double) -> Double {
    RubberBand(dimension: viewport).slope(atDisplacement: displacement)
}

// MARK: The finger

@_expose(wasm, "forgetFinger") @_cdecl("forgetFinger")
public func forgetFinger() {
    trackerX.reset()
    trackerY.reset()
}

@_expose(wasm, "trackFinger") @_cdecl("trackFinger")
public func trackFinger(_ time: Double, _ x: Double, _ y: Double) {
    trackerX.add(time: time, position: x)
    trackerY.add(time: time, position: y)
}

@_expose(wasm, "velocityX") @_cdecl("velocityX")
public func velocityX(_ now: Double) -> Double { trackerX.velocity(at: now) }

@_expose(wasm, "velocityY") @_cdecl("velocityY")
public func velocityY(_ now: Double) -> Double { trackerY.velocity(at: now) }

@_expose(wasm, "minimumFlingSpeed") @_cdecl("minimumFlingSpeed")
public func minimumFlingSpeed() -> Double { ScrollConstants.minimumFlingSpeed }
