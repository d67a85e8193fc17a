import Foundation
import ImpressionLedger
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

@testable import ScrollworkImpressions

/// Consent, delivery, and durability of a recorder.
@MainActor @Suite struct RecorderDeliveryTests {
    /// A receiver whose requests end when the test requests it.
    private actor Gate {
        private(set) var batches: [[LedgerEntry]] = []
        private var answer = Delivery.accepted
        private var isClosed = false
        private var waiting: [CheckedContinuation<Void, Never>] = []

        init(isClosed: Bool = false, answer: Delivery = .accepted) {
            self.isClosed = isClosed
            self.answer = answer
        }

        func receive(_ batch: [LedgerEntry]) async -> Delivery {
            batches.append(batch)
            if isClosed { await withCheckedContinuation { waiting.append($0) } }
            return answer
        }

        func answer(_ new: Delivery) { answer = new }

        func open() {
            isClosed = false
            for request in waiting { request.resume() }
            waiting = []
        }

        var entries: [LedgerEntry] { batches.flatMap { $0 } }
    }

    private func recorder(
        _ gate: Gate = Gate(), on volume: MemoryVolume = MemoryVolume(),
        consent: ImpressionRecorder.Consent = .granted, batch: Int = 4,
        change: (inout ImpressionRecorder.Options) -> Void = { _ in }
    ) throws -> ImpressionRecorder {
        var options = ImpressionRecorder.Options()
        options.volume = { _ in volume }
        options.date = { 1_000 }
        options.jitter = { 0 }
        options.sleep = { _ in await Task.yield() }
        change(&options)
        var exporter = ImpressionExporter.send { await gate.receive($0) }
        exporter.batchSize = batch
        return try ImpressionRecorder(
            directory: URL(filePath: "/unused"), exporter: exporter, consent: consent, options: options)
    }

    /// Gives other tasks time, and fails if a condition doesn't become true.
    private func until(
        _ condition: () async -> Bool, at place: SourceLocation = #_sourceLocation
    ) async {
        for _ in 0..<20_000 {
            if await condition() { return }
            await Task.yield()
        }
        Issue.record("never", sourceLocation: place)
    }

    /// Gives other tasks time to do what they shouldn't.
    private func pass() async { for _ in 0..<500 { await Task.yield() } }

    // MARK: Delivery

    @Test func `An unauthorized sender sends nothing with new records`() async throws {
        let gate = Gate(answer: .unauthorized("HTTP 401"))
        let recorder = try recorder(gate)
        await until { recorder.status == .unauthorized("HTTP 401") }
        for _ in 0..<5 {
            recorder.fill(1)
            await pass()
        }
        await recorder.flush()
        #expect(await gate.batches.count == 1)
        #expect(recorder.waitingCount == 6)
        await gate.answer(.accepted)
        await recorder.resume()
        #expect(recorder.waitingCount == 0 && recorder.status == .idle)
        #expect(await gate.entries.dropFirst().map(\.sequence) == [1, 2, 3, 4, 5, 6])
    }

    @Test func `Without consent, a delivery that pauses can't resume`() async throws {
        let gate = Gate(answer: .unauthorized("HTTP 401"))
        let recorder = try recorder(gate)
        await until { recorder.status == .unauthorized("HTTP 401") }
        recorder.consent = .pending
        await recorder.resume()
        #expect(recorder.status == .unauthorized("HTTP 401"))
        recorder.consent = .granted
        await pass()
        #expect(await gate.batches.count == 1)
    }

    @Test func `A receiver that rejects everything pauses until the program resumes`() async throws {
        let gate = Gate(answer: .rejected("no"))
        let recorder = try recorder(gate)
        recorder.fill(30)
        await until { recorder.status == .rejecting("no") }
        #expect(recorder.rejectedCount == 0 && recorder.waitingCount == 31)
        await gate.answer(.accepted)
        await recorder.resume()
        #expect(recorder.rejectedCount == 0 && recorder.waitingCount == 0)
    }

    @Test func `A flush during a request shares the delivery`() async throws {
        let gate = Gate(isClosed: true)
        let recorder = try recorder(gate)
        await until { await gate.batches.count == 1 }
        recorder.fill(9)
        let flush = Task { await recorder.flush() }
        let resume = Task { await recorder.resume() }
        await pass()
        #expect(await gate.batches.count == 1)
        await gate.open()
        _ = await (flush.value, resume.value)
        #expect(await gate.entries.map(\.sequence) == Array(1...10))
        #expect(recorder.waitingCount == 0 && recorder.status == .idle)
    }

