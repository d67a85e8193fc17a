/// Unevenly spaced snap points, such as months of different lengths, chapters, or cards of different widths.
///
/// - Complexity: O(log *n*) for every search.
public struct SnapPositions: Hashable, Sendable, SnapPoints, AscendingPositions {
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
    public func nearest(to position: Double) -> SnapPoint? { nearestPoint(to: position) }

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
    public func point(clamping index: Int) -> SnapPoint? { existingPoint(near: index) }

    func position(at index: Int) -> Double { positions[index] }
}
