import Foundation

/// The realized elements of a line: a view of a stack, or the cells of a line of a grid.
@MainActor
final class LazyRow {
    let slots: Range<Int>
    /// Whether the line spans the whole container instead of a track.
    let isWide: Bool
    private(set) var cells: [Cell] = []
    /// The identities of each slot.
    private(set) var identities: [[AnyHashable]] = []
    /// Whether the row is kept offscreen.
    var isParked = false
    /// Whether the last frame showed the row. A row that comes into view may still change its length in that frame,
    /// after its evaluation.
    var wasShown = false
    /// The last position of the row and the number of the layout, or `nil` if the row needs placement.
    private var placed: (offset: CGFloat, arrangement: Int)?
    /// The length along the container's axis, in points.
    private(set) var length: CGFloat = 0
    /// The length of the cells across the axis, in points.
    private(set) var crossLength: CGFloat = 0

    struct Cell {
        let element: Element
        /// The index of the cell's track.
        let track: Int
        fileprivate(set) var proposal = ProposedViewSize.unspecified
        /// The position of the cell in its line, in points.
        fileprivate(set) var position: CGFloat = 0
        /// The position of the cell across the axis from the container's leading edge, in points.
        fileprivate(set) var crossPosition: CGFloat = 0
    }

    init(_ slots: Range<Int>, isWide: Bool, of content: _Node) {
        self.slots = slots
        self.isWide = isWide
        identities.reserveCapacity(slots.count)
        var elements: [Element] = []
        for slot in slots {
            elements.removeAll(keepingCapacity: true)
            content.appendElements(ofSlot: slot, to: &elements)
            for element in elements { cells.append(Cell(element: element, track: slot - slots.lowerBound)) }
            var found: [AnyHashable] = []
            content.appendIdentities(ofSlot: slot, to: &found)
            identities.append(found)
        }
    }

    /// Whether the row is already placed at an offset.
    func isPlaced(at offset: CGFloat, in arrangement: Int) -> Bool {
        guard let placed, placed.offset == offset, placed.arrangement == arrangement else { return false }
        for cell in cells where cell.element.needsArrangement { return false }
        return true
    }

    func didPlace(at offset: CGFloat, in arrangement: Int) { placed = (offset, arrangement) }

    /// Marks the row as not placed.
    func forgetPlace() { placed = nil }

    /// Measures the cells. The line is as long as its longest cell.
    ///
    /// Adjacent cells with the same alignment are aligned with each other. Each such group is then aligned in the
    /// length of the line.
    func measure(_ lines: LineLayout) {
        placed = nil
        let along = lines.axis
        var groups: [Group] = []
        crossLength = 0
        length = 0
        for index in cells.indices {
            let track = lines.track(cells[index].track, isWide: isWide)
            var proposal = ProposedViewSize.unspecified
            proposal[along.other] = track.length
            let element = cells[index].element
            let size = element.size(for: proposal)
            cells[index].proposal = proposal
            // The position of the track's guide is added when all cells are known.
            cells[index].crossPosition = -element.guide(track.cross, size: size, proposal: proposal)
            crossLength = max(crossLength, size[along.other])
            cells[index].position = 0
            if cells.count == 1 {
                length = size[along]
            } else {
                let guide = element.guide(track.along, size: size, proposal: proposal)
                cells[index].position = -guide
                Group.add(track.along, low: -guide, high: size[along] - guide, to: &groups)
            }
        }
        for group in groups { length = max(length, group.length) }
        for index in cells.indices {
            let track = lines.track(cells[index].track, isWide: isWide)
            var size = CGSize.zero
            size[along.other] = track.length ?? crossLength
            if let group = groups.first(where: { $0.alignment == track.along }) {
                cells[index].position += group.start(in: length, along) - group.low
            }
            cells[index].crossPosition += track.start + track.cross.id.defaultValue(in: ViewDimensions(size: size))
        }
    }

    /// The cells with the same alignment along the container's axis.
    private struct Group {
        let alignment: AlignmentKey
        /// The extents of the cells relative to their common guide.
        var low, high: CGFloat

        var length: CGFloat { high - low }

        static func add(_ alignment: AlignmentKey, low: CGFloat, high: CGFloat, to groups: inout [Group]) {
            if let index = groups.firstIndex(where: { $0.alignment == alignment }) {
                groups[index].low = min(groups[index].low, low)
                groups[index].high = max(groups[index].high, high)
            } else {
                groups.append(Group(alignment: alignment, low: low, high: high))
            }
        }

        func start(in line: CGFloat, _ axis: Axis) -> CGFloat {
            if length == line { return 0 }
            func guide(_ length: CGFloat) -> CGFloat {
                var size = CGSize.zero
                size[axis] = length
                return alignment.id.defaultValue(in: ViewDimensions(size: size))
            }
            return guide(line) - guide(length)
        }
    }
}

/// The positions of the tracks in a lazy container's lines.
struct LineLayout {
    let axis: Axis
    /// The alignment of views in their line, and of the tracks in the container.
    var alignment: AlignmentKey
    /// The tracks, or `nil` for a stack, whose lines span the container.
    var tracks: GridTracks?
    /// The container's length across its axis, or `nil` for the ideal length.
    var crossLength: CGFloat?
    /// The position of the first track.
    var tracksStart: CGFloat = 0

    struct Track {
        let start: CGFloat
        let length: CGFloat?
        let cross: AlignmentKey
        let along: AlignmentKey
    }

    func track(_ index: Int, isWide: Bool) -> Track {
        let center = axis == .vertical ? VerticalAlignment.center.key : HorizontalAlignment.center.key
        guard !isWide, let tracks, index < tracks.tracks.count else {
            return Track(start: 0, length: crossLength, cross: alignment, along: center)
        }
        let track = tracks.tracks[index]
        let own = track.alignment.map {
            axis == .vertical ? ($0.horizontal.key, $0.vertical.key) : ($0.vertical.key, $0.horizontal.key)
        }
        return Track(
            start: tracksStart + track.start, length: track.length, cross: own?.0 ?? alignment, along: own?.1 ?? center)
    }
}
