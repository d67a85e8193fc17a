/// The limits below which a figure is degenerate: a computation that divides by such a value returns noise.
package enum Degenerate {
    /// 1e-9: a length in points, the sine of an angle, or a depth of a projection. Shorter ones result from rounding.
    package static let length = 1e-9

    /// 1e-6: the scale of a drawing. A drawing of a million points has a length of one.
    package static let scale = 1e-6

    /// 1e-12: the leading coefficient of a polynomial with coefficients near one. The polynomial has a lower degree.
    package static let coefficient = 1e-12
}
