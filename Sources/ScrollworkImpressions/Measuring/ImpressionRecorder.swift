import Foundation
import ImpressionLedger
import Observation
import Scrollwork
import SwiftUI

/// Keeps the impressions of views and delivers them.
///
/// A recorder is made once, for the life of the program, and given to its views:
///
/// ```swift
/// let recorder = try ImpressionRecorder(
///     directory: ImpressionRecorder.standardDirectory,
///     exporter: .otlp(endpoint: URL(string: "https://collector.example/v1/logs")!))
///
/// Feed().impressions(recorder)
/// ```
///
/// Everything that is recorded is written to the directory before it is reported or sent, so a process that is killed
/// loses nothing of it.
@MainActor @Observable
public final class ImpressionRecorder {
    /// Whether the person lets the program report what was seen.
    public enum Consent: Hashable, Sendable {
        /// Not decided: impressions are measured and kept, not sent.
        case pending
        case granted
        /// Nothing is measured, and what was kept is erased together with the identity of the installation.
        case denied
    }

    /// Against what records are safe.
    public enum Durability: Hashable, Sendable {
        /// The end of the process, however it comes.
        case process
        /// A loss of power as well: records are reported once the disk has them. Several are written through at once.
        case power
    }

    /// What delivery does.
    public enum Status: Hashable, Sendable {
        case idle
        case sending
        /// The receiver could not be reached so many times in a row; it is tried again.
        case waiting(failures: Int)
        /// The receiver does not know the sender. Nothing is sent until ``ImpressionRecorder/resume()``; nothing is
        /// given up.
        case unauthorized(String)
    }

    /// What the person decided. Changing it takes effect at once.
    public var consent: Consent { didSet { if consent != oldValue { consentDidChange() } } }
    public private(set) var status = Status.idle
    /// Entries that wait to be delivered.
    public private(set) var waitingCount = 0
    /// Entries that could not be kept. They are declared lost in the stream as soon as there is room.
    public private(set) var lostCount = 0
    /// Impressions that the last launch left open and this one closed.
    public private(set) var recoveredCount = 0
    /// Entries that the receiver will never take; they are in the file `rejected.json` of the directory.
    public private(set) var rejectedCount = 0
    /// Why the directory could not be opened again after consent; nil if it is in use.
    public private(set) var failure: ImpressionError?

    /// Runs with each entry once it is kept.
    @ObservationIgnored public var onEntry: ((LedgerEntry) -> Void)?

    @ObservationIgnored private let directory: URL
    @ObservationIgnored private let exporter: ImpressionExporter
    @ObservationIgnored private let options: Options
    @ObservationIgnored private var journal: Journal?
    @ObservationIgnored private var courier: Courier?
    @ObservationIgnored private var delivery: Task<Void, Never>?
    @ObservationIgnored private var isSynchronizing = false
    /// Entries that the disk may not have yet.
    @ObservationIgnored private var unsynchronized: [LedgerEntry] = []
    @ObservationIgnored private var scenes: [ObjectIdentifier: WeakScene] = [:]

    private struct WeakScene { weak var scene: ImpressionScene? }

    /// How a recorder keeps and sends.
    public struct Options: Sendable {
        public var durability = Durability.process
        /// Bytes of the directory that are not exceeded. What finds no room is counted as lost.
        public var diskLimit = 64 << 20
        /// Whether entries are sent as they come. Otherwise ``ImpressionRecorder/flush()`` sends them.
        public var sendsAutomatically = true
        var volume: (@Sendable (URL) throws -> any Volume) = { try Directory($0) }
        var date: @Sendable () -> Double = { Date().timeIntervalSince1970 }
        var sleep: @Sendable (Double) async throws -> Void = { try await Task.sleep(for: .seconds($0)) }
        var jitter: @Sendable () -> Double = { .random(in: 0...1) }

        public init() {}
    }

    /// The directory `impressions` of this program in the person's folder for application support, which backups and
    /// updates of the program keep.
    nonisolated public static var standardDirectory: URL {
        let support = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
        return (support ?? URL(filePath: NSHomeDirectory()))
            .appending(path: ProcessInfo.processInfo.processName).appending(path: "impressions")
    }

    /// Opens the directory and closes what an earlier launch left open there.
    ///
    /// - Parameters:
    ///   - directory: It is made if need be. Each process has one of its own.
    ///   - exporter: Where entries are sent.
    ///   - consent: What the person has decided so far.
    ///   - options: How they are kept and sent.
    /// - Throws: ``ImpressionError/directoryInUse(path:)`` if another recorder uses the directory, and
    ///   ``ImpressionError/directoryUnusable(path:reason:)`` if it cannot be made or read.
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
                // It is with the records of the file exporter, which never refuses.
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

    /// Gives later entries to another installation, so that they cannot be put together with earlier ones.
    public func rotateInstallation() { try? journal?.rotateInstallation(to: .random()) }

    // MARK: Recording

    var isMeasuring: Bool { journal != nil }

    /// This launch.
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

    /// One write-through at a time; what comes meanwhile goes with the next.
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

    /// Keeps records that nobody saw, for measurements.
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

    /// Writes down what all impressions that go on amount to.
    func checkpoint() { try? journal?.checkpoint(liveScenes.flatMap(\.openRecords)) }

    /// The entries that wait to be delivered, oldest first: those of earlier launches as well.
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

    /// Sends what waits. Returns when all of it is delivered, or when the receiver does not know the sender.
    public func flush() async {
        guard consent == .granted, let courier else { return }
        if let delivery { await delivery.value }
        await courier.run()
        update()
    }

    /// Sends again after ``Status/unauthorized(_:)``, as when the program has new credentials.
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
