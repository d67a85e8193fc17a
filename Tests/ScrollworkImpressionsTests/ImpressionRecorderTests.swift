import Foundation
import ImpressionLedger
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

@testable import ScrollworkImpressions

@MainActor @Suite struct ImpressionRecorderTests {
    @MainActor @Observable final class Model {
        var isReady = true
        var isPlaying = false
        var isSheetShown = false
        var isThere = true
        var path: [Int] = []
        var rules: [ImpressionRule] = [.display]
    }

    private struct Feed: View {
        @Bindable var model: Model

        var body: some View {
            NavigationStack(path: $model.path) {
                VStack(spacing: 0) {
                    if model.isThere {
                        Color.blue.frame(width: 200, height: 100)
                            .impression(of: 17, in: "feed", rules: model.rules)
                            .impressionReady(model.isReady)
                            .impressionPlaying(model.isPlaying)
                    }
                }
                .navigationDestination(for: Int.self) { Text("\($0)") }
            }
            .sheet(isPresented: $model.isSheetShown) { Text("Sheet") }
        }
    }

    private func recorder(
        _ volume: MemoryVolume = MemoryVolume(), consent: ImpressionRecorder.Consent = .pending,
        exporter: ImpressionExporter = .send { _ in .accepted },
        change: (inout ImpressionRecorder.Options) -> Void = { _ in }
    ) throws -> ImpressionRecorder {
        var options = ImpressionRecorder.Options()
        options.volume = { _ in volume }
        options.sendsAutomatically = false
        options.date = { 1_000 }
        options.jitter = { 0 }
        change(&options)
        return try ImpressionRecorder(
            directory: FileManager.default.temporaryDirectory.appending(path: "unused"), exporter: exporter,
            consent: consent, options: options)
    }

    private func records(_ recorder: ImpressionRecorder) -> [ImpressionRecord] {
        recorder.waitingEntries().compactMap(\.impression)
    }

    @MainActor @Observable final class Window { var isOpen = true }

    private struct Windowed: View {
        let window: Window
        let model: Model
        let recorder: ImpressionRecorder

        var body: some View { if window.isOpen { Feed(model: model).impressions(recorder) } }
    }

    @Test func openImpressionsAreStoredWhenTheirWindowDisappears() throws {
        let volume = MemoryVolume(), window = Window()
        let recorder = try recorder(volume)
        let stage = Stage(size: CGSize(width: 300, height: 300)) {
            Windowed(window: window, model: Model(), recorder: recorder)
        }
        stage.advance(by: 1.5)
        func count() -> Int { volume.written.count { $0.hasPrefix("open") } }
        let before = count()
        stage.update()
        #expect(count() == before)
        window.isOpen = false
        stage.update()
        #expect(count() > before)
    }

