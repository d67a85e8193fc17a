// Every public function passes its input through these functions, so NaN and infinity can't spread through a motion.
// The bound is small enough that products of two such numbers are finite.

@usableFromInline let largestMagnitude = 1e100

extension Double {
    /// This value clamped to ±1e100, or `fallback` if it's NaN or infinite.
    @usableFromInline
    func finite(or fallback: Double = 0) -> Double {
        guard isFinite else { return fallback }
        return Swift.min(Swift.max(self, -largestMagnitude), largestMagnitude)
    }

    /// This value as a time since the start of a motion: zero if negative or NaN. Infinity remains and means the end.
    @usableFromInline
    var clampedTime: Double { self > 0 ? self : 0 }

    /// The greatest integer that isn't greater than this value, clamped to `Int`; zero for NaN.
    @usableFromInline
    var flooredInt: Int {
        let whole = rounded(.down)
        guard whole == whole else { return 0 }
        if whole >= Double(Int.max) { return Int.max }
        if whole <= Double(Int.min) { return Int.min }
        return Int(whole)
    }
}
