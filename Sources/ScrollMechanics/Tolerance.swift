/// The differences within which two values are considered equal.
enum Tolerance {
    /// A millionth of a slot. Two results of different sums are equal: a slot is at most some thousand points long.
    static var place: Double { 1e-6 }

    /// A hundredth of a slot. A gesture that began this close to the content's target didn't catch it in motion.
    static var caught: Double { 0.01 }

    /// 0.5 points. Content this close to a snap point is at it: the difference is at most one pixel.
    static var rest: Double { 0.5 }

    /// 1e-12, as a damping fraction or a fraction of a time. Closer values differ by the rounding of their
    /// computation.
    static var rounding: Double { 1e-12 }
}
