import Foundation
import ScrollworkImpressions
import SwiftUI

/// The records of the exhibit, from this launch and earlier ones.
@MainActor @Observable final class ImpressionArchive {
    /// An impression, as of its last record.
    struct Impression: Identifiable, Equatable {
        var record: ImpressionRecord
        var id: ImpressionID { record.id }
    }

    /// The recorder, or `nil` if no directory is available.
    let recorder: ImpressionRecorder?
    let failure: String?
    /// The last records, newest first.
    private(set) var latest: [Impression] = []
    private(set) var deliveredCount = 0
    /// The impressions of earlier launches that weren't delivered.
    let foundCount: Int

    /// The number of impressions in the list.
    private static let length = 8

    private init(in folder: URL) {
        do {
            let recorder = try Self.open(in: folder)
            let entries = recorder.waitingEntries(limit: .max)
            self.recorder = recorder
            failure = nil
            foundCount = Set(entries.compactMap(\.impression).map(\.id)).count
            for entry in entries { take(entry) }
            recorder.onEntry = { [weak self] in self?.take($0) }
        } catch {
            recorder = nil
            failure = "\(error)"
            foundCount = 0
        }
    }

    /// Each process needs its own directory. A second gallery on the same machine uses the second one.
    private static func open(in folder: URL) throws -> ImpressionRecorder {
        var options = ImpressionRecorder.Options()
        options.diskLimit = 4 << 20
        options.sendsAutomatically = false
        let places = 8
        for place in 1..<places {
            do {
                return try recorder(in: folder.appending(path: "\(place)"), options)
            } catch ImpressionError.directoryInUse {
                continue
            }
        }
        return try recorder(in: folder.appending(path: "\(places)"), options)
    }

    private static func recorder(
        in directory: URL, _ options: ImpressionRecorder.Options
    ) throws -> ImpressionRecorder {
        try ImpressionRecorder(
            directory: directory, exporter: .file(directory.appending(path: "delivered.json")), consent: .granted,
            options: options)
    }

    var waitingCount: Int { recorder?.waitingCount ?? 0 }
    var recoveredCount: Int { recorder?.recoveredCount ?? 0 }

    private func take(_ entry: LedgerEntry) {
        guard let record = entry.impression else { return }
        if let index = latest.firstIndex(where: { $0.id == record.id }) {
            latest[index].record = record
        } else {
            latest.insert(Impression(record: record), at: 0)
            if latest.count > Self.length { latest.removeLast() }
        }
    }

    /// Appends the waiting entries to the file `delivered.json` of the directory, as OpenTelemetry logs.
    func deliver() {
        guard let recorder else { return }
        let count = recorder.waitingCount
        Task {
            await recorder.flush()
            deliveredCount += count
        }
    }

    // MARK: Shared archives

    /// - Parameter isKept: Whether records outlive the program. Records of images and tests don't.
    static func shared(isKept: Bool) -> ImpressionArchive { isKept ? kept : passing }

    private static let kept = ImpressionArchive(in: ImpressionRecorder.standardDirectory)

    private static let passing: ImpressionArchive = {
        atexit { try? FileManager.default.removeItem(at: ImpressionArchive.passingFolder) }
        return ImpressionArchive(in: passingFolder)
    }()

    nonisolated private static var passingFolder: URL {
        FileManager.default.temporaryDirectory
            .appending(path: "scrollwork-impressions-\(ProcessInfo.processInfo.processIdentifier)")
    }
}

extension EnvironmentValues {
    /// Whether the next launch of the program finds the records of the exhibit.
    var keepsImpressions: Bool {
        get { self[KeepsImpressionsKey.self] }
        set { self[KeepsImpressionsKey.self] = newValue }
    }
}

private struct KeepsImpressionsKey: EnvironmentKey {
    static let defaultValue = false
}
