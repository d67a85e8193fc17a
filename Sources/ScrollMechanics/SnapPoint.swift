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
/// The functions return `nil` if there's no such snap point. A position that is NaN or infinite is treated as 0.
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

extension SnapPoints {
    /// Returns the first snap point at or after a position.
    public func first(atOrAfter position: Double) -> SnapPoint? {
        guard let found = nearest(to: position) else { return nil }
        return found.position < position.finite() ? neighbor(of: found, .forward) : found
    }

    /// Returns the last snap point at or before a position.
    public func last(atOrBefore position: Double) -> SnapPoint? {
        guard let found = nearest(to: position) else { return nil }
        return found.position > position.finite() ? neighbor(of: found, .backward) : found
    }

    /// Returns the snap point after or before another one, or `nil` if there is none.
    public func neighbor(of point: SnapPoint, _ direction: SnapDirection) -> SnapPoint? {
        let next = self.point(clamping: point.index.clamped(adding: direction == .forward ? 1 : -1))
        return next?.index == point.index ? nil : next
    }

    /// Returns the snap point with an index that is at most a number of steps from another index, or the nearest one
    /// if the index is out of range.
    func point(clamping index: Int, within steps: Int, of start: Int) -> SnapPoint? {
        point(clamping: min(max(index, start.clamped(adding: -steps)), start.clamped(adding: steps)))
    }
}

extension Int {
    /// Returns the sum with a distance, clamped to the range of integers, which has 32 bits in WebAssembly.
    func clamped(adding distance: Int) -> Int {
        let (sum, overflow) = addingReportingOverflow(distance)
        return overflow ? (distance > 0 ? .max : .min) : sum
    }
}
