/// Snap points as positions in ascending order, without duplicates.
protocol AscendingPositions {
    /// The number of positions.
    var count: Int { get }

    /// Returns the position with an index in `0..<count`.
    func position(at index: Int) -> Double
}

extension AscendingPositions {
    /// Returns the snap point with an index, or `nil` if the index is out of range.
    func point(at index: Int) -> SnapPoint? {
        index >= 0 && index < count ? SnapPoint(index: index, position: position(at: index)) : nil
    }

    /// Returns the snap point with an index, or the nearest one if the index is out of range.
    func existingPoint(near index: Int) -> SnapPoint? { point(at: min(max(index, 0), count - 1)) }

    /// Returns the snap point nearest to a position; the later one if two are equally near.
    ///
    /// - Complexity: O(log *n*) in the number of snap points.
    func nearestPoint(to position: Double) -> SnapPoint? {
        let target = position.finite()
        let index = countBefore(target)
        guard let before = point(at: index - 1) else { return point(at: 0) }
        guard let after = point(at: index) else { return before }
        return after.position - target <= target - before.position ? after : before
    }

    /// Returns the number of positions before `target`.
    ///
    /// - Complexity: O(log *n*) in the number of positions.
    func countBefore(_ target: Double) -> Int {
        var lower = 0
        var upper = count
        while lower < upper {
            let middle = lower + (upper - lower) / 2
            if position(at: middle) < target { lower = middle + 1 } else { upper = middle }
        }
        return lower
    }
}