    @Test func anImpressionIsKeptWhenItBecomesViewableAndWhenItEnds() throws {
        let model = Model()
        let recorder = try recorder()
        let stage = Stage(size: CGSize(width: 300, height: 300)) { Feed(model: model).impressions(recorder) }
        stage.advance(by: 0.95)
        #expect(records(recorder).isEmpty)
        stage.advance(by: 0.1)
        let first = try #require(records(recorder).first)
        #expect(
            first.revision == .viewable && first.subject == "17" && first.placement == "feed" && first.rule == "display"
        )
        #expect(abs(first.duration - 1) < 1e-6 && first.measurability == .exact && first.pixels == 20_000)
        stage.advance(by: 2)
        model.isSheetShown = true
        stage.update()
        let last = try #require(records(recorder).last)
        #expect(
            records(recorder).count == 2 && last.revision == .closed && last.id == first.id && last.end == .obstructed)
        #expect(abs(last.duration - stage.time) < 0.02 && abs(last.areaSeconds + last.lost.sum - last.duration) < 1e-9)
        #expect(abs(last.start - 978_307_200) < 0.02, "the stage's clock begins with 2001")
    }

    @Test func entriesAreNumberedWithoutGaps() throws {
        let model = Model()
        let recorder = try recorder()
        var reported: [LedgerEntry] = []
        recorder.onEntry = { reported.append($0) }
        let stage = Stage(size: CGSize(width: 300, height: 300)) { Feed(model: model).impressions(recorder) }
        for _ in 0..<6 {
            stage.advance(by: 1.2)
            model.path = [1]
            stage.advance(by: 1)
            model.path = []
            stage.advance(by: 0.5)
        }
        #expect(reported.map(\.sequence) == Array(2...13))
        #expect(records(recorder).filter { $0.revision == .closed }.count == 6)
        var receipt = Receipt()
        for entry in recorder.waitingEntries() { receipt.receive(entry) }
        #expect(receipt.state == .complete && recorder.waitingCount == 13)
    }

    @Test func viewsThatAreNotReadyOrDoNotPlayDoNotCount() throws {
        let model = Model()
        let recorder = try recorder()
        model.isReady = false
        model.rules = [.display, .video]
        let stage = Stage(size: CGSize(width: 300, height: 300)) { Feed(model: model).impressions(recorder) }
        stage.advance(by: 5)
        #expect(records(recorder).isEmpty)
        model.isReady = true
        stage.advance(by: 5)
        #expect(records(recorder).map(\.rule) == ["display"])
        model.isPlaying = true
        stage.advance(by: 1.9)
        #expect(records(recorder).count == 1)
        stage.advance(by: 0.2)
        #expect(records(recorder).map(\.rule) == ["display", "video"])
        model.isPlaying = false
        stage.update()
        #expect(records(recorder).last?.end == .paused && records(recorder).last?.rule == "video")
    }

    @Test func aRuleThatIsGivenTwiceCountsOnce() throws {
        let model = Model()
        let recorder = try recorder()
        model.rules = [.display, .largeDisplay, .display]
        let stage = Stage(size: CGSize(width: 300, height: 300)) { Feed(model: model).impressions(recorder) }
        stage.advance(by: 1.5)
        #expect(records(recorder).map(\.rule).sorted() == ["display", "largeDisplay"])
    }

    @Test func removedViewsCloseTheirImpressions() throws {
        let model = Model()
        let recorder = try recorder()
        let stage = Stage(size: CGSize(width: 300, height: 300)) { Feed(model: model).impressions(recorder) }
        stage.advance(by: 3.5)
        model.isThere = false
        stage.update()
        let record = try #require(records(recorder).last)
        #expect(record.revision == .closed && record.end == .hidden && abs(record.duration - 3.5) < 0.02)
    }

    /// The process ends without a word; at most half a second of what went on is missing.
    @Test func aKilledProcessLosesAtMostASecond() throws {
        let volume = MemoryVolume()
        let model = Model()
        let first = try recorder(volume)
        let stage = Stage(size: CGSize(width: 300, height: 300)) { Feed(model: model).impressions(first) }
        stage.advance(by: 7.3)
        // What is on disk at that moment is all that is left.
        let left = MemoryVolume()
        left.files = volume.files
        let again = try recorder(left)
        #expect(again.recoveredCount == 1)
        let record = try #require(records(again).last)
        #expect(
            record.revision == .recovered && record.subject == "17" && record.isViewable
                && (6.3...7.3).contains(record.duration))
        #expect(record.id == records(first)[0].id)
    }

    @Test func anOpenImpressionIsStoredEveryHalfSecond() throws {
        let volume = MemoryVolume()
        let recorder = try recorder(volume)
        let stage = Stage(size: CGSize(width: 300, height: 300)) { Feed(model: Model()).impressions(recorder) }
        // It becomes viewable after one second, so the last time is after two seconds.
        stage.advance(by: 2.09)
        let again = try self.recorder(MemoryVolume(volume.files))
        let record = try #require(records(again).last)
        #expect(record.revision == .recovered && record.duration > 1.99 && record.duration <= 2.09)
        stage.close()
    }

    /// A view that is viewable is stored from time to time. Without one, no frames are needed.
    @Test func theWindowRestsWhenItsImpressionsHaveEnded() throws {
        let model = Model()
        let recorder = try recorder()
        let stage = Stage(size: CGSize(width: 300, height: 300)) { Feed(model: model).impressions(recorder) }
        stage.advance(by: 2.2)
        #expect(!stage.isAtRest && records(recorder).map(\.revision) == [.viewable])
        model.isThere = false
        stage.update()
        stage.advance(by: 1)
        #expect(stage.isAtRest && records(recorder).map(\.revision) == [.viewable, .closed])
        stage.close()
    }

    @Test func consentDecides() async throws {
        let volume = MemoryVolume()
        let model = Model()
        let sent = Sent()
        let recorder = try recorder(volume, exporter: .send { await sent.take($0) })
        let stage = Stage(size: CGSize(width: 300, height: 300)) { Feed(model: model).impressions(recorder) }
        stage.advance(by: 2)
        await recorder.flush()
        #expect(await sent.entries.isEmpty && recorder.waitingCount == 2, "pending: kept, not sent")
        recorder.consent = .granted
        await recorder.flush()
        #expect(await sent.entries.count == 2)
        #expect(recorder.waitingCount == 0)
        recorder.consent = .denied
        #expect(volume.files.isEmpty)
        stage.advance(by: 5)
        #expect(volume.files.isEmpty && recorder.waitingEntries().isEmpty)
        recorder.consent = .granted
        stage.advance(by: 2)
        await recorder.flush()
        let entries = await sent.entries
        #expect(entries.count == 4 && entries[3].impression?.revision == .viewable)
        #expect(entries[3].stream != entries[0].stream && entries[3].installation != entries[0].installation)
    }

    private actor Sent {
        var entries: [LedgerEntry] = []
        func take(_ batch: [LedgerEntry]) -> Delivery {
            entries += batch
            return .accepted
        }
    }

    @Test func aFailingDiskIsHarmlessAndDeclared() throws {
        let volume = MemoryVolume()
        let model = Model()
        let recorder = try recorder(volume)
        let stage = Stage(size: CGSize(width: 300, height: 300)) { Feed(model: model).impressions(recorder) }
        volume.failure = .medium
        stage.advance(by: 2)
        model.isSheetShown = true
        stage.advance(by: 1)
        #expect(recorder.lostCount == 2 && records(recorder).isEmpty)
        volume.failure = nil
        model.isSheetShown = false
        stage.advance(by: 3)
        var receipt = Receipt()
        for entry in recorder.waitingEntries() { receipt.receive(entry) }
        #expect(receipt.state == .complete && receipt.lostCount == 2 && records(recorder).count == 1)
    }

    @Test func pagesOfACarouselAreRecorded() throws {
        let recorder = try recorder()
        let stage = Stage(size: CGSize(width: 300, height: 200)) {
            Carousel(0..<8, id: \.self) { Text("\($0)").frame(maxWidth: .infinity, minHeight: 200) }
                .pageImpressions(in: "hero").impressions(recorder)
        }
        stage.advance(by: 1.5)
        stage.flick(from: CGPoint(x: 150, y: 100), velocity: CGVector(dx: -900, dy: 0))
        try stage.settle()
        stage.advance(by: 1.5)
        #expect(records(recorder).filter { $0.revision == .viewable }.map(\.subject) == ["0", "1"])
        let closed = try #require(records(recorder).first { $0.revision == .closed })
        #expect(closed.subject == "0" && closed.placement == "hero" && closed.end == .clipped)
    }

    @Test func theModifiersOfACarouselCanFollow() throws {
        let recorder = try recorder()
        var settled: [Int] = []
        let stage = Stage(size: CGSize(width: 300, height: 200)) {
            Carousel(0..<8, id: \.self) { Text("\($0)").frame(maxWidth: .infinity, minHeight: 200) }
                .pageImpressions(in: "hero")
                .carouselStyle(.scaled)
                .onPageChange { if $0 == .settled { settled.append($1) } }
                .pageIndicator()
                .impressions(recorder)
        }
        stage.advance(by: 1.5)
        stage.flick(from: CGPoint(x: 150, y: 100), velocity: CGVector(dx: -900, dy: 0))
        try stage.settle()
        stage.advance(by: 1.5)
        #expect(settled == [1])
        #expect(records(recorder).filter { $0.revision == .viewable }.map(\.subject) == ["0", "1"])
    }

    /// A lazy stack knows the number of elements of a measured carousel without creating it.
    @Test func measuredCarouselsInALazyStackAreCreatedAsTheyAppear() throws {
        var created: Set<Int> = []
        let recorder = try recorder()
        let stage = Stage(size: CGSize(width: 300, height: 400)) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<1_000, id: \.self) { row in
                        Carousel(0..<3, id: \.self) { page in
                            let _ = created.insert(row)
                            Text("\(page)").frame(maxWidth: .infinity, minHeight: 100)
                        }
                        .pageImpressions(in: "row \(row)")
                        .frame(height: 100)
                    }
                }
            }
            .impressions(recorder)
        }
        #expect(created.count < 10)
        stage.advance(by: 1.5)
        let placements = records(recorder).filter { $0.revision == .viewable }.map(\.placement)
        #expect(Set(placements) == Set((0..<4).map { "row \($0)" }))
    }

    @Test func withoutARecorderNothingIsMeasured() {
        let model = Model()
        let stage = Stage(size: CGSize(width: 300, height: 300)) { Feed(model: model) }
        stage.advance(by: 3)
        #expect(stage.isAtRest)
    }
}
