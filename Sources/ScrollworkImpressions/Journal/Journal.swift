import Foundation
import ImpressionLedger

/// Stores entries until they are delivered, even if the process ends.
///
/// The journal appends entries to segments, each in a frame with a checksum. It removes a segment when all of its
/// entries are delivered. Two more files store a checkpoint of the open impressions and the progress of the delivery;
/// the journal replaces each of them atomically. After a process ends at any moment, the next launch finds all entries
/// whose append returned.
final class Journal: @unchecked Sendable {
    /// The maximum size of the segments and the rejected entries, in bytes.
    let limit: Int
    /// The number of impressions that an earlier launch left open.
    let recoveredCount: Int
    private let volume: any Volume
    private let lock = NSLock()
    private var state: SlotFile
    private var rejected: RejectedFile
    private var identity: (installation: ImpressionID, stream: ImpressionID)
    /// The end of the previous stream, until the start of this stream is stored.
    private var previous: LedgerEntry.StreamEnd?
    /// The ends of the streams before it that aren't delivered completely.
    private var ends: [LedgerEntry.StreamEnd]
    /// The start of this stream and the recovered impressions, until they are stored.
    private var prologue: [LedgerEntry.Body] = []
    private var open: OpenImpressions
    private var segments: JournalSegments
    private var progress: DeliveryProgress
    /// The streams of other installations. A loss in one of them isn't declared, because a receiver could then
    /// associate the installations.
    private var foreignStreams: Set<ImpressionID>
    private var sequence: UInt64 = 0
    private var losses: [LedgerEntry.Loss]
    private var counts = Counts()
    /// The losses that were known when the journal was opened. This launch or an earlier one counted them.
    private let earlierLosses: [LedgerEntry.Loss]
    /// The stored entries since the last call of ``takeStored()``.
    private var stored: [LedgerEntry] = []
    private var isErased = false

    /// Opens a journal, reads the entries of earlier launches, and closes the impressions that they left open.
    ///
    /// - Parameters:
    ///   - limit: The maximum size on disk, in bytes.
    ///   - segmentLength: The length after which a new segment begins; at most a quarter of the limit.
    ///   - date: The current date, in seconds since 1970.
    ///   - stream: The identifier of this launch's stream, or `nil` for a new one.
    ///   - newID: Returns an identifier.
    /// - Throws: ``ImpressionError`` if a file can't be read.
    /// - Complexity: O(*n*) in the size of the stored entries.
    init(
        _ volume: any Volume, limit: Int = 64 << 20, segmentLength: Int = 256 << 10, date: Double,
        stream: ImpressionID? = nil, newID: () -> ImpressionID = { .random() }
    ) throws {
        self.volume = volume
        self.limit = limit
        state = try SlotFile("state", minimumLength: JournalState.length, in: volume)
        open = try OpenImpressions(in: volume)
        rejected = try RejectedFile(in: volume)
        var stored: JournalState?
        if let content = state.content {
            var reader = ByteReader(content[...])
            stored = try? reader.readState()
        }
        let history = try JournalHistory(of: volume, stored, checkpoint: open.checkpoint)
        let stream = stream ?? newID()
        identity = (history.installation ?? newID(), stream)
        segments = JournalSegments(history.segments, segmentLength: min(segmentLength, limit / 4))
        progress = DeliveryProgress(history.delivered, history.deliveredEnd)
        foreignStreams = history.foreignStreams
        losses = history.losses
        earlierLosses = history.declared + history.losses
        previous = history.previous
        ends = history.ends
        open.keep(history.open)
        counts.waiting = history.waiting
        counts.lost = history.unreadable
        recoveredCount = history.open.count
        prologue = history.prologue
        var writer = ByteWriter()
        writer.write(currentState)
        try? state.reserve(writer.bytes, in: volume)
        append([], date: date)
    }

    /// The current stream.
    var stream: ImpressionID { lock.withLock { identity.stream } }

    var figures: Counts {
        lock.withLock {
            var counts = counts
            counts.rejected = rejected.count
            return counts
        }
    }

    // MARK: Writing

    /// Appends entries atomically, each with the next number of the stream.
    ///
    /// Returns the entries, or `nil` if they couldn't be stored. In that case, the journal declares their numbers lost
    /// as soon as it can store entries again.
    @discardableResult
    func append(_ bodies: [LedgerEntry.Body], date: Double) -> [LedgerEntry]? {
        lock.withLock {
            if isErased { return nil }
            let entries = numbered(prologue + losses.map { .loss($0) } + bodies, date)
            if entries.isEmpty { return [] }
            do {
                try write(entries)
            } catch {
                lose(bodies.count, error)
                return nil
            }
            didStore(entries)
            return Array(entries.suffix(bodies.count))
        }
    }

