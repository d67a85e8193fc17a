// The functions of ScrollMechanics that a page calls. `scripts/page-motion` compiles this file and the sources of
// ScrollMechanics to one WebAssembly module.
//
// The page has one thread. The module holds one trajectory and tracks one finger at a time.

nonisolated(unsafe) private var trajectory = Trajectory.rest(at: 0)
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
