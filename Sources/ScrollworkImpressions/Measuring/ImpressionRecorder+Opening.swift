import Foundation
import ImpressionLedger

extension ImpressionRecorder {
    /// The longest pause between two attempts to open the directory, in seconds.
    private static let longestPause = 60.0

    /// Opens the directory and begins to store records.
    func open() throws {
        let attempt = OpeningAttempt(self)
        let result = attempt.run()
        volume = result.volume
        if let error = result.error { throw error }
        mustErase = false
        if let journal = result.journal { store(in: journal) }
    }

    /// Opens the directory. After a failure, tries again later.
    func openOrRetry() {
        guard opening == nil else { return }
        do {
            try open()
            failedOpenings = 0
            failure = nil
        } catch {
            openingDidFail(error)
        }
    }

    /// Opens or erases the directory without blocking the main actor. After a failure, tries again later.
    func openInBackground() {
        guard opening == nil, session == nil, consent != .denied || mustErase else { return }
        let attempt = OpeningAttempt(self)
        opening = Task { [weak self] in
            let result = await Task.detached(priority: .userInitiated) { attempt.run() }.value
            self?.didEnd(attempt, result)
        }
    }

    private func didEnd(_ attempt: OpeningAttempt, _ result: OpeningAttempt.Result) {
        opening = nil
        volume = result.volume ?? volume
        if let error = result.error { return openingDidFail(error) }
        failedOpenings = 0
        failure = nil
        mustErase = false
        if attempt.denials != denials {
            // The person denied consent during the attempt.
            eraseOrRetry { [volume] in
                if let journal = result.journal { try journal.erase() } else if let volume { try Journal.erase(volume) }
            }
            if consent != .denied { openOrRetry() }
        } else if let journal = result.journal {
            store(in: journal)
        } else if consent != .denied {
            openOrRetry()
        }
    }

    private func openingDidFail(_ error: any Error) {
        failure = asImpressionError(error)
        failedOpenings += 1
        let pause = min(Courier.shortestPause * Double(1 << min(failedOpenings - 1, 16)), Self.longestPause)
        Task { [weak self, sleep = options.sleep] in
            try? await sleep(pause)
            self?.openInBackground()
        }
    }

    /// Removes all files. If that fails, they are removed before the directory is used again.
    func erase(_ action: () throws -> Void) {
        do {
            try action()
            (mustErase, failure) = (false, nil)
        } catch {
            (mustErase, failure) = (true, asImpressionError(error))
        }
    }

    /// Removes all files. If the directory isn't open or that fails, tries again later.
    func eraseOrRetry(_ action: () throws -> Void) {
        if volume == nil { mustErase = true } else { erase(action) }
        guard mustErase, opening == nil else { return }
        if let failure { openingDidFail(failure) } else { openInBackground() }
    }

    /// Begins to store records in a journal, with those that wait for it.
    private func store(in journal: Journal) {
        generation += 1
        let number = generation
        let courier = Courier(
            journal, exporter, date: options.date, sleep: options.sleep, jitter: options.jitter,
            notify: { [weak self] state in await self?.take(state, in: number) })
        session = Session(number: number, journal: journal, courier: courier)
        isStoring = true
        recoveredCount = journal.recoveredCount
        let waiting = buffer
        buffer = RecordBuffer()
        store(waiting.records)
        if waiting.lostCount > 0 {
            journal.declareLost(waiting.lostCount, because: RecordBuffer.Full(), date: options.date())
        }
        checkpoint()
        update()
        reportStored()
        send()
    }
}

/// An attempt to open or erase the directory, which can run outside of the main actor.
private struct OpeningAttempt: Sendable {
    /// The result of an attempt to open the directory. The directory remains open even if a file in it can't be read.
    struct Result: Sendable {
        var volume: (any Volume)?
        var journal: Journal?
        var error: (any Error)?
    }

    let denials: Int
    private let directory: URL
    private let options: ImpressionRecorder.Options
    private let volume: (any Volume)?
    private let mustErase: Bool
    private let isDenied: Bool
    private let stream: ImpressionID

    @MainActor init(_ recorder: ImpressionRecorder) {
        denials = recorder.denials
        directory = recorder.directory
        options = recorder.options
        volume = recorder.volume
        mustErase = recorder.mustErase
        isDenied = recorder.consent == .denied
        stream = recorder.nextStream
    }

    func run() -> Result {
        var result = Result(volume: volume)
        do {
            let volume = try volume ?? options.volume(directory)
            result.volume = volume
            if mustErase { try Journal.erase(volume) }
            if !isDenied {
                result.journal = try Journal(volume, limit: options.diskLimit, date: options.date(), stream: stream)
            }
        } catch {
            result.error = error
        }
        return result
    }
}
