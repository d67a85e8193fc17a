import Foundation
import ImpressionLedger
import ScrollworkTesting
import SwiftUI
import Testing

@testable import ScrollworkImpressions

/// Measured views at rest. Twice per second, the recorder stores the state of their impressions, which changes no view.
@MainActor @Suite struct RestingViewTests {
    private struct Ad: View {
        var body: some View { Color.blue.frame(width: 100, height: 100).impression(of: "ad", in: "feed") }
    }

    private struct Clock: View {
        let seconds: Double

        var body: some View {
            TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: seconds)) { _ in Ad() }
        }
    }

    private func recorder(_ volume: MemoryVolume) throws -> ImpressionRecorder {
        var options = ImpressionRecorder.Options()
        options.volume = { _ in volume }
        options.sendsAutomatically = false
        return try ImpressionRecorder(
            directory: URL(filePath: "/unused"), exporter: .send { _ in .accepted }, options: options)
    }

    private func stage(_ view: some View, _ recorder: ImpressionRecorder) -> Stage {
        Stage(size: CGSize(width: 200, height: 200)) { view.impressions(recorder) }
    }

    /// At multiples of half a second, the time of a checkpoint can be the end of the maximum time.
    @Test(arguments: [0, 0.3, 1, 1.5, 2, 7.25]) func `A measured view settles once it is viewable`(
        after seconds: Double
    ) throws {
        let recorder = try recorder(MemoryVolume()), stage = stage(Ad(), recorder)
        stage.advance(by: seconds)
        #expect(try abs(stage.settle() - max(1 - seconds, 0)) < 0.02)
        #expect(try stage.settle() == 0 && stage.settle(within: 0.5) == 0)
        #expect(recorder.waitingEntries().compactMap(\.impression).map(\.revision) == [.viewable])
    }

    @Test func `The stage stores open impressions on the way to a later time`() throws {
        let volume = MemoryVolume()
        let stage = stage(Clock(seconds: 4), try recorder(volume))
        stage.advance(by: 1.5)
        stage.resetStatistics()
        try stage.settle(within: 2.4)
        #expect(stage.time == 1.5)
        try stage.settle(within: 6)
        #expect(stage.time == 4)
        // The checkpoints at 2, 2.5, 3, 3.5, and 4 seconds, of which the last one is in the frame of the clock.
        #expect(stage.statistics.frames == 5)
        let again = try self.recorder(MemoryVolume(volume.files))
        let record = try #require(again.waitingEntries().compactMap(\.impression).last)
        #expect(record.revision == .recovered && abs(record.duration - 4) < 0.02)
    }
}
