import Foundation

/// The columns of a `LazyVGrid`, or the rows of a `LazyHGrid`, in the grid's length across its axis.
struct GridTracks: Equatable {
    struct Track: Equatable {
        /// The distance from the leading edge of all tracks, in points.
        let start: CGFloat
        let length: CGFloat
        let alignment: Alignment?
    }

    private(set) var tracks: [Track] = []
    /// The distance from the leading edge of the first track to the trailing edge of the last one, in points.
    private(set) var length: CGFloat = 0

    private static let defaultSpacing: CGFloat = 8

    /// Computes the tracks of grid items.
    ///
    /// The items that aren't fixed share the length that fixed tracks and spacing leave equally. The surplus of a track
    /// at its maximum isn't redistributed; a track at its minimum takes length from the tracks after it. An adaptive
    /// item divides its share into as many tracks as fit. Without a given length, flexible tracks have their minimum
    /// length.
    init(_ items: [GridItem], in room: CGFloat?) {
        let gaps = items.map { item in item.spacing.map { $0.isFinite ? $0 : 0 } ?? Self.defaultSpacing }
        var left = room.map { max($0.sanitizedLength - gaps.dropLast().reduce(0, +), 0) }
        for case .fixed(let length) in items.map(\.size) { left? -= length.sanitizedLength }
        var sharers = items.count { if case .fixed = $0.size { false } else { true } }
        var position: CGFloat = 0
        for (index, item) in items.enumerated() {
            let share = left.map { max($0 / CGFloat(max(sharers, 1)), 0) }
            switch item.size {
            case .fixed(let length):
                append(length.sanitizedLength, at: &position, item.alignment)
            case .flexible(let minimum, let maximum):
                let length = Self.clamp(share ?? 0, minimum, maximum)
                append(length, at: &position, item.alignment)
                left? -= max(length, share ?? 0)
                sharers -= 1
            case .adaptive(let minimum, let maximum):
                let least = max(minimum.sanitizedLength, 1), share = share ?? least
                let count = max(((share + gaps[index]) / max(least + gaps[index], 1)).rounded(.down), 1)
                let length = Self.clamp((share - gaps[index] * (count - 1)) / count, minimum, maximum)
                for track in 0..<Int(min(count, 10_000)) {
                    if track > 0 { position += gaps[index] }
                    append(length, at: &position, item.alignment)
                }
                left? -= share
                sharers -= 1
            }
            self.length = position
            position += gaps[index]
        }
    }

    private mutating func append(_ length: CGFloat, at position: inout CGFloat, _ alignment: Alignment?) {
        tracks.append(Track(start: position, length: length, alignment: alignment))
        position += length
    }

    private static func clamp(_ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
        max(min(length, high.isNaN ? .infinity : high), low.sanitizedLength).sanitizedLength
    }
}