    @Test func `A canceled flush returns, and the delivery continues`() async throws {
        let gate = Gate(isClosed: true)
        let recorder = try recorder(gate)
        recorder.fill(9)
        let flush = Task { await recorder.flush() }
        await until { await gate.batches.count == 1 }
        flush.cancel()
        await flush.value
        #expect(recorder.waitingCount == 10)
        await gate.open()
        await until { recorder.waitingCount == 0 }
        #expect(await gate.entries.map(\.sequence) == Array(1...10))
    }

    /// SwiftUI doesn't promise an order of the callbacks of a view.
    @Test func `A reading before the properties of a view counts`() async throws {
        let recorder = try recorder()
        let scene = ImpressionScene(recorder), areas = ImpressionAreas<Int>()
        func reading(_ seconds: Double, _ lost: LossReason? = nil) -> VisibilityReading {
            VisibilityReading(
                sample: lost.map { .nothing($0) } ?? AreaSample(lost: Losses(), pixels: 100, measurability: .exact),
                clock: ClockReading(awake: seconds, elapsed: seconds, wall: 1_000 + seconds),
                previousTime: seconds, isStep: true, isLast: lost != nil)
        }
        areas.see(1, reading(0), isGone: false)
        areas.update(
            ImpressionSetting(
                subject: ImpressionSubject(subject: "a", placement: ""), rules: [.display], isReady: true,
                isPlaying: true,
                isPaused: false),
            in: scene)
        areas.see(1, reading(5, .hidden), isGone: true)
        let revisions = recorder.waitingEntries(limit: 100).filter {
            if case .impression = $0.body { true } else { false }
        }
        // One when the view becomes viewable, and one when it leaves.
        #expect(revisions.count == 2)
    }

    @Test func `Only a flush sends entries that aren't sent automatically`() async throws {
        let gate = Gate()
        let recorder = try recorder(gate) {
            $0.sendsAutomatically = false
            $0.diskLimit = 40_000
        }
        recorder.fill(100)
        await pass()
        #expect(await gate.batches.isEmpty)
        for limit in [0, 1, 70, 101, 200] {
            let numbers = recorder.waitingEntries(limit: limit).map(\.sequence)
            #expect(numbers == (0..<min(limit, 101)).map { UInt64($0) + 1 })
        }
        await recorder.flush()
        #expect(await gate.entries.count == 101)
        let options = ImpressionRecorder.Options()
        #expect(options.durability == .process && options.diskLimit == 67_108_864 && options.sendsAutomatically)
    }

    @Test func `Unreadable entries end in a loss and not in a loop`() async throws {
        let volume = MemoryVolume()
        let gate = Gate()
        let recorder = try recorder(gate, on: volume) { $0.sendsAutomatically = false }
        recorder.fill(5)
        volume.files["00000001.journal"] = volume.files["00000001.journal"]!.map { _ in 0 }
        await recorder.flush()
        #expect(recorder.waitingCount == 0 && recorder.lostCount == 6)
        var receipt = Receipt()
        for entry in await gate.entries { receipt.receive(entry) }
        #expect(await gate.batches.count == 1 && receipt.lostCount == 6 && receipt.receivedCount == 1)
    }

    // MARK: Consent

    @Test func `Consent that becomes pending stops the delivery`() async throws {
        let gate = Gate(isClosed: true)
        let recorder = try recorder(gate)
        recorder.fill(19)
        await until { await gate.batches.count == 1 }
        recorder.consent = .pending
        await gate.open()
        await pass()
        #expect(await gate.batches.count == 1)
        #expect(recorder.status == .idle)
        recorder.fill(1)
        await recorder.flush()
        #expect(await gate.batches.count == 1)
        recorder.consent = .granted
        await until { recorder.waitingCount == 0 }
        let numbers = await gate.entries.map(\.sequence)
        #expect(Set(numbers) == Set(1...21) && numbers.count <= 25)
    }

    /// The receiver gets one request at a time, even if a request doesn't end when it's canceled.
    @Test func `A delivery waits for the last request of a canceled one`() async throws {
        let gate = Gate(isClosed: true)
        let recorder = try recorder(gate)
        await until { await gate.batches.count == 1 }
        for _ in 0..<3 {
            recorder.consent = .pending
            recorder.consent = .granted
            recorder.consent = .denied
            recorder.consent = .granted
        }
        await pass()
        #expect(await gate.batches.count == 1)
        await gate.open()
        await until { recorder.waitingCount == 0 }
        let batches = await gate.batches
        #expect(batches.count == 2 && batches[1].map(\.sequence) == [1])
        #expect(batches[1][0].installation != batches[0][0].installation)
    }

