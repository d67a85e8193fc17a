/// The resting positions of the pages of a carousel, in a container of known length.
///
/// A position is the distance of the carousel from the aligned position of slot 0, in points and in reading order. The
/// place in pages interpolates between two aligned positions. It is an integer when a page rests.
package struct CarouselTrack: Equatable, Sendable {
    package let extents: PageExtents
    /// The alignment of pages, from 0 at the leading edge to 1 at the trailing edge.
    package let alignment: Double
    /// The length of the container, in points.
    package let container: Double

    package init(extents: PageExtents, alignment: Double, container: Double) {
        self.extents = extents
        self.alignment = alignment
        self.container = container
    }

    /// Returns the position at which a slot is aligned. For slot 0, it is 0.
    package func aligned(_ slot: Int) -> Double {
        extents.start(of: slot) + (extents.length(of: slot) - extents.length(of: 0)) * alignment
    }

    /// Returns the place in pages at a position. For example, the place is 1.64 at 64% of the distance from slot 1 to
    /// slot 2.
    package func place(at position: Double) -> Double {
        guard position.isFinite else { return 0 }
        // Aligned positions increase with the slots, but differ from the leading edges of the slots.
        var slot = extents.place(at: position).slot
        while aligned(slot) > position { slot -= 1 }
        while aligned(slot + 1) <= position { slot += 1 }
        let start = aligned(slot)
        return Double(slot) + (position - start) / (aligned(slot + 1) - start)
    }

    /// Returns the slot whose aligned position is nearest.
    package func nearest(to position: Double) -> Int { Int(place(at: position).rounded()) }

    /// Returns the leading edge of the container at a position, as a distance from the leading edge of slot 0.
    package func leadingEdge(at position: Double) -> Double {
        position + (extents.length(of: 0) - container) * alignment
    }

    /// Returns the slots that are at least partly in the container at a position.
    package func visible(at position: Double) -> Range<Int> {
        let edge = leadingEdge(at: position) + Tolerance.sum
        let first = extents.place(at: edge)
        let last = extents.place(at: edge + max(container, 1) - 2 * Tolerance.sum).slot
        let isInGap = extents.start(of: first.slot) + extents.length(of: first.slot) <= edge
        let lower = isInGap ? first.slot + 1 : first.slot
        return lower..<max(last + 1, lower)
    }

    /// Returns the first slot of a loop of few items at a position. Each item is where its center is nearest to the
    /// center of the container.
    package func first(of count: Int, at position: Double) -> Int {
        let length = extents.start(of: count) - extents.start(of: 0)
        let edge = leadingEdge(at: position) + (container - length) / 2
        let slot = extents.place(at: edge).slot
        return extents.start(of: slot) + extents.length(of: slot) / 2 < edge ? slot + 1 : slot
    }
}
