import ImpressionLedger
import Testing

@testable import ScrollworkImpressions

/// Damaged or removed segments with the launches of streams, which state the ends of earlier ones.
@Suite struct DamagedLaunchTests: JournalSuite {
    private func fill(_ journal: Journal, _ count: UInt64) {
        for number in 1...count { journal.append([.impression(.sample(number))], date: 1) }
    }

    /// Each launch fills several segments, so the damage can contain any number of launches.
    @Test(arguments: [false, true])
    func `Damaged segments with launches are declared lost`(isRemoved: Bool) throws {
        let volume = MemoryVolume()
        var written: [ImpressionID: UInt64] = [:]
        for launch in 0..<12 as Range<UInt64> {
            let journal = try open(volume, launch: launch)
            fill(journal, launch % 3 == 0 ? 40 : 3)
            // Without another launch or delivery, no other file knows the end of the latest stream.
            for entry in try all(journal) { written[entry.stream] = max(written[entry.stream] ?? 0, entry.sequence) }
        }
        let files = volume.files, numbers = try Journal.numbers(of: volume)
        #expect(numbers.count > 5)
        for first in numbers.indices.dropLast() {
            for last in first..<numbers.count - 1 {
                volume.files = files
                for number in numbers[first...last] {
                    volume.files[Journal.name(number)] = isRemoved ? nil : []
                }
                let journal = try open(volume, launch: 20)
                let entries = try deliver(journal), receipt = receipt(entries)
                #expect(receipt.state == .complete)
                let expected = written.values.reduce(0, +)
                // The new launch has entries of its own.
                let own = UInt64(entries.filter { $0.stream.high == 70 }.count)
                #expect(receipt.receivedCount - own + receipt.lostCount == expected, "\(first) to \(last)")
                #expect(journal.figures.lost == receipt.lostCount)
            }
        }
    }

    @Test func `The state knows the ends of undelivered streams only`() throws {
        let volume = MemoryVolume()
        func ends() throws -> [UInt64] {
            let file = try SlotFile("state", minimumLength: JournalState.length, in: volume)
            var reader = ByteReader(try #require(file.content)[...])
            return try reader.readState().ends.map(\.sequence)
        }
        for launch in 0..<3 as Range<UInt64> { fill(try open(volume, launch: launch), launch + 1) }
        let journal = try open(volume, launch: 3)
        #expect(try ends() == [2, 3, 4])
        let batch = try journal.entries(count: 100)
        journal.acknowledge(batch, through: 3)
        #expect(try ends() == [3, 4])
        journal.acknowledge(batch, through: batch.entries.count - 1)
        #expect(try ends() == [])
        for launch in 10..<150 as Range<UInt64> { _ = try open(volume, launch: launch) }
        #expect(try ends().count == 128)
        try open(volume, launch: 150).rotateInstallation(date: 1)
        #expect(try ends() == [])
    }
}
