import Foundation
import ImpressionLedger

extension ImpressionRecorder {
    /// Stores records, or keeps them until the directory is open.
    func record(_ records: [ImpressionRecord]) {
        if records.isEmpty { return }
        for record in records { onRecord?(record) }
        if session != nil {
            store(records)
        } else if isMeasuring {
            for record in records { buffer.add(record) }
            update()
        }
    }

    /// Stores records, and then reports all of them.
    func store(_ records: [ImpressionRecord]) {
        guard let session else { return }
        for record in records { session.journal.append([.impression(record)], date: options.date()) }
        update()
        reportStored()
    }

    /// Reports the entries that the journal stored: at once, or when they are on the disk.
    func reportStored() {
        guard let session else { return }
        let entries = session.journal.takeStored()
        switch options.durability {
        case .process: report(entries, in: session.number)
        case .power:
            unsynchronized += entries
            synchronize()
        }
    }

    private func report(_ entries: [LedgerEntry], in number: Int) {
        // An action can erase the entries.
        for entry in entries where number == session?.number { onEntry?(entry) }
        send()
    }

    /// Writes entries to the disk. Entries that arrive during a write are part of the next write.
    private func synchronize() {
        guard !isSynchronizing, !unsynchronized.isEmpty, let session else { return }
        isSynchronizing = true
        let entries = unsynchronized
        unsynchronized = []
        Task.detached(priority: .utility) { [weak self] in
            let result = Result { try session.journal.synchronize() }
            await self?.didSynchronize(entries, in: session.number, result)
        }
    }

    private func didSynchronize(_ entries: [LedgerEntry], in number: Int, _ result: Result<Void, any Error>) {
        isSynchronizing = false
        guard number == session?.number else { return synchronize() }
        switch result {
        case .success:
            failure = nil
            report(entries, in: number)
            synchronize()
        case .failure(let error):
            failure = asImpressionError(error)
            unsynchronized = entries + unsynchronized
            Task { [weak self, sleep = options.sleep] in
                try? await sleep(1)
                self?.synchronize()
            }
        }
    }

    /// Stores generated records, for measurements.
    package func fill(_ count: Int) {
        for number in 0..<count {
            let id = ImpressionID.random()
            record([
                ImpressionRecord(
                    id: id, revision: .closed, launch: launch, subject: "\(number)", placement: "fill", rule: "display",
                    start: options.date(), clockJumped: false, duration: 1.5, areaSeconds: 1.5, largestShare: 1,
                    pixels: 60_000, lost: Losses(), isViewable: true, end: .clipped, measurability: .exact)
            ])
        }
    }

    /// Stores the current state of the open impressions.
    func checkpoint() { try? session?.journal.checkpoint(liveScenes.flatMap(\.openRecords)) }

    /// Returns the entries that wait for delivery, oldest first, including entries of earlier launches.
    public func waitingEntries(limit: Int = 1_000) -> [LedgerEntry] {
        guard let journal = session?.journal else { return [] }
        var result: [LedgerEntry] = []
        var cursor: Journal.Cursor?
        while result.count < limit, let batch = try? journal.entries(after: cursor, count: limit - result.count),
            let end = batch.ends.last
        {
            result += batch.entries
            cursor = end
        }
        return result
    }
}
