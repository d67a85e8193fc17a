import Foundation
import ImpressionLedger
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

@testable import ScrollworkImpressions

/// The time of impressions, compared with a calculation.
@MainActor @Suite struct SeenTimeTests {
    @MainActor @Observable final class Model {
        var isSheetShown = false
    }

    /// A view that moves up and down across the lower edge of the window. Its visible share is 1 - 1.5 cos(1.1 t).
    private struct Swing: View {
        var body: some View {
            TimelineView(.animation) { context in
                Color.blue.frame(width: 100, height: 100)
                    .impression(of: "ad", in: "feed")
                    .position(x: 150, y: 250 + 150 * cos(1.1 * context.date.timeIntervalSinceReferenceDate))
            }
        }
    }

    @Test(arguments: [4.0, 9, 15, 24, 30, 60, 120, 1_000])
    func `Durations and areas are those of the movement at every frame rate`(_ framesPerSecond: Double) throws {
        let recorder = try ImpressionRecorder.inMemory()
        let stage = Stage(size: CGSize(width: 300, height: 300), framesPerSecond: framesPerSecond) {
            Swing().impressions(recorder)
        }
        stage.advance(by: 20)
        stage.close()
        let records = recorder.waitingEntries().compactMap(\.impression)
        let closed = records.filter { $0.revision == .closed }
        // Half of the view is visible while the cosine is at most a third.
        let period = 2 * Double.pi / 1.1, edge = acos(1.0 / 3) / 1.1
        let starts = (0..<4).map { Double($0) * period + edge }
        let ends = (0..<4).map { min(Double($0 + 1) * period - edge, 20) }
        #expect(closed.count == 4 && Set(closed.map(\.id)).count == 4)
        #expect(records.filter { $0.revision == .viewable }.map(\.id) == closed.map(\.id))
        // Between frames that are far apart, the earlier one counts.
        let isInterpolated = framesPerSecond >= 10
        for (record, (start, end)) in zip(closed, zip(starts, ends)) {
            var area = 0.0
            for step in 0..<10_000 {
                let time = start + (end - start) * (Double(step) + 0.5) / 10_000
                area += min(1 - 1.5 * cos(1.1 * time), 1) * (end - start) / 10_000
            }
            let tolerance = isInterpolated ? 0.01 : 1 / framesPerSecond
            #expect(abs(record.duration - (end - start)) <= tolerance, "\(record.duration) \(end - start)")
            #expect(abs(record.areaSeconds - area) <= tolerance, "\(record.areaSeconds) \(area)")
            #expect(abs(record.start - 978_307_200 - start) <= tolerance)
        }
    }

    private struct Page: View {
        @Bindable var model: Model

        var body: some View {
            Color.blue.impression(of: "ad", in: "feed").sheet(isPresented: $model.isSheetShown) { Text("Sheet") }
        }
    }

    /// The view was on screen until the frame with the sheet, so nothing is interpolated.
    @Test func `An impression under a sheet lasts until the frame in which the sheet appears`() throws {
        let recorder = try ImpressionRecorder.inMemory()
        let model = Model()
        let stage = Stage(size: CGSize(width: 300, height: 300), framesPerSecond: 20) {
            Page(model: model).impressions(recorder)
        }
        stage.advance(by: 2)
        model.isSheetShown = true
        stage.advance(by: 1)
        let closed = try #require(recorder.waitingEntries().last?.impression)
        #expect(closed.revision == .closed && closed.end == .obstructed && abs(closed.duration - 2.05) < 1e-9)
    }

    @Test func `Only an impression during which the clock is set has the mark`() throws {
        let recorder = try ImpressionRecorder.inMemory()
        let scene = ImpressionScene(recorder)
        let subject = ImpressionSubject(subject: "ad", placement: "feed")
        let key = scene.makeKeys([.display], for: subject)[0]
        // The machine sleeps for an hour in the second impression.
        for (awake, elapsed, wall, isVisible) in [
            (0.0, 0.0, 1_000.0, true), (1.5, 1.5, 5_001.5, false), (2, 2, 5_002, true), (4, 3_604, 8_604, false),
        ] {
            scene.change(
                key, subject, to: ClockReading(awake: awake, elapsed: elapsed, wall: wall),
                isVisible ? AreaSample(lost: Losses()) : .nothing(.hidden), previousTime: nil, isStep: true)
        }
        let records = recorder.waitingEntries().compactMap(\.impression)
        #expect(records.map(\.revision) == [.viewable, .closed, .viewable, .closed])
        #expect(records.map(\.clockJumped) == [true, true, false, false])
        #expect(records.map(\.start) == [1_000, 1_000, 5_002, 5_002])
        #expect(records.map(\.duration) == [1, 1.5, 1, 2])
    }

    /// No view changes after the clock is set.
    @Test func `An impression that becomes viewable after the clock is set has the mark`() throws {
        let recorder = try ImpressionRecorder.inMemory()
        let scene = ImpressionScene(recorder)
        scene.begin()
        let subject = ImpressionSubject(subject: "ad", placement: "feed")
        let key = scene.makeKeys([.display], for: subject)[0]
        scene.change(
            key, subject, to: ClockReading(awake: 0, elapsed: 0, wall: 1_000), AreaSample(lost: Losses()),
            previousTime: nil, isStep: true)
        scene.timer.action?(ClockReading(awake: 1.5, elapsed: 1.5, wall: 5_001.5))
        let records = recorder.waitingEntries().compactMap(\.impression)
        #expect(records.map(\.revision) == [.viewable] && records.map(\.clockJumped) == [true])
        #expect(records.map(\.start) == [1_000])
    }
}
