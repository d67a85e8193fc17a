import ImpressionLedger

/// The result of earlier launches in a volume.
struct JournalHistory {
    /// The segments in order. New entries belong at the end of the last one.
    private(set) var segments: [Journal.Segment] = []
    private(set) var installation: ImpressionID?
    /// The last entry of the latest stream.
    private(set) var previous: LedgerEntry.StreamEnd?
    private(set) var delivered: Journal.Cursor
    private(set) var deliveredEnd: LedgerEntry.StreamEnd?
    /// The last entries of the streams before the latest one that aren't delivered completely, in order.
    private(set) var ends: [LedgerEntry.StreamEnd]
    /// The number of stored entries that aren't delivered.
    private(set) var waiting = 0
    /// The streams of other installations that still have entries.
    private(set) var foreignStreams: Set<ImpressionID> = []
    /// The losses that no stored entry declares.
    private(set) var losses: [LedgerEntry.Loss] = []
    /// The losses that stored entries declare.
    private(set) var declared: [LedgerEntry.Loss] = []
    /// The number of entries that this launch couldn't read. Earlier launches counted the other losses.
    private(set) var unreadable: UInt64 = 0
    /// The impressions that are open: as of the last checkpoint, or as of the moment when they became viewable if no
    /// checkpoint lists them.
    private(set) var open: [ImpressionRecord] = []

    /// The latest revision of an impression. Its record is read only if the impression is open.
    private struct Revision {
        let revision: ImpressionRecord.Revision
        let content: ArraySlice<UInt8>

        var record: ImpressionRecord? {
            var reader = ByteReader(content)
            return try? reader.readEntry().impression
        }
    }

    /// Reads the segments of a volume.
    ///
    /// - Throws: An error if a file exists but can't be read. In that case, don't write anything, because the file may
    ///   be intact.
    init(of volume: any Volume, _ state: JournalState?, checkpoint: [ImpressionRecord]) throws {
        delivered = state?.delivered ?? Journal.Cursor(segment: 1, offset: 0)
        deliveredEnd = state?.deliveredEnd
        ends = state?.ends ?? []
        var continuity = Continuity(after: deliveredEnd, losses: state?.losses ?? [])
        let checkpointed = Set(checkpoint.map(\.id))
        // A closed impression is relevant only if the checkpoint lists it as open.
        var revisions: [ImpressionID: Revision] = [:]
        var latest: EntrySummary?
        // The streams up to the one of the latest entry.
        var streams: Set<ImpressionID> = []
        var installations: [ImpressionID: ImpressionID] = [:]
        var isDamaged = false
        for number in try Journal.numbers(of: volume) {
            let bytes = try volume.read(Journal.name(number))
            let scan = Frame.scan(bytes)
            isDamaged = scan.isDamaged
            segments.append(.init(number: number, length: scan.ends.last ?? 0, size: bytes.count))
            for (content, end) in zip(scan.contents, scan.ends) {
                var reader = ByteReader(content)
                guard let entry = try? reader.readSummary() else { continue }
                if entry.stream != latest?.stream {
                    streams.insert(entry.stream)
                    installations[entry.stream] = entry.installation
                }
                latest = entry
                switch entry.body {
                case .launch(let previous?): streams.insert(previous.stream)
                case .impression(let id, let revision):
                    if let known = revisions[id]?.revision, known >= revision { break }
                    let isOver = revision > .viewable && !checkpointed.contains(id)
                    revisions[id] = isOver ? nil : Revision(revision: revision, content: content)
                case .loss(let loss): declared.append(loss)
                case .launch(nil), .end: break
                }
                if Journal.Cursor(segment: number, offset: end) > delivered {
                    waiting += 1
                    continuity.read(entry)
                } else if case .loss(let loss) = entry.body {
                    continuity.remove(loss)
                }
            }
        }
        // Entries that the state knows of, but that are missing after a power loss or damage.
        for end in ends + [state?.last].compactMap({ $0 }) { continuity.expect(end) }
        for loss in declared { continuity.remove(loss) }
        let missing = continuity.remaining
        unreadable = missing.countOutside(state?.losses ?? [])
        if let latest, state?.last.map({ streams.contains($0.stream) }) ?? true {
            installation = latest.installation
            previous = .init(
                stream: latest.stream, sequence: max(latest.sequence, continuity.end(of: latest.stream) ?? 0))
        } else {
            installation = state?.installation
            previous = state?.last
        }
        foreignStreams = Set(installations.filter { $0.value != installation }.keys)
        losses = missing.filter { !foreignStreams.contains($0.stream) }
        addSegment(isDamaged: isDamaged)
        recover(checkpoint, revisions.compactMapValues(\.record))
    }

    /// Adds a segment for new entries unless the last one is intact. A damaged file isn't overwritten. A segment before
    /// the delivered position is shorter than when it was delivered, and new entries in it would be considered
    /// delivered.
    private mutating func addSegment(isDamaged: Bool) {
        if let last = segments.last, !isDamaged, delivered <= Journal.Cursor(segment: last.number, offset: last.length)
        {
            return
        }
        let passed = delivered.offset == 0 ? delivered.segment - 1 : delivered.segment
        segments.append(.init(number: max(segments.last?.number ?? 0, passed) + 1, length: 0, size: 0))
    }

    /// The first entries of the next launch: its start, and the ends of the impressions that the last one left open.
    var prologue: [LedgerEntry.Body] {
        [.launch(previous: previous)]
            + open.map { record in
                var record = record
                record.revision = .recovered
                record.end = nil
                return .impression(record)
            }
    }

    private mutating func recover(_ checkpoint: [ImpressionRecord], _ revisions: [ImpressionID: ImpressionRecord]) {
        var revisions = revisions
        for record in checkpoint {
            // A checkpoint is later than the moment when an impression became viewable.
            if let known = revisions.removeValue(forKey: record.id), known.revision > .viewable { continue }
            open.append(record)
        }
        open += revisions.values.filter { $0.revision == .viewable }.sorted { ($0.start, $0.id) < ($1.start, $1.id) }
    }
}
