import Foundation
import ScrollworkTesting
import SwiftUI
import Testing

@testable import gallery

@MainActor
@Suite struct CarouselTests {
    /// The fraction of the floating index belongs to the next page.
    @Test func sharesAreMeasuredFromTheMiddle() {
        let activity = CarouselActivity(position: 1.64, pages: 5)
        let one = activity.shares[1], two = activity.shares[2]
        #expect(abs(one - 0.36) < 1e-12)
        #expect(abs(two - 0.64) < 1e-12)
        #expect(activity.floatingIndex == 1.64)
    }

    @Test func sharesSumToOneAllAroundTheLoop() {
        for pages in 1...7 {
            for hundredth in -2500...2500 {
                let activity = CarouselActivity(position: Double(hundredth) / 100, pages: pages)
                let sum = activity.shares.reduce(0, +)
                #expect(abs(sum - 1) < 1e-12)
                #expect(activity.shares.allSatisfy { $0 >= 0 && $0 <= 1 })
                let range = 0..<Double(pages)
                #expect(range.contains(activity.floatingIndex))
            }
        }
        let before = CarouselActivity(position: -0.25, pages: 5)
        let expected: [Double] = [0.75, 0, 0, 0, 0.25]
        #expect(before.shares == expected)
        #expect(before.floatingIndex == 4.75)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
    func unusualPositionsAreOnAPage(_ position: Double) {
        let sum = CarouselActivity(position: position, pages: 5).shares.reduce(0, +)
        #expect(sum == 1)
        let alone = CarouselActivity(position: position, pages: 0).shares
        #expect(alone == [1.0])
    }

    private func makeStage(_ direction: LayoutDirection = .leftToRight, @ViewBuilder _ exhibit: () -> some View)
        -> Stage
    {
        Stage(size: CGSize(width: 390, height: 844), environment: { $0.layoutDirection = direction }, content: exhibit)
    }

    private func index(_ stage: Stage) throws -> Double { try #require(Double(try stage.text(of: "floating-index"))) }

    /// Returns the sum of the bars, in percent.
    private func sum(_ stage: Stage) throws -> Int {
        try (0..<5).map { try #require(Int(try stage.text(of: "share-\($0)").dropLast())) }.reduce(0, +)
    }

    private func turn(_ stage: Stage, to direction: LayoutDirection) throws {
        let middle = try stage.frame(of: "carousel").midX, forward: CGFloat = direction == .leftToRight ? -1 : 1
        let finger = stage.touch(at: CGPoint(x: middle - forward * 60, y: 200))
        var last = try index(stage)
        for _ in 0..<15 {
            finger.move(by: CGSize(width: forward * 10, height: 0), over: 0.05)
            let now = try index(stage)
            #expect(now >= last)
            last = now
            let all = try sum(stage)
            #expect(abs(all - 100) <= 1)
        }
        // More than half a page, even without the first 10 points.
        #expect(last > 0.5 && last < 0.6)
        finger.lift()
        // The index also updates while the pages settle.
        var seen = Set<Double>()
        for _ in 0..<12 {
            stage.advance(by: 1.0 / 60)
            seen.insert(try index(stage))
            let all = try sum(stage)
            #expect(abs(all - 100) <= 1)
        }
        #expect(seen.count > 4)
        try stage.settle()
        // The carousel rests on a page; in the scroll view, a fling can pass more than one.
        let page = Int(try index(stage))
        #expect(page >= 1)
        #expect(try Double(page) == index(stage))
        #expect(try stage.text(of: "share-\(page)") == "100%")
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func theDraggedCarouselTurns(_ direction: LayoutDirection) throws {
        let stage = makeStage(direction) { CarouselExhibit() }
        try turn(stage, to: direction)
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func thePagingCarouselTurns(_ direction: LayoutDirection) throws {
        let stage = makeStage(direction) { PagingCarouselExhibit() }
        try stage.settle()
        #expect(try index(stage) == 0)
        try turn(stage, to: direction)
        #expect(stage.statistics.rowsRealized < 30)
    }

    @Test func theDraggedCarouselRepeatsBackwards() throws {
        let stage = makeStage { CarouselExhibit() }
        for expected in [4.0, 3, 2, 1, 0, 4] {
            stage.flick(from: CGPoint(x: 150, y: 200), velocity: CGVector(dx: 700, dy: 0))
            try stage.settle()
            #expect(try index(stage) == expected)
        }
    }

    @Test func thePagingCarouselRepeatsBackwards() throws {
        let stage = makeStage { PagingCarouselExhibit() }
        try stage.settle()
        for _ in 0..<6 {
            let before = try index(stage)
            stage.flick(from: CGPoint(x: 150, y: 200), velocity: CGVector(dx: 700, dy: 0))
            try stage.settle()
            let now = try index(stage)
            #expect(now == now.rounded())
            let passed = (before - now + 5).truncatingRemainder(dividingBy: 5)
            #expect(passed >= 1 && passed <= 3)
        }
    }
}
