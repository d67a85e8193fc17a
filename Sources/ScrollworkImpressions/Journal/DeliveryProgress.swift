import ImpressionLedger

/// The progress of a journal's delivery, and the missing entries that it finds.
struct DeliveryProgress {
    /// The position after the last delivered entry.
    private(set) var position: Journal.Cursor
    /// The last delivered entry.
    private(set) var end: LedgerEntry.StreamEnd?
    private var continuity: Continuity

    init(_ position: Journal.Cursor, _ end: LedgerEntry.StreamEnd?) {
        self.position = position
        self.end = end
        continuity = Continuity(after: end)
    }

    /// Passes the entries of a batch up to an index. Returns the number of entries that weren't delivered before.
    mutating func pass(_ batch: Journal.Batch, through index: Int) -> Int {
        var count = 0
        for (entry, end) in zip(batch.entries, batch.ends).prefix(index + 1) where end > position {
            continuity.read(EntrySummary(entry))
            position = end
            self.end = .init(stream: entry.stream, sequence: entry.sequence)
            count += 1
        }
        return count
    }

    /// Passes the entries up to a position. They aren't readable, and the next readable entry shows which numbers are
    /// missing.
    mutating func passUnreadable(to position: Journal.Cursor) { self.position = position }

    /// Handles the end of the journal. The last entries of the stream may be unreadable.
    mutating func didReachEnd(_ last: LedgerEntry.StreamEnd, losses: [LedgerEntry.Loss]) {
        continuity.expect(last)
        for loss in losses { continuity.remove(loss) }
    }

    /// The missing entries that no entry declares lost so far.
    mutating func takeUndeclared() -> [LedgerEntry.Loss] { continuity.takeUndeclared() }
}
