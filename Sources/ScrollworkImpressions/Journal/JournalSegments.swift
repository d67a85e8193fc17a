/// The files with a journal's entries, in order. New entries belong at the end of the last one.
struct JournalSegments {
    private(set) var all: [Journal.Segment]
    /// The size of all segments, in bytes.
    private(set) var size: Int
    /// The length after which a new segment begins, in bytes.
    private let segmentLength: Int
    private var unsynchronized = Unsynchronized(hasNames: true)

    /// The files and names that wouldn't survive a power loss.
    struct Unsynchronized {
        /// The numbers of the segments.
        var numbers: Set<Int> = []
        /// Whether the names of new or removed segments are affected.
        var hasNames: Bool
    }

    init(_ segments: [Journal.Segment], segmentLength: Int) {
        all = segments
        size = segments.reduce(0) { $0 + $1.size }
        self.segmentLength = segmentLength
    }

    /// Writes frames to the last segment, or to a new one.
    mutating func append(_ bytes: [UInt8], to volume: any Volume) throws {
        if let last = all.last, last.length > 0, last.length + bytes.count > segmentLength {
            all.append(Journal.Segment(number: last.number + 1, length: 0, size: 0))
        }
        let index = all.count - 1
        if all[index].length == 0 { unsynchronized.hasNames = true }
        unsynchronized.numbers.insert(all[index].number)
        do {
            // Overwrites the remains of a failed attempt after the last intact frame.
            try volume.write(bytes, to: Journal.name(all[index].number), at: all[index].length)
        } catch {
            // A part may be intact. A launch would read it as an entry, although the journal declares it lost.
            try? volume.truncate(Journal.name(all[index].number), to: all[index].length)
            throw error
        }
        all[index].length += bytes.count
        let growth = max(all[index].length - all[index].size, 0)
        all[index].size += growth
        size += growth
    }

    /// Returns the segments that end at or before a position.
    func passed(by cursor: Journal.Cursor, includingLast: Bool) -> [Journal.Segment] {
        (includingLast ? all[...] : all.dropLast()).filter { $0.end <= cursor && $0.size > 0 }
    }

    mutating func remove(_ segment: Journal.Segment, from volume: any Volume) throws {
        try volume.remove(Journal.name(segment.number))
        size -= segment.size
        all.removeAll { $0.number == segment.number }
        if all.isEmpty { all = [Journal.Segment(number: segment.number + 1, length: 0, size: 0)] }
    }

    /// Returns the oldest entries after a position, from one segment and of one installation.
    func entries(after start: Journal.Cursor, count: Int, in volume: any Volume) throws -> Journal.Batch {
        var batch = Journal.Batch(end: all.last?.end ?? start)
        for segment in all where segment.number >= start.segment {
            let begin = segment.number == start.segment ? start.offset : 0
            guard begin < segment.length else { continue }
            let bytes = try volume.read(Journal.name(segment.number)).prefix(segment.length)
            let scan = Frame.scan(Array(bytes), from: begin)
            for (content, end) in zip(scan.contents, scan.ends) where batch.entries.count < count {
                var reader = ByteReader(content)
                guard let entry = try? reader.readEntry() else { continue }
                if let first = batch.entries.first, first.installation != entry.installation { break }
                batch.entries.append(entry)
                batch.ends.append(Journal.Cursor(segment: segment.number, offset: end))
            }
            if !batch.entries.isEmpty { return batch }
        }
        return batch
    }

    // MARK: Power

    /// Returns the files and names that wouldn't survive a power loss, for a caller that synchronizes them.
    mutating func takeUnsynchronized() -> Unsynchronized {
        defer { unsynchronized = Unsynchronized(hasNames: false) }
        return unsynchronized
    }

    /// Writes segments again that the medium failed to synchronize, because the system may have discarded them.
    mutating func synchronizationDidFail(_ failed: Unsynchronized, on volume: any Volume) {
        unsynchronized.numbers.formUnion(failed.numbers)
        unsynchronized.hasNames = unsynchronized.hasNames || failed.hasNames
        for number in failed.numbers.sorted() where all.contains(where: { $0.number == number }) {
            guard let bytes = try? volume.read(Journal.name(number)) else { continue }
            try? volume.write(bytes, to: Journal.name(number), at: 0)
        }
    }
}
