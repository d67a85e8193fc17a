/// On which page released content comes to rest. Places are in slots: 1.64 when slot 1 has been left by 64 % of the way
/// to slot 2.
///
/// Without a fling it is the page nearest to where the content would come to rest by itself. A fling passes one page at
/// least and ``limit`` at most, counted from the page that the gesture began on. For content that was caught on its
/// way, and thrown on the same way, that is the page it was going to: of many fast flings none is lost. What a hand has
/// pulled further than a fling may go is not taken back by more than half a page.
public struct PageDecision: Equatable, Sendable {
    /// Where the content was let go of.
    public var current: Double
    /// Where free deceleration would end.
    public var proposed: Double
    /// Where the content was when the gesture began.
    public var start: Double
    /// Where it rested, or was on its way to, when the gesture began.
    public var original: Double
    /// Its sign is the direction of the fling; 0 for none.
    public var velocity: Double
    /// How many pages a fling may pass; less than 1 counts as 1.
    public var limit: Int

    public init(current: Double, proposed: Double, start: Double, original: Double, velocity: Double, limit: Int) {
        self.current = current
        self.proposed = proposed
        self.start = start
        self.original = original
        self.velocity = velocity
        self.limit = limit
    }

    /// The slot to rest on. Places that are not finite count as 0.
    public var slot: Int {
        guard velocity != 0 else { return Int(Self.nearest(Self.bounded(proposed))) }
        let direction: Double = velocity > 0 ? 1 : -1
        // As if thrown forwards.
        let current = Self.bounded(self.current) * direction, proposed = Self.bounded(self.proposed) * direction
        let start = Self.bounded(self.start) * direction, original = Self.bounded(self.original) * direction
        let steps = Double(max(limit, 1)), base = Self.nearest(original)
        var next = (current + 1e-6).rounded(.down) + 1
        if original - start > 0.01 { next = max(next, base + 1) }
        let farthest = max(min(base + steps, next + steps - 1), Self.nearest(current))
        return Int(min(max(Self.nearest(proposed), next), farthest) * direction)
    }

    private static func nearest(_ place: Double) -> Double { (place + 0.5).rounded(.down) }

    private static func bounded(_ value: Double) -> Double { min(max(value.finite(), -1e12), 1e12) }
}
