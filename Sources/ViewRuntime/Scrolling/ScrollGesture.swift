import Foundation
import LayerTree
import ScrollMechanics

/// Fingers, wheels, trackpads and keys on one scroll view.
@MainActor
final class ScrollGesture {
    private unowned let scroll: ScrollElement
    private var trackers = (x: VelocityTracker(), y: VelocityTracker())
    private var wheelRest = CGSize.zero
    private var trackpadSamples: (x: Double, y: Double) = (0, 0)
    private var isTrackpadActive = false

    init(_ scroll: ScrollElement) { self.scroll = scroll }

    var isEnabled: Bool { scroll.configuration.isEnabled && scroll.environment.isEnabled }

    private var activeAxes: [Axis] { [.horizontal, .vertical].filter { scroll.scrolls(on: $0) } }

    func cancel() {
        if scroll.horizontal.isHeld || scroll.vertical.isHeld { release(velocity: CGVector(dx: 0, dy: 0)) }
    }

    /// The scroll view is going away: nothing is to come that could stop by itself.
    func stopWaiting() {
        isTrackpadActive = false
        scroll.graph.remove(quiet as any FrameClient)
    }

    // MARK: Whether there is anything to do

    /// Whether the content can move on an axis when it is pulled by a content distance.
    func canMove(on axis: Axis, by distance: Double) -> Bool {
        guard isEnabled, scroll.scrolls(on: axis) else { return false }
        let motion = scroll[axis]
        if distance > 0 { return motion.offset < motion.bounds.upperBound - 0.01 }
        return motion.offset > motion.bounds.lowerBound + 0.01
    }

    func canBounce(on axis: Axis) -> Bool { isEnabled && scroll.scrolls(on: axis) && scroll[axis].bounces }

    /// How the content moves on an axis when a finger moves by a physical distance.
    func contentDistance(_ physical: CGFloat, on axis: Axis) -> Double {
        axis == .horizontal && scroll.isRightToLeft ? Double(physical) : Double(-physical)
    }

    // MARK: Fingers

    /// A finger went down. Content on its way stops where it is.
    func touchDown() -> Bool {
        let wasMoving = scroll.horizontal.isMoving || scroll.vertical.isMoving
        scroll.targets.gestureDidBegin()
        if wasMoving {
            scroll.horizontal.stop()
            scroll.vertical.stop()
            scroll.graph.remove(scroll as any FrameClient)
            scroll.targets.cancelJump()
        }
        scroll.setPhase(.tracking)
        return wasMoving
    }

    /// The finger left without having moved the content.
    func touchUp() {
        guard scroll.phase == .tracking else { return }
        settle(velocity: CGVector(dx: 0, dy: 0))
    }

    func beginDragging(at time: Double, _ location: CGPoint) {
        scroll.setPhase(.interacting)
        for axis in activeAxes { scroll[axis].grab() }
        trackers.x.reset()
        trackers.y.reset()
        track(location, time)
    }

    func track(_ location: CGPoint, _ time: Double) {
        trackers.x.add(time: time, position: contentDistance(location.x, on: .horizontal))
        trackers.y.add(time: time, position: contentDistance(location.y, on: .vertical))
    }

    func drag(by delta: CGSize) {
        for axis in activeAxes { scroll[axis].drag(by: contentDistance(delta[axis], on: axis)) }
        scroll.offsetDidChange()
    }

    func endDragging(at time: Double) {
        // A finger that the program took the content from has no say in where that comes to rest.
        guard scroll.horizontal.isHeld || scroll.vertical.isHeld else { return }
        release(
            velocity: CGVector(
                dx: scroll.scrolls(on: .horizontal) ? trackers.x.velocity(at: time) : 0,
                dy: scroll.scrolls(on: .vertical) ? trackers.y.velocity(at: time) : 0),
            at: time)
    }

    private func release(velocity: CGVector, at time: Double? = nil) {
        var velocity = velocity
        // Slow hands mean to put the content down.
        if (velocity.dx * velocity.dx + velocity.dy * velocity.dy).squareRoot() < ScrollConstants.minimumFlingSpeed {
            velocity = CGVector(dx: 0, dy: 0)
        }
        for axis in activeAxes { scroll[axis].stop() }
        settle(velocity: velocity, at: time)
    }

