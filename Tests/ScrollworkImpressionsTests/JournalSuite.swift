import Foundation
import ImpressionLedger

@testable import ScrollworkImpressions

/// A suite of tests with journals in memory.
protocol JournalSuite {}

extension JournalSuite {
    /// Opens a journal with identities that count from 50, plus the number of the launch.
    func open(_ volume: MemoryVolume, limit: Int = 1 << 30, segment: Int = 4_096, launch: UInt64 = 0) throws -> Journal
    {
        var next = ImpressionID(high: 50 + launch, low: 0)
        return try Journal(volume, limit: limit, segmentLength: segment, date: 5) {
            next = ImpressionID(high: next.high, low: next.low + 1)
            return next
        }
    }

    /// Returns the entries of a journal, read in batches.
    func all(_ journal: Journal) throws -> [LedgerEntry] {
        var result: [LedgerEntry] = []
        var cursor: Journal.Cursor?
        while case let batch = try journal.entries(after: cursor, count: 7), let end = batch.ends.last {
            result += batch.entries
            cursor = end
        }
        return result
    }

    /// Delivers everything, and returns it.
    func deliver(_ journal: Journal) throws -> [LedgerEntry] {
        var result: [LedgerEntry] = []
        while true {
            let batch = try journal.entries(count: 7)
            if batch.entries.isEmpty {
                if journal.passUnreadable(batch) { continue }
                return result
            }
            result += batch.entries
            journal.acknowledge(batch, through: batch.entries.count - 1)
        }
    }

    /// Returns the receipt of a receiver.
    func receipt(_ entries: [LedgerEntry]) -> Receipt {
        var receipt = Receipt()
        for entry in entries { receipt.receive(entry) }
        return receipt
    }
}
