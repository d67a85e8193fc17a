import Foundation
import LayerTree
import ScrollMechanics

/// Wheels and trackpads.
extension ScrollGesture {
    /// Returns the movement of the content on an axis, in points for precise events and otherwise in notches.
    func movement(of event: WheelEvent, on axis: Axis) -> Double {
        let value = inside(event)[axis]
        // A wheel with one axis also scrolls content that only scrolls on the other axis.
        if value == 0, !event.isPrecise, !scroll.scrolls(on: axis.other) {
            return Double(event.wheelDelta[event.wheelDelta.mainAxis])
        }
        return axis == .horizontal && scroll.isRightToLeft ? -Double(value) : Double(value)
    }

    /// Returns the distance of an event in the scroll view's coordinates. A notch has the same length at any scale.
    private func inside(_ event: WheelEvent) -> CGSize {
        let delta = event.wheelDelta, own = scroll.locally(delta)
        let length = hypot(own.width, own.height)
        if event.isPrecise || length == 0 { return own }
        let scale = hypot(delta.width, delta.height) / length
        return CGSize(width: own.width * scale, height: own.height * scale)
    }

    /// Handles an event. Content that a finger holds doesn't move.
    ///
    /// - Returns: Whether the scroll view handled the event.
    func handle(_ event: WheelEvent) -> Bool {
        if isHeld && !wheel.isTrackpadActive { return true }
        let isNotch = event.phase == .none && !event.isPrecise
        // Scrolling may have been disabled since the last event. A gesture that it ended moves nothing until its end.
        guard scroll.takesInput || wheel.isTrackpadActive && !isNotch else { return true }
        return isNotch ? turn(event) : trackpad(event)
    }

    /// Scrolls by notches. A notch is one target if the content snaps, and otherwise the distance of a notch
    /// in browsers.
    private func turn(_ event: WheelEvent) -> Bool {
        var used = false
        for axis in scroll.activeAxes {
            let lines = movement(of: event, on: axis)
            guard lines != 0 else { continue }
            used = true
            let left = steps(by: lines, on: axis)
            if left != 0 { move(by: left * notchLength(on: axis), on: axis, response: ScrollElement.stepResponse) }
        }
        return used
    }

    /// Scrolls by one target for each notch.
    ///
    /// - Returns: The number of notches that remain because the content doesn't snap.
    private func steps(by lines: Double, on axis: Axis) -> Double {
        if scroll.configuration.targetBehavior == nil { return lines }
        // High-resolution wheels report fractions of a notch, which accumulate.
        if wheel.rest[axis] * CGFloat(lines) < 0 { wheel.rest[axis] = 0 }
        let sum = lines + Double(wheel.rest[axis]), notches = sum.rounded(.towardZero)
        wheel.rest[axis] = CGFloat(sum - notches)
        return Double(step(Int(max(-1000, min(1000, notches))), on: axis))
    }

    /// Returns the distance of a notch in points: 100 points as in browsers, and at most the visible length.
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
            // The content decelerates on its own. The momentum of the system would add to that.
            return true
        case .none:
            // Precise events without phases move the content, which settles when they stop.
            if !wheel.isTrackpadActive {
                beginTrackpad(event)
            }
            moveTrackpad(event)
            let quiet = wheel.quiet ?? WheelQuiet(self)
            quiet.time = event.time + WheelQuiet.pause
            wheel.quiet = quiet
            scroll.graph.add(quiet)
        }
        return true
    }

    private func beginTrackpad(_ event: WheelEvent) {
        wheel.isTrackpadActive = true
        wheel.translation = .zero
        wheel.times = event.time...event.time
        _ = touchDown(at: event.time)
        beginDragging(at: event.time, .zero, isFinger: false)
    }

    private func moveTrackpad(_ event: WheelEvent) {
        let delta = inside(event)
        // Count the distance as that of a finger that drags the content.
        wheel.translation.x -= delta.width
        wheel.translation.y -= delta.height
        wheel.times = wheel.times.lowerBound...max(event.time, wheel.times.lowerBound)
        track(wheel.translation, event.time)
        drag(by: CGSize(width: -delta.width, height: -delta.height))
    }

    /// Ends a trackpad gesture whose end event may never arrive.
    func endTrackpad() {
        guard wheel.isTrackpadActive else { return }
        wheel.isTrackpadActive = false
        release(velocity: .zero)
    }

    /// Ends a trackpad gesture after its events have stopped.
    ///
    /// If the system adds momentum, it was part of the events, so no velocity remains. If the content snaps, however,
    /// each swipe is treated as a page: a swipe of less than half of the container keeps its average velocity.
    fileprivate func trackpadWentQuiet() {
        guard wheel.isTrackpadActive else { return }
        wheel.isTrackpadActive = false
        // The program took over the content, so the trackpad doesn't determine where it rests.
        guard isHeld else { return endDragging(at: scroll.graph.time) }
        let seconds = wheel.times.upperBound - wheel.times.lowerBound + 1.0 / 60
        func velocity(_ translation: CGFloat, on axis: Axis) -> CGFloat {
            abs(translation) < scroll.alignmentLength(on: axis) / 2 ? translation / seconds : 0
        }
        release(
            velocity: CGSize(
                width: velocity(wheel.translation.x, on: .horizontal),
                height: velocity(wheel.translation.y, on: .vertical)),
            throwsFreely: false)
    }

    /// Stops waiting for the end of a trackpad gesture because the scroll view is removed.
    func stopWaiting() {
        wheel.isTrackpadActive = false
        if let quiet = wheel.quiet { scroll.graph.remove(quiet as any FrameClient) }
    }
}

/// The state of a wheel or trackpad on a scroll view.
@MainActor
struct WheelState {
    /// The fraction of a notch that hasn't moved the content yet.
    var rest = CGSize.zero
    var isTrackpadActive = false
    /// The distance of the trackpad gesture in points, positive to the right and downward.
    var translation = CGPoint.zero
    /// The times of the first and the last event, in seconds.
    var times = 0.0...0.0
    fileprivate var quiet: WheelQuiet?
}

/// Detects the end of precise events without phases.
@MainActor
private final class WheelQuiet: FrameClient {
    /// The time without events after which they are considered stopped, in seconds. A trackpad reports at least 60
    /// events per second while fingers move.
    static let pause = 0.1

    private unowned let gesture: ScrollGesture
    /// The time in seconds at which the events are considered stopped.
    var time = 0.0

    init(_ gesture: ScrollGesture) { self.gesture = gesture }

    func step(to now: Double) -> FrameDemand {
        if now < time { return .at(time) }
        gesture.trackpadWentQuiet()
        return .done
    }
}

extension WheelEvent {
    /// The movement with the Shift key taken into account, which makes a wheel scroll horizontally.
    var wheelDelta: CGSize {
        modifiers.contains(.shift) && delta.width == 0 ? CGSize(width: delta.height, height: 0) : delta
    }
}
