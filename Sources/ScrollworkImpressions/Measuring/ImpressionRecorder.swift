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
    }

    /// The person's decision. Changes take effect immediately.
    public var consent: Consent { didSet { if consent != oldValue { consentDidChange() } } }
    public private(set) var status = Status.idle
    /// The number of entries that wait for delivery.
    public private(set) var waitingCount = 0
    /// The number of entries that couldn't be stored. The stream declares them lost as soon as there is space.
    public private(set) var lostCount = 0
    /// The number of impressions that the last launch left open and this launch closed.
    public private(set) var recoveredCount = 0
    /// The number of entries that the receiver rejected. They are in the file `rejected.json` of the directory.
    public private(set) var rejectedCount = 0
    /// The error that prevented the recorder from opening the directory again after consent, or `nil` if the directory
    /// is in use.
    public private(set) var failure: ImpressionError?

    /// An action that runs with each entry after the recorder stores it.
    @ObservationIgnored public var onEntry: ((LedgerEntry) -> Void)?

    @ObservationIgnored private let directory: URL
    @ObservationIgnored private let exporter: ImpressionExporter
    @ObservationIgnored private let options: Options
    @ObservationIgnored private var journal: Journal?
    @ObservationIgnored private var courier: Courier?
    @ObservationIgnored private var delivery: Task<Void, Never>?
    @ObservationIgnored private var isSynchronizing = false
    /// The entries that may not be on the disk yet.
    @ObservationIgnored private var unsynchronized: [LedgerEntry] = []
    @ObservationIgnored private var scenes: [ObjectIdentifier: WeakScene] = [:]

    private struct WeakScene { weak var scene: ImpressionScene? }

    /// Options for storage and delivery.
    public struct Options: Sendable {
        public var durability = Durability.process
        /// The maximum size of the directory, in bytes. Entries beyond it count as lost.
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

    /// Opens the directory, and closes the impressions that an earlier launch left open there.
    ///
    /// - Parameters:
    ///   - directory: The directory, which the recorder creates if necessary. Each process needs its own directory.
    ///   - exporter: The exporter that sends the entries.
    ///   - consent: The person's current decision.
    ///   - options: The options for storage and delivery.
    /// - Throws: ``ImpressionError/directoryInUse(path:)`` if another recorder uses the directory, and
    ///   ``ImpressionError/directoryUnusable(path:reason:)`` if it can't be created or read.
    public init(
        directory: URL, exporter: ImpressionExporter, consent: Consent = .pending, options: Options = Options()
    ) throws {
        self.directory = directory
        self.exporter = exporter
        self.options = options
        self.consent = consent
        if consent != .denied { try open() }
    }

    private func open() throws {
        let made = try Journal(try options.volume(directory), limit: options.diskLimit, date: options.date())
        journal = made
        let rejected = directory.appending(path: "rejected.json")
        courier = Courier(
            made, exporter,
            aside: { [weak self] entry, reason in
                // The file exporter accepts every entry.
                _ = await ImpressionExporter.file(rejected).send([entry])
                await self?.didReject()
            }, sleep: options.sleep, jitter: options.jitter,
            notify: { [weak self] state in await self?.take(state) })
        update()
        recoveredCount = made.figures.recovered
        send()
    }

    private func consentDidChange() {
        switch consent {
        case .denied:
            for scene in liveScenes { scene.forget() }
            delivery?.cancel()
            delivery = nil
            if let courier { Task { await courier.stop() } }
            courier = nil
            try? journal?.erase()
            try? FileManager.default.removeItem(at: directory.appending(path: "rejected.json"))
            journal = nil
            unsynchronized = []
            (waitingCount, status) = (0, .idle)
        case .pending, .granted:
            if journal == nil {
                do {
                    try open()
                    failure = nil
                    for scene in liveScenes { scene.begin() }
                } catch {
                    failure = error as? ImpressionError ?? .directoryUnusable(path: directory.path, reason: "\(error)")
                }
            }
            send()
        }
    }

    private var liveScenes: [ImpressionScene] { scenes.values.compactMap(\.scene) }

    func add(_ scene: ImpressionScene) { scenes[ObjectIdentifier(scene)] = WeakScene(scene: scene) }

    func remove(_ scene: ImpressionScene) { scenes[ObjectIdentifier(scene)] = nil }

    /// Assigns later entries to another installation, so they can't be associated with earlier entries.
    public func rotateInstallation() { try? journal?.rotateInstallation(to: .random()) }

    // MARK: Recording

    var isMeasuring: Bool { journal != nil }

    /// The stream of this launch.
    var launch: ImpressionID { journal?.stream ?? ImpressionID(high: 0, low: 0) }

    func record(_ record: ImpressionRecord) {
        guard let entries = journal?.append([.impression(record)], date: options.date()) else { return update() }
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
        guard !isSynchronizing, !unsynchronized.isEmpty, let journal else { return }
        isSynchronizing = true
        let entries = unsynchronized
        unsynchronized = []
        Task.detached(priority: .utility) { [weak self] in
            try? journal.synchronize()
            await self?.didSynchronize(entries)
        }
    }

    private func didSynchronize(_ entries: [LedgerEntry]) {
        isSynchronizing = false
        report(entries)
        synchronize()
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
    func checkpoint() { try? journal?.checkpoint(liveScenes.flatMap(\.openRecords)) }

    /// Returns the entries that wait for delivery, oldest first, including entries of earlier launches.
    public func waitingEntries(limit: Int = 1_000) -> [LedgerEntry] {
        guard let journal else { return [] }
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
        guard consent == .granted, options.sendsAutomatically, delivery == nil, waitingCount > 0, let courier else {
            return
        }
        delivery = Task { [weak self] in
            await courier.run()
            self?.deliveryDidEnd()
        }
    }

    private func deliveryDidEnd() {
        delivery = nil
        update()
        if case .unauthorized = status { return }
        send()
    }

    /// Sends all waiting entries. Returns when they are delivered, or when the receiver doesn't recognize the sender.
    public func flush() async {
        guard consent == .granted, let courier else { return }
        if let delivery { await delivery.value }
        await courier.run()
        update()
    }

    /// Resumes the delivery after ``Status/unauthorized(_:)``, for example when the program has new credentials.
    public func resume() async {
        guard consent == .granted, let courier else { return }
        await courier.resume()
        update()
    }

    private func take(_ state: Courier.State) {
        switch state {
        case .idle: status = .idle
        case .sending: status = .sending
        case .waiting(let failures): status = .waiting(failures: failures)
        case .unauthorized(let reason): status = .unauthorized(reason)
        }
        update()
    }

    private func didReject() { rejectedCount += 1 }

    private func update() {
        guard let figures = journal?.figures else { return }
        if waitingCount != figures.waiting { waitingCount = figures.waiting }
        if lostCount != Int(figures.lost) { lostCount = Int(figures.lost) }
    }
}
