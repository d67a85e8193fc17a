/// A range of slots and the pages in them: the floating origin of an endless pager.
///
/// A scroll view needs a position for everything that it shows. Pages with a 64-bit index have none, because
/// floating-point numbers can't distinguish page 2⁵³ from page 2⁵³ + 1. Therefore only the slots around the
/// current one have positions, which are small numbers, and the track maps slots to pages. Positions are in slots: 2.25
/// is a quarter of the distance from slot 2 to slot 3.
///
/// ``aim(at:from:)`` puts a distant page next to the visible ones, so a movement over any distance has the length of
/// one page, and the pages in between never exist. The previously visible page stays in its slot until it's no longer
/// visible.
///
/// Every operation is O(1).
public struct PageTrack: Equatable, Sendable {
    /// The number of slots before and after the middle of the track, if the pages extend that far.
    public static let reach = 1024

    /// The range of pages.
    public let bounds: ClosedRange<Int64>
    /// A page with a known slot. The other pages follow in order on both sides, up to the pages that are out of order.
    private var anchor: Placement
    /// The visible pages, at most two, that don't follow in order from the anchor. Beyond them, pages follow in order
    /// from them.
    private var outOfOrderPages: [Placement] = []
    /// The slot in the middle of the track.
    private var middle = 0

    /// A page and its slot.
    public struct Placement: Equatable, Sendable {
        /// The index of the slot on the track.
        public let slot: Int
        /// The number of the page in the slot.
        public let page: Int64

        /// Creates a placement of a page in a slot.
        public init(slot: Int, page: Int64) {
            self.slot = slot
            self.page = page
        }
    }

    /// Creates a track with a page in slot 0. The page is clamped to the bounds.
    public init(page: Int64, in bounds: ClosedRange<Int64> = .min ... .max) {
        self.bounds = bounds
        anchor = Placement(slot: 0, page: min(max(page, bounds.lowerBound), bounds.upperBound))
    }

    // MARK: Slots and pages

    /// Returns the page in a slot, or `nil` beyond the first and the last page.
    public func page(at slot: Int) -> Int64? {
        for outOfOrderPage in outOfOrderPages where outOfOrderPage.slot == slot { return outOfOrderPage.page }
        let known = slot < first.slot ? first : slot > last.slot ? last : anchor
        let (page, overflow) = known.page.addingReportingOverflow(Int64(slot - known.slot))
        return !overflow && bounds.contains(page) ? page : nil
    }

    /// The outermost pages with known slots.
    private var first: Placement { outOfOrderPages.reduce(anchor) { $1.slot < $0.slot ? $1 : $0 } }
    private var last: Placement { outOfOrderPages.reduce(anchor) { $1.slot > $0.slot ? $1 : $0 } }

    /// A Boolean value that indicates whether the pages of all slots are in order.
    public var isInOrder: Bool { outOfOrderPages.isEmpty }

    /// Returns the slot of a page that is visible at a position, or `nil` if the page isn't visible.
    public func slot(of page: Int64, at position: Double) -> Int? {
        Self.visible(at: position).first { self.page(at: $0) == page }
    }

    /// The slots that have a position. There is at least one.
    public var slots: ClosedRange<Int> {
        let first = self.first, last = self.last
        let lower = min(max(middle - Self.reach, first.slot - Self.distance(bounds.lowerBound, first.page)), first.slot)
        let upper = max(min(middle + Self.reach, last.slot + Self.distance(last.page, bounds.upperBound)), last.slot)
        // Known placements can be out of reach until the track is recentered.
        return min(lower, upper)...max(lower, upper)
    }

    /// Returns the slots that are visible at a position. A position within a millionth of a slot is treated as that
    /// slot.
    public static func visible(at position: Double) -> ClosedRange<Int> {
        let position = clamp(position)
        let first = Int((position + Tolerance.place).rounded(.down))
        return first...max(first, Int((position - Tolerance.place).rounded(.up)))
    }

    /// Returns the slot with the largest visible part at a position.
    public static func nearest(to position: Double) -> Int { Int((clamp(position) + 0.5).rounded(.down)) }

    /// Returns a position clamped to the range of exact integers. NaN is treated as 0.
    private static func clamp(_ position: Double) -> Double { min(max(position.finite(), -1e15), 1e15) }

    /// Returns how far the second page is ahead of the first, up to a limit beyond the length of any track.
    private static func distance(_ page: Int64, _ later: Int64) -> Int {
        let (distance, overflow) = later.subtractingReportingOverflow(page)
        return overflow || distance > farthest ? Int(farthest) : Int(distance)
    }

    private static let farthest: Int64 = 1 << 40

    // MARK: Changes

    /// Puts a page where a movement of at most one page reaches it, and returns its slot.
    ///
    /// - Parameters:
    ///   - page: A page, clamped to the bounds.
    ///   - position: The current position. Pages that are visible there keep their slots.
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
            // Between two pages that aren't adjacent, the new page enters from the side of the nearer one.
            slot =
                page > last.page || page > first.page && Self.nearest(to: position) == last.slot
                ? last.slot + 1 : first.slot - 1
        }
        hold(Placement(slot: slot, page: page), and: visible)
        return slot
    }

    /// Puts two pages side by side, as a pager that follows another pager shows them, and returns the slot of the
    /// first.
    ///
    /// - Parameters:
    ///   - first: A page.
    ///   - second: Another page.
    ///   - position: The current position. If one of the pages is visible there, it keeps its slot.
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

    /// Updates the track for a position: pages that are no longer visible can change their slots, and pages follow in
    /// order from the visible ones.
    public mutating func move(to position: Double) {
        if outOfOrderPages.isEmpty { return }
        let visible = Self.visible(at: position)
        // Beyond the pages that are out of order, as seen from the anchor, pages follow from the last of these.
        let first = first.slot, last = last.slot
        if first < anchor.slot, visible.lowerBound < first {
            settle(in: first)
        } else if last > anchor.slot, visible.upperBound > last {
            settle(in: last)
        } else {
            outOfOrderPages.removeAll { !visible.contains($0.slot) }
        }
    }

    /// Updates the track for content at rest in a slot: all pages follow in order from the page there.
    public mutating func settle(in slot: Int) {
        guard let page = page(at: slot) else { return }
        anchor = Placement(slot: slot, page: page)
        outOfOrderPages.removeAll()
    }

    /// Replaces the page in a slot. All other pages follow in order from it.
    public mutating func place(_ page: Int64, in slot: Int) {
        anchor = Placement(slot: slot, page: min(max(page, bounds.lowerBound), bounds.upperBound))
        outOfOrderPages.removeAll()
    }

    /// Returns whether the position is so close to an end of the track that the track should be recentered there.
    public func needsRecentering(at position: Double, within margin: Int = reach / 2) -> Bool {
        let far = abs(position.finite() - Double(middle))
        return far > Double(Self.reach - margin)
    }

    /// Moves the middle of the track to a slot. Pages keep their slots, but slots change their positions.
    public mutating func recenter(at slot: Int) { middle = slot }

    private func placements(in range: ClosedRange<Int>) -> [Placement] {
        range.compactMap { slot in page(at: slot).map { Placement(slot: slot, page: $0) } }
    }

    private mutating func hold(_ placement: Placement, and others: [Placement]) {
        anchor = placement
        outOfOrderPages = []
        if others.contains(where: { page(at: $0.slot) != $0.page }) {
            outOfOrderPages = others.filter { $0.slot != placement.slot }
        }
    }
}
