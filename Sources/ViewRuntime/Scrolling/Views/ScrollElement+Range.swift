import Foundation

/// The range in which fingers, wheels, and keys can move the content.
///
/// Physical distances are those of a finger in points, positive to the right and downward. Content distances grow with
/// the offset.
extension ScrollElement {
    /// Whether fingers, wheels, and keys can move the content.
    var takesInput: Bool { configuration.isEnabled && environment.isEnabled }

    /// The axes on which the content scrolls.
    var activeAxes: [Axis] { [.horizontal, .vertical].filter { scrolls(on: $0) } }

    /// Whether the content can scroll on any axis on which the scroll view scrolls.
    var canMove: Bool { activeAxes.contains { isScrollable(on: $0) } }

    /// Whether the content is larger than the container on an axis.
    func isScrollable(on axis: Axis) -> Bool { canMove(on: axis, by: 1) || canMove(on: axis, by: -1) }

    /// Whether the content can scroll on an axis in the direction of a content distance.
    func canMove(on axis: Axis, by distance: Double) -> Bool {
        guard takesInput, scrolls(on: axis) else { return false }
        let motion = self[axis]
        if distance > 0 { return motion.offset < motion.bounds.upperBound - Tolerance.position }
        return motion.offset > motion.bounds.lowerBound + Tolerance.position
    }

    func canBounce(on axis: Axis) -> Bool { takesInput && scrolls(on: axis) && self[axis].bounces }

    /// Returns the content distance for a physical distance.
    func contentDistance(_ physical: CGFloat, on axis: Axis) -> Double {
        axis == .horizontal && isRightToLeft ? Double(physical) : Double(-physical)
    }

    /// Returns the physical distance for a content distance.
    func fingerDistance(_ content: Double, on axis: Axis) -> CGFloat {
        axis == .horizontal && isRightToLeft ? CGFloat(content) : CGFloat(-content)
    }
}
