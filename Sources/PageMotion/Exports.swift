// The functions of ScrollMechanics that a page calls. `scripts/page-motion` compiles this file and the sources of
// ScrollMechanics to one WebAssembly module.
//
// The page has one thread. The module holds one trajectory and the snap points of one scroll view, and tracks one
// finger at a time.

nonisolated(unsafe) private var trajectory = Trajectory.rest(at: 0)
nonisolated(unsafe) private var rule = SnapRule.nearest
nonisolated(unsafe) private var points = KnownPoints()
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

@_expose(wasm, "setGrid") @_cdecl("setGrid")
public func setGrid(_ origin: Double, _ interval: Double, _ count: Double) {
    points.grid = SnapGrid(origin: origin, interval: interval, count: count < 0 ? nil : Int(count))
}

@_expose(wasm, "listPoints") @_cdecl("listPoints")
public func listPoints(_ continuesBefore: Double, _ continuesAfter: Double) {
    points.list(continuesBefore: continuesBefore != 0, continuesAfter: continuesAfter != 0)
}

@_expose(wasm, "addPoint") @_cdecl("addPoint")
public func addPoint(_ position: Double) { points.add(position) }

/// Computes the trajectory to a snap point. Returns 0 if the page doesn't know all snap points that the host considers.
@_expose(wasm, "snap") @_cdecl("snap")
public func snap(
    _ position: Double, _ velocity: Double, _ visibleVelocity: Double, _ start: Double, _ original: Double,
    _ lower: Double, _ upper: Double, _ viewport: Double
) -> Double {
    let found = Trajectory.release(
        from: position, velocity: velocity, visibleVelocity: visibleVelocity, start: start, original: original,
        within: lower...max(lower, upper), viewport: viewport, rule: rule, points: points)
    guard let found, points.isKnown(found.restPosition) else { return 0 }
    trajectory = found
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
