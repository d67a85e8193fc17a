import Foundation
import ImpressionLedger
import Observation
import Scrollwork
import SwiftUI

/// Stores the impressions of views and delivers them.
///
/// Create one recorder for the lifetime of the program, and pass it to the views:
///
/// ```swift
/// let recorder = try ImpressionRecorder(
///     directory: ImpressionRecorder.standardDirectory,
///     exporter: .otlp(endpoint: URL(string: "https://collector.example/v1/logs")!))
///
/// Feed().impressions(recorder)
/// ```
///
/// The recorder writes each record to the directory before it reports or sends the record. A process that is killed
/// loses no recorded impression.
@MainActor @Observable
public final class ImpressionRecorder {
    /// A person's decision about reports of impressions.
    public enum Consent: Hashable, Sendable {
        /// No decision yet. The recorder measures and stores impressions, but doesn't send them.
        case pending
        /// The person agreed. The recorder sends impressions.
        case granted
        /// The recorder measures nothing, and erases all stored entries and the identity of the installation.
        case denied
    }

    /// The failures that stored records survive.
    public enum Durability: Hashable, Sendable {
        /// The end of the process, for any reason.
        case process
        /// A power loss as well. The recorder reports records once they are on the disk, and writes several records at
        /// once.
        case power
    }

    /// The state of the delivery.
    public enum Status: Hashable, Sendable {
        /// There is nothing to send.
        case idle
        /// A request is in progress.
        case sending
        /// The receiver didn't respond for a number of consecutive attempts. The recorder tries again.
        case waiting(failures: Int)
        /// The receiver doesn't recognize the sender. The recorder keeps all entries, and sends nothing until the
        /// program calls ``ImpressionRecorder/resume()``.
        case unauthorized(String)
        /// The receiver rejected 20 entries in a row, and nothing else. The recorder keeps the other entries, and sends
        /// nothing until the program calls ``ImpressionRecorder/resume()``.
        case rejecting(String)

        fileprivate var isPaused: Bool {
            switch self {
            case .unauthorized, .rejecting: true
            case .idle, .sending, .waiting: false
            }
        }
    }

    /// The person's decision. Changes take effect immediately.
    public var consent: Consent { didSet { if consent != oldValue { consentDidChange() } } }
    public private(set) var status = Status.idle
    /// The number of entries that wait for delivery.
    public private(set) var waitingCount = 0
    /// The number of entries that couldn't be stored or read. The stream declares them lost as soon as there is space.
    public private(set) var lostCount = 0
    /// The number of impressions that the last launch left open and this launch closed.
    public private(set) var recoveredCount = 0
    /// The number of entries that the receiver rejected in this launch and earlier ones. They are in the file
    /// `rejected.json` of the directory.
    public private(set) var rejectedCount = 0
    /// The last error of the directory after the recorder opened it: erasing, opening it again after consent, or
    /// writing to the disk under ``Durability/power`` failed. It's `nil` after the next success.
    public private(set) var failure: ImpressionError?

    /// An action that runs with each entry after the recorder stores it.
    @ObservationIgnored public var onEntry: ((LedgerEntry) -> Void)?
    /// An action that runs with each record before the recorder stores it.
    @ObservationIgnored package var onRecord: ((ImpressionRecord) -> Void)?

    @ObservationIgnored private let directory: URL
    @ObservationIgnored private let exporter: ImpressionExporter
    @ObservationIgnored private let options: Options
    /// The directory. The recorder owns it until the end of the program, independent of consent.
    @ObservationIgnored private let volume: any Volume
    /// Whether files of a time before a denial remain, because they couldn't be removed.
    @ObservationIgnored private var mustErase = false
    @ObservationIgnored private var session: Session?
    @ObservationIgnored private var delivery: (number: Int, task: Task<Void, Never>)?
    /// A canceled delivery whose last request may not have ended.
    @ObservationIgnored private var endingDelivery: Task<Void, Never>?
    @ObservationIgnored private var isSynchronizing = false
    /// The entries that may not be on the disk yet.
    @ObservationIgnored private var unsynchronized: [LedgerEntry] = []
    @ObservationIgnored private var scenes: [ObjectIdentifier: WeakScene] = [:]
    /// The number of sessions and deliveries so far.
    @ObservationIgnored private var generation = 0

