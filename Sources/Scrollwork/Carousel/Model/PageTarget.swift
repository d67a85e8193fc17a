/// Where a carousel that comes to rest on pages comes to rest. All places are in pages.
package struct PageTarget: Equatable, Sendable {
    /// Where the finger let go.
    package var current: Double
    /// Where free deceleration would end.
    package var proposed: Double
    /// Where the carousel was when the finger came.
    package var start: Double
    /// Where it rested or was on its way to when the finger came.
    package var original: Double
    /// Its sign is the direction of the fling; 0 for none.
    package var velocity: Double
    /// How many pages a fling may pass, at least 1.
    package var limit: Int

    package init(current: Double, proposed: Double, start: Double, original: Double, velocity: Double, limit: Int) {
        self.current = current
        self.proposed = proposed
        self.start = start
        self.original = original
        self.velocity = velocity
        self.limit = limit
    }

    /// Without a fling the nearest page. A fling passes one page at least and `limit` at most, counted from the page that the
    /// gesture began on. On content that was caught on its way, and thrown on the same way, that is the page it was going to:
    /// so no flick of a row of them is lost.
    package var slot: Int {
        guard velocity != 0 else { return Int(Self.bounded(proposed).rounded()) }
        let direction: Double = velocity > 0 ? 1 : -1
        // As if thrown forwards.
        let current = Self.bounded(self.current) * direction, proposed = Self.bounded(self.proposed) * direction
        let start = Self.bounded(self.start) * direction, original = Self.bounded(self.original) * direction
        let steps = Double(max(limit, 1))
        let base = original.rounded()
        var next = (current + 1e-6).rounded(.down) + 1
        if original - start > 0.01 { next = max(next, base + 1) }
        // What a hand has pulled further than a fling may go is not taken back.
        let farthest = max(min(base + steps, next + steps - 1), current.rounded())
        return Int(min(max(proposed.rounded(), next), farthest) * direction)
    }

    private static func bounded(_ value: Double) -> Double { value.isFinite ? min(max(value, -1e12), 1e12) : 0 }
}
