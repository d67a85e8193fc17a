import Foundation
import ImpressionLedger

/// Delivers the entries of a journal to an exporter, oldest first. It sends one batch at a time, until the exporter
/// accepts it.
actor Courier {
    /// The state of the delivery.
    enum State: Hashable, Sendable {
        case idle
        case sending
        /// The number of consecutive failures.
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
    ///   - aside: Stores an entry that the receiver rejects, with the receiver's reason.
    ///   - sleep: Waits for a number of seconds.
    ///   - jitter: Returns a random number in 0...1.
    ///   - notify: Receives every change of the state.
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

    /// The durations of the first pause after a failure and of the longest pause, in seconds.
    static let shortestPause = 1.0, longestPause = 300.0

    /// Delivers all entries. Returns when they are delivered, or when the receiver requires authorization.
    func run() async {
        if isRunning || !mayRun { return }
        isRunning = true
        defer { isRunning = false }
        while mayRun, let batch = try? journal.entries(count: exporter.batchSize), !batch.entries.isEmpty {
            guard await deliver(batch, 0..<batch.entries.count) else { return }
        }
        if mayRun { await enter(.idle) }
    }

    /// Resumes the delivery after an authorization error.
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

    /// Sends a part of a batch. If the receiver doesn't accept it as a whole, sends it in halves. Returns whether the
    /// delivery continues.
    private func deliver(_ batch: Journal.Batch, _ part: Range<Int>) async -> Bool {
        var failures = 0
        while mayRun {
            if failures == 0 { await enter(.sending) }
            let entries = Array(batch.entries[part])
            let outcome = await exporter.send(entries)
            // The person may have withdrawn consent in the meantime.
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
                    // Wait at least as long as the receiver requests, plus a random time, so that many senders don't
                    // return at once.
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

    /// Sends both halves of a part, or sets a single entry aside.
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
        // If the journal can't store this, it sends the entries again after the next launch, and the receiver removes
        // the duplicates.
        try? journal.acknowledge(batch.ends[part.upperBound - 1], count: part.count)
        return true
    }
}
