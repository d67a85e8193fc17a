import Foundation
import ImpressionLedger
import ScrollworkTesting
import SwiftUI
import Testing

@testable import ScrollworkImpressions

/// A recorder whose directory opens in the background, later, or never.
@MainActor @Suite struct RecorderOpeningTests {
    /// A directory that can't be opened for a while, and the pauses between the attempts.
    private final class Place: @unchecked Sendable {
        private let lock = NSLock()
        private var error: ImpressionError?
        private var attempts = 0
        private var asked: [Double] = []
        let volume = MemoryVolume()

        init(_ error: ImpressionError? = nil) { self.error = error }

        var failure: ImpressionError? {
            get { lock.withLock { error } }
            set { lock.withLock { error = newValue } }
        }

        var openings: Int { lock.withLock { attempts } }
        var pauses: [Double] { lock.withLock { asked } }

        func open() throws -> any Volume {
            try lock.withLock {
                attempts += 1
                if let error { throw error }
                return volume
            }
        }

        func sleep(_ seconds: Double) { lock.withLock { asked.append(seconds) } }
    }

    private actor Receiver {
        private(set) var entries: [LedgerEntry] = []
        func receive(_ batch: [LedgerEntry]) -> Delivery {
            entries += batch
            return .accepted
        }
    }

    nonisolated private static let inUse = ImpressionError.directoryInUse(path: "/unused")

    private func recorder(
        _ place: Place, _ receiver: Receiver = Receiver(), consent: ImpressionRecorder.Consent = .pending
    ) -> ImpressionRecorder {
        var options = ImpressionRecorder.Options()
        options.volume = { _ in try place.open() }
        options.date = { 1_000 }
        options.jitter = { 0 }
        options.sleep = { seconds in
            place.sleep(seconds)
            for _ in 0..<20 { await Task.yield() }
        }
        return ImpressionRecorder(
            retrying: URL(filePath: "/unused"), exporter: .send { await receiver.receive($0) }, consent: consent,
            options: options)
    }

    /// Gives other tasks time, and fails if a condition doesn't become true.
    private func until(_ condition: () -> Bool, at place: SourceLocation = #_sourceLocation) async {
        for _ in 0..<20_000 {
            if condition() { return }
            await Task.yield()
        }
        Issue.record("never", sourceLocation: place)
    }

    private struct Ad: View {
        var body: some View { Color.blue.frame(width: 100, height: 100).impression(of: "ad", in: "feed") }
    }

