import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct TimerTests {
    private struct Ticking: View {
        let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
        @State private var dates: [Date] = []

        var body: some View {
            Text("\(dates.count)").accessibilityIdentifier("count")
                .onReceive(timer) { dates.append($0) }
        }
    }

    @Test(arguments: [24.0, 60, 1000]) func aTimerTicksInTheScenesTime(rate: Double) throws {
        let stage = Stage(size: CGSize(width: 100, height: 100), framesPerSecond: rate) { Ticking() }
        stage.advance(by: 0.4)
        #expect(try stage.text(of: "count") == "0")
        stage.advance(by: 0.2)
        #expect(try stage.text(of: "count") == "1")
        stage.advance(by: 1)
        #expect(try stage.text(of: "count") == "3")
    }

    private struct Dated: View {
        let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
        let log: GestureLog

        var body: some View { Color.red.onReceive(timer) { log.note("\($0.timeIntervalSinceReferenceDate)") } }
    }

    @Test func aTickHasItsDateAndMissedTicksAreOne() {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 100, height: 100), framesPerSecond: 4) { Dated(log: log) }
        stage.advance(by: 0.25)
        #expect(log.entries.isEmpty)
        stage.advance(by: 1)
        #expect(log.entries == ["0.5", "1.0"])
        // The next frame is two seconds later.
        stage.advance(by: 2, framesPerSecond: 0.5)
        #expect(log.entries == ["0.5", "1.0", "3.0"])
        stage.advance(by: 0.25)
        #expect(log.entries == ["0.5", "1.0", "3.0", "3.5"])
    }

    @Test func theSceneRunsOneFrameForEachTick() throws {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Dated(log: log) }
        stage.resetStatistics()
        try stage.settle(within: 1.25)
        #expect(stage.time == 1 && stage.statistics.frames == 2)
        #expect(log.entries == ["0.5", "1.0"])
    }

    @MainActor @Observable final class Model { var interval: Double? = 0.5 }

    private struct Changing: View {
        let model: Model
        let log: GestureLog

        var body: some View {
            if let interval = model.interval {
                Color.red.onReceive(Timer.publish(every: interval, on: .main, in: .common).autoconnect()) {
                    log.note("\($0.timeIntervalSinceReferenceDate)")
                }
            }
        }
    }

    @Test func anotherTimerBeginsAtItsChangeAndTheLastOneEndsWithItsView() {
        let model = Model(), log = GestureLog()
        let stage = Stage(size: CGSize(width: 100, height: 100), framesPerSecond: 8) {
            Changing(model: model, log: log)
        }
        stage.advance(by: 0.625)
        #expect(log.entries == ["0.5"])
        model.interval = 0.25
        stage.update()
        stage.advance(by: 0.5)
        #expect(log.entries == ["0.5", "0.875", "1.125"])
        model.interval = nil
        stage.update()
        #expect(stage.isAtRest)
        stage.advance(by: 1)
        #expect(log.entries.count == 3)
    }

    @Test(arguments: [0, -1, 0.00001]) func aTimerTicksAtMostOncePerFrame(interval: Double) {
        let model = Model(), log = GestureLog()
        model.interval = interval
        let stage = Stage(size: CGSize(width: 100, height: 100), framesPerSecond: 4) {
            Changing(model: model, log: log)
        }
        stage.advance(by: 1)
        #expect(log.entries.count == 4)
    }

    @Test(arguments: [0.007, 0.01, 0.1, 0.3, 1.0 / 3]) func roundingRepeatsNoTick(interval: Double) throws {
        let model = Model(), log = GestureLog()
        model.interval = interval
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Changing(model: model, log: log) }
        let ticks = Int(3 / interval)
        try stage.settle(within: (Double(ticks) + 0.5) * interval)
        #expect(log.entries.count == ticks && Set(log.entries).count == ticks)
    }

    private struct Carousel: View {
        @State private var page: Int? = 0

        var body: some View {
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    ForEach(0..<4) { index in
                        Color.blue.containerRelativeFrame(.horizontal).accessibilityIdentifier("page-\(index)")
                    }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(.paging)
            .scrollPosition(id: $page)
            .modifier(AutoTurn(page: $page))
        }

        struct AutoTurn: ViewModifier {
            @Binding var page: Int?
            @State private var timer = Timer.publish(every: 2, on: .main, in: .default).autoconnect()

            func body(content: Content) -> some View {
                content.onReceive(timer) { _ in withAnimation(.snappy) { page = ((page ?? 0) + 1) % 4 } }
            }
        }
    }

    @Test func aCarouselTurnsAutomatically() throws {
        let stage = Stage(size: CGSize(width: 200, height: 100)) { Carousel() }
        for page in [1, 2, 3, 0] {
            stage.advance(by: 2)
            stage.advance(by: page == 1 ? 1.5 : 0)
            #expect(abs(try stage.frame(of: "page-\(page)").minX) < 0.5)
        }
    }
}
