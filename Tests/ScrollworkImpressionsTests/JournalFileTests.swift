import Foundation
import ImpressionLedger
import Testing

@testable import ScrollworkImpressions

/// The names, the sizes, and the contents of a journal's files, and what a launch reads from them.
@Suite struct JournalFileTests: JournalSuite {
    private func fill(_ journal: Journal, _ numbers: ClosedRange<UInt64>) {
        for number in numbers { journal.append([.impression(.sample(number))], date: 1) }
    }

    private func deliver(_ journal: Journal) throws {
        while case let batch = try journal.entries(count: 7), !batch.entries.isEmpty {
            journal.acknowledge(batch, through: batch.entries.count - 1)
        }
    }

    private func segments(_ volume: MemoryVolume) -> [String] {
        volume.files.keys.filter { $0.hasSuffix(".journal") }.sorted()
    }

    private func length(_ record: ImpressionRecord) -> Int {
        var writer = ByteWriter()
        writer.write(
            LedgerEntry(installation: record.id, stream: record.id, sequence: 1, date: 1, body: .impression(record)))
        return writer.bytes.count + Frame.headerLength
    }

    private func loss(_ journal: Journal, _ first: UInt64, _ last: UInt64, _ reason: String) -> LedgerEntry.Body {
        .loss(LedgerEntry.Loss(stream: journal.stream, first: first, last: last, reason: reason))
    }

    private func launch(after journal: Journal, _ sequence: UInt64) -> LedgerEntry.Body {
        .launch(previous: LedgerEntry.StreamEnd(stream: journal.stream, sequence: sequence))
    }

    @Test(arguments: [
        "9223372036854775807.journal", "99999999999999999999.journal", "5.journal", "000000005.journal", "x.journal",
        "00000005", "00000000.journal", "-0000005.journal", "281474976710656.journal",
    ])
    func `A file with another name isn't a segment`(name: String) throws {
        let volume = MemoryVolume(), other = MemoryVolume()
        _ = try open(other)
        volume.files[name] = other.files["00000001.journal"]
        let journal = try open(volume, launch: 1)
        #expect(try all(journal).count == 1 && volume.files["00000001.journal"] != nil)
    }

    @Test(arguments: [
        (0, "00000000.journal"), (7, "00000007.journal"), (12_345_678, "12345678.journal"),
        (123_456_789, "123456789.journal"),
    ])
    func `A segment is named by at least eight digits`(number: Int, name: String) {
        #expect(Journal.name(number) == name)
    }

    @Test func `A new journal has an entry and reserves the space of its state`() throws {
        let volume = MemoryVolume()
        let journal = try open(volume)
        // 10 bytes around the number of the write in 8 bytes and the state in 1,024.
        #expect(["state.0", "state.1"].map { volume.files[$0]?.count } == [1_042, 1_042])
        #expect(segments(volume) == ["00000001.journal"] && journal.figures == Journal.Counts(waiting: 1))
        #expect(Journal.Counts() == Journal.Counts(waiting: 0, lost: 0, rejected: 0) && journal.recoveredCount == 0)
        #expect(try Journal(MemoryVolume(), date: 1).limit == 67_108_864)
    }

    @Test(arguments: [(0, 1), (1, 2)]) func `A segment has at most 256 KiB`(excess: Int, count: Int) throws {
        let volume = MemoryVolume()
        let journal = try Journal(volume, date: 1)
        let used = try #require(volume.files["00000001.journal"]).count
        let rest = 262_144 - used - length(.sample(1, subject: "")) + excess
        journal.append([.impression(.sample(1, subject: String(repeating: "a", count: rest)))], date: 1)
        #expect(segments(volume).count == count)
    }

    @Test(arguments: [(0, true), (-1, false)]) func `The files can fill the limit`(spare: Int, fits: Bool) throws {
        let other = MemoryVolume()
        let batch = try open(other).entries(count: 1), first = batch.entries[0]
        let used = try #require(other.files["00000001.journal"]).count
        let journal = try open(MemoryVolume(), limit: used + length(.sample(1)) + spare)
        #expect((journal.append([.impression(.sample(1))], date: 1) != nil) == fits)
        #expect(journal.figures.lost == (fits ? 0 : 1))
        let next = try open(MemoryVolume(), limit: used + RejectedFile.line(first).count + spare)
        try next.setAside(batch, 0)
        #expect(next.figures.rejected == (fits ? 1 : 0))
    }

