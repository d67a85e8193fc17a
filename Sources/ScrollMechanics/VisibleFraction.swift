/// Functions that compute the visible share of an item from its edges and those of the viewport.
///
/// Results are between 0 and 1. For NaN and infinite edges, and for an end before its start, the result is 0.
public enum VisibleFraction {
    /// Returns the share of an item's length that is inside the viewport. An item without length is fully visible if
    /// its position is inside the viewport.
    @inlinable
    public static func ofItem(
        from leading: Double, to trailing: Double, inViewportFrom start: Double, to end: Double
    ) -> Double {
        guard leading.isFinite, trailing.isFinite, trailing >= leading, start <= end else { return 0 }
        if leading == trailing { return leading >= start && leading <= end ? 1 : 0 }
        return share(overlap(leading, trailing, start, end), of: trailing - leading)
    }

    /// Returns the share of the viewport's length that an item fills, the measure for items longer than the viewport.
    @inlinable
    public static func ofViewport(
        from start: Double, to end: Double, filledByItemFrom leading: Double, to trailing: Double
    ) -> Double {
        guard start.isFinite, end.isFinite, start < end, leading <= trailing else { return 0 }
        return share(overlap(leading, trailing, start, end), of: end - start)
    }

    /// Returns the activity of a page that is `distance` pages away from its resting position: max(0, 1 − |distance|).
    /// The shares of all pages of a pager add up to 1.
    @inlinable
    public static func ofPage(atDistance distance: Double) -> Double {
        let share = 1 - abs(distance)
        return share > 0 ? share : 0
    }

    @usableFromInline
    static func overlap(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double { min(b, d) - max(a, c) }

    @usableFromInline
    static func share(_ part: Double, of whole: Double) -> Double { min(max(part / whole, 0), 1) }
}
