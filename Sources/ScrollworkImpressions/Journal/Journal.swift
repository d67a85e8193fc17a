import Foundation
import ImpressionLedger

/// Stores entries until they are delivered, even if the process ends.
///
/// The journal appends entries to segments, each in a frame with a checksum. It removes a segment when all of its
/// entries are delivered. Two more files store a checkpoint of the open impressions and the progress of the delivery;
/// the journal replaces each of them atomically. After a process ends at any moment, the next launch finds all entries
/// whose append returned.
final class Journal: @unchecked Sendable {
    /// A position between two entries.
    struct Cursor: Hashable, Comparable {
        var segment: Int
        var offset: Int

        static func < (a: Cursor, b: Cursor) -> Bool { (a.segment, a.offset) < (b.segment, b.offset) }
    }

    /// Entries to deliver, with the position after each of them.
    struct Batch {
        var entries: [LedgerEntry] = []
        var ends: [Cursor] = []
    }

    private(set) var installation: ImpressionID
    /// The stream of this launch.
    let stream: ImpressionID
    /// The maximum size on disk, in bytes.
    let limit: Int

    private let volume: any Volume
    private let segmentLength: Int
    private let lock = NSLock()
    private var state: SlotFile
    private var checkpoints: SlotFile
    private var open: [ImpressionRecord] = []
    /// The lengths of the intact frames of each segment, in bytes. The journal writes to the last segment.
    private var segments: [(number: Int, length: Int)] = []
    /// The size of all segments, in bytes.
    private var occupied = 0
    private var delivered: Cursor
    private var sequence: UInt64 = 0
    private var losses: [LedgerEntry.Loss] = []
    private var counts = Counts()

    /// Statistics since the launch. The number of waiting entries includes earlier launches.
    struct Counts: Hashable, Sendable {
        /// The number of stored entries that aren't delivered.
        var waiting = 0
        /// The number of entries that couldn't be stored.
        var lost: UInt64 = 0
        /// The number of impressions that an earlier launch left open.
        var recovered = 0
    }

    /// Opens a journal, reads the entries of earlier launches, and closes the impressions that they left open.
    ///
    /// - Throws: ``ImpressionError`` if the directory can't be read.
    init(
        _ volume: any Volume, limit: Int = 64 << 20, segmentLength: Int = 256 << 10, date: Double,
        newID: () -> ImpressionID = { .random() }
    ) throws {
        self.volume = volume
        self.limit = limit
        self.segmentLength = segmentLength
        stream = newID()
        state = try SlotFile("state", in: volume)
        checkpoints = try SlotFile("open", in: volume)
        let known = state.content.flatMap { try? State($0) }
        delivered = known?.delivered ?? Cursor(segment: 1, offset: 0)
        var installation = known?.installation
        var previous = known?.last
        let unfinished = try Self.records(checkpoints.content)
        let checkpointed = Set(unfinished.map(\.id))
        // A closed impression matters only if the checkpoint lists it as open.
        var revisions: [ImpressionID: ImpressionRecord] = [:]
        var next: [ImpressionID: UInt64] = [:]
        var gaps: [LedgerEntry.Loss] = []
        for number in try Self.numbers(of: volume) {
            let scan = Frame.scan(try volume.read(Self.name(number)))
            segments.append((number, scan.ends.last ?? 0))
            for (content, end) in zip(scan.contents, scan.ends) {
                var reader = ByteReader(content)
                guard let entry = try? reader.readEntry() else { continue }
                installation = installation ?? entry.installation
                previous = .init(stream: entry.stream, sequence: entry.sequence)
                if let expected = next[entry.stream], entry.sequence > expected {
                    gaps.append(
                        .init(stream: entry.stream, first: expected, last: entry.sequence - 1, reason: "damaged"))
                }
                if case .loss(let loss) = entry.body {
                    gaps.removeAll { $0.stream == loss.stream && $0.first >= loss.first && $0.last <= loss.last }
                }
                next[entry.stream] = entry.sequence + 1
                if let record = entry.impression, revisions[record.id].map({ record.supersedes($0) }) ?? true {
                    let isOver = record.revision > .viewable && !checkpointed.contains(record.id)
                    revisions[record.id] = isOver ? nil : record
                }
                if Cursor(segment: number, offset: end) > delivered { counts.waiting += 1 }
            }
        }
        self.installation = installation ?? newID()
        if segments.isEmpty { segments = [(max(delivered.segment, 1), 0)] }
        occupied = segments.reduce(0) { $0 + $1.length }
        // The open impressions of an earlier launch: as of its last checkpoint, or as of the moment when they became
        // viewable if that was later.
        var left: [ImpressionRecord] = []
        for record in unfinished {
            if let later = revisions.removeValue(forKey: record.id),
                later.revision > .viewable || later.duration > record.duration
            {
                if later.revision == .viewable { left.append(later) }
            } else {
                left.append(record)
            }
        }
        left += revisions.values.filter { $0.revision == .viewable }.sorted { ($0.start, $0.id) < ($1.start, $1.id) }
        counts.recovered = left.count
        losses = gaps
        let recovered = left.map { record in
            var record = record
            record.revision = .recovered
            record.end = nil
            return LedgerEntry.Body.impression(record)
        }
        append([.launch(previous: previous)] + recovered, date: date)
        try? checkpoint([])
    }

