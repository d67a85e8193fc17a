/// A stretch of slots side by side, and the pages that stand in them: the floating origin under an endless pager.
///
/// A scroll view needs a place for everything it shows; pages on a 64-bit index have none, for no floating point number
/// tells page 2⁵³ from page 2⁵³ + 1. So only a stretch of slots around the present one has places, small numbers all
/// of them, and the track knows which page stands in which slot. Positions are in slots: 2.25 is a quarter of the way
/// from slot 2 to slot 3.
///
/// A page far away is put next to what is in sight (``aim(at:from:)``), so that any distance is one page of movement and nothing
/// between needs to exist. What stood in sight stays where it is until it has gone out of sight.
///
/// Every operation is O(1).
public struct PageTrack: Equatable, Sendable {
    /// How many slots the track has before and after its middle, where pages do not end sooner.
    public static let reach = 1024

    /// The pages there are.
    public let bounds: ClosedRange<Int64>
    /// One page whose slot is known; the others stand in order around it, as far as the strangers.
    private var anchor: Placement
    /// Pages in sight, at most two, of which one does not follow in order from the anchor. Beyond them pages follow in order from them.
    private var strangers: [Placement] = []
    /// The slot in the middle of the track.
    private var middle = 0

    /// A page in a slot.
    public struct Placement: Equatable, Sendable {
        public let slot: Int
        public let page: Int64

        public init(slot: Int, page: Int64) {
            self.slot = slot
            self.page = page
        }
    }

    /// A track around a page, in slot 0. A page out of bounds counts as the nearest within.
    public init(page: Int64, in bounds: ClosedRange<Int64> = .min ... .max) {
        self.bounds = bounds
        anchor = Placement(slot: 0, page: min(max(page, bounds.lowerBound), bounds.upperBound))
    }

    // MARK: What stands where

    /// The page in a slot; nil beyond the first and the last one.
    public func page(at slot: Int) -> Int64? {
        for stranger in strangers where stranger.slot == slot { return stranger.page }
        let known = slot < first.slot ? first : slot > last.slot ? last : anchor
        let (page, overflow) = known.page.addingReportingOverflow(Int64(slot - known.slot))
        return !overflow && bounds.contains(page) ? page : nil
    }

    /// The outermost pages whose slots are known.
    private var first: Placement { strangers.reduce(anchor) { $1.slot < $0.slot ? $1 : $0 } }
    private var last: Placement { strangers.reduce(anchor) { $1.slot > $0.slot ? $1 : $0 } }

    /// Whether the pages of all slots are in order.
    public var isInOrder: Bool { strangers.isEmpty }

    /// The slot in sight at a position in which a page stands; nil when it is not in sight.
    public func slot(of page: Int64, at position: Double) -> Int? {
        Self.visible(at: position).first { self.page(at: $0) == page }
    }

    /// The slots that have a place. There is at least one.
    public var slots: ClosedRange<Int> {
        let first = self.first, last = self.last
        let lower = min(max(middle - Self.reach, first.slot - Self.distance(bounds.lowerBound, first.page)), first.slot)
        let upper = max(min(middle + Self.reach, last.slot + Self.distance(last.page, bounds.upperBound)), last.slot)
        // What is known may be out of the track's reach only for as long as nobody has recentred it.
        return min(lower, upper)...max(lower, upper)
    }

    /// The slots in sight at a position. What differs from a whole slot by less than a millionth is on it.
    public static func visible(at position: Double) -> ClosedRange<Int> {
        let position = clamp(position)
        let first = Int((position + 1e-6).rounded(.down))
        return first...max(first, Int((position - 1e-6).rounded(.up)))
    }

    /// The slot that shows most of itself at a position.
    public static func nearest(to position: Double) -> Int { Int((clamp(position) + 0.5).rounded(.down)) }

    /// NaN counts as 0, and no position is farther than a whole number can tell.
    private static func clamp(_ position: Double) -> Double { min(max(position.finite(), -1e15), 1e15) }

    /// How far the second page is ahead, no more than is of use.
    private static func distance(_ page: Int64, _ later: Int64) -> Int {
        let (distance, overflow) = later.subtractingReportingOverflow(page)
        return overflow || distance > farthest ? Int(farthest) : Int(distance)
    }

