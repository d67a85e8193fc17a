import SwiftUI

/// How a carousel's track lies in its scroll view: what turns offsets into positions and back.
///
/// Offsets are the scroll view's: points from the left or top of the content, whatever the writing direction is. The scroll
/// view is always laid out from left to right, and the carousel mirrors the places of its pages itself.
struct CarouselPlan: Equatable, Sendable {
    var axis: Axis
    /// Whether reading order runs against offsets.
    var isMirrored: Bool
    var pageSize: CarouselPageSize
    var spacing: Double
    var alignment: CarouselAlignment
    /// The slots that there are; nil in a loop.
    var ends: Range<Int>?
    /// In a carousel with ends: the slot that is aligned at offset 0.
    var pivot = 0
    /// Of pages as long as their content.
    var measured: PageExtents?

    /// Points on each side of a loop's slot 0. So far from the origin a 32-bit float still tells a thirty-second of a point.
    static let reach = 262_144.0

    func track(in container: Double) -> CarouselTrack {
        let container = container.isFinite ? max(container, 1) : 1
        let extents: PageExtents
        switch pageSize.kind {
        case .fixed(let length): extents = PageExtents(uniform: length, spacing: spacing)
        case .relative(let part): extents = PageExtents(uniform: part * container, spacing: spacing)
        case .content: extents = measured ?? PageExtents(uniform: container * 0.8, spacing: spacing)
        }
        return CarouselTrack(extents: extents, alignment: alignment.fraction, container: container)
    }

    private var sign: Double { isMirrored ? -1 : 1 }

    private func start(_ track: CarouselTrack) -> Double { ends == nil ? Self.reach : -sign * track.aligned(pivot) }

    func offset(at position: Double, in track: CarouselTrack) -> Double { start(track) + sign * position }

    func position(at offset: Double, in track: CarouselTrack) -> Double { sign * (offset - start(track)) }

    /// The length of the scroll view's content.
    func length(in track: CarouselTrack) -> Double {
        guard let ends else { return 2 * Self.reach + track.container }
        let last = isMirrored ? ends.lowerBound : max(ends.upperBound - 1, ends.lowerBound)
        return max(offset(at: track.aligned(last), in: track), 0) + track.container
    }

    /// Where a page begins among the content, from the left or the top.
    func start(of slot: Int, in track: CarouselTrack) -> Double {
        let room = track.container - track.extents.length(of: slot)
        return offset(at: track.aligned(slot), in: track) + room * (isMirrored ? 1 - track.alignment : track.alignment)
    }

    /// The slot that is aligned at offset 0 when a carousel with ends is at rest.
    static func restingPivot(_ ends: Range<Int>, isMirrored: Bool) -> Int {
        isMirrored ? max(ends.upperBound - 1, ends.lowerBound) : ends.lowerBound
    }
}

extension CGSize {
    func length(on axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}

extension CGPoint {
    func coordinate(on axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
}

extension Axis {
    var other: Axis { self == .horizontal ? .vertical : .horizontal }
    var set: Axis.Set { self == .horizontal ? .horizontal : .vertical }
}
