import Foundation
import ImpressionLedger
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

@testable import ScrollworkImpressions

/// Modifiers of several views. Each view has its own impressions.
@MainActor @Suite struct SeveralViewsTests {
    @MainActor @Observable final class Model {
        var count = 3
        var subject = "ad"
        var samples: [Double] = []
    }

    private struct Rows: View {
        let model: Model
        let spacing: Double

        var body: some View {
            ScrollView {
                VStack(spacing: spacing) {
                    ForEach(0..<model.count, id: \.self) { _ in Color.red.frame(height: 100) }
                        .impression(of: model.subject, in: "feed")
                }
            }
        }
    }

    private func stage(_ model: Model, _ recorder: ImpressionRecorder, spacing: Double = 0) -> Stage {
        Stage(size: CGSize(width: 300, height: 600)) { Rows(model: model, spacing: spacing).impressions(recorder) }
    }

    private func records(
        _ recorder: ImpressionRecorder, _ revision: ImpressionRecord.Revision = .closed
    ) -> [ImpressionRecord] {
        recorder.waitingEntries().compactMap(\.impression).filter { $0.revision == revision }
    }

    @Test func `Each element has its own impression`() throws {
        let recorder = try ImpressionRecorder.inMemory()
        let stage = stage(Model(), recorder)
        stage.advance(by: 2)
        #expect(records(recorder, .viewable).count == 3)
        stage.close()
        #expect(Set(records(recorder).map(\.id)).count == 3 && records(recorder).allSatisfy { $0.pixels == 30_000 })
    }

    @Test func `Only the visible elements have impressions`() throws {
        let recorder = try ImpressionRecorder.inMemory()
        let stage = stage(Model(), recorder, spacing: 400)
        stage.advance(by: 2)
        // The second element is visible, and the third one isn't.
        #expect(records(recorder, .viewable).count == 2)
        stage.drag(from: CGPoint(x: 150, y: 500), to: CGPoint(x: 150, y: 200), over: 0.2)
        try stage.settle(within: 0.9)
        #expect(records(recorder).map(\.end) == [.clipped])
    }

    @Test func `An element that is removed ends its own impression`() throws {
        let model = Model(), recorder = try ImpressionRecorder.inMemory()
        let stage = stage(model, recorder)
        stage.advance(by: 2)
        model.count = 2
        stage.advance(by: 3)
        #expect(records(recorder).map(\.end) == [.hidden] && abs(records(recorder)[0].duration - 2) < 0.02)
        stage.close()
        #expect(records(recorder).dropFirst().allSatisfy { $0.duration == 5 })
        #expect(records(recorder).count == 3)
    }

    @Test func `Another subject applies to each element`() throws {
        let model = Model(), recorder = try ImpressionRecorder.inMemory()
        let stage = stage(model, recorder)
        stage.advance(by: 2)
        model.subject = "other"
        stage.advance(by: 2)
        #expect(records(recorder).map(\.subject) == ["ad", "ad", "ad"])
        stage.close()
        #expect(records(recorder).dropFirst(3).map(\.subject) == ["other", "other", "other"])
    }

    @Test func `The views of a group are measured separately`() throws {
        let recorder = try ImpressionRecorder.inMemory()
        let stage = Stage(size: CGSize(width: 300, height: 600)) {
            HStack(spacing: 0) {
                Group {
                    Color.red.frame(width: 100, height: 100)
                    Color.green.frame(width: 100, height: 100)
                }
                .impression(of: "ad", in: "feed")
            }
            .overlay(alignment: .leading) { Color.black.frame(width: 100) }
            .impressions(recorder)
        }
        stage.advance(by: 2)
        stage.close()
        #expect(records(recorder).map(\.duration) == [2])
    }
}
