import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

@MainActor @Suite struct CarouselImpressionTests {
    private let middle = CGPoint(x: 150, y: 100)

    @MainActor @Observable final class Log {
        var selection: Int? = 0
        var phase = ScenePhase.active
        @ObservationIgnored var seen: [Int] = []
    }

    private struct Pages: View {
        @Bindable var log: Log
        var area = 0.5
        var repeats = false

        var body: some View {
            Carousel(0..<40, id: \.self, selection: $log.selection) {
                Text("\($0)").frame(maxWidth: .infinity, minHeight: 200)
            }
            .onPageImpression(ImpressionRule(area: area), repeats: repeats) { log.seen.append($0.item) }
            .accessibilityIdentifier("carousel")
            .environment(\.scenePhase, log.phase)
        }
    }

    private func stage(_ log: Log, area: Double = 0.5, repeats: Bool = false, framesPerSecond: Double = 60) -> Stage {
        Stage(size: CGSize(width: 300, height: 200), framesPerSecond: framesPerSecond) {
            Pages(log: log, area: area, repeats: repeats)
        }
    }

    @Test(arguments: [24.0, 60, 1_000], [true, false])
    func aPageCountsAfterTheMinimumTime(_ rate: Double, _ repeats: Bool) throws {
        let log = Log(), stage = stage(log, repeats: repeats, framesPerSecond: rate)
        stage.advance(by: 0.9)
        #expect(log.seen.isEmpty)
        stage.advance(by: 0.2)
        #expect(log.seen == [0])
        stage.advance(by: 5)
        #expect(log.seen == [0])
        stage.flick(from: middle, velocity: CGVector(dx: -900, dy: 0))
        try stage.settle()
        stage.advance(by: 1.1)
        #expect(log.seen == [0, 1])
        // A page that leaves and returns is reported again if repeats are on.
        stage.flick(from: middle, velocity: CGVector(dx: 900, dy: 0))
        try stage.settle()
        stage.advance(by: 1.1)
        #expect(log.seen == (repeats ? [0, 1, 0] : [0, 1]))
    }

    @Test func aPageThatReturnsIsNotReportedAgainByDefault() throws {
        let log = Log()
        let stage = Stage(size: CGSize(width: 300, height: 200)) {
            Carousel(0..<40, id: \.self, selection: Bindable(log).selection) {
                Text("\($0)").frame(maxWidth: .infinity, minHeight: 200)
            }
            .onPageImpression { log.seen.append($0.item) }
        }
        stage.advance(by: 0.9)
        #expect(log.seen.isEmpty)
        stage.advance(by: 0.2)
        for velocity in [-900.0, 900] {
            stage.flick(from: middle, velocity: CGVector(dx: velocity, dy: 0))
            try stage.settle()
            stage.advance(by: 1.1)
        }
        #expect(log.selection == 0 && log.seen == [0, 1])
    }

    @Test func passingPagesDoNotCount() throws {
        let log = Log(), stage = stage(log)
        stage.advance(by: 1.2)
        for _ in 0..<6 {
            stage.flick(from: middle, velocity: CGVector(dx: -900, dy: 0))
            stage.advance(by: 0.4)
        }
        log.selection = 30
        stage.update()
        try stage.settle()
        stage.advance(by: 1.2)
        #expect(log.seen == [0, 30])
    }

    @Test func aPageHeldTooFarAwayDoesNotCount() throws {
        let log = Log(), stage = stage(log, area: 0.8)
        let finger = stage.touch(at: middle)
        finger.move(by: CGSize(width: -10 - 100, height: 0), over: 0.1)
        finger.hold(for: 3)
        #expect(log.seen.isEmpty)
        finger.move(by: CGSize(width: 60, height: 0), over: 0.1)
        finger.hold(for: 1.2)
        #expect(log.seen == [0])
    }

    @Test func nothingIsVisibleInAnInactiveOrHiddenApp() throws {
        let log = Log()
        log.phase = .inactive
        let stage = Stage(size: CGSize(width: 300, height: 200)) {
            ScrollView {
                VStack(spacing: 0) {
                    Pages(log: log).frame(height: 200)
                    Color.green.frame(height: 900)
                }
            }
        }
        stage.advance(by: 3)
        #expect(log.seen.isEmpty)
        stage.flick(from: middle, velocity: CGVector(dx: 0, dy: -2_500))
        try stage.settle()
        log.phase = .active
        stage.update()
        stage.advance(by: 3)
        #expect(log.seen.isEmpty)
        stage.flick(from: CGPoint(x: 150, y: 20), velocity: CGVector(dx: 0, dy: 9_000))
        try stage.settle()
        stage.advance(by: 1.2)
        #expect(log.seen == [0])
    }
}
