import Foundation
import LayerTree
import ScrollMechanics

/// Handles fingers, wheels, trackpads, and keys for a scroll view.
@MainActor
final class ScrollGesture {
    unowned let scroll: ScrollElement
    /// The current drag of a finger or a trackpad.
    private var drag: ScrollDrag?
    /// The history of the finger or the trackpad. Velocities are positive to the right and downward.
    private var trackers = AxisPair(VelocityTracker())
    var wheel = WheelState()
    /// Whether the finger that is down stopped moving content, which settles again when the finger lifts.
    private var caughtMotion = false

    init(_ scroll: ScrollElement) { self.scroll = scroll }

    /// Whether a finger or a trackpad holds the content.
    var isHeld: Bool { scroll.horizontal.isHeld || scroll.vertical.isHeld }

    var isMoving: Bool { scroll.horizontal.isMoving || scroll.vertical.isMoving }

    func cancel() { if isHeld || drag != nil { release(velocity: .zero) } }

    // MARK: Fingers

    /// Handles a finger that went down. It stops moving content at its position at that time.
    ///
    /// - Returns: Whether the content was moving.
    func touchDown(at time: Double) -> Bool {
        if isHeld { return false }
        let wasMoving = isMoving
        caughtMotion = wasMoving
        scroll.targets.gestureDidBegin()
        if wasMoving {
            for axis in scroll.activeAxes { _ = scroll[axis].step(to: time) }
            scroll.horizontal.stop()
            scroll.vertical.stop()
            scroll.offsetDidChange()
            scroll.graph.remove(scroll as any FrameClient)
        }
        scroll.setPhase(.tracking)
        return wasMoving
    }

    /// Handles a finger that lifts without having moved the content.
    func touchUp() {
        guard scroll.phase == .tracking else { return }
        // A tap on content at rest leaves it there, also if the target behavior would choose another position.
        guard caughtMotion else { return scroll.motionsDidStart(.decelerating) }
        settle(velocity: CGVector(dx: 0, dy: 0), throwsFreely: true)
    }

    func beginDragging(at time: Double, _ location: CGPoint, isFinger: Bool = true) {
        scroll.setPhase(.interacting)
        if scroll.configuration.dismissesKeyboard.kind == .immediately,
            scroll.graph.focus.element?.usesKeyboardOnScreen == true
        {
            scroll.graph.focus.move(to: nil)
        }
        for axis in scroll.activeAxes { scroll[axis].grab() }
        scroll.updateLayerMotion()
        if drag == nil { drag = ScrollDrag(scroll, movesSheets: isFinger) }
        trackers = AxisPair(VelocityTracker())
        track(location, time)
    }

    func track(_ location: CGPoint, _ time: Double) {
        for axis in [Axis.horizontal, .vertical] { trackers[axis].add(time: time, position: Double(location[axis])) }
    }

    func drag(by translation: CGSize) { drag?.move(by: translation, on: scroll.activeAxes) }

    func endDragging(at time: Double) {
        let velocity = CGSize(
            width: trackers[.horizontal].velocity(at: time), height: trackers[.vertical].velocity(at: time))
        guard isHeld else {
            // If the program took over the content, the finger doesn't determine where it rests.
            _ = endDrag(velocity: velocity)
            return
        }
        release(velocity: velocity, at: time)
    }

    /// Releases the content.
    ///
    /// - Parameters:
    ///   - velocity: The velocity of the finger, in points per second.
    ///   - time: The time of the release in seconds, or `nil` for the current time.
    ///   - throwsFreely: Whether content without snap positions keeps the velocity.
    func release(velocity: CGSize, at time: Double? = nil, throwsFreely: Bool = true) {
        let own = endDrag(velocity: velocity, throwsFreely: throwsFreely)
        for axis in scroll.activeAxes { scroll[axis].stop() }
        settle(velocity: contentVelocity(own), at: time, throwsFreely: throwsFreely)
    }

    /// Ends the drag, and releases the outer scroll views that it moved.
    ///
    /// - Returns: The velocity that remains for this scroll view.
    private func endDrag(velocity: CGSize, throwsFreely: Bool = true) -> CGSize {
        guard let ended = drag?.end(velocity: velocity) else { return velocity }
        drag = nil
        for (outer, velocity) in ended.outers where outer.isMounted {
            outer.gesture.endChainedDrag(velocity: velocity, throwsFreely: throwsFreely)
        }
        return ended.own
    }

    /// Throws content that nothing holds, with a velocity in points per second.
    func throwContent(velocity: CGVector) {
        scroll.targets.gestureDidBegin()
        settle(velocity: velocity, throwsFreely: true)
    }

    /// Returns the velocity at which a finger or a trackpad moves the content it holds, in points per second.
    func velocityOfDrag(on axis: Axis, at time: Double) -> Double {
        let finger = CGFloat(trackers[axis].velocity(at: time))
        return scroll[axis].shownVelocity(scroll.contentDistance(finger, on: axis))
    }

    /// Returns the velocity of the content after a release. It's 0 below the minimum fling speed.
    private func contentVelocity(_ finger: CGSize) -> CGVector {
        func speed(_ axis: Axis) -> CGFloat {
            scroll.scrolls(on: axis) ? CGFloat(scroll.contentDistance(finger[axis], on: axis)) : 0
        }
        let velocity = CGVector(dx: speed(.horizontal), dy: speed(.vertical))
        let isFling =
            (velocity.dx * velocity.dx + velocity.dy * velocity.dy).squareRoot() >= ScrollConstants.minimumFlingSpeed
        return isFling ? velocity : CGVector(dx: 0, dy: 0)
    }

    /// Lets the content settle, either freely or at the position that the target behavior chooses.
    private func settle(velocity: CGVector, at time: Double? = nil, throwsFreely: Bool) {
        let time = time ?? scroll.graph.time
        func speed(_ axis: Axis) -> Double { Double(velocity[axis]) }
        var proposed = CGPoint.zero, isAtEdge = false
        for axis in [Axis.horizontal, .vertical] {
            let motion = scroll[axis]
            let rest = Deceleration.projectedRest(position: motion.offset, velocity: speed(axis))
            let reachable = min(max(rest, motion.bounds.lowerBound), motion.bounds.upperBound)
            if scroll.scrolls(on: axis), reachable != rest { isAtEdge = true }
            proposed[axis] = scroll.position(ofOffset: reachable, on: axis)
        }
        let chosen = scroll.targets.chosenForThrow(proposed, velocity: velocity, isAtEdge: isAtEdge)
        for axis in scroll.activeAxes {
            let bounds = scroll[axis].bounds
            let isOutside = !bounds.contains(scroll[axis].offset)
            let shown = chosen != nil || throwsFreely ? scroll[axis].shownVelocity(speed(axis)) : 0
            // The content settles at the chosen position even from beyond an edge, because its length may not be a
            // multiple of the page.
            if let chosen {
                scroll[axis].settle(
                    to: scroll.reachableOffset(forPosition: chosen[axis], on: axis), velocity: shown, at: time)
            } else if isOutside || shown != 0 {
                scroll[axis].fling(velocity: shown, at: time)
            }
        }
        scroll.motionsDidStart(.decelerating)
    }

    /// Ends a drag of an inner scroll view that moved this one.
    private func endChainedDrag(velocity: CGSize, throwsFreely: Bool) {
        for axis in scroll.activeAxes where scroll[axis].isHeld { scroll[axis].stop() }
        settle(velocity: contentVelocity(velocity), throwsFreely: throwsFreely)
    }
}
