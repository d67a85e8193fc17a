/// The slots of a carousel that are made into views.
package struct PageWindow: Equatable, Sendable {
    /// The slot that is nearest to being aligned, of those with views.
    package var centre: Int
    /// Those of which something is seen when the centre is aligned. The others are hidden from assistive technology.
    package var visible: Range<Int>
    /// Those with views: never more than there are items, so that none is at two places.
    package var slots: Range<Int>

    /// The window around a position.
    ///
    /// It changes as a page passes half of its way, and not in between. In a loop of so few items that they do not fill it,
    /// each is at the slot nearest to the container's middle, and goes round when it is nearer on the other side.
    ///
    /// - Parameters:
    ///   - reach: How many slots a style shows beyond the visible ones, on each side.
    ///   - isPile: Whether the style shows what follows behind the current page, so that few items should follow it.
    package init(
        at position: Double, track: CarouselTrack, sequence: PageSequence, reach: Int = 0, isPile: Bool = false
    ) {
        let centre = sequence.clamp(track.nearest(to: position))
        let seen = track.visible(at: track.aligned(centre))
        // A page out of sight is still current where pages are longer than the container and aligned at an edge.
        let resting = min(seen.lowerBound, centre)..<max(seen.upperBound, centre + 1)
        // Half a long page on, more than one short page may have come into sight.
        let behind = track.visible(at: (track.aligned(centre) + track.aligned(centre - 1)) / 2).lowerBound
        let ahead = track.visible(at: (track.aligned(centre) + track.aligned(centre + 1)) / 2).upperBound
        let margin = max(reach, 0)
        let wanted = min(resting.lowerBound - 1, behind) - margin..<max(resting.upperBound + 1, ahead) + margin
        if let ends = sequence.ends {
            slots = wanted.clamped(to: ends)
            visible = resting.clamped(to: ends)
            self.centre = centre
        } else if sequence.count <= wanted.count {
            let first = isPile ? Int((track.place(at: position) + 1e-6).rounded(.down)) : track.first(of: sequence.count, at: position)
            slots = first..<first + sequence.count
            visible = resting.clamped(to: slots)
            self.centre = min(max(centre, first), first + sequence.count - 1)
        } else {
            slots = wanted
            visible = resting
            self.centre = centre
        }
    }
}
