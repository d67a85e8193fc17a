import Foundation
import ImpressionLedger
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

@testable import ScrollworkImpressions

/// One exposure that continues while something around it changes is one impression.
@MainActor @Suite struct RuleChangeTests {
    @MainActor @Observable final class Model {
        var rules: [ImpressionRule] = [.display]
    }

    private struct Ad: View {
        let model: Model
        let recorder: ImpressionRecorder

        var body: some View {
            Color.blue.frame(width: 200, height: 100)
                .impression(of: 17, in: "feed", rules: model.rules)
                .impressions(recorder)
        }
    }

    private func stage(_ model: Model, _ recorder: ImpressionRecorder) -> Stage {
        Stage(size: CGSize(width: 300, height: 200)) { Ad(model: model, recorder: recorder) }
    }

    private func display(_ recorder: ImpressionRecorder) -> [ImpressionRecord] {
        recorder.waitingEntries().compactMap(\.impression).filter { $0.rule == "display" }
    }

    @Test(arguments: [[.display, .video], [.video, .display]] as [[ImpressionRule]])
    func `A rule that remains keeps its impression`(_ rules: [ImpressionRule]) throws {
        let model = Model(), recorder = try ImpressionRecorder.inMemory()
        let stage = stage(model, recorder)
        stage.advance(by: 3)
        model.rules = rules
        stage.advance(by: 3)
        stage.close()
        let records = display(recorder)
        #expect(Set(records.map(\.id)).count == 1)
        #expect(records.last.map { abs($0.duration - 6) < 0.05 } == true)
    }

    @Test func `An installation that remains keeps its impressions`() throws {
        let volume = MemoryVolume()
        var options = ImpressionRecorder.Options()
        options.volume = { _ in volume }
        options.sendsAutomatically = false
        options.date = { 1_000 }
        let recorder = try ImpressionRecorder(
            directory: FileManager.default.temporaryDirectory.appending(path: "unused"),
            exporter: .send { _ in .accepted }, options: options)
        let stage = stage(Model(), recorder)
        stage.advance(by: 2)
        volume.failure = .noRoom
        #expect(throws: ImpressionError.self) { try recorder.rotateInstallation() }
        volume.failure = nil
        stage.advance(by: 2)
        stage.close()
        #expect(Set(display(recorder).map(\.id)).count == 1)
    }
}
