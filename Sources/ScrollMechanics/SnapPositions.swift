/// Unevenly spaced snap points, such as months of different lengths, chapters, or cards of different widths.
///
/// - Complexity: O(log *n*) for every search.
public struct SnapPositions: Hashable, Sendable, SnapPoints {
    /// The positions in ascending order, without duplicates.
    public let positions: [Double]

    /// Creates snap points from positions in any order, without NaN, infinities, and duplicates.
    ///
    /// - Complexity: O(*n* log *n*)
    public init(_ positions: [Double]) {
        var sorted = positions.filter { $0.isFinite }
        sorted.sort()
        var distinct: [Double] = []
        distinct.reserveCapacity(sorted.count)
        for position in sorted where distinct.last != position { distinct.append(position) }
        self.positions = distinct
    }

    /// The number of snap points.
    public var count: Int { positions.count }

    /// Returns the snap point nearest to a position; the later one if two are equally near.
    ///
    /// - Complexity: O(log *n*) in the number of snap points.
    public func nearest(to position: Double) -> SnapPoint? {
        let target = position.finite()
        let after = countBefore(target)
        guard after > 0 else { return point(at: 0) }
        guard after < count else { return point(at: count - 1) }
        let isLaterAsNear = positions[after] - target <= target - positions[after - 1]
        return point(at: isLaterAsNear ? after : after - 1)
    }

    /// Returns the first snap point at or after a position.
    ///
    /// - Complexity: O(log *n*) in the number of snap points.
    public func first(atOrAfter position: Double) -> SnapPoint? { point(at: countBefore(position.finite())) }

    /// Returns the last snap point at or before a position.
    ///
    /// - Complexity: O(log *n*) in the number of snap points.
    public func last(atOrBefore position: Double) -> SnapPoint? {
        let target = position.finite()
        let index = countBefore(target)
        return index < count && positions[index] == target ? point(at: index) : point(at: index - 1)
    }

    /// Returns the snap point with an index, or the nearest one if the index is out of range.
    public func point(clamping index: Int) -> SnapPoint? {
        point(at: min(max(index, 0), count - 1))
    }

    private func point(at index: Int) -> SnapPoint? {
        index >= 0 && index < count ? SnapPoint(index: index, position: positions[index]) : nil
    }

    /// Returns the number of positions before `target`.
    private func countBefore(_ target: Double) -> Int {
        var lower = 0
        var upper = count
        while lower < upper {
            let middle = lower + (upper - lower) / 2
            if positions[middle] < target { lower = middle + 1 } else { upper = middle }
        }
        return lower
    }
}