    @Test func `A denial at launch erases what an earlier launch left`() async throws {
        let volume = MemoryVolume()
        let first = try recorder(on: volume, consent: .pending)
        first.fill(5)
        volume.files["rejected.json"] = [1]
        #expect(volume.files.count > 2)
        let again = try recorder(on: volume, consent: .denied)
        #expect(volume.files.isEmpty && again.waitingCount == 0 && again.failure == nil)
        again.fill(3)
        #expect(volume.files.isEmpty)
        again.consent = .granted
        await again.flush()
        again.fill(1)
        await until { again.waitingCount == 0 }
    }

    @Test func `A denial during a request leaves nothing`() async throws {
        let volume = MemoryVolume()
        let gate = Gate(isClosed: true, answer: .rejected("no"))
        let recorder = try recorder(gate, on: volume, batch: 1)
        await until { await gate.batches.count == 1 }
        recorder.consent = .denied
        #expect(volume.files.isEmpty)
        await gate.open()
        await pass()
        #expect(volume.files.isEmpty && recorder.status == .idle && recorder.rejectedCount == 0)
    }

    @Test func `Files that can't be erased are erased before they are used again`() async throws {
        let volume = MemoryVolume()
        let gate = Gate()
        let recorder = try recorder(gate, on: volume) { $0.sendsAutomatically = false }
        recorder.fill(3)
        let installation = recorder.waitingEntries()[0].installation
        volume.behavior.irremovable = "journal"
        recorder.consent = .denied
        #expect(recorder.failure != nil)
        recorder.consent = .granted
        #expect(recorder.failure != nil && !recorder.isStoring)
        recorder.fill(1)
        volume.behavior.irremovable = nil
        recorder.consent = .denied
        #expect(recorder.failure == nil && volume.files.isEmpty)
        recorder.consent = .granted
        #expect(recorder.failure == nil && recorder.isStoring)
        #expect(recorder.waitingEntries().count == 1 && recorder.waitingEntries()[0].installation != installation)
    }

