extension ExtentRuns {
    /// The combined data of several consecutive items.
    struct Summary: Sendable {
        var items = 0
        var measured = 0
        /// The sum of the measured extents.
        var sum = 0.0
        /// The common extent of all measured items, or NaN if they differ. Any number if no items are measured.
        var uniform = 0.0

        init() {}

        init(length: Int, extent: Double) {
            items = length
            guard extent == extent else { return }
            measured = length
            // One product instead of many additions, so equal extents don't accumulate rounding errors.
            sum = extent * Double(length)
            uniform = extent
        }

        static func + (a: Summary, b: Summary) -> Summary {
            if a.items == 0 { return b }
            if b.items == 0 { return a }
            var result = Summary()
            result.items = a.items + b.items
            result.measured = a.measured + b.measured
            if a.measured == 0 {
                (result.sum, result.uniform) = (b.sum, b.uniform)
            } else if b.measured == 0 {
                (result.sum, result.uniform) = (a.sum, a.uniform)
            } else if a.uniform == b.uniform {
                (result.sum, result.uniform) = (a.uniform * Double(result.measured), a.uniform)
            } else {
                (result.sum, result.uniform) = (a.sum + b.sum, .nan)
            }
            return result
        }
    }
}
