/// Where the pages of a carousel come to rest, in a container of a known length.
///
/// A position is how far the carousel has been moved from where slot 0 is aligned, in points and in reading order.
/// Between two aligned positions the place in pages is interpolated, so that it is a whole number when a page rests.
package struct CarouselTrack: Equatable, Sendable {
    package let extents: PageExtents
    /// Where pages are aligned: 0 at the leading edge, 0.5 in the middle, 1 at the trailing edge.
    package let alignment: Double
    /// The container's length, points.
    package let container: Double

    package init(extents: PageExtents, alignment: Double, container: Double) {
        self.extents = extents
        self.alignment = alignment
        self.container = container
    }

    /// The position at which a slot is aligned; 0 for slot 0.
    package func aligned(_ slot: Int) -> Double {
        extents.start(of: slot) + (extents.length(of: slot) - extents.length(of: 0)) * alignment
    }

    /// The place in pages at a position: 1.64 when slot 1 has been left by 64 % of the way to slot 2.
    package func place(at position: Double) -> Double {
        guard position.isFinite else { return 0 }
        // Aligned positions ascend with the slots, but are not where the slots begin.
        var slot = extents.place(at: position).slot
        while aligned(slot) > position { slot -= 1 }
        while aligned(slot + 1) <= position { slot += 1 }
        let start = aligned(slot)
        return Double(slot) + (position - start) / (aligned(slot + 1) - start)
    }

    /// The slot whose aligned position is nearest.
    package func nearest(to position: Double) -> Int { Int(place(at: position).rounded()) }

    /// The edge of the container at a position, counted from the leading edge of slot 0.
    package func leadingEdge(at position: Double) -> Double {
        position + (extents.length(of: 0) - container) * alignment
    }

    /// The slots of which something is in the container at a position.
    package func visible(at position: Double) -> Range<Int> {
        let edge = leadingEdge(at: position) + 1e-6
        let first = extents.place(at: edge)
        let last = extents.place(at: edge + max(container, 1) - 2e-6).slot
        let isInGap = extents.start(of: first.slot) + extents.length(of: first.slot) <= edge
        let lower = isInGap ? first.slot + 1 : first.slot
        return lower..<max(last + 1, lower)
    }

    /// The first slot, of as many as a loop has items, at a position: each item is where its middle is nearest to the container's.
    package func first(of count: Int, at position: Double) -> Int {
        let length = extents.start(of: count) - extents.start(of: 0)
        let edge = leadingEdge(at: position) + (container - length) / 2
        let slot = extents.place(at: edge).slot
        return extents.start(of: slot) + extents.length(of: slot) / 2 < edge ? slot + 1 : slot
    }
}
