import Foundation
import ImpressionLedger

/// Brings the entries of a journal to an exporter: oldest first, one batch at a time, each until it is accepted.
actor Courier {
    /// What delivery does.
    enum State: Hashable, Sendable {
        case idle
        case sending
        /// The last attempt failed so many times in a row.
        case waiting(failures: Int)
        case unauthorized(String)
    }

    private let journal: Journal
    private let exporter: ImpressionExporter
    private let aside: @Sendable (LedgerEntry, String) async -> Void
    private let sleep: @Sendable (Double) async throws -> Void
    private let jitter: @Sendable () -> Double
    private let notify: @Sendable (State) async -> Void
    private var isRunning = false
    private var mayRun = true
    private(set) var state = State.idle

    /// - Parameters:
    ///   - aside: Keeps an entry that the receiver will never take, with the receiver's reason.
    ///   - sleep: Waits for so many seconds.
    ///   - jitter: 0 to 1, at random.
    ///   - notify: Is called with every change of the state.
    init(
        _ journal: Journal, _ exporter: ImpressionExporter,
        aside: @escaping @Sendable (LedgerEntry, String) async -> Void,
        sleep: @escaping @Sendable (Double) async throws -> Void, jitter: @escaping @Sendable () -> Double,
        notify: @escaping @Sendable (State) async -> Void
    ) {
        self.journal = journal
        self.exporter = exporter
        self.aside = aside
        self.sleep = sleep
        self.jitter = jitter
        self.notify = notify
    }

    /// Seconds of the first pause after a failure, and of the longest.
    static let shortestPause = 1.0, longestPause = 300.0

    /// Delivers all there is. Returns when it is delivered, or when delivery pauses for an authorisation.
    func run() async {
        if isRunning || !mayRun { return }
        isRunning = true
        defer { isRunning = false }
        while mayRun, let batch = try? journal.entries(count: exporter.batchSize), !batch.entries.isEmpty {
            guard await deliver(batch, 0..<batch.entries.count) else { return }
        }
        if mayRun { await enter(.idle) }
    }

    /// Begins again after an error of authorisation.
    func resume() async {
        if case .unauthorized = state { state = .idle }
        await run()
    }

    func stop() { mayRun = false }

    private func enter(_ new: State) async {
        if new == state { return }
        state = new
        await notify(new)
    }

    /// Sends a part of a batch, in halves where it is not taken as a whole. Returns whether delivery goes on.
    private func deliver(_ batch: Journal.Batch, _ part: Range<Int>) async -> Bool {
        var failures = 0
        while mayRun {
            if failures == 0 { await enter(.sending) }
            let entries = Array(batch.entries[part])
            let outcome = await exporter.send(entries)
            // Consent may have been taken back meanwhile.
            guard mayRun else { return false }
            switch outcome {
            case .accepted: return acknowledge(batch, part)
            case .unauthorized(let reason):
                await enter(.unauthorized(reason))
                return false
            case .retry(let after):
                failures += 1
                await enter(.waiting(failures: failures))
                let pause = min(Self.shortestPause * Double(1 << min(failures - 1, 16)), Self.longestPause)
                do {
                    // At least what the receiver asks for; beyond that at random, so that many senders do not come back
                    // at once.
                    try await sleep(
                        after.map { $0 + jitter() * min(max($0, 1) / 4, 30) } ?? pause * (0.5 + jitter() / 2))
                } catch {
                    return false
                }
            case .rejected(let reason): return await refine(batch, part, reason)
            case .tooLarge: return await refine(batch, part, "too large")
            }
        }
        return false
    }

    /// Sends both halves, or sets the one entry aside.
    private func refine(_ batch: Journal.Batch, _ part: Range<Int>, _ reason: String) async -> Bool {
        guard part.count > 1 else {
            await aside(batch.entries[part.lowerBound], reason)
            return acknowledge(batch, part)
        }
        let middle = part.lowerBound + part.count / 2
        guard await deliver(batch, part.lowerBound..<middle) else { return false }
        return await deliver(batch, middle..<part.upperBound)
    }

    private func acknowledge(_ batch: Journal.Batch, _ part: Range<Int>) -> Bool {
        // Where that cannot be kept, the entries are sent again after the next launch, and the receiver removes the
        // duplicates.
        try? journal.acknowledge(batch.ends[part.upperBound - 1], count: part.count)
        return true
    }
}
