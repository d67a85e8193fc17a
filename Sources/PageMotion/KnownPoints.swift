/// The snap points of a scroll view that the page knows: all of a grid, or those near the content in ascending order.
/// The module has no heap, so the number of listed points is limited.
struct KnownPoints: SnapPoints {
    var grid: SnapGrid?
    private static var limit: Int { 256 }
    private var positions = InlineArray<256, Double>(repeating: 0)
    private var count = 0
    private var continuesBefore = false
    private var continuesAfter = false

    /// Begins a list.
    mutating func list(continuesBefore: Bool, continuesAfter: Bool) {
        grid = nil
        count = 0
        self.continuesBefore = continuesBefore
        self.continuesAfter = continuesAfter
    }

    mutating func add(_ position: Double) {
        guard count < Self.limit else {
            continuesAfter = true
            return
        }
        positions[count] = position
        count += 1
    }

    /// Whether snap points that aren't listed can't be nearer to the choice than a rest position.
    func isKnown(_ rest: Double) -> Bool {
        if grid != nil { return true }
        guard count > 0 else { return false }
        return (!continuesBefore || rest > positions[0]) && (!continuesAfter || rest < positions[count - 1])
    }

    func nearest(to position: Double) -> SnapPoint? {
        if let grid { return grid.nearest(to: position) }
        guard let before = last(atOrBefore: position) else { return point(at: 0) }
        guard let after = point(at: before.index + 1) else { return before }
        return after.position - position <= position - before.position ? after : before
    }

    func first(atOrAfter position: Double) -> SnapPoint? {
        if let grid { return grid.first(atOrAfter: position) }
        return point(at: countBefore(position))
    }

    func last(atOrBefore position: Double) -> SnapPoint? {
        if let grid { return grid.last(atOrBefore: position) }
        let index = countBefore(position)
        return index < count && positions[index] == position ? point(at: index) : point(at: index - 1)
    }

    func point(clamping index: Int) -> SnapPoint? {
        if let grid { return grid.point(clamping: index) }
        return point(at: min(max(index, 0), count - 1))
    }

    private func point(at index: Int) -> SnapPoint? {
        index >= 0 && index < count ? SnapPoint(index: index, position: positions[index]) : nil
    }

    private func countBefore(_ position: Double) -> Int {
        var lower = 0, upper = count
        while lower < upper {
            let middle = lower + (upper - lower) / 2
            if positions[middle] < position { lower = middle + 1 } else { upper = middle }
        }
        return lower
    }
}