    /// Lets the content come to rest: by itself, or where the behaviour chooses.
    private func settle(velocity: CGVector, at time: Double? = nil) {
        let time = time ?? scroll.graph.time
        func speed(_ axis: Axis) -> Double { Double(axis == .horizontal ? velocity.dx : velocity.dy) }
        var proposed = CGPoint.zero
        for axis in [Axis.horizontal, .vertical] {
            let motion = scroll[axis]
            let rest = Deceleration.projectedRest(position: motion.offset, velocity: speed(axis))
            let reachable = min(max(rest, motion.bounds.lowerBound), motion.bounds.upperBound)
            proposed[axis] = scroll.position(ofOffset: reachable, on: axis)
        }
        let chosen = scroll.targets.chosen(proposed, velocity: velocity)
        for axis in activeAxes {
            let bounds = scroll[axis].bounds
            let isOutside = !bounds.contains(scroll[axis].offset)
            let shown = scroll[axis].shownVelocity(speed(axis))
            // From beyond an edge too: the content need not be whole steps long.
            if let chosen {
                scroll[axis].settle(to: scroll.reachableOffset(forPosition: chosen[axis], on: axis), velocity: shown, at: time)
            } else if isOutside || shown != 0 {
                scroll[axis].fling(velocity: shown, at: time)
            }
        }
        scroll.motionsDidStart(.decelerating)
    }

    // MARK: Wheel and trackpad

    private func movement(of event: WheelEvent, on axis: Axis) -> Double {
        let isSideways = event.modifiers.contains(.shift) && event.delta.width == 0
        let delta = isSideways ? CGSize(width: event.delta.height, height: 0) : event.delta
        var value = delta[axis]
        // A wheel that only turns one way moves what only scrolls the other way.
        if value == 0, !event.isPrecise, !scroll.scrolls(on: axis.other) { value = delta[axis.other] }
        return axis == .horizontal && scroll.isRightToLeft && delta[axis] != 0 ? -Double(value) : Double(value)
    }

    func wants(_ event: WheelEvent) -> Bool {
        guard isEnabled else { return false }
        return activeAxes.contains { axis in
            let movement = movement(of: event, on: axis)
            return movement != 0 && canMove(on: axis, by: movement) || event.phase == .began && canMove(on: axis, by: 1)
        }
    }

    func wheel(_ event: WheelEvent) -> Bool {
        if event.phase == .none && !event.isPrecise { return turn(event) }
        return trackpad(event)
    }

    /// One notch is one target on a scroll view that snaps, else a step that grows with the container.
    private func turn(_ event: WheelEvent) -> Bool {
        var used = false
        for axis in activeAxes {
            var lines = movement(of: event, on: axis)
            guard lines != 0 else { continue }
            used = true
            if scroll.configuration.targetBehavior != nil {
                // Fine wheels report parts of a notch: they add up.
                if wheelRest[axis] * CGFloat(lines) < 0 { wheelRest[axis] = 0 }
                lines += Double(wheelRest[axis])
                let notches = lines.rounded(.towardZero)
                wheelRest[axis] = CGFloat(lines - notches)
                step(Int(max(-1000, min(1000, notches))), on: axis)
            } else {
                let page = Double(scroll.alignmentLength(on: axis))
                let motion = scroll[axis]
                let target = min(max(motion.destination + lines * stepLength(page), motion.bounds.lowerBound), motion.bounds.upperBound)
                scroll.glide(to: target, on: axis, response: 0.3)
            }
        }
        return used
    }

    /// Points for one notch or one arrow key: the page to the power of two thirds, as GTK has it (600 gives 71).
    private func stepLength(_ page: Double) -> Double { Foundation.pow(max(page, 1), 2.0 / 3) }

    private func trackpad(_ event: WheelEvent) -> Bool {
        switch event.phase {
        case .began:
            beginTrackpad(event)
        case .changed:
            if !isTrackpadActive { beginTrackpad(event) }
            moveTrackpad(event)
        case .ended, .cancelled:
            guard isTrackpadActive else { return true }
            isTrackpadActive = false
            endDragging(at: event.time)
        case .momentum, .momentumEnded:
            // The content decelerates by itself; the system's momentum would do it twice.
            return true
        case .none:
            // Precise deltas without phases: the content follows, and is put down when they stop.
            if !isTrackpadActive {
                beginTrackpad(event)
            }
            moveTrackpad(event)
            quietTime = event.time + 0.1
            scroll.graph.add(quiet)
        }
        return true
    }

    fileprivate var quietTime = 0.0
    private lazy var quiet = WheelQuiet(self)

    private func beginTrackpad(_ event: WheelEvent) {
        isTrackpadActive = true
        trackpadSamples = (0, 0)
        _ = touchDown()
        scroll.setPhase(.interacting)
        for axis in activeAxes { scroll[axis].grab() }
        trackers.x.reset()
        trackers.y.reset()
        trackers.x.add(time: event.time, position: 0)
        trackers.y.add(time: event.time, position: 0)
    }

