/// The differences up to which two lengths are considered equal.
///
/// The values differ because the lengths have different histories: the more often a length is rounded, the larger its
/// error.
enum Tolerance {
    /// 0.01 points. Content this close to an edge or a target is considered to be there: the difference isn't visible,
    /// and the host reports fingers and wheels less precisely.
    static let position = 0.01

    /// 0.01 points. Text that exceeds its space by less still fits, because fonts round the widths of glyphs.
    static let text = 0.01

    /// 0.001 lines. A height that is a multiple of the height of a line fits all of these lines.
    static let lines = 0.001

    /// 0.5 points. Content this close to a resting position is at rest: positions on screen are rounded to pixels, and
    /// a pixel is at most a point.
    static let rest = 0.5

    /// 1e-6 points. Two offsets that result from different sums, such as through a transform, are equal.
    static let offset = 1e-6

    /// 1e-7 points. Two sums of the extents of rows are equal.
    static let extent = 1e-7

    /// 1e-9 points. Two results of the same computation are equal.
    static let rounding = 1e-9

    /// 1e-12, as a determinant. A transform that scales areas by less, such as a turn by 90 degrees around an axis on
    /// the screen, has no inverse: its determinant is only the rounding error of a cosine.
    static let flat = 1e-12
}