    private struct WeakScene { weak var scene: ImpressionScene? }

    /// The time between two denials of consent.
    private struct Session {
        let number: Int
        let journal: Journal
        let courier: Courier
    }

    /// Options for storage and delivery.
    public struct Options: Sendable {
        public var durability = Durability.process
        /// The maximum size of the stored entries, including rejected ones, in bytes. Entries beyond it count as lost.
        public var diskLimit = 64 << 20
        /// A Boolean value that indicates whether the recorder sends entries immediately. Otherwise,
        /// ``ImpressionRecorder/flush()`` sends them.
        public var sendsAutomatically = true
        var volume: (@Sendable (URL) throws -> any Volume) = { try Directory($0) }
        var date: @Sendable () -> Double = { Date().timeIntervalSince1970 }
        var sleep: @Sendable (Double) async throws -> Void = { try await Task.sleep(for: .seconds($0)) }
        var jitter: @Sendable () -> Double = { .random(in: 0...1) }

        public init() {}
    }

    /// The directory `impressions` of this program in the person's application support folder. Backups and updates of
    /// the program preserve it.
    nonisolated public static var standardDirectory: URL {
        let support = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
        return (support ?? URL(filePath: NSHomeDirectory()))
            .appending(path: ProcessInfo.processInfo.processName).appending(path: "impressions")
    }

    /// Opens the directory, and closes the impressions that an earlier launch left open there. If the person denied
    /// consent, erases the entries that an earlier launch left there.
    ///
    /// - Parameters:
    ///   - directory: The directory, which the recorder creates if necessary. Each process needs its own directory.
    ///   - exporter: The exporter that sends the entries.
    ///   - consent: The person's current decision.
    ///   - options: The options for storage and delivery.
    /// - Throws: ``ImpressionError/directoryInUse(path:)`` if another recorder uses the directory, and another
    ///   ``ImpressionError`` if it can't be created or read. If only writing fails, the recorder counts what it
    ///   couldn't store.
    /// - Complexity: O(*n*) in the size of the stored entries, at most ``Options/diskLimit``.
    public init(
        directory: URL, exporter: ImpressionExporter, consent: Consent = .pending, options: Options = Options()
    ) throws {
        self.directory = directory
        self.exporter = exporter
        self.options = options
        self.consent = consent
        volume = try options.volume(directory)
        if consent == .denied {
            erase { try Journal.erase(volume) }
        } else {
            try open()
        }
    }

    private func open() throws {
        if mustErase { try Journal.erase(volume) }
        mustErase = false
        let journal = try Journal(volume, limit: options.diskLimit, date: options.date())
        generation += 1
        let number = generation
        let courier = Courier(
            journal, exporter, sleep: options.sleep, jitter: options.jitter,
            notify: { [weak self] state in await self?.take(state, in: number) })
        session = Session(number: number, journal: journal, courier: courier)
        update()
        recoveredCount = journal.figures.recovered
        send()
    }

    /// Removes all files. If that fails, they are removed before the directory is used again.
    private func erase(_ action: () throws -> Void) {
        do {
            try action()
            (mustErase, failure) = (false, nil)
        } catch {
            (mustErase, failure) = (true, asImpressionError(error))
        }
    }

    private func asImpressionError(_ error: any Error) -> ImpressionError {
        error as? ImpressionError ?? .directoryUnusable(path: directory.path, reason: "\(error)")
    }

    private func consentDidChange() {
        if consent != .granted { stopDelivery() }
        switch consent {
        case .denied:
            for scene in liveScenes { scene.forget() }
            erase { [volume] in
                if let session { try session.journal.erase() } else { try Journal.erase(volume) }
            }
            session = nil
            unsynchronized = []
            (waitingCount, rejectedCount, status) = (0, 0, .idle)
        case .pending, .granted:
            if session == nil {
                do {
                    try open()
                    failure = nil
                    for scene in liveScenes { scene.begin() }
                } catch {
                    failure = asImpressionError(error)
                }
            }
            send()
        }
    }

    private var liveScenes: [ImpressionScene] { scenes.values.compactMap(\.scene) }

