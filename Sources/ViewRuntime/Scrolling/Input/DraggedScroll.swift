import Foundation

/// A scroll view that a drag can move: the one under the finger, or one around it.
///
/// Distances are those of the finger in points, in the coordinates of the scroll view under the finger, positive to the
/// right and downward.
@MainActor
struct DraggedScroll {
    let scroll: ScrollElement
    /// The axis of the scroll view along which the drag moves its content.
    let axis: Axis
    /// The distance in the scroll view's own coordinates for a distance of one point. It's negative if a transform
    /// between the two scroll views reverses the direction.
    var scale: CGFloat = 1

    private var motion: ScrollMotion { scroll[axis] }

    var isHeld: Bool { motion.isHeld }

    var bounces: Bool { motion.bounces }

    var canBounce: Bool { scroll.canBounce(on: axis) }

    /// Whether the content can move in the direction of a distance without stretching.
    func canMove(by distance: CGFloat) -> Bool { scroll.canMove(on: axis, by: contentDistance(distance)) }

    /// Holds the content of an outer scroll view.
    func grab() {
        scroll.targets.gestureDidBegin()
        scroll.setPhase(.interacting)
        scroll[axis].grab()
    }

    /// Moves the content.
    func pull(by distance: CGFloat) { scroll[axis].drag(by: contentDistance(distance)) }

    /// Returns the part of a distance that moves the content within its bounds or back to them.
    func travelWithinBounds(_ distance: CGFloat) -> CGFloat {
        part(of: distance, motion.travelWithinBounds(contentDistance(distance)))
    }

    /// Returns the part of a distance that moves stretched content back to its edge.
    func travelBackToBounds(_ distance: CGFloat) -> CGFloat {
        part(of: distance, motion.travelBackToBounds(contentDistance(distance)))
    }

    /// Whether the content is beyond the edge toward which a distance drags it.
    func isStretched(along distance: CGFloat) -> Bool { motion.isStretched(along: contentDistance(distance)) }

    /// Returns the distance in the offset of the scroll view.
    private func contentDistance(_ distance: CGFloat) -> Double {
        scroll.contentDistance(distance * scale, on: axis)
    }

    /// Returns the part of a distance that corresponds to a content distance. The whole stays exact.
    private func part(of distance: CGFloat, _ content: Double) -> CGFloat {
        let own = scroll.fingerDistance(content, on: axis)
        return own == distance * scale ? distance : own / scale
    }
}

extension ScrollElement {
    /// Returns the scroll views around this one that scroll where a movement along an axis of this one points on
    /// screen, innermost first.
    func scrollsAround(along axis: Axis) -> [DraggedScroll] {
        var found: [DraggedScroll] = [], step = CGSize(1, along: axis)
        var element: Element = self
        while let parent = element.layoutParent {
            step = element.outward(step)
            element = parent
            guard let scroll = parent as? ScrollElement else { continue }
            let axis = step.mainAxis
            guard scroll.scrolls(on: axis), abs(step[axis]) > Tolerance.rounding else { continue }
            found.append(DraggedScroll(scroll: scroll, axis: axis, scale: step[axis]))
        }
        return found
    }

    /// Returns the distance down in the window for a movement of one point along an axis, or 0 if the axis isn't
    /// vertical on screen.
    func distanceDown(along axis: Axis) -> CGFloat {
        let step = globally(CGSize(1, along: axis))
        return step.mainAxis == .vertical ? step.height : 0
    }
}

extension CGSize {
    /// Creates a distance along an axis.
    init(_ distance: CGFloat, along axis: Axis) {
        self.init()
        self[axis] = distance
    }

    /// The axis of the larger distance.
    var mainAxis: Axis { abs(width) > abs(height) ? .horizontal : .vertical }
}
