/// A position where content can come to rest, and its index among all such positions.
public struct SnapPoint: Hashable, Sendable {
    /// The index among all positions where the content can come to rest.
    public var index: Int
    /// The position, in points.
    public var position: Double

    /// Creates a snap point.
    @inlinable
    public init(index: Int, position: Double) {
        self.index = index
        self.position = position
    }
}

/// A direction along the axis. Forward is toward greater positions.
public enum SnapDirection: Hashable, Sendable {
    /// A direction: toward smaller or toward greater positions.
    case backward, forward
}

/// Positions where content can come to rest, in ascending order.
///
/// The functions return `nil` if there's no such snap point. A position that is NaN or infinite counts as 0.
public protocol SnapPoints {
    /// Returns the snap point nearest to a position; the later one if two are equally near.
    func nearest(to position: Double) -> SnapPoint?
    /// Returns the first snap point at or after a position.
    func first(atOrAfter position: Double) -> SnapPoint?
    /// Returns the last snap point at or before a position.
    func last(atOrBefore position: Double) -> SnapPoint?
    /// Returns the snap point with an index, or the nearest one if the index is out of range.
    func point(clamping index: Int) -> SnapPoint?
}

/// The tolerance within which content is at a snap point, in points, so rounding can't lead to a step of no length.
@usableFromInline let snapTolerance = 0.001

extension SnapPoints {
    /// Returns the next snap point in a direction. Content within 0.001 points of a snap point is at that point.
    @inlinable
    public func next(after position: Double, direction: SnapDirection) -> SnapPoint? {
        let start = position.finite()
        switch direction {
        case .forward: return first(atOrAfter: (start + snapTolerance).nextUp)
        case .backward: return last(atOrBefore: (start - snapTolerance).nextDown)
        }
    }

    /// Returns the next snap point after a position.
    @inlinable
    public func next(after position: Double) -> SnapPoint? { next(after: position, direction: .forward) }

    /// Returns the last snap point before a position.
    @inlinable
    public func previous(before position: Double) -> SnapPoint? { next(after: position, direction: .backward) }
}
