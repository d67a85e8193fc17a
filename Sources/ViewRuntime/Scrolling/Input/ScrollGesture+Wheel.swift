import Foundation
import LayerTree
import ScrollMechanics

/// Wheels and trackpads.
extension ScrollGesture {
    /// How far a wheel or trackpad moves the content on an axis, points or notches.
    func movement(of event: WheelEvent, on axis: Axis) -> Double {
        let delta = event.wheelDelta
        var value = delta[axis]
        // A wheel that only turns one way moves what only scrolls the other way.
        if value == 0, !event.isPrecise, !scroll.scrolls(on: axis.other) { value = delta[axis.other] }
        return axis == .horizontal && scroll.isRightToLeft && delta[axis] != 0 ? -Double(value) : Double(value)
    }

    /// Returns whether the event was for this scroll view. What a finger holds no wheel moves.
    func handle(_ event: WheelEvent) -> Bool {
        if isHeld && !wheel.isTrackpadActive { return true }
        if event.phase == .none && !event.isPrecise { return turn(event) }
        return trackpad(event)
    }

    /// One notch is one target on a scroll view that snaps, else as many points as in a browser.
    private func turn(_ event: WheelEvent) -> Bool {
        var used = false
        for axis in activeAxes {
            let lines = movement(of: event, on: axis)
            guard lines != 0 else { continue }
            used = true
            let left = steps(by: lines, on: axis)
            if left != 0 { move(by: left * notchLength(on: axis), on: axis, response: 0.3) }
        }
        return used
    }

    /// Moves by as many targets as notches. Returns those that are left where content comes to rest anywhere.
    private func steps(by lines: Double, on axis: Axis) -> Double {
        if scroll.configuration.targetBehavior == nil { return lines }
        // Fine wheels report parts of a notch: they add up.
        if wheel.rest[axis] * CGFloat(lines) < 0 { wheel.rest[axis] = 0 }
        let sum = lines + Double(wheel.rest[axis]), notches = sum.rounded(.towardZero)
        wheel.rest[axis] = CGFloat(sum - notches)
        return Double(step(Int(max(-1000, min(1000, notches))), on: axis))
    }

    /// Points for one notch: no more than the container shows.
    private func notchLength(on axis: Axis) -> Double { min(100, max(Double(scroll.alignmentLength(on: axis)), 1)) }

    private func trackpad(_ event: WheelEvent) -> Bool {
        switch event.phase {
        case .began:
            beginTrackpad(event)
        case .changed:
            if !wheel.isTrackpadActive { beginTrackpad(event) }
            moveTrackpad(event)
        case .ended, .cancelled:
            guard wheel.isTrackpadActive else { return true }
            wheel.isTrackpadActive = false
            endDragging(at: event.time)
        case .momentum, .momentumEnded:
            // The content decelerates by itself; the system's momentum would do it twice.
            return true
        case .none:
            // Precise deltas without phases: the content follows, and is put down when they stop.
            if !wheel.isTrackpadActive {
                beginTrackpad(event)
            }
            moveTrackpad(event)
            let quiet = wheel.quiet ?? WheelQuiet(self)
            quiet.time = event.time + 0.1
            wheel.quiet = quiet
            scroll.graph.add(quiet)
        }
        return true
    }

    private func beginTrackpad(_ event: WheelEvent) {
        wheel.isTrackpadActive = true
        wheel.way = .zero
        wheel.times = event.time...event.time
        _ = touchDown()
        beginDragging(at: event.time, .zero, isFinger: false)
    }

    private func moveTrackpad(_ event: WheelEvent) {
        let delta = event.wheelDelta
        // As a finger would that pulls the content along.
        wheel.way.x -= delta.width
        wheel.way.y -= delta.height
        wheel.times = wheel.times.lowerBound...max(event.time, wheel.times.lowerBound)
        track(wheel.way, event.time)
        drag(by: CGSize(width: -delta.width, height: -delta.height))
    }

    /// The trackpad can no longer be expected to say that it is left.
    func endTrackpad() {
        guard wheel.isTrackpadActive else { return }
        wheel.isTrackpadActive = false
        release(velocity: .zero)
    }

    /// Momentum, where the system has it, came as deltas: nothing is left to add. But on content that snaps a swipe is a page,
    /// however short: what has not gone half of the container is thrown as fast as it has been on the whole.
    fileprivate func trackpadWentQuiet() {
        guard wheel.isTrackpadActive else { return }
        wheel.isTrackpadActive = false
        // The program took the content, and where that comes to rest is no longer the trackpad's to say.
        guard isHeld else { return endDragging(at: scroll.graph.time) }
        let seconds = wheel.times.upperBound - wheel.times.lowerBound + 1.0 / 60
        func velocity(_ way: CGFloat, on axis: Axis) -> CGFloat {
            abs(way) < scroll.alignmentLength(on: axis) / 2 ? way / seconds : 0
        }
        release(
            velocity: CGSize(width: velocity(wheel.way.x, on: .horizontal), height: velocity(wheel.way.y, on: .vertical)),
            throwsFreely: false)
    }

    /// The scroll view is going away: nothing is to come that could stop by itself.
    func stopWaiting() {
        wheel.isTrackpadActive = false
        if let quiet = wheel.quiet { scroll.graph.remove(quiet as any FrameClient) }
    }
}

/// What a wheel or trackpad has left behind on a scroll view.
@MainActor
struct WheelState {
    /// The part of a notch that has not yet moved anything.
    var rest = CGSize.zero
    var isTrackpadActive = false
    /// How far a trackpad has pulled, points to the right and down.
    var way = CGPoint.zero
    /// From its first event to its last, seconds.
    var times = 0.0...0.0
    fileprivate var quiet: WheelQuiet?
}

/// Notices that precise deltas without phases have stopped.
@MainActor
private final class WheelQuiet: FrameClient {
    private unowned let gesture: ScrollGesture
    /// Seconds.
    var time = 0.0

    init(_ gesture: ScrollGesture) { self.gesture = gesture }

    func step(to now: Double) -> FrameDemand {
        if now < time { return .at(time) }
        gesture.trackpadWentQuiet()
        return .done
    }
}

extension WheelEvent {
    /// The movement that is meant: with Shift a wheel turns sideways.
    var wheelDelta: CGSize {
        modifiers.contains(.shift) && delta.width == 0 ? CGSize(width: delta.height, height: 0) : delta
    }
}