    /// Returns the entries that were stored since the last call, in order, including launches, ends, and losses.
    func takeStored() -> [LedgerEntry] {
        lock.withLock {
            defer { stored = [] }
            return stored
        }
    }

    private func numbered(_ bodies: [LedgerEntry.Body], _ date: Double) -> [LedgerEntry] {
        bodies.enumerated().map { index, body in
            LedgerEntry(
                installation: identity.installation, stream: identity.stream, sequence: sequence + UInt64(index) + 1,
                date: date, body: body)
        }
    }

    private func didStore(_ entries: [LedgerEntry]) {
        let changesState = !losses.isEmpty || !prologue.isEmpty
        let changesCheckpoint = !prologue.isEmpty
        sequence = entries.last?.sequence ?? sequence
        counts.waiting += entries.count
        stored += entries
        if let previous { ends.append(previous) }
        (prologue, losses, previous) = ([], [], nil)
        open.didRecover()
        for record in entries.compactMap(\.impression) { open.note(record) }
        if changesState { try? writeState() }
        if changesCheckpoint { try? writeCheckpoint() }
    }

    /// Stores the start of the stream and the losses that couldn't be stored so far, if there is space now.
    func storePending(date: Double) { append([], date: date) }

    /// Declares entries lost that the recorder couldn't keep until the journal was open.
    func declareLost(_ count: Int, because error: any Error, date: Double) {
        lock.withLock { if !isErased { lose(count, error) } }
        append([], date: date)
    }

    /// Counts entries that couldn't be stored. Only their content is lost: the stream still declares the loss.
    private func lose(_ count: Int, _ error: any Error) {
        if count == 0 { return }
        let first = sequence + 1
        sequence += UInt64(count)
        if let last = losses.indices.last, losses[last].stream == identity.stream, losses[last].last + 1 == first {
            losses[last].last = sequence
        } else {
            let reason = error is Full ? "full" : "\(error)"
            losses.append(.init(stream: identity.stream, first: first, last: sequence, reason: reason.cut(to: 128)))
        }
        counts.lost = counts.lost.saturatingAdd(UInt64(count))
        try? writeState()
    }

    private func write(_ entries: [LedgerEntry]) throws {
        let bytes = try Frame.bytes(of: entries)
        if occupied + bytes.count > limit {
            try? removeDelivered(includingLast: true)
            guard occupied + bytes.count <= limit else { throw Full() }
        }
        try segments.append(bytes, to: volume)
    }

    /// The size of all segments and the rejected entries, in bytes.
    private var occupied: Int { segments.size + rejected.length }

    // MARK: Open impressions

    /// Replaces the stored state of the open impressions.
    func checkpoint(_ records: [ImpressionRecord]) throws {
        try lock.withLock {
            open.replace(with: records)
            try writeCheckpoint()
        }
    }

    private func writeCheckpoint() throws { if !isErased { try open.write(to: volume) } }

    // MARK: Power

    /// Waits until all appended entries would survive a power loss.
    ///
    /// - Throws: An error if the medium fails. Another attempt then writes the entries again, because the system may
    ///   have discarded them.
    func synchronize() throws {
        let due = lock.withLock { isErased ? .init(hasNames: false) : segments.takeUnsynchronized() }
        do {
            for number in due.numbers.sorted() { try volume.synchronize(Self.name(number)) }
            if due.hasNames { try volume.synchronizeNames() }
        } catch {
            lock.withLock { if !isErased { segments.synchronizationDidFail(due, on: volume) } }
            throw error
        }
    }

    // MARK: Delivery

    /// Returns the oldest entries after a position or after the delivered entries, from one segment and of one
    /// installation.
    ///
    /// - Throws: ``ImpressionError`` if a segment can't be read.
    func entries(after cursor: Cursor? = nil, count: Int) throws -> Batch {
        let (start, segments) = lock.withLock { (cursor ?? progress.position, isErased ? nil : self.segments) }
        return try segments?.entries(after: start, count: count, in: volume) ?? Batch(end: start)
    }

    /// Marks the entries of a batch up to an index as delivered, and removes segments that are delivered completely.
    func acknowledge(_ batch: Batch, through index: Int) {
        lock.withLock { if !isErased { pass(batch, through: index) } }
    }

