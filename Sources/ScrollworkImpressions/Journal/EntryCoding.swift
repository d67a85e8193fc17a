import ImpressionLedger

extension Frame {
    /// Returns frames of entries, one after the other.
    static func bytes(of entries: [LedgerEntry]) throws(TooLong) -> [UInt8] {
        var bytes: [UInt8] = []
        for entry in entries {
            var writer = ByteWriter()
            writer.write(entry)
            bytes += try Frame.bytes(around: writer.bytes)
        }
        return bytes
    }
}

/// The binary coding of entries and records.
extension ByteWriter {
    mutating func write(_ entry: LedgerEntry) {
        write(entry.installation)
        write(entry.stream)
        write(entry.sequence)
        write(entry.date)
        switch entry.body {
        case .launch(let previous):
            write(UInt8(previous == nil ? 0 : 1))
            if let previous {
                write(previous.stream)
                write(previous.sequence)
            }
        case .impression(let record):
            write(UInt8(2))
            write(record)
        case .loss(let loss):
            write(UInt8(3))
            write(loss.stream)
            write(loss.first)
            write(loss.last)
            write(loss.reason)
        case .end: write(UInt8(4))
        }
    }

    mutating func write(_ record: ImpressionRecord) {
        write(record.id)
        write(UInt8(record.revision.rawValue))
        write(record.launch)
        write(record.subject)
        write(record.placement)
        write(record.rule)
        write(record.start)
        let hasEarlier = record.earlierDuration > 0
        write(UInt8((record.clockJumped ? 1 : 0) | (record.isViewable ? 2 : 0) | (hasEarlier ? 4 : 0)))
        write(record.duration)
        write(record.areaSeconds)
        write(record.largestShare)
        write(record.pixels)
        let reasons = record.lost.reasons
        write(UInt8(reasons.count))
        for reason in reasons {
            write(UInt8(reason.rawValue))
            write(record.lost[reason])
        }
        write(UInt8(record.end.map { $0.rawValue + 1 } ?? 0))
        write(UInt8(record.measurability.rawValue))
        if hasEarlier { write(record.earlierDuration) }
    }
}

extension ByteReader {
    struct UnknownValue: Error {}

    mutating func readEntry() throws -> LedgerEntry {
        let installation = try readID()
        let stream = try readID()
        let sequence = try read(UInt64.self)
        let date = try readDouble()
        let body: LedgerEntry.Body
        switch try read(UInt8.self) {
        case 0: body = .launch(previous: nil)
        case 1: body = .launch(previous: .init(stream: try readID(), sequence: try read()))
        case 2: body = .impression(try readRecord())
        case 3: body = .loss(.init(stream: try readID(), first: try read(), last: try read(), reason: try readText()))
        case 4: body = .end
        default: throw UnknownValue()
        }
        return LedgerEntry(installation: installation, stream: stream, sequence: sequence, date: date, body: body)
    }

    /// Reads the beginning of an entry. The rest remains unread.
    mutating func readSummary() throws -> EntrySummary {
        let installation = try readID()
        let stream = try readID()
        let sequence = try read(UInt64.self)
        _ = try readDouble()
        let body: EntrySummary.Body
        switch try read(UInt8.self) {
        case 0: body = .launch(previous: nil)
        case 1: body = .launch(previous: .init(stream: try readID(), sequence: try read()))
        case 2: body = .impression(try readID(), try readRevision())
        case 3: body = .loss(.init(stream: try readID(), first: try read(), last: try read(), reason: try readText()))
        case 4: body = .end
        default: throw UnknownValue()
        }
        return EntrySummary(installation: installation, stream: stream, sequence: sequence, body: body)
    }

    private mutating func readRevision() throws -> ImpressionRecord.Revision {
        guard let revision = ImpressionRecord.Revision(rawValue: Int(try read(UInt8.self))) else {
            throw UnknownValue()
        }
        return revision
    }

    mutating func readRecord() throws -> ImpressionRecord {
        let id = try readID()
        let revision = try readRevision()
        let launch = try readID()
        let subject = try readText()
        let placement = try readText()
        let rule = try readText()
        let start = try readDouble()
        let flags = try read(UInt8.self)
        let duration = try readDouble()
        let areaSeconds = try readDouble()
        let largest = try readDouble()
        let pixels = try readDouble()
        var lost = Losses()
        for _ in 0..<(try read(UInt8.self)) {
            guard let reason = LossReason(rawValue: Int(try read(UInt8.self))) else { throw UnknownValue() }
            lost[reason] = try readDouble()
        }
        let end = Int(try read(UInt8.self))
        guard let measurability = Measurability(rawValue: Int(try read(UInt8.self))) else { throw UnknownValue() }
        let earlier = flags & 4 == 0 ? 0 : try readDouble()
        return ImpressionRecord(
            id: id, revision: revision, launch: launch, subject: subject, placement: placement, rule: rule,
            start: start, clockJumped: flags & 1 != 0, duration: duration, earlierDuration: earlier,
            areaSeconds: areaSeconds, largestShare: largest, pixels: pixels, lost: lost, isViewable: flags & 2 != 0,
            end: end == 0 ? nil : LossReason(rawValue: end - 1), measurability: measurability)
    }
}
