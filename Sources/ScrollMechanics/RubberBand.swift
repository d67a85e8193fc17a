/// The resistance of content to a drag beyond its edge.
///
/// A finger `x` points beyond the edge displaces the content by f(x) = x·d·c/(d + c·x), where `d` is the length of the
/// viewport and `c` is the slope at the edge. The displacement approaches `d` and never reaches it. The function is
/// invertible, so content that a finger catches during a bounce doesn't jump. Displacements are signed, and the
/// function is odd. NaN is treated as 0.
public struct RubberBand: Hashable, Sendable {
    /// The length of the viewport along the axis, in points; 0 disables the rubber band.
    public let dimension: Double
    /// The slope at the edge; 0 disables the rubber band.
    public let coefficient: Double

    /// Creates a rubber band.
    ///
    /// A dimension that is NaN, infinite, or negative is treated as 0. A coefficient that is NaN or infinite is treated
    /// as the default, and a negative one as 0.
    public init(dimension: Double, coefficient: Double = ScrollConstants.rubberBandCoefficient) {
        self.dimension = max(dimension.finite(), 0)
        self.coefficient = max(coefficient.finite(or: ScrollConstants.rubberBandCoefficient), 0)
    }

    /// Returns the visible displacement for a finger `raw` points beyond the edge, in points.
    @inlinable
    public func displacement(forRaw raw: Double) -> Double {
        guard dimension > 0, coefficient > 0 else { return 0 }
        let pull = raw.finite()
        return pull * dimension * coefficient / (dimension + coefficient * abs(pull))
    }

    /// The greatest displacement, as a fraction of the dimension. At 1, the finger's distance is infinite.
    @usableFromInline static var farthest: Double { 1 - 1e-9 }

    /// Returns the finger's distance beyond the edge for a visible displacement, in points.
    ///
    /// A displacement of at least the dimension, which no finger can reach, is treated as slightly less. Without a
    /// rubber band, the result is 0.
    @inlinable
    public func raw(forDisplacement displacement: Double) -> Double {
        guard dimension > 0, coefficient > 0 else { return 0 }
        let shown = displacement.finite()
        let size = min(abs(shown), dimension * Self.farthest)
        let pull = dimension * size / (coefficient * (dimension - size))
        return shown < 0 ? -pull : pull
    }

    /// Returns the ratio of the content's velocity to the finger's at a distance of `raw` points beyond the edge:
    /// c·d²/(d + c·|x|)².
    @inlinable
    public func slope(atRaw raw: Double) -> Double {
        slope(atDisplacement: displacement(forRaw: raw))
    }

    /// Returns the ratio of the content's velocity to the finger's at a visible displacement: c·(1 − |f|/d)².
    ///
    /// When a finger lifts, multiply its velocity by this ratio to get the velocity of the content.
    @inlinable
    public func slope(atDisplacement displacement: Double) -> Double {
        guard dimension > 0, coefficient > 0 else { return 0 }
        let left = max(1 - abs(displacement.finite()) / dimension, 0)
        return coefficient * left * left
    }

    /// Returns the visible offset for an offset that follows the finger exactly.
    ///
    /// Inside the bounds, the two are equal. Outside, the rubber band reduces the distance from the nearer bound.
    @inlinable
    public func clamp(_ raw: Double, to bounds: ClosedRange<Double>) -> Double {
        let edge = nearestOffset(to: raw, in: bounds)
        return edge + displacement(forRaw: raw - edge)
    }

    /// Returns the offset that follows the finger exactly, for a visible offset: the inverse of ``clamp(_:to:)``.
    @inlinable
    public func unclamp(_ offset: Double, in bounds: ClosedRange<Double>) -> Double {
        let edge = nearestOffset(to: offset, in: bounds)
        return edge + raw(forDisplacement: offset - edge)
    }

    /// Returns the offset in the bounds that is nearest to any offset, including NaN and infinity.
    @usableFromInline
    func nearestOffset(to offset: Double, in bounds: ClosedRange<Double>) -> Double {
        let held = min(max(offset.finite(), bounds.lowerBound), bounds.upperBound)
        return held.finite()
    }
}
