import ImpressionLedger
import Testing

@testable import ScrollworkImpressions

/// When a journal replaces its state and its checkpoint.
@Suite struct JournalStateTests: JournalSuite {
    /// Returns the files that aren't segments.
    private func others(_ volume: MemoryVolume) -> [String: [UInt8]] {
        volume.files.filter { !$0.key.hasSuffix(".journal") }
    }

    private func checkpoint(_ volume: MemoryVolume) throws -> [UInt64] {
        try OpenImpressions(in: volume).checkpoint.map(\.id.low)
    }

    private func storedLosses(_ volume: MemoryVolume) throws -> [LedgerEntry.Loss] {
        let file = try SlotFile("state", minimumLength: JournalState.length, in: volume)
        var reader = ByteReader(try #require(file.content)[...])
        return try reader.readState().losses
    }

    @Test func anEntryIsWrittenOnlyToItsSegment() throws {
        let volume = MemoryVolume()
        let journal = try open(volume, segment: 1 << 20)
        let before = others(volume)
        #expect(before.keys.contains { $0.hasPrefix("state.") })
        for number in 1...3 as ClosedRange<UInt64> {
            #expect(journal.append([.impression(.sample(number, .viewable))], date: 1)?.count == 1)
        }
        journal.append([.impression(.sample(1))], date: 2)
        #expect(others(volume) == before)
        #expect(try checkpoint(volume).isEmpty)
        // The segments show what is open.
        #expect(try open(volume, segment: 1 << 20, launch: 1).recoveredCount == 2)
    }

    @Test func recoveredImpressionsLeaveTheCheckpointAtOnce() throws {
        let volume = MemoryVolume()
        let journal = try open(volume)
        try journal.checkpoint([.sample(4, .viewable), .sample(5, .viewable)])
        #expect(try checkpoint(volume) == [4, 5])
        volume.behavior.unwritable = ".journal"
        #expect(try open(volume, launch: 1).recoveredCount == 2)
        // They stay until they are stored.
        #expect(try checkpoint(volume) == [4, 5])
        volume.behavior.unwritable = nil
        let next = try open(volume, launch: 2)
        #expect(next.recoveredCount == 2)
        #expect(try checkpoint(volume).isEmpty)
        #expect(try open(volume, launch: 3).recoveredCount == 0)
    }

    @Test func declaredLossesLeaveTheStateAtOnce() throws {
        let volume = MemoryVolume()
        let journal = try open(volume)
        #expect(try storedLosses(volume).isEmpty)
        volume.behavior.unwritable = ".journal"
        for number in 1...3 as ClosedRange<UInt64> { journal.append([.impression(.sample(number))], date: 1) }
        let losses = try storedLosses(volume)
        #expect(losses.map(\.first) == [2] && losses.map(\.last) == [4])
        volume.behavior.unwritable = nil
        #expect(journal.append([.impression(.sample(4))], date: 1)?.first?.sequence == 6)
        #expect(try storedLosses(volume).isEmpty)
        let before = others(volume)
        journal.append([.impression(.sample(5))], date: 1)
        #expect(others(volume) == before)
    }
}
