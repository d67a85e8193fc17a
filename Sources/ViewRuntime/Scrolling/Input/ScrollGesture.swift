import Foundation
import LayerTree
import ScrollMechanics

/// Handles fingers, wheels, trackpads, and keys for a scroll view.
@MainActor
final class ScrollGesture {
    unowned let scroll: ScrollElement
    /// The current drag of a finger or a trackpad.
    private var drag: ScrollDrag?
    /// The velocity of the finger, positive to the right and downward.
    private var trackers = (x: VelocityTracker(), y: VelocityTracker())
    var wheel = WheelState()

    init(_ scroll: ScrollElement) { self.scroll = scroll }

    var isEnabled: Bool { scroll.configuration.isEnabled && scroll.environment.isEnabled }

    var activeAxes: [Axis] { [.horizontal, .vertical].filter { scroll.scrolls(on: $0) } }

    /// Whether a finger or a trackpad holds the content.
    var isHeld: Bool { scroll.horizontal.isHeld || scroll.vertical.isHeld }

    var isMoving: Bool { scroll.horizontal.isMoving || scroll.vertical.isMoving }

    func cancel() { if isHeld || drag != nil { release(velocity: .zero) } }

    // MARK: Range of movement

    /// Whether the content is larger than the container on an axis.
    func isScrollable(on axis: Axis) -> Bool { canMove(on: axis, by: 1) || canMove(on: axis, by: -1) }

    /// Whether the content can scroll on an axis in the direction of a distance.
    func canMove(on axis: Axis, by distance: Double) -> Bool {
        guard isEnabled, scroll.scrolls(on: axis) else { return false }
        let motion = scroll[axis]
        if distance > 0 { return motion.offset < motion.bounds.upperBound - Tolerance.position }
        return motion.offset > motion.bounds.lowerBound + Tolerance.position
    }

    /// Whether the content can scroll on any axis on which the scroll view scrolls.
    var canMove: Bool { activeAxes.contains { isScrollable(on: $0) } }

    func canBounce(on axis: Axis) -> Bool { isEnabled && scroll.scrolls(on: axis) && scroll[axis].bounces }

    /// Returns the content distance for a physical distance of the finger.
    func contentDistance(_ physical: CGFloat, on axis: Axis) -> Double {
        axis == .horizontal && scroll.isRightToLeft ? Double(physical) : Double(-physical)
    }

    /// Returns the part of a finger's distance that moves the content within its bounds or back to them.
    func travelWithinBounds(_ physical: CGFloat, on axis: Axis) -> CGFloat {
        fingerDistance(scroll[axis].travelWithinBounds(contentDistance(physical, on: axis)), on: axis)
    }

    /// Returns the part of a finger's distance that moves stretched content back to its edge.
    func travelBackToBounds(_ physical: CGFloat, on axis: Axis) -> CGFloat {
        fingerDistance(scroll[axis].travelBackToBounds(contentDistance(physical, on: axis)), on: axis)
    }

    /// Whether the content is beyond the edge toward which the finger drags it.
    func isStretched(along physical: CGFloat, on axis: Axis) -> Bool {
        scroll[axis].isStretched(along: contentDistance(physical, on: axis))
    }

    private func fingerDistance(_ content: Double, on axis: Axis) -> CGFloat {
        axis == .horizontal && scroll.isRightToLeft ? CGFloat(content) : CGFloat(-content)
    }

    // MARK: Fingers

    /// Handles a finger that went down. It stops moving content at its position at that time.
    ///
    /// - Returns: Whether the content was moving.
    func touchDown(at time: Double) -> Bool {
        if isHeld { return false }
        let wasMoving = isMoving
        scroll.targets.gestureDidBegin()
        if wasMoving {
            for axis in activeAxes { _ = scroll[axis].step(to: time) }
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
        settle(velocity: CGVector(dx: 0, dy: 0))
    }

    func beginDragging(at time: Double, _ location: CGPoint, isFinger: Bool = true) {
        scroll.setPhase(.interacting)
        if scroll.configuration.dismissesKeyboard.kind == .immediately,
            scroll.graph.focus.element?.usesKeyboardOnScreen == true
        {
            scroll.graph.focus.move(to: nil)
        }
        for axis in activeAxes { scroll[axis].grab() }
        scroll.updateLayerMotion()
        if drag == nil { drag = ScrollDrag(scroll, movesSheets: isFinger) }
        trackers.x.reset()
        trackers.y.reset()
        track(location, time)
    }

    func track(_ location: CGPoint, _ time: Double) {
        trackers.x.add(time: time, position: Double(location.x))
        trackers.y.add(time: time, position: Double(location.y))
    }

    func drag(by translation: CGSize) { drag?.move(by: translation, on: activeAxes) }

    func endDragging(at time: Double) {
        let velocity = CGSize(width: trackers.x.velocity(at: time), height: trackers.y.velocity(at: time))
        guard isHeld else {
            // If the program has taken over the content, the finger doesn't determine where it rests.
            _ = drag?.end(velocity: velocity)
            drag = nil
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
        let own = drag?.end(velocity: velocity, throwsFreely: throwsFreely) ?? velocity
        drag = nil
        for axis in activeAxes { scroll[axis].stop() }
        settle(velocity: contentVelocity(own), at: time, throwsFreely: throwsFreely)
    }

    /// Returns the velocity at which a finger or a trackpad moves the content it holds, in points per second.
    func velocityOfDrag(on axis: Axis, at time: Double) -> Double {
        let finger = axis == .horizontal ? trackers.x.velocity(at: time) : trackers.y.velocity(at: time)
        return scroll[axis].shownVelocity(contentDistance(CGFloat(finger), on: axis))
    }

    /// Returns the velocity of the content after a release. It's 0 below the minimum fling speed.
    private func contentVelocity(_ finger: CGSize) -> CGVector {
        func speed(_ axis: Axis) -> CGFloat {
            scroll.scrolls(on: axis) ? CGFloat(contentDistance(finger[axis], on: axis)) : 0
        }
        let velocity = CGVector(dx: speed(.horizontal), dy: speed(.vertical))
        let isFling =
            (velocity.dx * velocity.dx + velocity.dy * velocity.dy).squareRoot() >= ScrollConstants.minimumFlingSpeed
        return isFling ? velocity : CGVector(dx: 0, dy: 0)
    }

    /// Lets the content settle, either freely or at the position that the target behavior chooses.
    private func settle(velocity: CGVector, at time: Double? = nil, throwsFreely: Bool = true) {
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
        for axis in activeAxes {
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

    // MARK: Chained drags of inner scroll views

    func pull(by physical: CGFloat, on axis: Axis) { scroll[axis].drag(by: contentDistance(physical, on: axis)) }

    func beginChainedDrag(on axis: Axis) {
        scroll.targets.gestureDidBegin()
        scroll.setPhase(.interacting)
        scroll[axis].grab()
    }

    /// Ends a chained drag.
    ///
    /// - Parameters:
    ///   - velocity: The velocity of the finger, in points per second.
    ///   - throwsFreely: Whether content without snap positions keeps the velocity.
    func endChainedDrag(velocity: CGSize, throwsFreely: Bool = true) {
        for axis in activeAxes where scroll[axis].isHeld { scroll[axis].stop() }
        settle(velocity: contentVelocity(velocity), throwsFreely: throwsFreely)
    }
}
