import Foundation
import ImpressionLedger
import Observation
import Scrollwork
import SwiftUI

/// Stores the impressions of views and delivers them.
///
/// Create one recorder for the lifetime of the program, and pass it to the windows:
///
/// ```swift
/// let recorder = ImpressionRecorder(
///     retrying: ImpressionRecorder.standardDirectory,
///     exporter: .otlp(endpoint: URL(string: "https://collector.example/v1/logs")!))
///
/// var body: some Scene {
///     WindowGroup { Feed() }.impressions(recorder)
/// }
/// ```
///
/// The recorder writes each record to the directory before it reports or sends the record. A process that is killed
/// loses no recorded impression.
@MainActor @Observable
public final class ImpressionRecorder {
    /// The person's decision. Changes take effect immediately.
    public var consent: Consent { didSet { if consent != oldValue { consentDidChange(from: oldValue) } } }
    /// The state of the delivery.
    public package(set) var status = Status.idle
    /// The number of entries that wait for delivery.
    public package(set) var waitingCount = 0
    /// The number of entries that couldn't be stored or read. The stream declares them lost as soon as there is space.
    public package(set) var lostCount = 0
    /// The number of impressions that the last launch left open and this launch closed.
    public package(set) var recoveredCount = 0
    /// The number of entries that the receiver rejected in this launch and earlier ones. They are in the file
    /// `rejected.json` of the directory.
    public package(set) var rejectedCount = 0
    /// The last error of the directory: opening it, erasing it, or writing to the disk under ``Durability/power``
    /// failed. The recorder tries again. It's `nil` after the next success.
    public package(set) var failure: ImpressionError?
    /// A Boolean value that indicates whether the directory is open, so that records are stored. Until then, the
    /// recorder keeps the first 1,000 records in memory and counts the others as lost.
    public package(set) var isStoring = false

    /// An action that runs with each entry after the recorder stores it: with impressions, and with the launches, ends,
    /// and losses of streams. Entries that the action itself causes, as by ``rotateInstallation()``, run it again.
    @ObservationIgnored public var onEntry: ((LedgerEntry) -> Void)?
    /// An action that runs with each record before the recorder stores it.
    @ObservationIgnored package var onRecord: ((ImpressionRecord) -> Void)?

    @ObservationIgnored let directory: URL
    @ObservationIgnored let exporter: ImpressionExporter
    @ObservationIgnored let options: Options
    @ObservationIgnored var session: Session?
    /// The number of sessions and deliveries so far.
    @ObservationIgnored var generation = 0
    @ObservationIgnored private var scenes: [ObjectIdentifier: WeakScene] = [:]
    #if !canImport(ViewRuntime)
    /// The areas of the windows of scenes with this recorder. The environment of the windows retains it.
    @ObservationIgnored weak var allWindows: ImpressionScene?
    #endif
    /// The seconds that count toward impressions of areas that may return.
    @ObservationIgnored var collected = CollectedSeconds()

    // The directory.
    /// The open directory. The recorder owns it until the end of the program, independent of consent.
    @ObservationIgnored var volume: (any Volume)?
    /// Whether files of a time before a denial remain, because they couldn't be removed.
    @ObservationIgnored var mustErase = false
    /// The attempt to open the directory that is in progress.
    @ObservationIgnored var opening: Task<Void, Never>?
    /// The number of consecutive attempts that failed.
    @ObservationIgnored var failedOpenings = 0
    /// The number of denials of consent so far.
    @ObservationIgnored var denials = 0
    /// The records until the directory is open.
    @ObservationIgnored var buffer = RecordBuffer()
    /// The identifier of the next session's stream.
    @ObservationIgnored var nextStream = ImpressionID.random()

    // The disk.
    @ObservationIgnored var isSynchronizing = false
    /// The entries that may not be on the disk yet.
    @ObservationIgnored var unsynchronized: [LedgerEntry] = []

    // The receiver.
    @ObservationIgnored var delivery: (number: Int, task: Task<Void, Never>)?
    /// A canceled delivery whose last request may not have ended.
    @ObservationIgnored var endingDelivery: Task<Void, Never>?

    private struct WeakScene { weak var scene: ImpressionScene? }

    /// The time between two denials of consent in which the directory is open.
    struct Session {
        let number: Int
        let journal: Journal
        let courier: Courier
    }

