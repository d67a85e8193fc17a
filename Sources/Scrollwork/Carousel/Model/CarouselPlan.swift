import SwiftUI

/// The geometry of a carousel's track in its scroll view. It converts between offsets and positions.
///
/// Offsets are distances in points from the leading edge of the content to that of the container. They increase in
/// reading order in both layout directions. Only measurements on screen need mirroring.
struct CarouselPlan: Equatable, Sendable {
    var axis = Axis.horizontal
    /// Whether the leading edge is on the right.
    var isMirrored = false
    var pageSize = CarouselPageSize.relative(1)
    var spacing = 0.0
    var alignment = CarouselAlignment.center
    /// The number of items.
    var count = 0
    /// The slots that exist, or `nil` in a loop.
    var ends: Range<Int>?
    /// A slot, and the offset at which it is aligned.
    var pivot = Pivot()
    /// An offset that a row can reach beyond its end, because the row was there when its end moved closer.
    var reached = 0.0
    /// The extents of pages that fit their content.
    var own: PageExtents?

    /// A slot and the offset at which it is aligned.
    struct Pivot: Equatable, Sendable {
        var slot = 0
        var offset = 0.0

        /// Creates the start of the track for a sequence at rest.
        init(_ sequence: PageSequence) {
            if let ends = sequence.ends { slot = ends.lowerBound } else { offset = CarouselPlan.reach }
        }

        init(slot: Int = 0, offset: Double = 0) {
            self.slot = slot
            self.offset = offset
        }
    }

    /// The length on each side of a loop's slot 0, in points. At this distance from the origin, a 32-bit float still
    /// has a resolution of 1/32 point.
    static let reach = 262_144.0

    /// Adopts the options that determine the positions of pages. Returns whether one changed.
    mutating func adopt(_ options: CarouselOptions, _ direction: LayoutDirection) -> Bool {
        let former = self
        axis = options.axis
        isMirrored = axis == .horizontal && direction == .rightToLeft
        (pageSize, spacing, alignment) = (options.pageSize, Double(options.spacing), options.alignment)
        return self != former
    }

    func track(in container: Double) -> CarouselTrack {
        let container = container.isFinite ? max(container, 1) : 1
        var extents: PageExtents
        switch pageSize.kind {
        case .fixed(let length): extents = PageExtents(uniform: length, spacing: spacing)
        case .relative(let part): extents = PageExtents(uniform: part * container, spacing: spacing)
        case .content: extents = own ?? PageExtents(uniform: container * PageLengths.usualFraction, spacing: spacing)
        }
        if ends == nil { extents = extents.spread(count, around: container) }
        return CarouselTrack(extents: extents, alignment: alignment.fraction, container: container)
    }

    private func start(_ track: CarouselTrack) -> Double { pivot.offset - track.aligned(pivot.slot) }

    func offset(at position: Double, in track: CarouselTrack) -> Double { start(track) + position }

    func position(at offset: Double, in track: CarouselTrack) -> Double { offset - start(track) }

    /// The length of the scroll view's content.
    func length(in track: CarouselTrack) -> Double {
        guard let ends else { return 2 * Self.reach + track.container }
        let last = max(ends.upperBound - 1, ends.lowerBound)
        return max(offset(at: track.aligned(last), in: track), reached, 0) + track.container
    }

    /// Returns the distance of a page from the leading edge of the content.
    func start(of slot: Int, in track: CarouselTrack) -> Double {
        let room = track.container - track.extents.length(of: slot)
        return offset(at: track.aligned(slot), in: track) + room * track.alignment
    }

    /// Returns the offset as seen from a view on the track. Effects don't change it, because both coordinate spaces are
    /// outside of them.
    func offset(seenFrom proxy: GeometryProxy, _ space: CarouselSpace, in track: CarouselTrack) -> Double {
        let hidden = Double(
            proxy.frame(in: .named(space.track)).origin.coordinate(on: axis)
                - proxy.frame(in: .named(space.viewport)).origin.coordinate(on: axis))
        return isMirrored ? length(in: track) - track.container - hidden : hidden
    }

    /// The sign of reading order on screen.
    var sign: Double { isMirrored ? -1 : 1 }
}
