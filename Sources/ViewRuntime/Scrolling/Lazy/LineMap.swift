/// The assignment of a lazy container's slots to lines.
///
/// In a stack each slot is a line. In a grid a line has as many slots as there are tracks. Section headers and footers
/// have lines of their own, and the content after them begins a new line. A lookup is O(log *n*), where *n* is the
/// number of sections.
struct LineMap: Equatable {
    private struct Segment: Equatable {
        let firstSlot: Int
        let firstLine: Int
        let slotsPerLine: Int
        /// Whether lines span the whole container instead of a track.
        let isWide: Bool
    }

    private var segments: [Segment] = []
    private(set) var lineCount = 0
    private(set) var slotCount = 0

    /// Creates a map in which each slot is a line across the container.
    init(slots: Int) { append(slots, perLine: 1, isWide: true) }

    init(slots: Int, tracks: Int, sections: [SectionSpan]) {
        for section in sections {
            append(section.all.lowerBound - slotCount, perLine: tracks, isWide: false)
            append(section.header.count, perLine: 1, isWide: true)
            append(section.content.count, perLine: tracks, isWide: false)
            append(section.footer.count, perLine: 1, isWide: true)
        }
        append(slots - slotCount, perLine: tracks, isWide: false)
    }

    private mutating func append(_ slots: Int, perLine: Int, isWide: Bool) {
        guard slots > 0 else { return }
        segments.append(Segment(firstSlot: slotCount, firstLine: lineCount, slotsPerLine: perLine, isWide: isWide))
        slotCount += slots
        lineCount += (slots + perLine - 1) / perLine
    }

    func slots(ofLine line: Int) -> Range<Int> {
        guard line >= 0, line < lineCount else { return 0..<0 }
        let index = lastSegment { $0.firstLine <= line }
        let segment = segments[index]
        let first = segment.firstSlot + (line - segment.firstLine) * segment.slotsPerLine
        let end = index + 1 < segments.count ? segments[index + 1].firstSlot : slotCount
        return first..<min(first + segment.slotsPerLine, end)
    }

    func line(ofSlot slot: Int) -> Int {
        guard slot >= 0, slot < slotCount else { return slot < 0 ? 0 : lineCount }
        let segment = segments[lastSegment { $0.firstSlot <= slot }]
        return segment.firstLine + (slot - segment.firstSlot) / segment.slotsPerLine
    }

    func isWide(line: Int) -> Bool {
        guard line >= 0, line < lineCount else { return true }
        return segments[lastSegment { $0.firstLine <= line }].isWide
    }

    private func lastSegment(where isBefore: (Segment) -> Bool) -> Int {
        var low = 0, high = segments.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if isBefore(segments[middle]) { low = middle } else { high = middle }
        }
        return low
    }
}