    private func moveTrackpad(_ event: WheelEvent) {
        for axis in activeAxes { scroll[axis].drag(by: movement(of: event, on: axis)) }
        trackpadSamples.x += movement(of: event, on: .horizontal)
        trackpadSamples.y += movement(of: event, on: .vertical)
        trackers.x.add(time: event.time, position: trackpadSamples.x)
        trackers.y.add(time: event.time, position: trackpadSamples.y)
        scroll.offsetDidChange()
    }

    fileprivate func trackpadWentQuiet() {
        guard isTrackpadActive else { return }
        isTrackpadActive = false
        // Momentum, where the system has it, came as deltas: nothing is left to add.
        release(velocity: CGVector(dx: 0, dy: 0))
    }

    // MARK: Keys and steps

    func key(_ event: KeyEvent) -> Bool {
        guard event.phase != .up, isEnabled, event.modifiers.subtracting(.shift).isEmpty else { return false }
        switch event.key {
        case .leftArrow: return arrow(scroll.isRightToLeft ? 1 : -1, on: .horizontal)
        case .rightArrow: return arrow(scroll.isRightToLeft ? -1 : 1, on: .horizontal)
        case .upArrow: return arrow(-1, on: .vertical)
        case .downArrow: return arrow(1, on: .vertical)
        case .pageUp: return page(-1)
        case .pageDown, .space: return page(event.modifiers.contains(.shift) ? -1 : 1)
        case .home: return go(toEnd: false)
        case .end: return go(toEnd: true)
        default: return false
        }
    }

    private var mainAxis: Axis { scroll.scrolls(on: .vertical) ? .vertical : .horizontal }

    private func arrow(_ direction: Int, on axis: Axis) -> Bool {
        // On a scroll view with one axis both pairs of arrows move it.
        let axis = scroll.scrolls(on: axis) ? axis : axis.other
        guard canMove(on: axis, by: Double(direction)) || scroll[axis].isMoving else { return false }
        if scroll.configuration.targetBehavior != nil {
            step(direction, on: axis)
        } else {
            move(by: Double(direction) * stepLength(Double(scroll.alignmentLength(on: axis))), on: axis)
        }
        return true
    }

    /// Moves by a number of targets, counted from the one the content is going to.
    func step(_ count: Int, on axis: Axis) {
        guard count != 0 else { return }
        for _ in 0..<abs(count) {
            let position = scroll.targets.step(count.signum(), on: axis)
            var proposed = CGPoint(x: scroll.alignmentPosition(on: .horizontal), y: scroll.alignmentPosition(on: .vertical))
            proposed[axis] = position
            let chosen = scroll.targets.chosen(proposed, velocity: CGVector(dx: 0, dy: 0)) ?? proposed
            scroll.glide(to: scroll.reachableOffset(forPosition: chosen[axis], on: axis), on: axis, response: 0.3)
        }
    }

    /// Moves by about a container's length. Returns false when there is nothing further that way.
    @discardableResult
    func page(_ direction: Int, on axis: Axis? = nil) -> Bool {
        let axis = axis ?? mainAxis
        guard canMove(on: axis, by: Double(direction)) else { return false }
        let length = max(Double(scroll.alignmentLength(on: axis)), Double(scroll.viewport.size[axis]) * 0.8)
        move(by: Double(direction) * length, on: axis)
        return true
    }

    private func go(toEnd: Bool) -> Bool {
        let bounds = scroll[mainAxis].bounds
        move(to: toEnd ? bounds.upperBound : bounds.lowerBound, on: mainAxis)
        return true
    }

    private func move(by distance: Double, on axis: Axis) { move(to: scroll[axis].destination + distance, on: axis) }

    /// Goes to an offset, or to where the behaviour would come to rest near it.
    private func move(to offset: Double, on axis: Axis) {
        let bounds = scroll[axis].bounds
        let reachable = min(max(offset, bounds.lowerBound), bounds.upperBound)
        scroll.targets.gestureDidBegin()
        var proposed = CGPoint(x: scroll.alignmentPosition(on: .horizontal), y: scroll.alignmentPosition(on: .vertical))
        proposed[axis] = scroll.position(ofOffset: reachable, on: axis)
        let chosen = scroll.targets.chosen(proposed, velocity: CGVector(dx: 0, dy: 0)) ?? proposed
        scroll.glide(to: scroll.reachableOffset(forPosition: chosen[axis], on: axis), on: axis, response: 0.4)
    }
}

/// Notices that precise deltas without phases have stopped.
@MainActor
private final class WheelQuiet: FrameClient {
    private unowned let gesture: ScrollGesture

    init(_ gesture: ScrollGesture) { self.gesture = gesture }

    func step(to time: Double) -> FrameDemand {
        if time < gesture.quietTime { return .at(gesture.quietTime) }
        gesture.trackpadWentQuiet()
        return .done
    }
}