    // MARK: Writing

    /// Appends entries atomically, each with the next number of the stream.
    ///
    /// Returns the entries, or `nil` if they couldn't be stored. In that case, the journal declares their numbers lost
    /// as soon as it can store entries again.
    @discardableResult
    func append(_ bodies: [LedgerEntry.Body], date: Double) -> [LedgerEntry]? {
        lock.withLock {
            let before = sequence
            var entries: [LedgerEntry] = []
            for body in losses.map({ LedgerEntry.Body.loss($0) }) + bodies {
                sequence += 1
                entries.append(
                    LedgerEntry(installation: installation, stream: stream, sequence: sequence, date: date, body: body))
            }
            do {
                try write(entries)
                losses = []
                counts.waiting += entries.count
                return Array(entries.suffix(bodies.count))
            } catch {
                // Only the content is lost. The stream still declares the loss.
                sequence = before + UInt64(bodies.count)
                let reason = (error as? Full) != nil ? "full" : "\(error)"
                let first = before + 1
                if let last = losses.indices.last, losses[last].stream == stream, losses[last].last + 1 == first {
                    losses[last].last = sequence
                } else {
                    losses.append(.init(stream: stream, first: first, last: sequence, reason: reason))
                }
                counts.lost += UInt64(bodies.count)
                return nil
            }
        }
    }

    private struct Full: Error {}

    private func write(_ entries: [LedgerEntry]) throws {
        var bytes: [UInt8] = []
        for entry in entries {
            var writer = ByteWriter()
            writer.write(entry)
            bytes += Frame.bytes(around: writer.bytes)
        }
        if occupied + bytes.count > limit { throw Full() }
        var last = segments[segments.count - 1]
        if last.length > 0, last.length + bytes.count > segmentLength {
            last = (last.number + 1, 0)
            try volume.write(bytes, to: Self.name(last.number), at: 0)
            segments.append((last.number, bytes.count))
            occupied += bytes.count
        } else {
            // Overwrites the remains of a failed attempt after the last intact frame.
            try volume.write(bytes, to: Self.name(last.number), at: last.length)
            segments[segments.count - 1].length += bytes.count
            occupied += bytes.count
        }
    }

    /// Replaces the stored state of the open impressions.
    func checkpoint(_ records: [ImpressionRecord]) throws {
        try lock.withLock {
            if records.isEmpty, open.isEmpty, checkpoints.content == nil { return }
            open = records
            try writeCheckpoint()
        }
    }