    /// After a power loss, only the state is on the disk.
    @Test func `A launch whose segment is missing is lost`() throws {
        let volume = MemoryVolume()
        let journal = try open(volume)
        let installation = try all(journal)[0].installation
        volume.files["00000001.journal"] = nil
        let again = try open(volume, launch: 1)
        #expect(segments(volume) == ["00000001.journal"])
        #expect(try all(again).allSatisfy { $0.installation == installation })
        #expect(try all(again).map(\.body) == [launch(after: journal, 1), loss(journal, 1, 1, "damaged")])
    }

    @Test func `A launch continues the last segment unless it's missing or damaged`() throws {
        let volume = MemoryVolume()
        let first = try open(volume)
        fill(first, 1...3)
        try deliver(first)
        let second = try open(volume, launch: 1)
        #expect(segments(volume) == ["00000001.journal"] && second.figures.waiting == 1)
        try deliver(second)
        volume.files["00000001.journal"] = nil
        let third = try open(volume, launch: 2)
        #expect(segments(volume) == ["00000002.journal"] && third.figures.waiting == 1)
        #expect(try all(third).map(\.body) == [launch(after: second, 1)])
        volume.files["00000002.journal"]! += [7]
        let fourth = try open(volume, launch: 3)
        #expect(segments(volume) == ["00000002.journal", "00000003.journal"] && fourth.figures.waiting == 2)
    }

    @Test func `An entry is delivered once`() throws {
        let journal = try open(MemoryVolume())
        fill(journal, 1...5)
        let batch = try journal.entries(count: 4)
        let waiting = [2, 2, 3, 0].map { index in
            journal.acknowledge(batch, through: index)
            return journal.figures.waiting
        }
        #expect(waiting == [3, 3, 2, 2] && journal.figures.lost == 0)
    }

    @Test func `Consecutive losses are one entry with the first reason`() throws {
        let volume = MemoryVolume()
        let journal = try open(volume)
        for failure in [MemoryVolume.Failure.noRoom, .medium] {
            volume.failure = failure
            journal.append([.impression(.sample(1)), .impression(.sample(2))], date: 1)
        }
        volume.failure = nil
        fill(journal, 3...3)
        let entries = try all(journal)
        #expect(entries.map(\.sequence) == [1, 6, 7] && entries[1].body == loss(journal, 2, 5, "noRoom"))
        #expect(journal.figures == Journal.Counts(waiting: 3, lost: 4))
    }

    @Test func `The reason of a loss has at most 128 bytes`() throws {
        struct Long: Error, CustomStringConvertible {
            var description: String { String(repeating: "a", count: 129) }
        }
        let journal = try open(MemoryVolume())
        for count in [0, 2] { journal.declareLost(count, because: Long(), date: 1) }
        let reason = String(repeating: "a", count: 128)
        #expect(try all(journal).dropFirst().map(\.body) == [loss(journal, 2, 3, reason)])
        #expect(journal.figures == Journal.Counts(waiting: 2, lost: 2))
    }

    @Test func `A checkpoint is written only if it changes`() throws {
        let volume = MemoryVolume()
        let journal = try open(volume)
        let records = ([3, 1, 2] as [UInt64]).map { ImpressionRecord.sample($0, .viewable) }
        let before = volume.written.count
        let counts = try [records, Array(records.reversed()), Array(records.prefix(2)), Array(records.prefix(2))].map {
            try journal.checkpoint($0)
            return volume.written.count - before
        }
        #expect(counts == [1, 1, 2, 2] && volume.written.suffix(2).allSatisfy { $0.hasPrefix("open.") })
    }

    @Test func `Of two records of the same state, the first counts`() throws {
        let volume = MemoryVolume()
        let journal = try open(volume)
        for duration in [1, 2] as [Double] {
            journal.append([.impression(.sample(1, .viewable, duration: duration))], date: 1)
        }
        let recovered = try all(open(volume, launch: 1)).compactMap(\.impression).filter { $0.revision == .recovered }
        #expect(recovered.map(\.duration) == [1])
    }

    @Test(arguments: [true, false])
    func `Recovered impressions are in the order of their starts`(isCheckpointed: Bool) throws {
        let volume = MemoryVolume()
        let journal = try open(volume)
        let records = ([(4, 20), (3, 10), (2, 10), (1, 30)] as [(UInt64, Double)]).map { number, start in
            var record = ImpressionRecord.sample(number, .viewable)
            record.start = start
            record.end = .hidden
            return record
        }
        for record in records { journal.append([.impression(record)], date: 1) }
        if isCheckpointed { try journal.checkpoint(records) }
        let recovered = try all(open(volume, launch: 1)).compactMap(\.impression).filter { $0.revision == .recovered }
        #expect(recovered.map(\.id.low) == [2, 3, 4, 1] && recovered.allSatisfy { $0.end == nil })
    }
}
