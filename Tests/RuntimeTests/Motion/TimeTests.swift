import Foundation
import ScrollworkTesting
import SwiftUI
import Testing

@MainActor @Observable private final class Model {
    var trigger = 0
    var isPaused = false
    @ObservationIgnored var dates: [Double] = []
}

@MainActor @Suite struct TimeTests {
    private let model = Model()
    private func stage(@ViewBuilder _ content: () -> some View) -> Stage {
        Stage(size: CGSize(width: 100, height: 100), content: content)
    }

    @Test func aPeriodicTimelineUpdatesAtItsDates() {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let stage = stage {
            TimelineView(.periodic(from: start, by: 0.25)) { context in
                let _ = model.dates.append(context.date.timeIntervalSinceReferenceDate)
                Color.clear
            }
        }
        stage.advance(by: 1)
        #expect(model.dates == [0, 0.25, 0.5, 0.75, 1])
    }

    @Test func anAnimationTimelineUpdatesInEveryFrame() {
        struct Root: View {
            let model: Model
            var body: some View {
                TimelineView(.animation(paused: model.isPaused)) { context in
                    let _ = model.dates.append(context.date.timeIntervalSinceReferenceDate)
                    Color.clear
                }
            }
        }
        let stage = stage { Root(model: model) }
        stage.advance(by: 0.5, framesPerSecond: 100)
        #expect(model.dates.count == 51, "\(model.dates)")
        #expect(abs(model.dates.last! - 0.5) < 1e-9)
        model.isPaused = true
        stage.update()
        model.dates = []
        stage.advance(by: 0.5)
        #expect(model.dates.isEmpty)
        #expect(stage.isAtRest)
    }

    @Test func anOffscreenTimelineRequestsNoFrames() throws {
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    TimelineView(.animation) { context in
                        let _ = model.dates.append(context.date.timeIntervalSinceReferenceDate)
                        Color.clear.frame(height: 50)
                    }
                    ForEach(0..<100) { _ in Color.clear.frame(height: 50) }
                }
            }
            .accessibilityIdentifier("list")
        }
        stage.wheel(by: CGSize(width: 0, height: 2_000), at: CGPoint(x: 50, y: 50), precise: true)
        try stage.settle()
        model.dates = []
        stage.advance(by: 1)
        #expect(model.dates.isEmpty && stage.isAtRest)
        // After it becomes visible again, it continues.
        stage.wheel(by: CGSize(width: 0, height: -2_000), at: CGPoint(x: 50, y: 50), precise: true)
        stage.advance(by: 2)
        #expect(abs(try #require(model.dates.last) - stage.time) < 0.02)
        #expect(!stage.isAtRest)
    }

    @Test func explicitTimelineEndsWithItsLastDate() throws {
        let dates = [0.1, 0.3].map { Date(timeIntervalSinceReferenceDate: $0) }
        let stage = stage {
            TimelineView(.explicit(dates)) { context in
                let _ = model.dates.append(context.date.timeIntervalSinceReferenceDate)
                Color.clear
            }
        }
        try stage.settle()
        #expect(model.dates.suffix(2) == [0.1, 0.3])
        #expect(abs(stage.time - 0.3) < 1e-9)
    }

    @Test func everyMinuteUpdatesAtFullMinutes() {
        let schedule = EveryMinuteTimelineSchedule()
        let entries = schedule.entries(from: Date(timeIntervalSinceReferenceDate: 90), mode: .normal).prefix(3)
        #expect(entries.map(\.timeIntervalSinceReferenceDate) == [60, 120, 180])
    }

    @Test func triggeredPhasesRunOnceAndRest() throws {
        struct Root: View {
            let model: Model
            var body: some View {
                PhaseAnimator([0.0, 30, 60], trigger: model.trigger) { phase in
                    Color.red.frame(width: 10, height: 10).accessibilityIdentifier("box").offset(x: phase)
                } animation: { _ in
                    .linear(duration: 1)
                }
            }
        }
        let stage = stage { Root(model: model) }
        #expect(try stage.drawnFrame(of: "box").minX == 45)
        #expect(stage.isAtRest)
        model.trigger = 1
        stage.update()
        stage.advance(by: 0.5)
        #expect(abs(try stage.drawnFrame(of: "box").minX - 60) < 1.5)
        stage.advance(by: 1)
        #expect(abs(try stage.drawnFrame(of: "box").minX - 90) < 2)
        let rest = try stage.settle()
        #expect(rest > 1 && rest < 2)
        #expect(try stage.drawnFrame(of: "box").minX == 45)
    }

    @Test func phasesThatAnimateNothingDoNotHangTheFrame() {
        let stage = stage {
            PhaseAnimator([1, 2]) { phase in
                let _ = model.dates.append(Double(phase))
                Color.clear
            } animation: { _ in
                nil
            }
        }
        stage.advance(by: 0.5)
        #expect(model.dates.count > 5 && model.dates.count < 40)
    }

    @Test func aViewThatChangesWhatItReadsDoesNotHangTheFrame() {
        struct Restless: View {
            @State var count = 0
            let model: Model
            var body: some View {
                let _ = model.dates.append(Double(count))
                let _ = { count += 1 }()
                Color.clear
            }
        }
        let stage = stage { Restless(model: model) }
        #expect(model.dates.count < 20_000)
        stage.close()
    }
}
