import Foundation
import ImpressionLedger
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

@testable import ScrollworkImpressions

/// Seconds that count toward an impression although their view disappeared.
@MainActor @Suite struct CumulativeRuleTests {
    /// Two seconds in total.
    private static let total = ImpressionRule(duration: .seconds(2), isCumulative: true, name: "total")
    private static let unbroken = ImpressionRule(duration: .seconds(2), name: "unbroken")

    @MainActor @Observable final class Model {
        var isShown = true
        var subject = "ad"
        var placement = "feed"
        var rules = [CumulativeRuleTests.total, CumulativeRuleTests.unbroken]
        var copies = 1
    }

    private struct Feed: View {
        let model: Model

        var body: some View {
            VStack(spacing: 0) {
                if model.isShown {
                    ForEach(0..<model.copies, id: \.self) { _ in
                        Color.blue.frame(width: 200, height: 40)
                            .impression(of: model.subject, in: model.placement, rules: model.rules)
                    }
                }
            }
        }
    }

    private func stage(_ model: Model, _ recorder: ImpressionRecorder) -> Stage {
        Stage(size: CGSize(width: 300, height: 300)) { Feed(model: model).impressions(recorder) }
    }

    private func records(_ recorder: ImpressionRecorder) -> [ImpressionRecord] {
        recorder.waitingEntries().compactMap(\.impression)
    }

    /// Shows the view for a number of seconds, and removes it for another second.
    private func show(for seconds: Double, _ model: Model, _ stage: Stage) {
        model.isShown = true
        stage.update()
        stage.advance(by: seconds)
        model.isShown = false
        stage.update()
        stage.advance(by: 1)
    }

    @Test func `A removed view continues where it ended`() throws {
        let model = Model(), recorder = try ImpressionRecorder.inMemory()
        model.isShown = false
        let stage = stage(model, recorder)
        show(for: 0.75, model, stage)
        show(for: 0.75, model, stage)
        #expect(records(recorder).isEmpty)
        show(for: 0.75, model, stage)
        let found = records(recorder)
        try #require(found.map(\.revision) == [.viewable, .closed] && found.allSatisfy { $0.rule == "total" })
        #expect(abs(found[0].earlierDuration - 1.5) < 0.02 && abs(found[0].duration - 0.5) < 0.02)
        #expect(abs(found[1].earlierDuration - 1.5) < 0.02 && abs(found[1].duration - 0.75) < 0.02)
        #expect(abs(found[1].areaSeconds + found[1].lost.sum - found[1].duration) < 1e-9)
        // The reported seconds don't count again.
        show(for: 1.75, model, stage)
        #expect(records(recorder).count == 2)
        show(for: 0.5, model, stage)
        #expect(records(recorder).count == 4)
    }

    @Test func `A row that a lazy stack recycles continues where it ended`() throws {
        let recorder = try ImpressionRecorder.inMemory()
        let stage = Stage(size: CGSize(width: 300, height: 300)) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<200, id: \.self) { row in
                        Color.blue.frame(height: 100).impression(of: row, in: "feed", rules: [Self.total])
                    }
                }
            }
            .impressions(recorder)
        }
        func visit(_ seconds: Double) {
            stage.advance(by: seconds)
            stage.wheel(by: CGSize(width: 0, height: 10_000), at: CGPoint(x: 150, y: 150))
            stage.advance(by: 0.5)
            stage.wheel(by: CGSize(width: 0, height: -10_000), at: CGPoint(x: 150, y: 150))
            stage.update()
        }
        visit(1.2)
        #expect(records(recorder).isEmpty)
        visit(1.2)
        let viewable = records(recorder).filter { $0.revision == .viewable && ["0", "1", "2"].contains($0.subject) }
        #expect(Set(viewable.map(\.subject)) == ["0", "1", "2"])
        #expect(viewable.allSatisfy { $0.earlierDuration > 1 && $0.duration < 1 })
    }

    @Test(arguments: ["subject", "placement", "rules"])
    func `Only the same subject, place, and rule continues`(changed: String) throws {
        let model = Model(), recorder = try ImpressionRecorder.inMemory()
        model.isShown = false
        let stage = stage(model, recorder)
        show(for: 1.5, model, stage)
        let old = (model.subject, model.placement, model.rules)
        switch changed {
        case "subject": model.subject = "other"
        case "placement": model.placement = "other"
        default: model.rules = [ImpressionRule(area: 0.6, duration: .seconds(2), isCumulative: true, name: "total")]
        }
        show(for: 1.5, model, stage)
        #expect(records(recorder).isEmpty)
        (model.subject, model.placement, model.rules) = old
        show(for: 0.75, model, stage)
        #expect(records(recorder).map(\.rule) == ["total", "total"])
    }

    /// A view whose subject changes without a removal.
    @Test func `A subject that returns to the same view continues`() throws {
        let model = Model(), recorder = try ImpressionRecorder.inMemory()
        model.rules = [Self.total]
        let stage = stage(model, recorder)
        for subject in ["a", "b", "a", "b", "a"] {
            model.subject = subject
            stage.update()
            stage.advance(by: 0.75)
        }
        #expect(records(recorder).filter { $0.revision == .viewable }.map(\.subject) == ["a"])
    }

    @Test func `Seconds of views at the same time count once`() throws {
        let model = Model(), recorder = try ImpressionRecorder.inMemory()
        model.isShown = false
        model.copies = 3
        let stage = stage(model, recorder)
        show(for: 0.9, model, stage)
        model.copies = 1
        show(for: 0.9, model, stage)
        #expect(records(recorder).isEmpty)
        show(for: 0.5, model, stage)
        #expect(records(recorder).count == 2)
    }

    @Test(arguments: [true, false])
    func `Seconds end with the installation`(isDenied: Bool) throws {
        let model = Model(), recorder = try ImpressionRecorder.inMemory()
        model.isShown = false
        let stage = stage(model, recorder)
        show(for: 1.5, model, stage)
        if isDenied {
            recorder.consent = .denied
            recorder.consent = .pending
        } else {
            try recorder.rotateInstallation()
        }
        show(for: 1.5, model, stage)
        #expect(records(recorder).isEmpty)
    }

    @Test func `Earlier seconds survive the journal and the delivery`() throws {
        var record = ImpressionRecord.sample(3)
        for seconds in [0, 1.25] {
            record.earlierDuration = seconds
            var writer = ByteWriter()
            writer.write(record)
            var reader = ByteReader(writer.bytes[...])
            #expect(try reader.readRecord() == record)
            #expect(throws: ByteReader.EndOfBytes.self) { try reader.read(UInt8.self) }
            let entry = LedgerEntry(
                installation: record.id, stream: record.launch, sequence: 2, date: 5, body: .impression(record))
            let text = String(decoding: OpenTelemetry.logs([entry]), as: UTF8.self)
            #expect(text.contains(#""impression.earlier_duration""#) == (seconds > 0))
        }
    }
}
