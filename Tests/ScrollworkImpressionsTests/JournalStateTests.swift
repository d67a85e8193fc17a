import ImpressionLedger
import Testing

@testable import ScrollworkImpressions

/// When a journal replaces its state and its checkpoint.
@Suite struct JournalStateTests: JournalSuite {
    @Test func recoveredImpressionsLeaveTheCheckpointAtOnce() throws {
        let volume = MemoryVolume()
        func checkpoint() throws -> [UInt64] { try OpenImpressions(in: volume).checkpoint.map(\.id.low) }
        try open(volume).checkpoint([.sample(4, .viewable), .sample(5, .viewable)])
        // They stay until they are stored.
        volume.behavior.unwritable = ".journal"
        #expect(try open(volume, launch: 1).recoveredCount == 2 && checkpoint() == [4, 5])
        volume.behavior.unwritable = nil
        #expect(try open(volume, launch: 2).recoveredCount == 2 && checkpoint() == [])
        #expect(try open(volume, launch: 3).recoveredCount == 0)
    }

    @Test func declaredLossesLeaveTheStateAtOnce() throws {
        let volume = MemoryVolume(), journal = try open(volume, segment: 1 << 20)
        func losses() throws -> [ClosedRange<UInt64>] {
            let file = try SlotFile("state", minimumLength: JournalState.length, in: volume)
            var reader = ByteReader(try #require(file.content)[...])
            return try reader.readState().losses.map { $0.first...$0.last }
        }
        volume.behavior.unwritable = ".journal"
        for number in 1...3 as ClosedRange<UInt64> { journal.append([.impression(.sample(number))], date: 1) }
        #expect(try losses() == [2...4])
        volume.behavior.unwritable = nil
        journal.append([.impression(.sample(4))], date: 1)
        #expect(try losses() == [])
        // Other entries are only in the segment.
        let before = volume.files.filter { !$0.key.hasSuffix(".journal") }
        for number in 5...7 as ClosedRange<UInt64> {
            #expect(journal.append([.impression(.sample(number, .viewable))], date: 1)?.count == 1)
        }
        #expect(volume.files.filter { !$0.key.hasSuffix(".journal") } == before)
    }
}
