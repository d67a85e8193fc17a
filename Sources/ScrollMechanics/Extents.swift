/// The extents (heights or widths) of a sequence of items, some of which are measured.
///
/// The estimate is used for the other items. It's the average of the measured extents, or the initial
/// estimate if no item is measured.
///
/// All queries and changes are O(log *m*) for *m* measured items, and queries don't allocate memory. Memory is
/// proportional to the number of runs of equal extent, so ten million rows open as fast as ten. Removing items takes
/// time proportional to the measured runs in the range.
///
/// Invalid input is clamped: a count to 0...Int.max/2, a negative extent to 0, and a spacing that is NaN or infinite to
/// 0. Measurements that are NaN or infinite are ignored. A negative spacing makes items overlap; positions remain in
/// order if no item is shorter than the overlap.
public struct Extents: Sendable {
    /// The distance between adjacent items, in points.
    public var spacing: Double { didSet { spacing = spacing.finite() } }

    /// The extent of unmeasured items before the first measurement, in points.
    public let initialEstimate: Double

    /// The extent of unmeasured items, in points: the average of the measured extents, or exactly their extent if
    /// they're all equal.
    public private(set) var estimate: Double

    private var runs: ExtentRuns

    /// Creates a sequence of unmeasured items.
    ///
    /// - Parameters:
    ///   - count: The number of items.
    ///   - estimate: The initial estimate of an extent, in points. NaN, infinite, and negative values are treated as 0.
    ///   - spacing: The distance between adjacent items, in points.
    public init(count: Int, estimate: Double, spacing: Double = 0) {
        initialEstimate = max(estimate.finite(), 0)
        self.estimate = initialEstimate
        self.spacing = spacing.finite()
        runs = ExtentRuns(count: min(max(count, 0), Self.largestCount))
    }

    private static var largestCount: Int { Int.max / 2 }

    /// The number of items.
    public var count: Int { runs.summary.items }

    /// The number of measured items.
    public var measuredCount: Int { runs.summary.measured }

    /// The total length, in points: all extents, with spacing only between items. At least 0.
    public var total: Double {
        count == 0 ? 0 : max(offset(of: count) - spacing, 0)
    }

    // MARK: One item

    /// Records the extent of an item, in points. An index out of range is ignored.
    ///
    /// - Complexity: O(log *m*) in the number of measured items.
    public mutating func measure(_ index: Int, _ extent: Double) {
        guard extent.isFinite, index >= 0, index < count else { return }
        let extent = max(extent.finite(), 0)
        if runs.extent(at: index) == extent { return }
        runs.replace(index..<index + 1, withLength: 1, extent: extent)
        updateEstimate()
    }

    /// Returns the measured extent of an item, or `nil` if the item isn't measured or the index is out of range.
    ///
    /// - Complexity: O(log *m*) in the number of measured items.
    public func measured(_ index: Int) -> Double? {
        guard index >= 0, index < count else { return nil }
        let extent = runs.extent(at: index)
        return extent == extent ? extent : nil
    }

    /// Returns the measured extent of an item, or the estimate.
    ///
    /// - Complexity: O(log *m*) in the number of measured items.
    public func extent(of index: Int) -> Double { measured(index) ?? estimate }

    // MARK: Positions

    /// Returns the leading edge of an item, in points: the sum of all extents and spacings before it.
    ///
    /// The index is clamped to 0...count. For `count`, the result is the leading edge of an item after the last one.
    ///
    /// - Complexity: O(log *m*) in the number of measured items.
    public func offset(of index: Int) -> Double {
        let index = min(max(index, 0), count)
        if let extent = commonExtent { return Double(index) * (extent + spacing) }
        return runs.offset(of: index, estimate: estimate, spacing: spacing)
    }

    /// Returns the index of the last item whose leading edge is at or before an offset, clamped to 0..<count. The
    /// result is 0 without items, and for NaN.
    ///
    /// - Complexity: O(log *m*) in the number of measured items.
    public func index(at offset: Double) -> Int {
        let last = count - 1
        guard last > 0, offset > 0 else { return 0 }
        guard let extent = commonExtent else {
            return runs.index(at: offset, estimate: estimate, spacing: spacing)
        }
        let pitch = extent + spacing
        guard pitch > 0 else { return last }
        var index = min((offset / pitch).flooredInt, last)
        // A quotient can round across a boundary; the products decide.
        if index < last, Double(index + 1) * pitch <= offset { index += 1 }
        if Double(index) * pitch > offset { index -= 1 }
        return index
    }

    /// The extent of all items if no item is measured or all measured extents are equal, as in many lists. Positions
    /// are then products and need no search.
    private var commonExtent: Double? {
        let summary = runs.summary
        return summary.uniform == summary.uniform ? estimate : nil
    }

    // MARK: Insertion and removal

    /// Inserts unmeasured items before the item at `index`, which is clamped to 0...count.
    ///
    /// - Complexity: O(log *m*) in the number of measured items.
    public mutating func insert(count added: Int, at index: Int) {
        let added = min(max(added, 0), Self.largestCount - count)
        let index = min(max(index, 0), count)
        runs.replace(index..<index, withLength: added, extent: .nan)
    }

    /// Removes the items of a range, clamped to 0..<count.
    ///
    /// - Complexity: O(log *m* + *k*), where *m* is the number of measured items and *k* is the number of those in the
    ///   range.
    public mutating func remove(_ range: Range<Int>) {
        runs.replace(range.clamped(to: 0..<count), withLength: 0, extent: .nan)
        updateEstimate()
    }

    /// Removes all measurements and returns to the initial estimate.
    public mutating func removeAllMeasurements() {
        runs = ExtentRuns(count: count)
        updateEstimate()
    }

    private mutating func updateEstimate() {
        let summary = runs.summary
        if summary.measured == 0 {
            estimate = initialEstimate
        } else if summary.uniform == summary.uniform {
            estimate = summary.uniform
        } else {
            estimate = summary.sum / Double(summary.measured)
        }
    }
}
