/// The differences within which two values are considered equal.
enum Tolerance {
    /// 0.5 points. Content this close to a resting position rests there: positions on screen are rounded to pixels, and
    /// a pixel is at most a point.
    static let rest = 0.5

    /// 0.01 points. Content this close to its target has arrived: the difference isn't visible, and geometry is
    /// reported with rounding errors of frames and transforms.
    static let position = 0.01

    /// 1e-6, in points or pages. Two results of different sums are equal.
    static let sum = 1e-6

    /// 1e-9, as a fraction of a page or of a step. Two results of the same computation are equal.
    static let rounding = 1e-9

    /// 1e-6, in steps of a scale. Two values are at least this far apart, so that each has a position.
    static let leastRest = 1e-6
}
