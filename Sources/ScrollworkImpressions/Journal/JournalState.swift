import ImpressionLedger

/// The state beside the segments of a journal.
struct JournalState {
    /// The minimum length on disk, in bytes. It's reserved, so the journal can store losses even if the disk is full.
    static let length = 1_024

    var installation: ImpressionID
    /// The position after the last delivered entry.
    var delivered: Journal.Cursor
    /// The last delivered entry.
    var deliveredEnd: LedgerEntry.StreamEnd?
    /// The last entry of the latest stream.
    var last: LedgerEntry.StreamEnd?
    /// The losses that no stored entry declares.
    var losses: [LedgerEntry.Loss]
    /// The last entries of earlier streams that aren't delivered completely, in order. A damaged segment can contain
    /// the launches that state these ends.
    var ends: [LedgerEntry.StreamEnd]
}

extension [LedgerEntry.StreamEnd] {
    /// The maximum number of ends in a state. Without a limit, launches that deliver nothing would need more and more
    /// space.
    static let mostEnds = 128

    /// Returns the latest ends that are after a delivered entry.
    func undelivered(after delivered: LedgerEntry.StreamEnd?) -> Self {
        guard let delivered, let index = lastIndex(where: { $0.stream == delivered.stream }) else {
            return suffix(Self.mostEnds)
        }
        return self[(self[index].sequence > delivered.sequence ? index : index + 1)...].suffix(Self.mostEnds)
    }
}

extension ByteWriter {
    mutating func write(_ state: JournalState) {
        write(state.installation)
        write(UInt64(state.delivered.segment))
        write(UInt64(state.delivered.offset))
        write(state.deliveredEnd)
        write(state.last)
        write(UInt32(state.losses.count))
        for loss in state.losses {
            write(loss.stream)
            write(loss.first)
            write(loss.last)
            write(loss.reason)
        }
        write(UInt32(state.ends.count))
        for end in state.ends { write(end as LedgerEntry.StreamEnd?) }
    }

    private mutating func write(_ end: LedgerEntry.StreamEnd?) {
        write(UInt8(end == nil ? 0 : 1))
        guard let end else { return }
        write(end.stream)
        write(end.sequence)
    }
}

extension ByteReader {
    mutating func readState() throws -> JournalState {
        JournalState(
            installation: try readID(), delivered: .init(segment: try readNumber(), offset: try readNumber()),
            deliveredEnd: try readEnd(), last: try readEnd(),
            losses: try readList {
                .init(stream: try $0.readID(), first: try $0.read(), last: try $0.read(), reason: try $0.readText())
            }, ends: try readList { try $0.readEnd() }.compactMap { $0 })
    }

    private mutating func readNumber() throws -> Int {
        let number = try read(UInt64.self)
        guard number < Journal.maximumNumber else { throw UnknownValue() }
        return Int(number)
    }

    private mutating func readEnd() throws -> LedgerEntry.StreamEnd? {
        try read(UInt8.self) == 0 ? nil : .init(stream: try readID(), sequence: try read())
    }
}