    /// Opens the directory in the background, and closes the impressions that an earlier launch left open there. If the
    /// person denied consent, erases the entries that an earlier launch left there.
    ///
    /// This initializer doesn't fail or wait for the disk, so it's the right one for most programs. While the directory
    /// can't be used, for example because it's read-only, on a full disk, or in use by another process, ``failure`` is
    /// the reason. The recorder measures anyway, and keeps up to 1,000 records in memory. It tries to open the
    /// directory again after intervals of one second to one minute, and stores the records when that succeeds. The
    /// stream declares further records lost, and ``lostCount`` counts them.
    ///
    /// - Parameters:
    ///   - directory: The directory, which the recorder creates if necessary. Each process needs its own directory.
    ///   - exporter: The exporter that sends the entries.
    ///   - consent: The person's current decision.
    ///   - options: The options for storage and delivery.
    public init(
        retrying directory: URL, exporter: ImpressionExporter, consent: Consent = .pending, options: Options = Options()
    ) {
        self.directory = directory
        self.exporter = exporter
        self.options = options
        self.consent = consent
        mustErase = consent == .denied
        openInBackground()
    }

    /// Opens the directory, and closes the impressions that an earlier launch left open there. If the person denied
    /// consent, erases the entries that an earlier launch left there.
    ///
    /// Use this initializer if the program needs the entries of earlier launches at once, or chooses another directory
    /// if this one can't be used.
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
        let volume = try options.volume(directory)
        self.volume = volume
        if consent == .denied {
            eraseOrRetry { try Journal.erase(volume) }
        } else {
            try open()
        }
    }

    private func consentDidChange(from old: Consent) {
        if consent != .granted { stopDelivery() }
        switch consent {
        case .denied:
            for scene in liveScenes { scene.forget() }
            (collected, buffer, nextStream) = (CollectedSeconds(), RecordBuffer(), .random())
            denials += 1
            let journal = session?.journal
            session = nil
            isStoring = false
            unsynchronized = []
            eraseOrRetry { [volume] in
                if let journal { try journal.erase() } else if let volume { try Journal.erase(volume) }
            }
            (waitingCount, rejectedCount, lostCount, status) = (0, 0, 0, .idle)
        case .pending, .granted:
            if old == .denied {
                openOrRetry()
                for scene in liveScenes { scene.begin() }
            }
            send()
        }
    }

    /// Assigns later entries to another installation and another stream, so they can't be associated with earlier
    /// entries. Open impressions end, and start anew.
    ///
    /// - Throws: ``ImpressionError`` if the change can't be stored, or the directory isn't open. The installation and
    ///   the open impressions then continue.
    public func rotateInstallation() throws {
        if consent == .denied { return }
        guard let session else {
            throw failure ?? .directoryUnusable(path: directory.path, reason: "it isn't open yet")
        }
        // Actions of the recorder can end the session or change the windows.
        for scene in liveScenes { scene.catchUp() }
        guard session.number == self.session?.number else { return }
        let records = liveScenes.flatMap(\.endingRecords)
        for record in records { onRecord?(record) }
        do {
            try session.journal.rotateInstallation(closing: records, date: options.date())
        } catch {
            throw asImpressionError(error)
        }
        for scene in liveScenes { scene.forget() }
        collected = CollectedSeconds()
        for scene in liveScenes { scene.begin() }
        update()
        reportStored()
        send()
    }

    // MARK: Windows

    var liveScenes: [ImpressionScene] { scenes.values.compactMap(\.scene) }

    func add(_ scene: ImpressionScene) { scenes[ObjectIdentifier(scene)] = WeakScene(scene: scene) }

    func remove(_ scene: ImpressionScene) { scenes[ObjectIdentifier(scene)] = nil }

    var isMeasuring: Bool { consent != .denied }

    /// The current stream.
    var launch: ImpressionID { session?.journal.stream ?? nextStream }

    func asImpressionError(_ error: any Error) -> ImpressionError {
        error as? ImpressionError ?? .directoryUnusable(path: directory.path, reason: "\(error)")
    }

    func update() {
        let figures = session?.journal.figures ?? Journal.Counts(lost: UInt64(buffer.lostCount))
        if waitingCount != figures.waiting { waitingCount = figures.waiting }
        if lostCount != Int(clamping: figures.lost) { lostCount = Int(clamping: figures.lost) }
        if rejectedCount != figures.rejected { rejectedCount = figures.rejected }
    }
}
