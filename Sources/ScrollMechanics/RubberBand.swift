/// The resistance of content pulled past its edge.
///
/// A finger that is `x` points past the edge shows content displaced by f(x) = x·d·c/(d + c·x), where `d`
/// is the viewport's length and `c` the slope at the edge; f grows towards `d` and never reaches it. The
/// map is a bijection, so content caught in mid-bounce does not jump. Displacements are signed: the map is
/// odd. NaN counts as 0.
public struct RubberBand: Hashable, Sendable {
    /// Points. Length of the viewport along the axis; 0 makes the edge hard.
    public let dimension: Double
    /// Slope at the edge; 0 makes the edge hard.
    public let coefficient: Double

    /// A `dimension` that is NaN, infinite or negative counts as 0; a `coefficient` that is NaN or infinite as
    /// the default, and a negative one as 0.
    public init(dimension: Double, coefficient: Double = ScrollConstants.rubberBandCoefficient) {
        self.dimension = max(dimension.finite(), 0)
        self.coefficient = max(coefficient.finite(or: ScrollConstants.rubberBandCoefficient), 0)
    }

    /// What is seen, in points past the edge, of a pull of `raw` points past the edge.
    @inlinable
    public func displacement(forRaw raw: Double) -> Double {
        guard dimension > 0, coefficient > 0 else { return 0 }
        let pull = raw.finite()
        return pull * dimension * coefficient / (dimension + coefficient * abs(pull))
    }

    /// The pull that shows `displacement`. Displacements of the dimension and more, which no pull can reach,
    /// count as just below it. A hard edge knows no pull: 0.
    @inlinable
    public func raw(forDisplacement displacement: Double) -> Double {
        guard dimension > 0, coefficient > 0 else { return 0 }
        let shown = displacement.finite()
        let size = min(abs(shown), dimension * (1 - 1e-9))
        let pull = dimension * size / (coefficient * (dimension - size))
        return shown < 0 ? -pull : pull
    }

    /// How fast the content moves per finger speed at a pull of `raw` points past the edge: c·d²/(d + c·|x|)².
    @inlinable
    public func slope(atRaw raw: Double) -> Double {
        slope(atDisplacement: displacement(forRaw: raw))
    }

    /// The same at a visible displacement: c·(1 − |f|/d)². Multiply a finger's velocity by it at release to
    /// get the velocity of the content.
    @inlinable
    public func slope(atDisplacement displacement: Double) -> Double {
        guard dimension > 0, coefficient > 0 else { return 0 }
        let left = max(1 - abs(displacement.finite()) / dimension, 0)
        return coefficient * left * left
    }

    /// The offset to show for an offset that followed the finger exactly.
    ///
    /// Inside the bounds that is the same; outside, the part beyond the nearer bound is pulled through the band.
    @inlinable
    public func clamp(_ raw: Double, to bounds: ClosedRange<Double>) -> Double {
        let edge = nearestOffset(to: raw, in: bounds)
        return raw.isFinite && raw != edge ? edge + displacement(forRaw: raw - edge) : edge
    }

    /// The offset a finger would have dragged to, for an offset that is shown: the inverse of ``clamp(_:to:)``.
    @inlinable
    public func unclamp(_ offset: Double, in bounds: ClosedRange<Double>) -> Double {
        let edge = nearestOffset(to: offset, in: bounds)
        return offset.isFinite && offset != edge ? edge + raw(forDisplacement: offset - edge) : edge
    }

    /// The offset within the bounds nearest to one that may lie outside, or may be no number.
    @usableFromInline
    func nearestOffset(to offset: Double, in bounds: ClosedRange<Double>) -> Double {
        let held = min(max(offset.finite(), bounds.lowerBound), bounds.upperBound)
        return held.finite()
    }
}
