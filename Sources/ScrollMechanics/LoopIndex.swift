/// An unbounded integer index over a loop of `count` elements.
///
/// A looping pager or picker never wraps its offset while it moves; it counts on and shows the element that an
/// index falls on. All operations are safe for every `Int`.
public struct LoopIndex: Hashable, Sendable {
    /// At least 0.
    public let count: Int

    /// A negative count counts as 0.
    @inlinable
    public init(count: Int) { self.count = max(count, 0) }

    /// The element, 0..<count, that an index falls on; 0 if there are none.
    @inlinable
    public func wrap(_ index: Int) -> Int {
        guard count > 0 else { return 0 }
        let remainder = index % count
        return remainder < 0 ? remainder + count : remainder
    }

    /// The shortest way round from one index to another's element: between −count/2 and count/2, forward when
    /// both ways are as long.
    @inlinable
    public func shortestDistance(from start: Int, to end: Int) -> Int {
        let difference = wrap(end) - wrap(start)
        let other = difference > 0 ? difference - count : difference + count
        if difference.magnitude == other.magnitude { return max(difference, other) }
        return difference.magnitude < other.magnitude ? difference : other
    }

    /// The index nearest to `index` that falls on the element of `element`.
    @inlinable
    public func nearest(to index: Int, showing element: Int) -> Int {
        let distance = shortestDistance(from: index, to: element)
        let (sum, overflow) = index.addingReportingOverflow(distance)
        if !overflow { return sum }
        // At the ends of `Int` only the longer way round is left.
        return distance > 0 ? index - (count - distance) : index + (count + distance)
    }
}
