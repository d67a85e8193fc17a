// Every public entry point passes its numbers through these, so that a NaN or an infinity handed in
// once cannot spread through a motion. The bound leaves room for products of two such numbers.

@usableFromInline let largestMagnitude = 1e100

extension Double {
    /// This value if it is finite, held to ±1e100; `fallback` if it is NaN or infinite.
    @usableFromInline
    func finite(or fallback: Double = 0) -> Double {
        guard isFinite else { return fallback }
        return Swift.min(Swift.max(self, -largestMagnitude), largestMagnitude)
    }

    /// A time on a motion's own clock: zero when negative or NaN. Infinity is kept and means "at the end".
    @usableFromInline
    var clampedTime: Double { self > 0 ? self : 0 }

    /// The nearest integer below, as an `Int` held to the type's range; zero for NaN.
    @usableFromInline
    var flooredInt: Int {
        let whole = rounded(.down)
        guard whole == whole else { return 0 }
        if whole >= Double(Int.max) { return Int.max }
        if whole <= Double(Int.min) { return Int.min }
        return Int(whole)
    }
}
