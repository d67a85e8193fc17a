/// An unbounded integer index over a loop of `count` elements.
///
/// A looping pager or picker doesn't wrap its offset during a movement. Instead, the index continues to count, and each
/// index maps to an element. All operations are safe for every `Int`.
public struct LoopIndex: Hashable, Sendable {
    /// The number of elements, at least 0.
    public let count: Int

    /// Creates an index over a number of elements. A negative count is treated as 0.
    @inlinable
    public init(count: Int) { self.count = max(count, 0) }

    /// Returns the element for an index, in 0..<count, or 0 without elements.
    @inlinable
    public func wrap(_ index: Int) -> Int {
        guard count > 0 else { return 0 }
        let remainder = index % count
        return remainder < 0 ? remainder + count : remainder
    }

    /// Returns the shortest distance from one index to the element of another, between −count/2 and count/2. If both
    /// directions are equally long, the distance is positive.
    @inlinable
    public func shortestDistance(from start: Int, to end: Int) -> Int {
        let forward = wrap(wrap(end) - wrap(start))
        return forward <= count - forward ? forward : forward - count
    }

    /// Returns the index nearest to `index` that maps to the same element as `element`.
    @inlinable
    public func nearest(to index: Int, showing element: Int) -> Int {
        let distance = shortestDistance(from: index, to: element)
        let (sum, overflow) = index.addingReportingOverflow(distance)
        if !overflow { return sum }
        // At the ends of `Int`, only the longer direction is possible.
        return distance > 0 ? index - (count - distance) : index + (count + distance)
    }
}
