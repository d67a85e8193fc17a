import ImpressionLedger
import Testing

@testable import ScrollworkImpressions

/// A write that stores a part of its entries, and a process that ends before the next write.
@Suite struct JournalPartialWriteTests: JournalSuite {
    @Test func `An entry that a partial write loses is declared lost`() throws {
        for room in 1..<2_000 {
            let volume = MemoryVolume()
            let journal = try open(volume, segment: 1 << 20)
            for number in 1...3 as ClosedRange<UInt64> { journal.append([.impression(.sample(number))], date: 1) }
            let used = volume.files.values.reduce(0) { $0 + $1.count }
            volume.capacity = used
            #expect(journal.append([.impression(.sample(4))], date: 1) == nil)
            // Now the declaration of the loss can fit, but not the impression behind it.
            volume.capacity = used + room
            let isStored = journal.append([.impression(.sample(5))], date: 1) != nil
            volume.capacity = .max
            // The process ends here.
            let entries = try all(open(volume, launch: 1)), receipt = receipt(entries)
            let stored = UInt64(entries.compactMap(\.impression).count)
            #expect(receipt.state == .complete && stored + receipt.lostCount == 5, "\(room) bytes")
            if isStored { break }
        }
    }
}
