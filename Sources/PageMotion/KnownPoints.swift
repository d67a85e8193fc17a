/// The snap points of a scroll view near its content, in ascending order. The module has no heap, so the number of
/// points is limited.
struct KnownPoints: SnapPoints {
    private static var limit: Int { 256 }
    private var positions = InlineArray<256, Double>(repeating: 0)
    private var count = 0

    mutating func removeAll() { count = 0 }

    /// Adds a snap point after the others.
    ///
    /// - Returns: Whether there was space for the point.
    mutating func add(_ position: Double) -> Bool {
        guard count < Self.limit else { return false }
        positions[count] = position
        count += 1
        return true
    }

    func nearest(to position: Double) -> SnapPoint? {
        let position = position.finite()
        var lower = 0, upper = count
        while lower < upper {
            let middle = lower + (upper - lower) / 2
            if positions[middle] < position { lower = middle + 1 } else { upper = middle }
        }
        guard let before = point(at: lower - 1) else { return point(at: 0) }
        guard let after = point(at: lower) else { return before }
        return after.position - position <= position - before.position ? after : before
    }

    func point(clamping index: Int) -> SnapPoint? {
        point(at: min(max(index, 0), count - 1))
    }

    private func point(at index: Int) -> SnapPoint? {
        index >= 0 && index < count ? SnapPoint(index: index, position: positions[index]) : nil
    }
}
