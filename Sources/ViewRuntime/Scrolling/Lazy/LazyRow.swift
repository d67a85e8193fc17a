import Foundation

/// What a lazy container made for one line: a view of a stack, or the cells of a line of a grid.
@MainActor
final class LazyRow {
    let slots: Range<Int>
    /// Whether it goes across the whole container rather than along the tracks.
    let isWide: Bool
    private(set) var cells: [Cell] = []
    /// The identities of every slot.
    private(set) var identities: [[AnyHashable]] = []
    /// Whether it is kept although it is not on screen.
    var isParked = false
    /// Where the row was placed, and in which arrangement of the container; nil when it is to be placed anew.
    private var placed: (offset: CGFloat, arrangement: Int)?
    /// The length along the container's axis, points.
    private(set) var length: CGFloat = 0
    /// The length across it that the cells take.
    private(set) var crossLength: CGFloat = 0

    struct Cell {
        let element: Element
        /// Which track it lies in.
        let track: Int
        fileprivate(set) var proposal = ProposedViewSize.unspecified
        /// Where the cell begins in its line, points.
        fileprivate(set) var position: CGFloat = 0
        /// Where the cell begins across the axis, from the container's leading edge.
        fileprivate(set) var crossPosition: CGFloat = 0
    }

    init(_ slots: Range<Int>, isWide: Bool, of content: _Node) {
        self.slots = slots
        self.isWide = isWide
        identities.reserveCapacity(slots.count)
        var made: [Element] = []
        for slot in slots {
            made.removeAll(keepingCapacity: true)
            content.appendElements(ofSlot: slot, to: &made)
            for element in made { cells.append(Cell(element: element, track: slot - slots.lowerBound)) }
            var found: [AnyHashable] = []
            content.appendIdentities(ofSlot: slot, to: &found)
            identities.append(found)
        }
    }

    /// Whether placing the row would change nothing.
    func isPlaced(at offset: CGFloat, in arrangement: Int) -> Bool {
        guard let placed, placed.offset == offset, placed.arrangement == arrangement else { return false }
        for cell in cells where cell.element.needsArrangement { return false }
        return true
    }

    func didPlace(at offset: CGFloat, in arrangement: Int) { placed = (offset, arrangement) }

    /// The cells were moved otherwise, or are to be told their places again.
    func forgetPlace() { placed = nil }

    /// Asks the cells for their sizes; the line is as long as its longest cell.
    ///
    /// Cells side by side that share an alignment are aligned with each other; each such group then lies in the line's length as its
    /// alignment says.
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
            // Less the guide of the track, which is known when all cells are.
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

    /// Cells of one alignment along the container's axis.
    private struct Group {
        let alignment: AlignmentKey
        /// From where to where they reach, from their common guide.
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

/// Where the tracks of a lazy container's lines lie.
struct LineLayout {
    let axis: Axis
    /// Of views in their line, and of all tracks in the container.
    let alignment: AlignmentKey
    /// Nil for a stack, whose lines are all as wide as itself.
    var tracks: GridTracks?
    /// The container's length across its axis; nil for the ideal.
    var crossLength: CGFloat?
    /// Where the first track begins.
    var tracksStart: CGFloat = 0

    struct Track {
        let start: CGFloat
        let length: CGFloat?
        let cross: AlignmentKey
        let along: AlignmentKey
    }

    func track(_ index: Int, isWide: Bool) -> Track {
        let centre = axis == .vertical ? VerticalAlignment.center.key : HorizontalAlignment.center.key
        guard !isWide, let tracks, index < tracks.tracks.count else {
            return Track(start: 0, length: crossLength, cross: alignment, along: centre)
        }
        let track = tracks.tracks[index]
        let own = track.alignment.map { axis == .vertical ? ($0.horizontal.key, $0.vertical.key) : ($0.vertical.key, $0.horizontal.key) }
        return Track(
            start: tracksStart + track.start, length: track.length, cross: own?.0 ?? alignment, along: own?.1 ?? centre)
    }
}
