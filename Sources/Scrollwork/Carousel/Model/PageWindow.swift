/// The slots of a carousel that are realized.
package struct PageWindow: Equatable, Sendable {
    /// The realized slot nearest to its aligned position.
    package var center: Int
    /// The slots that are visible when the center is aligned. The other slots are hidden from assistive technology.
    package var visible: Range<Int>
    /// The realized slots. There are never more than items, so that no item is in two slots.
    package var slots: Range<Int>

    /// Creates the window around a position.
    ///
    /// The window changes when a page passes half of its distance, and not in between. In a loop with so few items that
    /// they don't fill the window, each item is in the slot nearest to the center of the container. It changes sides
    /// when it is nearer on the other side.
    ///
    /// - Parameters:
    ///   - reach: The number of slots that a style shows beyond the visible slots, on each side.
    ///   - isPile: Whether the style shows the next pages behind the current page. Few items should then follow it.
    package init(
        at position: Double, track: CarouselTrack, sequence: PageSequence, reach: Int = 0, isPile: Bool = false
    ) {
        let center = sequence.clamp(track.nearest(to: position))
        let resting = track.visible(at: track.aligned(center))
        // At half of the distance of a long page, more than one short page may be visible.
        let behind = track.visible(at: (track.aligned(center) + track.aligned(center - 1)) / 2).lowerBound
        let ahead = track.visible(at: (track.aligned(center) + track.aligned(center + 1)) / 2).upperBound
        let margin = max(reach, 0)
        let requested = min(resting.lowerBound - 1, behind) - margin..<max(resting.upperBound + 1, ahead) + margin
        if let ends = sequence.ends {
            slots = requested.clamped(to: ends)
            visible = resting.clamped(to: ends)
            self.center = center
        } else if sequence.count <= requested.count {
            let first =
                isPile
                ? Int((track.place(at: position) + Tolerance.sum).rounded(.down))
                : track.first(of: sequence.count, at: position)
            slots = first..<first + sequence.count
            visible = resting.clamped(to: slots)
            self.center = min(max(center, first), first + sequence.count - 1)
        } else {
            slots = requested
            visible = resting
            self.center = center
        }
    }
}