    /// Moves an entry that the receiver rejected to another file, or loses it if there is no space. Declares its number
    /// lost, so that the receiver can prove that no other entry is missing. The entries before it are delivered.
    ///
    /// - Throws: An error if the medium fails.
    func setAside(_ batch: Batch, _ index: Int) throws {
        let entry = batch.entries[index], line = RejectedFile.line(entry)
        try lock.withLock {
            if isErased { throw Erased() }
            if occupied + line.count <= limit {
                try rejected.append(line, to: volume)
            } else {
                counts.lost = counts.lost.saturatingAdd(1)
            }
            let number = entry.sequence
            let loss = LedgerEntry.Loss(stream: entry.stream, first: number, last: number, reason: "rejected")
            // A receiver that rejects declarations of losses would reject this one too.
            pass(batch, through: index, declaring: entry.isLoss ? [] : [loss])
        }
    }

    private func pass(_ batch: Batch, through index: Int, declaring losses: [LedgerEntry.Loss] = []) {
        if let entry = batch.entries.first, entry.installation != identity.installation {
            foreignStreams.formUnion(batch.entries.map(\.stream))
        }
        declare(losses)
        counts.waiting = max(counts.waiting - progress.pass(batch, through: index), 0)
        didFindMissing(progress.takeUndeclared())
        // Neither needs to succeed: the receiver removes duplicates, and a segment that remains is removed later.
        try? writeState()
        try? removeDelivered(includingLast: false)
    }

    /// Gives up the entries up to the end of a batch without readable entries. Returns whether there are later entries
    /// or losses to declare.
    func passUnreadable(_ batch: Batch) -> Bool {
        lock.withLock {
            guard !isErased, counts.waiting > 0, batch.end >= progress.position else { return false }
            progress.passUnreadable(to: batch.end)
            if segments.all.last?.end != batch.end { return true }
            progress.didReachEnd(.init(stream: identity.stream, sequence: sequence), losses: losses)
            didFindMissing(progress.takeUndeclared())
            counts.waiting = 0
            try? writeState()
            return !losses.isEmpty
        }
    }

    private func didFindMissing(_ missing: [LedgerEntry.Loss]) {
        declare(missing)
        counts.lost = counts.lost.saturatingAdd(missing.countOutside(earlierLosses))
    }

    private func declare(_ missing: [LedgerEntry.Loss]) {
        losses += missing.filter { !foreignStreams.contains($0.stream) }
    }

    /// Removes the segments whose entries are delivered.
    private func removeDelivered(includingLast: Bool) throws {
        let whole = segments.passed(by: progress.position, includingLast: includingLast)
        if whole.isEmpty { return }
        // The files must not rely on a removed segment: it may contain the latest entry of an installation, and the end
        // of an impression that an older checkpoint lists as open.
        try writeState()
        try writeCheckpoint()
        for segment in whole { try segments.remove(segment, from: volume) }
    }

    private var currentState: JournalState {
        JournalState(
            installation: identity.installation, delivered: progress.position, deliveredEnd: progress.end,
            last: prologue.isEmpty ? .init(stream: identity.stream, sequence: sequence) : previous, losses: losses,
            ends: progress.end?.stream == identity.stream ? [] : ends.undelivered(after: progress.end))
    }

    private func writeState() throws {
        if isErased { return }
        var writer = ByteWriter()
        writer.write(currentState)
        try state.write(writer.bytes, to: volume)
    }

    // MARK: Identity

    /// Ends the stream with the ends of impressions, and assigns later entries to another installation and a stream
    /// without a previous one.
    ///
    /// - Throws: An error if the entries can't be stored. Nothing changes then.
    func rotateInstallation(
        closing records: [ImpressionRecord] = [], date: Double, newID: () -> ImpressionID = { .random() }
    ) throws {
        try lock.withLock {
            if isErased { throw Erased() }
            let bodies = prologue + losses.map { .loss($0) } + records.map { .impression($0) } + [.end]
            let ending = numbered(bodies, date)
            let new = (installation: newID(), stream: newID())
            let launch = LedgerEntry(
                installation: new.installation, stream: new.stream, sequence: 1, date: date,
                body: .launch(previous: nil))
            try write(ending + [launch])
            foreignStreams.insert(identity.stream)
            identity = new
            didStore(ending + [launch])
            // A stream of the new installation doesn't declare losses of the old one.
            ends = []
            open.replace(with: [])
            try? writeState()
            try? writeCheckpoint()
        }
    }

    /// Removes all files, including the identity of the installation. Other calls of the journal then have no effect.
    ///
    /// - Throws: The first error. The other files are removed anyway.
    func erase() throws {
        try lock.withLock {
            (isErased, stored) = (true, [])
            try Self.erase(volume)
        }
    }
}
