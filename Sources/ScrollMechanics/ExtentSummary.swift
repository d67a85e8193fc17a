extension ExtentRuns {
    /// What is known of a number of consecutive items together.
    struct Summary: Sendable {
        var items = 0
        var measured = 0
        /// Of the extents of the measured items.
        var sum = 0.0
        /// The extent of all measured items if they have the same; NaN if they differ. Without meaning if there are none.
        var uniform = 0.0

        init() {}

        init(length: Int, extent: Double) {
            items = length
            guard extent == extent else { return }
            measured = length
            // One product, not many additions, so that equal extents do not gather rounding errors.
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
