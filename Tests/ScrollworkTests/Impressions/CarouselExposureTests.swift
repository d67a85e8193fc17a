import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

@MainActor @Suite struct CarouselExposureTests {
    @MainActor @Observable final class Log {
        var items = Array(0..<8)
        var rule = ImpressionRule.display
        var pageSize = CarouselPageSize.relative(1)
        var phase = ScenePhase.active
        var isPaused = false
        var isThere = true
        var autoplay: Double?
        @ObservationIgnored var viewable: [PageExposure<Int>] = []
        @ObservationIgnored var ended: [PageExposure<Int>] = []
    }

    private struct Pages: View {
        let log: Log

        var body: some View {
            if log.isThere {
                Carousel(log.items, id: \.self, pageSize: log.pageSize) {
                    Text("\($0)").frame(maxWidth: .infinity, minHeight: 200)
                }
                .autoplay(every: log.autoplay.map { .seconds($0) })
                .onPageImpression(log.rule) { log.viewable.append($0) }
                .onPageExposure(log.rule) { log.ended.append($0) }
                .impressionsPaused(log.isPaused)
                .environment(\.scenePhase, log.phase)
                .accessibilityIdentifier("carousel")
            }
        }
    }

    private let middle = CGPoint(x: 150, y: 100)

    private func stage(_ log: Log, framesPerSecond: Double = 60, rightToLeft: Bool = false) -> Stage {
        let stage = Stage(size: CGSize(width: 300, height: 200), framesPerSecond: framesPerSecond) {
            if rightToLeft { $0.layoutDirection = .rightToLeft }
        } content: {
            Pages(log: log)
        }
        return stage
    }

    private func seconds(_ exposure: PageExposure<Int>) -> Double { exposure.start.timeIntervalSinceReferenceDate }

    /// Returns the reports of some drags and flicks, which are the same at every frame rate.
    private func visit(_ rate: Double, rightToLeft: Bool = false) throws -> Log {
        let log = Log(), stage = stage(log, framesPerSecond: rate, rightToLeft: rightToLeft),
            sign: CGFloat = rightToLeft ? 1 : -1
        stage.advance(by: 2)
        // Times that are multiples of the frame duration at all rates.
        for distance in [150.0, 250, 150, -200] {
            let finger = stage.touch(at: middle)
            finger.move(by: CGSize(width: sign * distance, height: 0), over: 0.25)
            finger.lift()
            stage.advance(by: 1.5)
        }
        let finger = stage.touch(at: middle)
        finger.move(by: CGSize(width: sign * 130, height: 0), over: 0.5)
        finger.move(by: CGSize(width: -sign * 20, height: 0), over: 0.5)
        finger.hold(for: 0.5)
        finger.lift()
        stage.advance(by: 2)
        log.phase = .background
        stage.update()
        return log
    }

    @Test func durationsAreTheSameAtEveryFrameRate() throws {
        let exact = try visit(480)
        for (rate, rightToLeft) in [(24.0, false), (24, true), (120, false), (240, true)] {
            let log = try visit(rate, rightToLeft: rightToLeft)
            #expect(log.ended.map(\.item) == exact.ended.map(\.item))
            #expect(log.viewable.map(\.item) == exact.viewable.map(\.item))
            #expect(log.ended.count >= 4 && log.ended.map(\.number) == Array(1...log.ended.count))
            // At most a frame at the start of movements, plus the error of linear interpolation between two frames.
            let allowed = 1 / rate + 0.004
            for (a, b) in zip(log.ended, exact.ended) {
                #expect(abs(a.duration - b.duration) < 2 * allowed, "\(a.item): \(a.duration), \(b.duration)")
                #expect(abs(seconds(a) - seconds(b)) < allowed + 0.05, "\(a.item): \(a.start), \(b.start)")
            }
        }
    }

    /// Pages that fill the carousel share the time: what one loses, the other gains.
    @Test(arguments: [24.0, 60, 240])
    func theTimeThatPassesIsSharedAmongPages(_ rate: Double) throws {
        let log = Log()
        log.rule = ImpressionRule(area: 0.01, duration: .seconds(1))
        let stage = stage(log, framesPerSecond: rate)
        for velocity in [-700.0, -1_500, 900, -2_000] {
            stage.flick(from: middle, velocity: CGVector(dx: velocity, dy: 0))
            stage.advance(by: 0.8)
        }
        stage.advance(by: 1)
        log.phase = .inactive
        stage.update()
        let sum = log.ended.map(\.areaSeconds).reduce(0, +)
        #expect(abs(sum - stage.time) < 0.02 * stage.time, "\(sum) of \(stage.time)")
    }

