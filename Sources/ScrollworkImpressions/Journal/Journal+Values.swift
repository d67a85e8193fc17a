import ImpressionLedger

extension Journal {
    /// There is no space within the limit.
    struct Full: Error {}

    /// The files of the journal are removed.
    struct Erased: Error {}

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
        /// The end of the journal at the time of reading.
        var end: Cursor
    }

    /// A file of entries.
    struct Segment {
        let number: Int
        /// The length of the intact frames, in bytes.
        var length: Int
        /// The length of the file, in bytes.
        var size: Int

        var end: Cursor { Cursor(segment: number, offset: length) }
    }

    /// Statistics since the launch. The numbers of waiting and rejected entries include earlier launches.
    struct Counts: Hashable, Sendable {
        /// The number of stored entries that aren't delivered.
        var waiting = 0
        /// The number of entries that couldn't be stored or read.
        var lost: UInt64 = 0
        /// The number of entries that the receiver rejected.
        var rejected = 0
    }
}
