import Foundation
import LayerTree
import ScrollMechanics

/// Fingers, wheels, trackpads and keys on one scroll view.
@MainActor
final class ScrollGesture {
    unowned let scroll: ScrollElement
    /// What a finger or a trackpad pulls, while it does.
    private var drag: ScrollDrag?
    /// Of the finger, whose way is counted to the right and down.
    private var trackers = (x: VelocityTracker(), y: VelocityTracker())
    var wheel = WheelState()

    init(_ scroll: ScrollElement) { self.scroll = scroll }

    var isEnabled: Bool { scroll.configuration.isEnabled && scroll.environment.isEnabled }

    var activeAxes: [Axis] { [.horizontal, .vertical].filter { scroll.scrolls(on: $0) } }

    /// Whether a finger or a trackpad has the content.
    var isHeld: Bool { scroll.horizontal.isHeld || scroll.vertical.isHeld }

    var isMoving: Bool { scroll.horizontal.isMoving || scroll.vertical.isMoving }

    func cancel() { if isHeld || drag != nil { release(velocity: .zero) } }

    // MARK: Whether there is anything to do

    /// Whether the content is larger than what is seen of it.
    func hasWay(on axis: Axis) -> Bool { canMove(on: axis, by: 1) || canMove(on: axis, by: -1) }

    /// Whether the content can move on an axis when it is pulled by a content distance.
    func canMove(on axis: Axis, by distance: Double) -> Bool {
        guard isEnabled, scroll.scrolls(on: axis) else { return false }
        let motion = scroll[axis]
        if distance > 0 { return motion.offset < motion.bounds.upperBound - 0.01 }
        return motion.offset > motion.bounds.lowerBound + 0.01
    }

    /// Whether the content can move at all.
    var canMove: Bool { activeAxes.contains { hasWay(on: $0) } }

    func canBounce(on axis: Axis) -> Bool { isEnabled && scroll.scrolls(on: axis) && scroll[axis].bounces }

    /// Whether there is more content than fits.
    var canScroll: Bool { [Axis.horizontal, .vertical].contains { canMove(on: $0, by: 1) || canMove(on: $0, by: -1) } }

    /// How the content moves on an axis when a finger moves by a physical distance.
    func contentDistance(_ physical: CGFloat, on axis: Axis) -> Double {
        axis == .horizontal && scroll.isRightToLeft ? Double(physical) : Double(-physical)
    }

    /// The way of a finger after which the content is at an edge: towards it from within, back to it and on from beyond.
    func wayWithin(_ physical: CGFloat, on axis: Axis) -> CGFloat {
        fingerDistance(scroll[axis].way(within: contentDistance(physical, on: axis)), on: axis)
    }

    /// The way of a finger after which content that is stretched beyond an edge is at it.
    func wayBack(_ physical: CGFloat, on axis: Axis) -> CGFloat {
        fingerDistance(scroll[axis].way(back: contentDistance(physical, on: axis)), on: axis)
    }

    /// Whether content is beyond the edge that the finger pulls it over.
    func isStretched(along physical: CGFloat, on axis: Axis) -> Bool {
        scroll[axis].isStretched(along: contentDistance(physical, on: axis))
    }

    private func fingerDistance(_ content: Double, on axis: Axis) -> CGFloat {
        axis == .horizontal && scroll.isRightToLeft ? CGFloat(content) : CGFloat(-content)
    }

    // MARK: Fingers

    /// A finger went down. Content on its way stops where it is.
    func touchDown() -> Bool {
        if isHeld { return false }
        let wasMoving = isMoving
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

    func beginDragging(at time: Double, _ location: CGPoint, isFinger: Bool = true) {
        scroll.setPhase(.interacting)
        if scroll.configuration.dismissesKeyboard.kind == .immediately, scroll.graph.input.focused is TextFieldElement {
            scroll.graph.input.focus(nil)
        }
        for axis in activeAxes { scroll[axis].grab() }
        if drag == nil { drag = ScrollDrag(scroll, movesSheets: isFinger) }
        trackers.x.reset()
        trackers.y.reset()
        track(location, time)
    }

    func track(_ location: CGPoint, _ time: Double) {
        trackers.x.add(time: time, position: Double(location.x))
        trackers.y.add(time: time, position: Double(location.y))
    }

    func drag(by way: CGSize) { drag?.move(by: way, on: activeAxes) }

    func endDragging(at time: Double) {
        let velocity = CGSize(width: trackers.x.velocity(at: time), height: trackers.y.velocity(at: time))
        guard isHeld else {
            // A finger that the program took the content from has no say in where that comes to rest.
            _ = drag?.end(velocity: velocity)
            drag = nil
            return
        }
        release(velocity: velocity, at: time)
    }

    /// - Parameters:
    ///   - velocity: Of the finger, points per second.
    ///   - throwsFreely: Whether content that comes to rest anywhere is thrown too.
    func release(velocity: CGSize, at time: Double? = nil, throwsFreely: Bool = true) {
        let own = drag?.end(velocity: velocity, throwsFreely: throwsFreely) ?? velocity
        drag = nil
        for axis in activeAxes { scroll[axis].stop() }
        settle(velocity: contentVelocity(own), at: time, throwsFreely: throwsFreely)
    }

    /// How fast a finger or a trackpad leads the content that it has, points per second.
    func velocityOfDrag(on axis: Axis, at time: Double) -> Double {
        let finger = axis == .horizontal ? trackers.x.velocity(at: time) : trackers.y.velocity(at: time)
        return scroll[axis].shownVelocity(contentDistance(CGFloat(finger), on: axis))
    }

    /// How fast the content is thrown by a finger: not at all by slow hands, which mean to put it down.
    private func contentVelocity(_ finger: CGSize) -> CGVector {
        func speed(_ axis: Axis) -> CGFloat { scroll.scrolls(on: axis) ? CGFloat(contentDistance(finger[axis], on: axis)) : 0 }
        let velocity = CGVector(dx: speed(.horizontal), dy: speed(.vertical))
        let isFling = (velocity.dx * velocity.dx + velocity.dy * velocity.dy).squareRoot() >= ScrollConstants.minimumFlingSpeed
        return isFling ? velocity : CGVector(dx: 0, dy: 0)
    }

    /// Lets the content come to rest: by itself, or where the behaviour chooses.
    private func settle(velocity: CGVector, at time: Double? = nil, throwsFreely: Bool = true) {
        let time = time ?? scroll.graph.time
        func speed(_ axis: Axis) -> Double { Double(axis == .horizontal ? velocity.dx : velocity.dy) }
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
            // From beyond an edge too: the content need not be whole steps long.
            if let chosen {
                scroll[axis].settle(to: scroll.reachableOffset(forPosition: chosen[axis], on: axis), velocity: shown, at: time)
            } else if isOutside || shown != 0 {
                scroll[axis].fling(velocity: shown, at: time)
            }
        }
        scroll.motionsDidStart(.decelerating)
    }

    // MARK: Moved by a drag of what is inside

    func pull(by physical: CGFloat, on axis: Axis) { scroll[axis].drag(by: contentDistance(physical, on: axis)) }

    func beginCarrying(on axis: Axis) {
        scroll.targets.cancelJump()
        scroll.targets.gestureDidBegin()
        scroll.setPhase(.interacting)
        scroll[axis].grab()
    }

    /// - Parameter velocity: Of the finger, points per second.
    func endCarrying(velocity: CGSize, throwsFreely: Bool = true) {
        for axis in activeAxes where scroll[axis].isHeld { scroll[axis].stop() }
        settle(velocity: contentVelocity(velocity), throwsFreely: throwsFreely)
    }
}
