/// The choice of the page on which released content comes to rest.
///
/// Positions are in slots: 1.64 is 64 percent of the distance from slot 1 to slot 2.
///
/// Without a fling, the result is the page nearest to the projected rest. A fling turns at least one page and at most
/// ``limit`` pages, counted from the page where the gesture began. If the gesture caught content in motion and flings
/// it in the same direction, the count begins at the page that the content was moving to, so fast repeated flings add
/// up. If a drag has moved farther than the limit, the result is at most half a page back.
public struct PageDecision: Equatable, Sendable {
    /// The position where the finger lifted.
    public var current: Double
    /// The position where free deceleration would end.
    public var proposed: Double
    /// The position where the gesture began.
    public var start: Double
    /// The position where the content rested when the gesture began, or its target at that time.
    public var original: Double
    /// The velocity, whose sign is the direction of the fling; 0 without a fling.
    public var velocity: Double
    /// The number of pages that a fling can turn; less than 1 is treated as 1.
    public var limit: Int

    /// Creates a decision from positions in slots.
    public init(current: Double, proposed: Double, start: Double, original: Double, velocity: Double, limit: Int) {
        self.current = current
        self.proposed = proposed
        self.start = start
        self.original = original
        self.velocity = velocity
        self.limit = limit
    }

    /// The slot to rest on. Positions that aren't finite are treated as 0, and others are clamped to ±2³⁰.
    public var slot: Int {
        guard velocity != 0 else { return Int(Self.nearest(Self.bounded(proposed))) }
        let direction: Double = velocity > 0 ? 1 : -1
        // Mirror the positions so that the fling is forward.
        let current = Self.bounded(self.current) * direction, proposed = Self.bounded(self.proposed) * direction
        let start = Self.bounded(self.start) * direction, original = Self.bounded(self.original) * direction
        let steps = Double(max(limit, 1)), base = Self.nearest(original)
        var next = (current + Tolerance.place).rounded(.down) + 1
        if original - start > Tolerance.caught { next = max(next, base + 1) }
        let last = max(min(base + steps, next + steps - 1), Self.nearest(current))
        return Int(min(max(Self.nearest(proposed), next), last) * direction)
    }

    private static func nearest(_ place: Double) -> Double { (place + 0.5).rounded(.down) }

    private static func bounded(_ value: Double) -> Double { min(max(value.finite(), -farthest), farthest) }

    /// The greatest position. Slots near it are exact on systems whose integers have 32 bits.
    private static let farthest = 0x1p30
}
