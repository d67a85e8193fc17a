/// Unevenly spaced snap points: months of different lengths, chapters, cards of many widths.
///
/// Every search is O(log n).
public struct SnapPositions: Hashable, Sendable, SnapPoints {
    /// Ascending, without repetition.
    public let positions: [Double]

    /// The positions may come in any order; NaN and infinite ones are left out and equal ones counted once.
    public init(_ positions: [Double]) {
        var sorted = positions.filter { $0.isFinite }
        sorted.sort()
        var distinct: [Double] = []
        distinct.reserveCapacity(sorted.count)
        for position in sorted where distinct.last != position { distinct.append(position) }
        self.positions = distinct
    }

    public var count: Int { positions.count }

    public func nearest(to position: Double) -> SnapPoint? {
        let target = position.finite()
        let after = countBefore(target)
        guard after > 0 else { return point(at: 0) }
        guard after < count else { return point(at: count - 1) }
        let isLaterAsNear = positions[after] - target <= target - positions[after - 1]
        return point(at: isLaterAsNear ? after : after - 1)
    }

    public func first(atOrAfter position: Double) -> SnapPoint? { point(at: countBefore(position.finite())) }

    public func last(atOrBefore position: Double) -> SnapPoint? {
        let target = position.finite()
        let index = countBefore(target)
        return index < count && positions[index] == target ? point(at: index) : point(at: index - 1)
    }

    public func point(clamping index: Int) -> SnapPoint? {
        point(at: min(max(index, 0), count - 1))
    }

    private func point(at index: Int) -> SnapPoint? {
        index >= 0 && index < count ? SnapPoint(index: index, position: positions[index]) : nil
    }

    /// How many positions lie before `target`.
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