    private static let farthest: Int64 = 1 << 40

    // MARK: Changes

    /// Puts a page where it can be reached by one page of movement, if it is not in sight, and returns its slot.
    ///
    /// - Parameters:
    ///   - page: One out of bounds counts as the nearest within.
    ///   - position: Where the content is. What is in sight there keeps its place.
    public mutating func aim(at page: Int64, from position: Double) -> Int {
        let page = min(max(page, bounds.lowerBound), bounds.upperBound)
        let visible = placements(in: Self.visible(at: position))
        guard let first = visible.first, let last = visible.last else {
            self = PageTrack(page: page, in: bounds)
            return 0
        }
        let slot: Int
        if let shown = visible.first(where: { $0.page == page }) {
            slot = shown.slot
        } else {
            // Between two pages that are no neighbours, it comes from the side of the one it is nearer to in order.
            slot = page > last.page || page > first.page && Self.nearest(to: position) == last.slot ? last.slot + 1 : first.slot - 1
        }
        hold(Placement(slot: slot, page: page), and: visible)
        return slot
    }

    /// Puts two pages side by side, as a pager that follows another one shows them, and returns the slot of the first.
    ///
    /// - Parameter position: Where the content is. If one of the pages is in sight there, it keeps its place.
    public mutating func pair(_ first: Int64, _ second: Int64, from position: Double) -> Int {
        let visible = placements(in: Self.visible(at: position))
        let slot: Int
        if let shown = visible.first(where: { $0.page == first }) {
            slot = shown.slot
        } else if let shown = visible.first(where: { $0.page == second }) {
            slot = shown.slot - 1
        } else {
            slot = Self.visible(at: position).lowerBound
        }
        let other = Placement(slot: slot, page: min(max(first, bounds.lowerBound), bounds.upperBound))
        hold(Placement(slot: slot + 1, page: min(max(second, bounds.lowerBound), bounds.upperBound)), and: [other])
        return slot
    }

    /// The content is at a position: what has gone out of sight is forgotten, and pages follow in order from what is in sight.
    public mutating func move(to position: Double) {
        if strangers.isEmpty { return }
        let visible = Self.visible(at: position)
        // Beyond the strangers, seen from the anchor, pages follow from the last of them.
        let first = first.slot, last = last.slot
        let isBefore = first < anchor.slot && visible.lowerBound < first, isBeyond = last > anchor.slot && visible.upperBound > last
        if let passed = strangers.first(where: { isBefore && $0.slot == first || isBeyond && $0.slot == last }) {
            hold(passed, and: placements(in: visible).filter { $0.slot != passed.slot && isKnown($0.slot) })
        } else {
            strangers.removeAll { !visible.contains($0.slot) }
        }
    }

    private func isKnown(_ slot: Int) -> Bool { slot == anchor.slot || strangers.contains { $0.slot == slot } }

    /// The content rests in a slot: all pages follow in order from the one there.
    public mutating func settle(in slot: Int) {
        guard let page = page(at: slot) else { return }
        anchor = Placement(slot: slot, page: page)
        strangers.removeAll()
    }

    /// Puts a page in a slot in the place of the one there; all others follow in order from it.
    public mutating func place(_ page: Int64, in slot: Int) {
        anchor = Placement(slot: slot, page: min(max(page, bounds.lowerBound), bounds.upperBound))
        strangers.removeAll()
    }

    /// Whether so little of the track is left beyond a position that its middle should be moved there.
    public func needsRecentring(at position: Double, within margin: Int = reach / 2) -> Bool {
        let far = abs(position.finite() - Double(middle))
        return far > Double(Self.reach - margin)
    }

    /// Moves the middle of the track. Pages keep their slots, but slots have other places.
    public mutating func recentre(at slot: Int) { middle = slot }

    private func placements(in range: ClosedRange<Int>) -> [Placement] {
        range.compactMap { slot in page(at: slot).map { Placement(slot: slot, page: $0) } }
    }

    private mutating func hold(_ placement: Placement, and others: [Placement]) {
        anchor = placement
        strangers = []
        if others.contains(where: { page(at: $0.slot) != $0.page }) { strangers = others.filter { $0.slot != placement.slot } }
    }
}
