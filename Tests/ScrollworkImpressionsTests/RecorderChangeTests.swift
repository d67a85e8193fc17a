import Foundation
import ImpressionLedger
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

@testable import ScrollworkImpressions

/// Changes of a recorder while views are measured: from an action of the recorder, and to another recorder.
@MainActor @Suite struct RecorderChangeTests {
    @MainActor @Observable final class Model {
        var isThere = true
        var recorder: ImpressionRecorder

        init(_ recorder: ImpressionRecorder) { self.recorder = recorder }
    }

    private struct Ads: View {
        let model: Model

        var body: some View {
            VStack(spacing: 0) {
                if model.isThere {
                    ForEach(1...2, id: \.self) { Color.blue.frame(height: 100).impression(of: $0, in: "feed") }
                    Carousel([3], id: \.self) { _ in Color.blue.frame(height: 100) }.pageImpressions(in: "hero")
                }
            }
            .impressions(model.recorder)
        }
    }

    private func stage(_ model: Model) -> Stage {
        Stage(size: CGSize(width: 300, height: 400)) { Ads(model: model) }
    }

    private func records(_ recorder: ImpressionRecorder) -> [ImpressionRecord] {
        recorder.waitingEntries().compactMap(\.impression)
    }

    // MARK: Actions

    @Test func `The action of an entry can deny consent`() throws {
        let recorder = try ImpressionRecorder.inMemory()
        var reported = 0
        recorder.onEntry = { _ in
            reported += 1
            recorder.consent = .denied
        }
        let stage = stage(Model(recorder))
        stage.advance(by: 3)
        #expect(reported == 1 && recorder.waitingEntries().isEmpty)
        recorder.onEntry = nil
        recorder.consent = .pending
        stage.advance(by: 1.1)
        #expect(records(recorder).map(\.revision) == [.viewable, .viewable, .viewable])
    }

    /// All of them become viewable at the same time.
    @Test func `The action of an entry can rotate the installation`() throws {
        let recorder = try ImpressionRecorder.inMemory()
        var rotations = 0
        recorder.onEntry = { entry in
            guard entry.impression != nil, rotations == 0 else { return }
            rotations += 1
            try? recorder.rotateInstallation()
        }
        let stage = stage(Model(recorder))
        stage.advance(by: 2.5)
        stage.close()
        let entries = recorder.waitingEntries()
        let installations = Dictionary(grouping: entries, by: \.installation).mapValues { $0.compactMap(\.impression) }
        #expect(rotations == 1 && installations.count == 2)
        for records in installations.values {
            let closed = records.filter { $0.revision == .closed }
            #expect(records.count == 6 && Set(closed.map(\.subject)) == ["1", "2", "3"])
            #expect(Set(closed.map(\.id)) == Set(records.map(\.id)))
        }
        let ids = installations.values.map { Set($0.map(\.id)) }
        #expect(ids[0].isDisjoint(with: ids[1]))
    }

    @Test func `An impression that becomes viewable and ends in one frame is complete before an action runs`() throws {
        let recorder = try ImpressionRecorder.inMemory()
        recorder.onEntry = { if $0.impression != nil { try? recorder.rotateInstallation() } }
        let model = Model(recorder)
        let stage = stage(model)
        stage.advance(by: 0.9)
        model.isThere = false
        stage.advance(by: 0.2, framesPerSecond: 5)
        let records = records(recorder)
        for subject in ["1", "2", "3"] {
            #expect(records.filter { $0.subject == subject }.map(\.revision) == [.viewable, .closed], "\(subject)")
        }
    }

    @Test func `Impressions end with their installation and have their whole duration`() throws {
        let recorder = try ImpressionRecorder.inMemory()
        let stage = stage(Model(recorder))
        stage.advance(by: 2.3)
        try recorder.rotateInstallation()
        let closed = records(recorder).filter { $0.revision == .closed }
        #expect(closed.count == 3 && closed.allSatisfy { abs($0.duration - 2.3) < 1e-9 })
    }

    // MARK: Another recorder

    @Test func `A window measures for the recorder that it has`() throws {
        let first = try ImpressionRecorder.inMemory(), second = try ImpressionRecorder.inMemory()
        let model = Model(first)
        let stage = stage(model)
        stage.advance(by: 1.5)
        model.recorder = second
        stage.advance(by: 1.5)
        #expect(records(first).map(\.revision) == [.viewable, .viewable, .viewable, .closed, .closed, .closed])
        #expect(records(first).suffix(3).allSatisfy { abs($0.duration - 1.5) < 0.02 })
        #expect(records(second).map(\.revision) == [.viewable, .viewable, .viewable])
        first.consent = .denied
        stage.close()
        #expect(records(second).count == 6 && records(first).isEmpty)
        #expect(records(second).suffix(3).allSatisfy { abs($0.duration - 1.5) < 0.02 })
    }

    private struct Windows: View {
        let model: Model
        let other: ImpressionRecorder

        var body: some View {
            HStack(spacing: 0) {
                Color.blue.frame(height: 100).impression(of: 1, in: "feed").impressions(model.recorder)
                Color.blue.frame(height: 100).impression(of: 2, in: "feed").impressions(other)
            }
        }
    }

    /// Without a carousel, nothing but the window has the previous measurements.
    @Test func `Impressions end when their window gets another recorder`() throws {
        let first = try ImpressionRecorder.inMemory(), second = try ImpressionRecorder.inMemory()
        let model = Model(first)
        let stage = Stage(size: CGSize(width: 300, height: 400)) { Windows(model: model, other: first) }
        stage.advance(by: 5)
        model.recorder = second
        stage.update()
        let closed = records(first).filter { $0.revision == .closed }
        #expect(closed.map(\.subject) == ["1"] && closed.map(\.duration) == [5] && closed.map(\.end) == [.hidden])
        stage.advance(by: 2)
        stage.close()
        #expect(records(first).filter { $0.subject == "1" }.map(\.revision) == [.viewable, .closed])
        #expect(records(first).filter { $0.subject == "2" }.map(\.duration) == [1, 7])
        #expect(records(second).map(\.revision) == [.viewable, .closed])
    }
}
