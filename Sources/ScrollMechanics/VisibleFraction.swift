/// How much of something is seen, from its edges and the viewport's. All results are between 0 and 1; NaN and
/// infinite edges, and spans whose end lies before their start, count as not visible.
public enum VisibleFraction {
    /// The part of an item's length that lies in the viewport. An item without length is wholly visible while its
    /// position lies in the viewport.
    @inlinable
    public static func ofItem(
        from leading: Double, to trailing: Double, inViewportFrom start: Double, to end: Double
    ) -> Double {
        guard leading.isFinite, trailing.isFinite, trailing >= leading, start <= end else { return 0 }
        if leading == trailing { return leading >= start && leading <= end ? 1 : 0 }
        return share(overlap(leading, trailing, start, end), of: trailing - leading)
    }

    /// The part of the viewport's length that an item fills: the measure for items longer than the viewport.
    @inlinable
    public static func ofViewport(
        from start: Double, to end: Double, filledByItemFrom leading: Double, to trailing: Double
    ) -> Double {
        guard start.isFinite, end.isFinite, start < end, leading <= trailing else { return 0 }
        return share(overlap(leading, trailing, start, end), of: end - start)
    }

    /// The share of attention of a page that is `distance` pages away from the resting place: max(0, 1 − |distance|).
    /// Between two pages of a pager the shares of all pages sum to 1.
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
