import Foundation
import ScrollMechanics

/// Conversions between positions and offsets. A position is relative to the container's leading edge and is 0 at rest
/// at the start. An offset is that of a motion.
extension ScrollElement {
    /// Returns the length of the container: that of the viewport without the insets.
    func alignmentLength(on axis: Axis) -> CGFloat { viewport.size[axis] - contentInsets.sum(on: axis) }

    /// Returns the current position of the content.
    func alignmentPosition(on axis: Axis) -> CGFloat { position(ofOffset: self[axis].offset, on: axis) }

    /// The current position of the content on both axes.
    var alignmentPosition: CGPoint {
        CGPoint(x: alignmentPosition(on: .horizontal), y: alignmentPosition(on: .vertical))
    }

    func position(ofOffset offset: Double, on axis: Axis) -> CGFloat { CGFloat(offset) + contentInsets.start(on: axis) }

    func offset(ofPosition position: CGFloat, on axis: Axis) -> Double {
        Double(position - contentInsets.start(on: axis))
    }

    func reachableOffset(forPosition position: CGFloat, on axis: Axis) -> Double {
        let bounds = self[axis].bounds
        return min(max(offset(ofPosition: position, on: axis), bounds.lowerBound), bounds.upperBound)
    }

    /// Returns the position at which a frame of the content begins.
    func leadingPosition(of frame: CGRect, on axis: Axis) -> CGFloat {
        if axis == .horizontal && isRightToLeft { return contentSize.width - frame.maxX }
        return frame.low(on: axis)
    }

    /// Converts a rectangle from an element's coordinates to those of the content.
    func contentFrame(of rect: CGRect, in element: Element) -> CGRect {
        physicalFrame(of: rect, in: element).offsetBy(dx: -viewport.minX, dy: -viewport.minY)
    }

    func physicalFrame(of rect: CGRect, in element: Element) -> CGRect {
        let frame = element.frame(inContentOf: self)
        return rect.offsetBy(dx: frame.minX, dy: frame.minY)
    }

    /// The content offset at the end of the current motion, in physical coordinates.
    var destinationOffset: CGPoint {
        let x = CGFloat(horizontal.destination)
        return CGPoint(x: isRightToLeft ? contentSize.width - viewport.width - x : x, y: CGFloat(vertical.destination))
    }

    // MARK: Programmatic scrolling

    /// Moves to an offset at once and ends all motions. A finger that holds the content continues from there.
    ///
    /// - Parameter keepsVelocity: Whether content that decelerates continues from there with its velocity.
    package func jump(to offset: CGPoint, keepsVelocity: Bool = false) {
        let isHeld = gesture.isHeld
        let velocity = CGVector(dx: horizontal.velocity(at: graph.time), dy: vertical.velocity(at: graph.time))
        for axis in [Axis.horizontal, .vertical] {
            let wasHeld = self[axis].isHeld
            self[axis].stop(at: Double(offset[axis]))
            if wasHeld { self[axis].grab() }
        }
        graph.remove(self as any FrameClient)
        offsetDidChange()
        // The new position is the start from which the gesture's end chooses a target.
        if isHeld {
            targets.gestureDidBegin()
        } else if keepsVelocity, phase == .decelerating {
            gesture.throwContent(velocity: velocity)
        } else {
            setPhase(.idle)
        }
    }

    /// Scrolls to an edge of the content.
    func move(toEdge edge: Edge, animation: Animation?, keepsVelocity: Bool = false) {
        let goal = ScrollTargets.EdgeGoal(axis: edge.axis, isEnd: edge.isEnd)
        var offset = CGPoint(x: horizontal.offset, y: vertical.offset)
        offset[goal.axis] = CGFloat(goal.offset(in: self))
        move(to: offset, animation, keepsVelocity: keepsVelocity)
        if phase == .animating { targets.edge = goal }
    }

    /// Scrolls to a position, limited to the bounds. A coordinate that is `nil` doesn't change.
    func move(toX x: CGFloat?, y: CGFloat?, animation: Animation?, keepsVelocity: Bool = false) {
        let target = CGPoint(
            x: x.map { CGFloat(reachableOffset(forPosition: $0.isFinite ? $0 : 0, on: .horizontal)) }
                ?? CGFloat(horizontal.offset),
            y: y.map { CGFloat(reachableOffset(forPosition: $0.isFinite ? $0 : 0, on: .vertical)) }
                ?? CGFloat(vertical.offset))
        move(to: target, animation, keepsVelocity: keepsVelocity)
    }

    private func move(to offset: CGPoint, _ animation: Animation?, keepsVelocity: Bool) {
        if let animation, !environment.accessibilityReduceMotion {
            animate(to: offset, animation)
        } else {
            jump(to: offset, keepsVelocity: keepsVelocity)
        }
    }

    /// Scrolls to an offset with an animation that starts at the current position and velocity.
    func animate(to offset: CGPoint, _ animation: Animation) {
        // A finger that holds the content loses it. The content continues with the finger's velocity, without a call of
        // the target behavior.
        for axis in [Axis.horizontal, .vertical] where scrolls(on: axis) {
            self[axis].animate(
                to: Double(offset[axis]), animation, velocity: velocity(on: axis), at: graph.time)
        }
        motionsDidStart(.animating)
    }

    /// Returns the velocity of the content, with which a finger or a motion moves it, in points per second.
    func velocity(on axis: Axis) -> Double {
        self[axis].isHeld
            ? gesture.velocityOfDrag(on: axis, at: graph.time) : self[axis].velocity(at: graph.time)
    }

    /// Changes the destination of the current animation.
    func retarget(to offset: CGPoint) {
        for axis in [Axis.horizontal, .vertical] where scrolls(on: axis) {
            self[axis].retarget(to: Double(offset[axis]), at: graph.time)
        }
    }

    /// The responses of the springs that scroll by a page or to an edge, and by a step or a notch, in seconds. Steps
    /// follow each other, so they are quicker.
    static let glideResponse = 0.4, stepResponse = 0.3

    /// Scrolls to an offset with the motion of a wheel or a key, starting at the current velocity.
    func glide(to offset: Double, on axis: Axis, response: Double = ScrollElement.glideResponse) {
        var motion = self[axis]
        let velocity = motion.velocity(at: graph.time)
        motion.run(
            .settle(from: motion.offset, velocity: velocity, to: offset, response: response), to: offset, at: graph.time
        )
        self[axis] = motion
        motionsDidStart(.animating)
        targets.isStepping = phase == .animating
    }
}