    func add(_ scene: ImpressionScene) { scenes[ObjectIdentifier(scene)] = WeakScene(scene: scene) }

    func remove(_ scene: ImpressionScene) { scenes[ObjectIdentifier(scene)] = nil }

    /// Assigns later entries to another installation and another stream, so they can't be associated with earlier
    /// entries. Open impressions end, and start anew.
    ///
    /// - Throws: ``ImpressionError`` if the change can't be stored. The installation then remains.
    public func rotateInstallation() throws {
        guard let session else { return }
        for scene in liveScenes { scene.close() }
        defer {
            for scene in liveScenes { scene.begin() }
            update()
            send()
        }
        do {
            try session.journal.rotateInstallation(date: options.date())
        } catch {
            throw asImpressionError(error)
        }
    }

    // MARK: Recording

    var isMeasuring: Bool { session != nil }

    /// The current stream.
    var launch: ImpressionID { session?.journal.stream ?? ImpressionID(high: 0, low: 0) }

    func record(_ record: ImpressionRecord) {
        onRecord?(record)
        guard let entries = session?.journal.append([.impression(record)], date: options.date()) else {
            return update()
        }
        update()
        switch options.durability {
        case .process: report(entries)
        case .power:
            unsynchronized += entries
            synchronize()
        }
    }

    private func report(_ entries: [LedgerEntry]) {
        for entry in entries { onEntry?(entry) }
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
            report(entries)
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
            record(
                ImpressionRecord(
                    id: id, revision: .closed, launch: launch, subject: "\(number)", placement: "fill", rule: "display",
                    start: options.date(),
                    clockJumped: false, duration: 1.5, areaSeconds: 1.5, largestShare: 1, pixels: 60_000,
                    lost: Losses(), isViewable: true,
                    end: .clipped, measurability: .exact))
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

    // MARK: Delivery

    private func send() {
        if options.sendsAutomatically, waitingCount > 0 { _ = deliver() }
    }

    /// Starts a delivery unless one is in progress. Returns the task that ends with the delivery.
    private func deliver() -> Task<Void, Never>? {
        guard consent == .granted, !status.isPaused, let courier = session?.courier else { return nil }
        if let delivery { return delivery.task }
        generation += 1
        let number = generation
        let task = Task { [weak self, endingDelivery] in
            // The receiver gets one request at a time.
            await endingDelivery?.value
            await courier.run()
            self?.deliveryDidEnd(number)
        }
        delivery = (number, task)
        return task
    }

    private func stopDelivery() {
        guard let delivery else { return }
        delivery.task.cancel()
        endingDelivery = delivery.task
        self.delivery = nil
    }

    private func deliveryDidEnd(_ number: Int) {
        guard number == delivery?.number else { return }
        delivery = nil
        endingDelivery = nil
        update()
        send()
    }

    /// Sends all waiting entries. Returns when they are delivered, or when the delivery pauses.
    public func flush() async {
        repeat {
            guard let task = deliver() else { return }
            await task.value
            update()
        } while waitingCount > 0
    }

    /// Resumes the delivery after ``Status/unauthorized(_:)``, for example when the program has new credentials, or
    /// after ``Status/rejecting(_:)``. Returns when all waiting entries are delivered, or when the delivery pauses
    /// again.
    public func resume() async {
        guard consent == .granted, let session else { return }
        await session.courier.resume()
        guard session.number == self.session?.number else { return }
        if status.isPaused { status = .idle }
        await flush()
    }

    private func take(_ state: Courier.State, in number: Int) {
        guard number == session?.number else { return }
        switch state {
        case .idle: status = .idle
        case .sending: status = .sending
        case .waiting(let failures): status = .waiting(failures: failures)
        case .unauthorized(let reason): status = .unauthorized(reason)
        case .rejecting(let reason): status = .rejecting(reason)
        }
        update()
    }

    private func update() {
        guard let figures = session?.journal.figures else { return }
        if waitingCount != figures.waiting { waitingCount = figures.waiting }
        if lostCount != Int(clamping: figures.lost) { lostCount = Int(clamping: figures.lost) }
        if rejectedCount != figures.rejected { rejectedCount = figures.rejected }
    }
}
