/// The extents (heights or widths) of `count` items in a row, of which only some were measured.
///
/// The others count with an estimate: the average of the measured ones, or the one given at first while there
/// are none. All queries and changes are O(log m) in the number m of measured items, without allocation in a query,
/// and memory is in proportion to the runs of equal extent among them: ten million rows open as fast as ten. Removing
/// takes time in proportion to the measured runs it removes.
///
/// Bad input is clamped: a count to 0...Int.max/2, an extent that is NaN or infinite is ignored and a negative one is
/// 0, a spacing that is NaN or infinite is 0. A negative spacing overlaps the items; while no item is shorter than the
/// overlap, positions remain in order.
public struct Extents: Sendable {
    /// Points between neighbouring items.
    public var spacing: Double { didSet { spacing = spacing.finite() } }

    /// The extent of items that were not measured, while none was.
    public let initialEstimate: Double

    /// The extent of items that were not measured: the average of the measured ones. While all of those have
    /// the same extent it is exactly that.
    public private(set) var estimate: Double

    private var runs: ExtentRuns

    public init(count: Int, estimate: Double, spacing: Double = 0) {
        initialEstimate = max(estimate.finite(), 0)
        self.estimate = initialEstimate
        self.spacing = spacing.finite()
        runs = ExtentRuns(count: min(max(count, 0), Self.largestCount))
    }

    private static var largestCount: Int { Int.max / 2 }

    public var count: Int { runs.summary.items }

    /// How many items were measured.
    public var measuredCount: Int { runs.summary.measured }

    /// The length of the whole row: all extents, and spacing between the items only. At least 0.
    public var total: Double {
        count == 0 ? 0 : max(offset(of: count) - spacing, 0)
    }

    // MARK: One item

    /// Records the extent of an item. An index out of range is ignored.
    public mutating func measure(_ index: Int, _ extent: Double) {
        guard extent.isFinite, index >= 0, index < count else { return }
        let extent = max(extent.finite(), 0)
        if runs.extent(at: index) == extent { return }
        runs.replace(index..<index + 1, withLength: 1, extent: extent)
        updateEstimate()
    }

    /// The extent an item was measured to have; nil if it was not, or the index is out of range.
    public func measured(_ index: Int) -> Double? {
        guard index >= 0, index < count else { return nil }
        let extent = runs.extent(at: index)
        return extent == extent ? extent : nil
    }

    /// The measured extent of an item, or the estimate.
    public func extent(of index: Int) -> Double { measured(index) ?? estimate }

    // MARK: Positions

    /// The leading edge of an item: all extents and spacings before it. Indices are held to 0...count; for `count`
    /// it is where one more item would begin.
    public func offset(of index: Int) -> Double {
        let index = min(max(index, 0), count)
        if let extent = commonExtent { return Double(index) * (extent + spacing) }
        return runs.offset(of: index, estimate: estimate, spacing: spacing)
    }

    /// The item at an offset: the one from whose leading edge to the next item's leading edge the offset lies, held
    /// to 0..<count; 0 if there are none, and for NaN.
    public func index(at offset: Double) -> Int {
        let last = count - 1
        guard last > 0, offset > 0 else { return 0 }
        guard let extent = commonExtent else {
            return runs.index(at: offset, estimate: estimate, spacing: spacing)
        }
        let pitch = extent + spacing
        guard pitch > 0 else { return last }
        var index = min((offset / pitch).flooredInt, last)
        // A quotient may round across a boundary; the products decide.
        if index < last, Double(index + 1) * pitch <= offset { index += 1 }
        if index > 0, Double(index) * pitch > offset { index -= 1 }
        return index
    }

    /// The extent of all items if none was measured or the measured ones are alike, as rows of a list often are:
    /// then positions are products and need no search.
    private var commonExtent: Double? {
        let summary = runs.summary
        return summary.measured == 0 || summary.uniform == summary.uniform ? estimate : nil
    }

    // MARK: Items that come and go

    /// Makes room for items that are not measured before the item at `index`, which is held to 0...count.
    public mutating func insert(count added: Int, at index: Int) {
        let added = min(max(added, 0), Self.largestCount - count)
        guard added > 0 else { return }
        let index = min(max(index, 0), count)
        runs.replace(index..<index, withLength: added, extent: .nan)
    }

    /// Forgets the items of a range, as far as it lies in 0..<count, and moves the later ones up.
    public mutating func remove(_ range: Range<Int>) {
        let range = range.clamped(to: 0..<count)
        guard !range.isEmpty else { return }
        runs.replace(range, withLength: 0, extent: .nan)
        updateEstimate()
    }

    /// Forgets what was measured; the initial estimate holds again.
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