    @Test func leavingTheAppEndsExposures() throws {
        let log = Log(), stage = stage(log)
        stage.advance(by: 3.5)
        log.phase = .inactive
        stage.update()
        let exposure = try #require(log.ended.first)
        #expect(log.ended.count == 1 && exposure.end == .hidden && exposure.isViewable && exposure.item == 0)
        #expect(
            abs(exposure.duration - 3.5) < 0.02 && abs(exposure.areaSeconds - 3.5) < 0.02 && exposure.largestArea == 1)
        stage.advance(by: 60)
        log.phase = .active
        stage.update()
        stage.advance(by: 0.6)
        log.isPaused = true
        stage.update()
        #expect(log.ended.count == 2 && !log.ended[1].isViewable && abs(log.ended[1].duration - 0.6) < 0.02)
        stage.advance(by: 5)
        #expect(log.viewable.map(\.item) == [0] && log.ended.count == 2)
    }

    /// Ways to end visibility.
    enum Going: CaseIterable { case isTakenAway, isLeft, isPaused }

    @Test(arguments: [24.0, 60, 240], Going.allCases)
    func aPageAtRestIsExposedUntilItDisappears(_ rate: Double, _ going: Going) throws {
        let log = Log(), stage = stage(log, framesPerSecond: rate)
        // Some time after the last movement, and between two frames.
        stage.advance(by: 3.5123)
        switch going {
        case .isTakenAway: log.isThere = false
        case .isLeft: log.phase = .background
        case .isPaused: log.isPaused = true
        }
        stage.update()
        stage.advance(by: 5)
        let exposure = try #require(log.ended.first)
        #expect(log.ended.count == 1 && exposure.end == .hidden && exposure.isViewable && log.viewable.count == 1)
        // The initially visible pages are known with the first or second frame.
        #expect(abs(seconds(exposure) + exposure.duration - 3.5123) < 1e-6, "\(exposure)")
        #expect(
            abs(exposure.duration - 3.5123) < 2 / rate + 1e-6 && abs(exposure.areaSeconds - exposure.duration) < 1e-6)
    }

    @Test func reportedSecondsAreNotCollectedAgain() throws {
        let log = Log()
        log.rule = ImpressionRule(duration: .seconds(1), isCumulative: true)
        let stage = stage(log)
        for seen in [1.5, 0.3, 0.3, 0.6] {
            stage.advance(by: seen)
            log.isPaused = true
            stage.update()
            stage.advance(by: 1)
            log.isPaused = false
            stage.update()
        }
        #expect(log.ended.map(\.isViewable) == [true, false, false, true])
    }

    @Test func aRemovedPageIsExposedUntilItsRemoval() throws {
        let log = Log(), stage = stage(log)
        stage.advance(by: 2)
        log.items.removeFirst()
        stage.update()
        #expect(log.ended.map(\.item) == [0] && log.ended.first?.end == .removed)
        #expect(abs((log.ended.first?.duration ?? 0) - 2) < 0.02)
        // It returns, and was reported before.
        log.items.insert(0, at: 0)
        stage.update()
        stage.advance(by: 1.5)
        log.isThere = false
        stage.update()
        #expect(log.ended.last?.item == 1 && log.ended.last?.end == .hidden, "reported when the carousel disappears")
        #expect(log.viewable.map(\.item) == [0, 1])
    }

    @Test func allPagesOnScreenAreExposed() throws {
        let log = Log()
        log.pageSize = .relative(0.4)
        let stage = stage(log)
        stage.advance(by: 1.1)
        // The page in the center, and three quarters of both neighbors.
        #expect(Set(log.viewable.map(\.item)) == [0, 1, 7])
        #expect(log.viewable.allSatisfy { abs($0.largestArea - ($0.item == 0 ? 1 : 0.75)) < 1e-6 && $0.end == nil })
    }

    /// A carousel in a feed, with a part beyond the top edge.
    @Test(arguments: [(90.0, true), (110, false)])
    func pagesClippedByTheFeedAreNotExposed(_ hidden: Double, _ isSeen: Bool) throws {
        let log = Log()
        let stage = Stage(size: CGSize(width: 300, height: 300)) {
            ScrollView {
                VStack(spacing: 0) {
                    Pages(log: log).frame(height: 200)
                    Color.green.frame(height: 900)
                }
            }
        }
        let finger = stage.touch(at: CGPoint(x: 150, y: 250))
        finger.move(by: CGSize(width: 0, height: -10 - hidden), over: 0.3)
        finger.hold(for: 0.3)
        finger.lift()
        try stage.settle()
        stage.advance(by: 2)
        #expect(log.viewable.map(\.item) == (isSeen ? [0] : []))
        #expect(log.ended.isEmpty == isSeen)
    }

    @MainActor @Observable final class Choice { var tab = 1 }

    private struct Tabs: View {
        @Bindable var choice: Choice
        let log: Log

        var body: some View {
            TabView(selection: $choice.tab) {
                Pages(log: log).tabItem { Text("Offers") }.tag(0)
                Text("Other").tabItem { Text("Other") }.tag(1)
            }
        }
    }

    @Test func aCarouselOnAnotherTabIsNotExposed() throws {
        let log = Log()
        let choice = Choice()
        let stage = Stage(size: CGSize(width: 300, height: 300)) { Tabs(choice: choice, log: log) }
        stage.advance(by: 3)
        #expect(log.viewable.isEmpty)
        choice.tab = 0
        stage.update()
        stage.advance(by: 1.5)
        #expect(log.viewable.map(\.item) == [0])
        choice.tab = 1
        stage.update()
        stage.advance(by: 3)
        #expect(log.ended.map(\.item) == [0] && log.ended.first?.end == .hidden)
    }

    @Test func aLoopThatRepeatsCountsEachItemOnce() throws {
        let log = Log()
        log.items = [0, 1]
        log.autoplay = 2
        let stage = stage(log)
        stage.advance(by: 20)
        #expect(log.viewable.map(\.item) == [0, 1])
        #expect(log.ended.count >= 7 && log.ended.allSatisfy(\.isViewable))
    }

    @Test func secondsAddUpUnderACumulativeRule() throws {
        let log = Log()
        log.rule = ImpressionRule(duration: .seconds(2), isCumulative: true)
        let stage = stage(log)
        for _ in 0..<3 {
            stage.advance(by: 0.8)
            #expect(log.viewable.isEmpty)
            log.isPaused = true
            stage.update()
            stage.advance(by: 5)
            log.isPaused = false
            stage.update()
            if stage.time > 11 { break }
        }
        stage.advance(by: 0.5)
        #expect(log.viewable.map(\.item) == [0])
    }

    @Test func anExposureIsEncoded() throws {
        let log = Log(), stage = stage(log)
        stage.advance(by: 1.2)
        log.isPaused = true
        stage.update()
        let exposure = try #require(log.ended.first)
        let data = try JSONEncoder().encode(exposure)
        #expect(try JSONDecoder().decode(PageExposure<Int>.self, from: data) == exposure)
    }

    @Test func aStoredRuleIsClampedToItsBounds() throws {
        let rule = try JSONDecoder().decode(
            ImpressionRule.self, from: Data(#"{"area": -3, "seconds": -1, "isCumulative": true}"#.utf8))
        #expect(rule == ImpressionRule(area: 0.01, duration: .seconds(0.05), isCumulative: true))
        #expect(
            try JSONDecoder().decode(ImpressionRule.self, from: JSONEncoder().encode(ImpressionRule.video)) == .video)
    }

    @Test func reorderingPagesKeepsTheirExposures() throws {
        let log = Log(), stage = stage(log)
        stage.advance(by: 0.6)
        log.items.reverse()
        stage.advance(by: 0.6)
        #expect(log.viewable.map(\.item) == [0] && log.viewable.map(\.index) == [7])
        #expect(log.ended.isEmpty)
        log.items.removeAll { $0 == 0 }
        stage.advance(by: 1.5)
        #expect(log.ended.map(\.end) == [.removed])
        // After its return, it doesn't count again.
        log.items.insert(0, at: 0)
        stage.advance(by: 2)
        #expect(Set(log.viewable.map(\.item)).count == log.viewable.count)
    }

    @Test(arguments: [true, false])
    func everyMomentOfAHundredFlicksBelongsToOnePage(_ rightToLeft: Bool) throws {
        let log = Log(), stage = stage(log, rightToLeft: rightToLeft)
        for _ in 0..<100 {
            stage.flick(from: middle, velocity: CGVector(dx: rightToLeft ? 1500 : -1500, dy: 0))
            stage.advance(by: 0.15)
        }
        try stage.settle()
        stage.advance(by: 1.5)
        log.phase = .background
        stage.update()
        let end = stage.time
        stage.advance(by: 0.1)
        #expect(log.ended.map(\.number) == Array(1...log.ended.count))
        #expect(Set(log.viewable.map(\.item)).count == log.viewable.count)
        // With half of the area, exactly one page counts at any time.
        #expect(abs(log.ended.reduce(0) { $0 + $1.duration } - end) < 0.1)
    }

    @Test func aCarouselThatALazyFeedRemovesRequestsNoFrames() throws {
        let log = Log()
        let stage = Stage(size: CGSize(width: 300, height: 400)) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    Pages(log: log).frame(height: 200)
                    ForEach(0..<300) { Text("\($0)").frame(height: 60) }
                }
            }
        }
        stage.advance(by: 1.5)
        stage.flick(from: CGPoint(x: 150, y: 350), velocity: CGVector(dx: 0, dy: -5_000))
        try stage.settle()
        #expect(!stage.exists("carousel"))
        #expect(log.viewable.map(\.item) == [0] && log.ended.map(\.item) == [0])
        #expect((1.5..<2).contains(try #require(log.ended.first).duration))
    }
}
