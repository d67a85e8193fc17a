/// A place where content comes to rest: its position, and its number among its fellows.
public struct SnapPoint: Hashable, Sendable {
    public var index: Int
    /// Points.
    public var position: Double

    @inlinable
    public init(index: Int, position: Double) {
        self.index = index
        self.position = position
    }
}

/// Which way along the axis: forward is towards greater positions.
public enum SnapDirection: Hashable, Sendable {
    case backward, forward
}

/// Places where content may come to rest, in ascending order. Every answer is nil only if there are none, or
/// none on the asked side; a position that is NaN or infinite counts as 0.
public protocol SnapPoints {
    /// The point nearest to a position; the later one when two are equally near.
    func nearest(to position: Double) -> SnapPoint?
    /// The first point at or after a position.
    func first(atOrAfter position: Double) -> SnapPoint?
    /// The last point at or before a position.
    func last(atOrBefore position: Double) -> SnapPoint?
    /// The point with an index, or the end nearest to it.
    func point(clamping index: Int) -> SnapPoint?
}

/// Points. Content this near to a snap point is on it, so that rounding cannot make a step go nowhere.
@usableFromInline let snapTolerance = 0.001

extension SnapPoints {
    /// The next point beyond a position. A point within 0.001 points of the position is the one that content is
    /// already on.
    @inlinable
    public func next(after position: Double, direction: SnapDirection) -> SnapPoint? {
        let start = position.finite()
        switch direction {
        case .forward: return first(atOrAfter: (start + snapTolerance).nextUp)
        case .backward: return last(atOrBefore: (start - snapTolerance).nextDown)
        }
    }

    /// The next point after a position.
    @inlinable
    public func next(after position: Double) -> SnapPoint? { next(after: position, direction: .forward) }

    /// The next point before a position.
    @inlinable
    public func previous(before position: Double) -> SnapPoint? { next(after: position, direction: .backward) }
}