    @Test func `Records before the directory is open are stored in it`() async throws {
        let place = Place(), recorder = recorder(place)
        var reported: [UInt64] = []
        recorder.onEntry = { reported.append($0.sequence) }
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Ad().impressions(recorder) }
        stage.advance(by: 1.5)
        #expect(!recorder.isStoring && recorder.waitingCount == 0 && reported.isEmpty, "nothing waited so far")
        await recorder.flush()
        #expect(recorder.isStoring && recorder.failure == nil && recorder.lostCount == 0)
        let entries = recorder.waitingEntries()
        #expect(entries.map(\.sequence) == [1, 2] && reported == [1, 2])
        let record = try #require(entries[1].impression)
        #expect(record.subject == "ad" && record.revision == .viewable && record.launch == entries[1].stream)
        stage.advance(by: 1)
        // Half a second later, a launch after a kill finds the impression open.
        let left = Place()
        left.volume.files = place.volume.files
        let again = self.recorder(left)
        await again.flush()
        #expect(again.recoveredCount == 1)
    }

    @Test(arguments: [
        inUse, .directoryUnusable(path: "/unused", reason: "read-only"), .readFailed(file: "state.0", reason: "EIO"),
    ])
    func `A directory that can't be used costs nothing but memory, and is tried again`(
        error: ImpressionError
    ) async throws {
        let place = Place(error), receiver = Receiver(), recorder = recorder(place, receiver, consent: .granted)
        await until { recorder.failure == error }
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Ad().impressions(recorder) }
        stage.advance(by: 2)
        await recorder.flush()
        await until { place.pauses.count >= 9 }
        #expect(place.pauses.prefix(9) == [1, 2, 4, 8, 16, 32, 60, 60, 60])
        #expect(recorder.waitingCount == 0 && recorder.lostCount == 0 && !recorder.isStoring)
        #expect(throws: error) { try recorder.rotateInstallation() }
        place.failure = nil
        await until { recorder.isStoring && recorder.waitingCount == 0 }
        #expect(recorder.failure == nil)
        let entries = await receiver.entries
        #expect(entries.map(\.sequence) == [1, 2] && entries[1].impression?.subject == "ad")
    }

    @Test func `A flush opens the directory without the pause`() async {
        let place = Place(Self.inUse)
        let (pauses, end) = AsyncStream.makeStream(of: Void.self)
        var options = ImpressionRecorder.Options()
        options.volume = { _ in try place.open() }
        options.sleep = { _ in for await _ in pauses {} }
        let recorder = ImpressionRecorder(
            retrying: URL(filePath: "/unused"), exporter: .send { _ in .accepted }, options: options)
        await recorder.flush()
        #expect(recorder.failure == Self.inUse && place.openings == 1)
        place.failure = nil
        await recorder.flush()
        #expect(recorder.failure == nil && recorder.isStoring && place.openings == 2)
        end.finish()
    }

    /// The record of an impression has its duration when it became viewable.
    @Test func `An impression that is open when the directory opens is stored with its duration`() async throws {
        let place = Place(), recorder = recorder(place)
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Ad().impressions(recorder) }
        stage.advance(by: 1.6)
        await recorder.flush()
        let left = Place()
        left.volume.files = place.volume.files
        let again = self.recorder(left)
        await again.flush()
        let record = try #require(again.waitingEntries().last?.impression)
        #expect(record.revision == .recovered && record.duration > 1.49 && record.duration <= 1.6)
        stage.close()
    }

    @Test func `Before the directory is open, nothing is stored`() throws {
        let place = Place(), recorder = recorder(place)
        var subjects: [String] = []
        recorder.onRecord = { subjects.append($0.subject) }
        recorder.fill(2)
        #expect(subjects == ["0", "1"] && recorder.waitingEntries().isEmpty && !recorder.isStoring)
        #expect(recorder.waitingCount == 0 && recorder.lostCount == 0)
        #expect(recorder.rejectedCount == 0 && recorder.recoveredCount == 0)
        let error = ImpressionError.directoryUnusable(path: recorder.directory.path, reason: "it isn't open yet")
        #expect(throws: error) { try recorder.rotateInstallation() }
        recorder.consent = .denied
        #expect(throws: Never.self) { try recorder.rotateInstallation() }
    }

    @Test(arguments: [1, 234]) func `Records beyond the memory are declared lost`(lost: Int) async throws {
        let place = Place(Self.inUse), recorder = recorder(place)
        await until { recorder.failure != nil }
        recorder.fill(1_000 + lost)
        #expect(recorder.lostCount == lost)
        place.failure = nil
        await until { recorder.isStoring }
        recorder.fill(1)
        #expect(recorder.lostCount == lost)
        var receipt = Receipt()
        for entry in recorder.waitingEntries(limit: .max) { receipt.receive(entry) }
        #expect(receipt.state == .complete && receipt.lostCount == UInt64(lost))
        #expect(recorder.waitingEntries(limit: .max).compactMap(\.impression).count == 1_001)
        #expect(recorder.waitingEntries().count == 1_000)
    }

    /// The first write of every kind fails, then there is no room, then there is.
    @Test func `A full disk at launch declares the entries that it can't store lost`() async throws {
        let place = Place()
        place.volume.capacity = 0
        let recorder = recorder(place)
        recorder.fill(3)
        await recorder.flush()
        #expect(recorder.isStoring && recorder.lostCount == 3)
        place.volume.capacity = .max
        recorder.fill(1)
        var receipt = Receipt()
        for entry in recorder.waitingEntries() { receipt.receive(entry) }
        #expect(receipt.state == .complete && receipt.lostCount == 3)
        #expect(recorder.waitingEntries().compactMap(\.impression).count == 1)
    }

    // MARK: Consent

    @Test func `A denial before the directory is open leaves nothing`() async throws {
        let place = Place(Self.inUse)
        place.volume.files = ["00000001.journal": [1, 2, 3], "rejected.json": [1]]
        let recorder = recorder(place)
        recorder.fill(5)
        recorder.consent = .denied
        #expect(recorder.lostCount == 0)
        recorder.fill(5)
        await until { recorder.failure != nil }
        #expect(place.volume.files.count == 2)
        place.failure = nil
        await until { place.volume.files.isEmpty }
        await until { recorder.failure == nil }
        #expect(!recorder.isStoring)
        recorder.consent = .granted
        recorder.fill(1)
        await recorder.flush()
        #expect(recorder.isStoring && recorder.lostCount == 0)
    }

    @Test func `A denial during an attempt erases what the attempt wrote`() async throws {
        for count in 0..<12 {
            let place = Place(), receiver = Receiver(), recorder = recorder(place, receiver)
            recorder.fill(2)
            let early = recorder.launch
            for _ in 0..<count { await Task.yield() }
            recorder.consent = .denied
            if count % 2 == 0 { for _ in 0..<count { await Task.yield() } }
            recorder.consent = .granted
            recorder.fill(1)
            await until { recorder.isStoring && recorder.waitingCount == 0 }
            let entries = await receiver.entries
            #expect(entries.compactMap(\.impression).count == 1, "after \(count) turns")
            #expect(entries.allSatisfy { $0.stream != early } && recorder.launch != early)
        }
    }

    @Test func `A launch with a denial erases in the background`() async throws {
        let place = Place()
        place.volume.files = ["00000001.journal": [1, 2, 3], "state.0": [1]]
        let recorder = recorder(place, consent: .denied)
        await until { place.volume.files.isEmpty }
        recorder.fill(1)
        await recorder.flush()
        #expect(place.volume.files.isEmpty && !recorder.isStoring && recorder.failure == nil)
    }

    @Test(arguments: [ImpressionRecorder.Consent.pending, .denied])
    func `A denial erases at once, however the directory was opened`(consent: ImpressionRecorder.Consent) async {
        let place = Place(Self.inUse), recorder = recorder(place, consent: consent)
        await until { recorder.failure == Self.inUse }
        place.failure = nil
        recorder.consent = .pending
        await until { recorder.isStoring }
        recorder.fill(2)
        #expect(recorder.failure == nil && recorder.waitingCount == 3 && !place.volume.files.isEmpty)
        recorder.consent = .denied
        #expect(place.volume.files.isEmpty && recorder.failure == nil && recorder.waitingCount == 0)
    }

    /// A directory that opens in the background, or when consent is given.
    @Test(arguments: [ImpressionRecorder.Consent.pending, .denied])
    func `The pauses start over after the directory was open`(consent: ImpressionRecorder.Consent) async {
        let place = Place(Self.inUse), recorder = recorder(place, consent: consent)
        await until { place.pauses.count >= 3 }
        place.failure = nil
        recorder.consent = .pending
        await until { recorder.isStoring }
        // Each attempt except the last is followed by a pause.
        await until { place.pauses.count == place.openings - 1 }
        let count = place.pauses.count
        place.volume.behavior.irremovable = "journal"
        recorder.consent = .denied
        await until { place.pauses.count > count }
        #expect(place.pauses.prefix(3) == [1, 2, 4] && place.pauses[count] == 1)
    }

    // MARK: Disks

    /// On a disk, while another recorder uses the directory.
    @Test func `A directory in use is taken over when the other recorder ends`() async throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "impressions-\(UUID())")
        defer { try? FileManager.default.removeItem(at: url) }
        var options = ImpressionRecorder.Options()
        options.sleep = { _ in await Task.yield() }
        var other: ImpressionRecorder? = try ImpressionRecorder(
            directory: url, exporter: .send { _ in .accepted }, options: options)
        other?.fill(2)
        let recorder = ImpressionRecorder(retrying: url, exporter: .send { _ in .accepted }, options: options)
        recorder.fill(3)
        await until { recorder.failure == .directoryInUse(path: url.path) }
        #expect(!recorder.isStoring)
        other = nil
        await until { recorder.isStoring }
        var receipt = Receipt()
        for entry in recorder.waitingEntries() { receipt.receive(entry) }
        #expect(receipt.state == .complete && recorder.waitingEntries().compactMap(\.impression).count == 5)
    }

    @Test func `A recorder without a directory ends`() async throws {
        let place = Place(Self.inUse)
        var recorder: ImpressionRecorder? = recorder(place)
        weak let weakRecorder = recorder
        await until { place.openings > 2 }
        recorder = nil
        await until { weakRecorder == nil }
        let count = place.openings
        for _ in 0..<500 { await Task.yield() }
        #expect(place.openings <= count + 1)
    }
}