    /// On a disk, with its lock.
    @Test func `Consent that is granted again is measured at once`() async throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "impressions-\(UUID())")
        defer { try? FileManager.default.removeItem(at: url) }
        let gate = Gate(isClosed: true)
        let recorder = try ImpressionRecorder(
            directory: url, exporter: .send { await gate.receive($0) }, consent: .granted)
        recorder.fill(2)
        await until { await gate.batches.count == 1 }
        recorder.consent = .denied
        #expect(try FileManager.default.contentsOfDirectory(atPath: url.path) == ["lock"])
        recorder.consent = .granted
        #expect(recorder.failure == nil && recorder.isStoring)
        await gate.open()
        recorder.fill(1)
        await until { recorder.waitingCount == 0 }
        #expect(throws: ImpressionError.directoryInUse(path: url.path)) {
            try ImpressionRecorder(directory: url, exporter: .send { _ in .accepted })
        }
    }

    // MARK: Durability

    @Test func `Records are reported once they are on the disk`() async throws {
        let volume = MemoryVolume()
        volume.behavior.synchronizes = false
        let recorder = try recorder(on: volume, consent: .pending) { $0.durability = .power }
        var reported: [UInt64] = []
        recorder.onEntry = { reported.append($0.sequence) }
        recorder.fill(3)
        await until { recorder.failure != nil }
        await pass()
        #expect(reported.isEmpty)
        volume.behavior.synchronizes = true
        await until { reported == [1, 2, 3, 4] }
        #expect(recorder.failure == nil)
    }

    @Test func `A disk that fails is tried again after a second`() async throws {
        let volume = MemoryVolume()
        let (pauses, pause) = AsyncStream.makeStream(of: Double.self)
        let recorder = try recorder(on: volume, consent: .pending) {
            $0.durability = .power
            $0.sleep = { seconds in
                pause.yield(seconds)
                await Task.yield()
            }
        }
        volume.behavior.synchronizes = false
        recorder.fill(1)
        for await seconds in pauses {
            #expect(seconds == 1)
            break
        }
        volume.behavior.synchronizes = true
        await until { recorder.failure == nil }
    }

    @Test func `A recorder writes each entry to the disk once, and then rests`() async throws {
        let volume = MemoryVolume()
        let recorder = try recorder(on: volume, consent: .pending) { $0.durability = .power }
        var reported = 0
        recorder.onEntry = { _ in reported += 1 }
        // The first entry is the launch.
        for count in 1...3 {
            if count > 1 { recorder.fill(1) }
            await until { reported == count }
            await pass()
            #expect(!recorder.isSynchronizing && recorder.unsynchronized.isEmpty)
        }
        #expect(volume.synchronized == ["00000001.journal", "", "00000001.journal", "00000001.journal"])
    }

    @Test func `A denial during a write to the disk reports nothing`() async throws {
        let recorder = try recorder(consent: .pending) { $0.durability = .power }
        var reported = 0
        recorder.onEntry = { _ in reported += 1 }
        recorder.fill(3)
        recorder.consent = .denied
        await pass()
        #expect(reported == 0)
        recorder.consent = .granted
        recorder.fill(2)
        // The first entry is the launch.
        await until { reported == 3 }
    }

    // MARK: Installation

    private struct Ad: View {
        var body: some View { Color.blue.frame(width: 100, height: 100).impression(of: "ad", in: "feed") }
    }

    @Test func `Open impressions end with their installation`() async throws {
        let recorder = try recorder(consent: .pending)
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Ad().impressions(recorder) }
        stage.advance(by: 2)
        try recorder.rotateInstallation()
        stage.advance(by: 2)
        let entries = recorder.waitingEntries()
        let records = entries.compactMap(\.impression)
        #expect(records.map(\.revision) == [.viewable, .closed, .viewable])
        #expect(records[1].id == records[0].id && records[2].id != records[0].id)
        #expect(abs(records[1].duration - 2) < 0.02 && records[1].end == nil)
        #expect(records[2].launch != records[0].launch)
        let old = Set(entries.prefix(4).flatMap { [$0.installation, $0.stream] })
        let new = Set(entries.dropFirst(4).flatMap { [$0.installation, $0.stream] })
        #expect(entries[3].body == .end && entries[4].body == .launch(previous: nil) && old.isDisjoint(with: new))
    }

    @Test func `The action of entries receives the end of a stream and the next launch`() async throws {
        let recorder = try recorder(consent: .pending)
        var reported: [LedgerEntry] = []
        recorder.onEntry = { reported.append($0) }
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Ad().impressions(recorder) }
        stage.advance(by: 2)
        try recorder.rotateInstallation()
        stage.advance(by: 2)
        // The program stored the first launch before it had an action.
        #expect(reported == Array(recorder.waitingEntries().dropFirst()))
        #expect(reported.map(\.sequence) == [2, 3, 4, 1, 2] && reported[2].body == .end)
    }

    /// The first flush delivers everything that fits on the disk.
    @Test func `A delivery that makes space stores, reports, and delivers the losses`() async throws {
        let gate = Gate()
        let recorder = try recorder(gate) {
            $0.diskLimit = 2_000
            $0.sendsAutomatically = false
        }
        var reported: [LedgerEntry] = []
        recorder.onEntry = { reported.append($0) }
        recorder.fill(20)
        let lost = recorder.lostCount
        #expect(lost > 5)
        await recorder.flush()
        var receipt = Receipt()
        for entry in await gate.entries { receipt.receive(entry) }
        #expect(receipt.state == .complete && receipt.lostCount == UInt64(lost) && recorder.lostCount == lost)
        let losses = await gate.entries.filter { if case .loss = $0.body { true } else { false } }
        #expect(losses.count == 1 && reported.contains(losses[0]) && recorder.waitingCount == 0)
    }

    @Test func `A long subject is cut`() async throws {
        let recorder = try recorder(consent: .pending)
        let subject = String(repeating: "aé", count: 3_000)
        let stage = Stage(size: CGSize(width: 200, height: 200)) {
            Color.blue.impression(of: subject, in: "feed").impressions(recorder)
        }
        stage.advance(by: 2)
        let record = try #require(recorder.waitingEntries().compactMap(\.impression).first)
        #expect(subject.hasPrefix(record.subject) && record.subject.utf8.count == 4_096)
    }

    @Test func `Without a recorder the views remain`() {
        let none: ImpressionRecorder? = nil
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Ad().impressions(none) }
        stage.advance(by: 2)
        #expect(stage.isAtRest)
    }
}
