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
    /// The number of entries that were rejected since the receiver last accepted one.
    private var rejections = 0
    private(set) var state = State.idle

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
    /// The number of consecutive rejected entries after which the delivery pauses.
    static let mostRejections = 20

    /// Delivers all entries. Returns when they are delivered, when the delivery pauses, or when the task is canceled.
    /// Each entry is acknowledged or sent again, even if the task is canceled during a request.
    func run() async {
        if isRunning || state.isPaused { return }
        isRunning = true
        defer { isRunning = false }
        var failures = 0
        while !Task.isCancelled {
            // The last batch may have made space.
            journal.storePending(date: date())
            guard let batch = try? journal.entries(count: max(exporter.batchSize, 1)) else {
                failures += 1
                guard await wait(failures) else { break }
                continue
            }
            failures = 0
            if batch.entries.isEmpty {
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
        rejections = 0
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

    /// Sends a part of a batch. If the receiver doesn't accept it as a whole, sends it in halves. Returns whether the
    /// delivery continues.
    private func deliver(_ batch: Journal.Batch, _ part: Range<Int>) async -> Bool {
        var failures = 0
        while !Task.isCancelled {
            if failures == 0 { await enter(.sending) }
            switch await exporter.send(Array(batch.entries[part])) {
            case .accepted:
                rejections = 0
                journal.acknowledge(batch, through: part.upperBound - 1)
                return true
            case .unauthorized(let reason):
                await enter(.unauthorized(reason))
                return false
            case .retry(let after):
                failures += 1
                guard await wait(failures, after) else { return false }
            case .rejected(let reason): return await refine(batch, part, reason)
            case .tooLarge: return await refine(batch, part, "too large")
            }
        }
        return false
    }

    /// Sends both halves of a part, or sets a single entry aside.
    private func refine(_ batch: Journal.Batch, _ part: Range<Int>, _ reason: String) async -> Bool {
        guard part.count > 1 else { return await setAside(batch, part.lowerBound, reason) }
        let middle = part.lowerBound + part.count / 2
        guard await deliver(batch, part.lowerBound..<middle) else { return false }
        return await deliver(batch, middle..<part.upperBound)
    }

    private func setAside(_ batch: Journal.Batch, _ index: Int, _ reason: String) async -> Bool {
        if rejections >= Self.mostRejections {
            // The receiver rejects everything, so the fault is probably in the receiver and not in the entries.
            await enter(.rejecting(reason))
            return false
        }
        var failures = 0
        while !Task.isCancelled {
            do {
                try journal.setAside(batch.entries[index])
                rejections += 1
                journal.acknowledge(batch, through: index)
                return true
            } catch is Journal.Full {
                // Only delivered entries leave space, and the ones behind this entry wait for it. Its content is lost.
                journal.declareLost(1, because: Journal.Full(), date: date())
                rejections += 1
                journal.acknowledge(batch, through: index)
                return true
            } catch {
                failures += 1
                guard await wait(failures) else { return false }
            }
        }
        return false
    }
}
