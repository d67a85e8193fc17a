import Foundation
import ImpressionLedger

/// Delivers the entries of a journal to an exporter, oldest first. It sends one batch at a time, until the exporter
/// accepts it.
actor Courier {
    typealias State = ImpressionRecorder.Status

    private let journal: Journal
    private let exporter: ImpressionExporter
    private let date: @Sendable () -> Double
    private let sleep: @Sendable (Double) async throws -> Void
    private let jitter: @Sendable () -> Double
    private let notify: @Sendable (State) async -> Void
    private var isRunning = false
    /// The entry that the receiver accepted last.
    private var accepted: LedgerEntry?
    /// The rejected entries since the delivered one, while the receiver has accepted nothing.
    private var suspects: [Suspect] = []
    private(set) var state = State.idle

    /// A rejected entry. As long as the receiver accepts no other entry, the fault may be in the receiver.
    private struct Suspect {
        let batch: Journal.Batch
        let index: Int
        let reason: String
    }

    /// - Parameters:
    ///   - date: Returns the current date, in seconds since 1970.
    ///   - sleep: Waits for a number of seconds.
    ///   - jitter: Returns a random number in 0...1.
    ///   - notify: Receives every change of the state.
    init(
        _ journal: Journal, _ exporter: ImpressionExporter,
        date: @escaping @Sendable () -> Double = { Date().timeIntervalSince1970 },
        sleep: @escaping @Sendable (Double) async throws -> Void, jitter: @escaping @Sendable () -> Double,
        notify: @escaping @Sendable (State) async -> Void
    ) {
        self.journal = journal
        self.exporter = exporter
        self.date = date
        self.sleep = sleep
        self.jitter = jitter
        self.notify = notify
    }

    /// The durations of the first pause after a failure and of the longest pause, in seconds.
    static let shortestPause = 1.0, longestPause = 300.0
    /// The longest pause that a receiver can request, in seconds.
    static let longestRequest = 86_400.0
    /// The number of rejected entries after which the delivery pauses if the receiver has accepted nothing.
    static let mostSuspects = 20

    /// Delivers all entries. Returns when they are delivered, when the delivery pauses, or when the task is canceled.
    /// Each entry is acknowledged or sent again, even if the task is canceled during a request.
    func run() async {
        if isRunning || state.isPaused { return }
        isRunning = true
        defer { isRunning = false }
        suspects = []
        var failures = 0
        while !Task.isCancelled {
            // The last batch may have made space.
            journal.storePending(date: date())
            let end = suspects.last.map { $0.batch.ends[$0.index] }
            guard let batch = try? journal.entries(after: end, count: max(exporter.batchSize, 1)) else {
                failures += 1
                guard await wait(failures) else { break }
                continue
            }
            failures = 0
            if batch.entries.isEmpty {
                if let suspect = suspects.last {
                    await enter(.rejecting(suspect.reason))
                    break
                }
                if journal.passUnreadable(batch) { continue }
                break
            }
            guard await deliver(batch, 0..<batch.entries.count) else { break }
        }
        if !state.isPaused { await enter(.idle) }
    }

    /// Permits the delivery after it paused.
    func resume() {
        if state.isPaused { state = .idle }
    }

    private func enter(_ new: State) async {
        if new == state { return }
        state = new
        await notify(new)
    }

    /// Waits after a failure. Returns whether the delivery continues.
    private func wait(_ failures: Int, _ request: Double? = nil) async -> Bool {
        if Task.isCancelled { return false }
        await enter(.waiting(failures: failures))
        let pause = min(Self.shortestPause * Double(1 << min(failures - 1, 16)), Self.longestPause)
        let request = request.flatMap { $0.isFinite ? min(max($0, 0), Self.longestRequest) : nil }
        do {
            // Wait at least as long as the receiver requests, plus a random time, so that many senders don't return at
            // once.
            try await sleep(request.map { $0 + jitter() * min(max($0, 1) / 4, 30) } ?? pause * (0.5 + jitter() / 2))
        } catch {
            return false
        }
        return !Task.isCancelled
    }

    /// The response that ends a request.
    private enum Answer { case accepted, rejected(String) }

    /// Sends entries until the receiver accepts or rejects them. Returns `nil` if the delivery ends before.
    private func request(_ entries: [LedgerEntry]) async -> Answer? {
        var failures = 0
        while !Task.isCancelled {
            if failures == 0 { await enter(.sending) }
            switch await exporter.send(entries) {
            case .accepted: return .accepted
            case .rejected(let reason): return .rejected(reason)
            case .tooLarge: return .rejected("too large")
            case .unauthorized(let reason):
                await enter(.unauthorized(reason))
                return nil
            case .retry(let after):
                failures += 1
                guard await wait(failures, after) else { return nil }
            }
        }
        return nil
    }

    /// Sends a part of a batch. If the receiver doesn't accept it as a whole, sends it in halves. Returns whether the
    /// delivery continues.
    private func deliver(_ batch: Journal.Batch, _ part: Range<Int>) async -> Bool {
        switch await request(Array(batch.entries[part])) {
        case .accepted:
            accepted = batch.entries[part.upperBound - 1]
            for suspect in suspects {
                guard await setAside(suspect.batch, suspect.index) else { return false }
            }
            suspects = []
            journal.acknowledge(batch, through: part.upperBound - 1)
            return true
        case .rejected(let reason): return await refine(batch, part, reason)
        case nil: return false
        }
    }

    /// Sends both halves of a part, or finds out whether a single entry is at fault. Returns whether the delivery
    /// continues.
    private func refine(_ batch: Journal.Batch, _ part: Range<Int>, _ reason: String) async -> Bool {
        if part.count > 1 {
            let middle = part.lowerBound + part.count / 2
            guard await deliver(batch, part.lowerBound..<middle) else { return false }
            return await deliver(batch, middle..<part.upperBound)
        }
        if let accepted {
            guard await acceptsAgain(accepted, reason) else { return false }
            return await setAside(batch, part.lowerBound)
        }
        suspects.append(Suspect(batch: batch, index: part.lowerBound, reason: reason))
        if suspects.count < Self.mostSuspects { return true }
        await enter(.rejecting(reason))
        return false
    }

    /// Sends an entry that the receiver accepted before. If the receiver now rejects it, the fault isn't in another
    /// entry that it rejects, and the delivery pauses.
    private func acceptsAgain(_ entry: LedgerEntry, _ reason: String) async -> Bool {
        switch await request([entry]) {
        case .accepted: return true
        case .rejected:
            accepted = nil
            await enter(.rejecting(reason))
            return false
        case nil: return false
        }
    }

    /// Stores a rejected entry in another file, so that the entries after it can be delivered. Returns whether the
    /// delivery continues.
    private func setAside(_ batch: Journal.Batch, _ index: Int) async -> Bool {
        var failures = 0
        while !Task.isCancelled {
            do {
                try journal.setAside(batch, index)
                return true
            } catch {
                failures += 1
                guard await wait(failures) else { return false }
            }
        }
        return false
    }
}