    private func writeCheckpoint() throws {
        var writer = ByteWriter()
        writer.write(UInt32(open.count))
        for record in open { writer.write(record) }
        try checkpoints.write(writer.bytes, to: volume)
    }

    private static func records(_ content: [UInt8]?) throws -> [ImpressionRecord] {
        guard let content else { return [] }
        var reader = ByteReader(content[...])
        return try (0..<(try reader.read(UInt32.self))).map { _ in try reader.readRecord() }
    }

    /// Waits until all appended entries would survive a power loss.
    func synchronize() throws {
        try volume.synchronize(Self.name(lock.withLock { segments[segments.count - 1].number }))
    }

    // MARK: Delivery

    /// Returns the oldest entries after a position, from one segment at most.
    func entries(after cursor: Cursor? = nil, count: Int) throws -> Batch {
        let (start, segments) = lock.withLock { (cursor ?? delivered, self.segments) }
        for segment in segments where segment.number >= start.segment {
            let begin = segment.number == start.segment ? start.offset : 0
            guard begin < segment.length else { continue }
            let scan = Frame.scan(Array(try volume.read(Self.name(segment.number)).prefix(segment.length)), from: begin)
            var batch = Batch()
            for (content, end) in zip(scan.contents, scan.ends).prefix(count) {
                var reader = ByteReader(content)
                guard let entry = try? reader.readEntry() else { continue }
                batch.entries.append(entry)
                batch.ends.append(Cursor(segment: segment.number, offset: end))
            }
            if !batch.entries.isEmpty { return batch }
        }
        return Batch()
    }

    /// Marks the entries up to a position as delivered, and removes segments that are delivered completely.
    func acknowledge(_ cursor: Cursor, count: Int) throws {
        try lock.withLock {
            guard cursor > delivered else { return }
            delivered = cursor
            counts.waiting = max(counts.waiting - count, 0)
            // Neither needs to succeed: the receiver removes duplicates, and a closed impression stays closed there.
            try? writeState()
            let whole = segments.dropLast().filter {
                $0.number < cursor.segment || $0.number == cursor.segment && $0.length <= cursor.offset
            }
            if whole.isEmpty { return }
            // A removed segment may contain the end of an impression that an older checkpoint lists as open.
            try? writeCheckpoint()
            for segment in whole {
                try volume.remove(Self.name(segment.number))
                segments.removeAll { $0.number == segment.number }
                occupied -= segment.length
            }
        }
    }

    private func writeState() throws {
        var writer = ByteWriter()
        writer.write(installation)
        writer.write(UInt64(delivered.segment))
        writer.write(UInt64(delivered.offset))
        writer.write(stream)
        writer.write(sequence)
        try state.write(writer.bytes, to: volume)
    }

    /// The state beside the segments.
    private struct State {
        let installation: ImpressionID
        let delivered: Cursor
        let last: LedgerEntry.StreamEnd

        init(_ content: [UInt8]) throws {
            var reader = ByteReader(content[...])
            installation = try reader.readID()
            delivered = Cursor(segment: Int(try reader.read(UInt64.self)), offset: Int(try reader.read(UInt64.self)))
            last = .init(stream: try reader.readID(), sequence: try reader.read())
        }
    }

    /// Assigns later entries to another installation.
    func rotateInstallation(to id: ImpressionID) throws {
        try lock.withLock {
            installation = id
            try writeState()
        }
    }

    /// Removes all files, including the identity of the installation. The journal can't be used afterward.
    func erase() throws {
        try lock.withLock {
            for segment in segments { try volume.remove(Self.name(segment.number)) }
            try state.remove(from: volume)
            try checkpoints.remove(from: volume)
        }
    }

    var figures: Counts { lock.withLock { counts } }

    private static func name(_ number: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(8 - digits.count, 0)) + digits + ".journal"
    }

    private static func numbers(of volume: any Volume) throws -> [Int] {
        try volume.names().compactMap { $0.hasSuffix(".journal") ? Int($0.dropLast(8)) : nil }.sorted()
    }
}
