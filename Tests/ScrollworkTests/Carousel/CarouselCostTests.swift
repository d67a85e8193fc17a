import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// The cost of a carousel, and the number of its reports.
@MainActor @Suite struct CarouselCostTests {
    private let middle = CGPoint(x: 150, y: 100)

    private func cost(_ count: Int) throws -> (StageStatistics, bodies: Int) {
        let subject = CarouselSubject(count: count)
        subject.showsIndicator = true
        subject.pageSize = .relative(0.6)
        subject.paging = .pages(upTo: 6)
        let stage = subject.stage(style: .coverFlow, checksBodies: false)
        stage.resetStatistics()
        subject.bodies = 0
        for _ in 0..<4 {
            stage.flick(from: middle, velocity: CGVector(dx: -2000, dy: 0))
            try stage.settle()
        }
        return (stage.statistics, subject.bodies)
    }

    @Test func tenThousandItemsCostAsMuchAsADozen() throws {
        let few = try cost(13), many = try cost(10_000)
        #expect(few.0.frames == many.0.frames)
        func isClose(_ a: Int, _ b: Int) -> Bool { Double(a) <= Double(b) * 1.1 + 2 }
        #expect(isClose(many.0.bodiesEvaluated, few.0.bodiesEvaluated), "\(many.0) \(few.0)")
        #expect(isClose(many.0.nodesLaidOut, few.0.nodesLaidOut), "\(many.0) \(few.0)")
        #expect(isClose(many.0.layersChanged, few.0.layersChanged), "\(many.0) \(few.0)")
        #expect(isClose(many.bodies, few.bodies))
    }

    /// An element that counts the accesses to its identity.
    private struct Counted {
        final class Count { var asked = 0 }

        let number: Int
        let count: Count

        var id: Int {
            count.asked += 1
            return number
        }
    }

    @Test(arguments: [nil, 5_000, 9_999]) func openingReadsFewIdentities(_ selected: Int?) throws {
        let count = Counted.Count()
        let items = (0..<10_000).map { Counted(number: $0, count: count) }
        var selection = selected
        let stage = Stage(size: CGSize(width: 300, height: 200), checksBodies: false) {
            Carousel(
                items, id: \.id,
                selection: Binding {
                    selection
                } set: {
                    selection = $0
                }
            ) { item in
                Text("\(item.number)").accessibilityIdentifier("page-\(item.number)")
            }
        }
        #expect(stage.pageStarts().keys.contains("\(selected ?? 0)"))
        #expect(count.asked < 100, "\(count.asked)")
    }

    @Test func onlyNearbyPagesOfContentLengthAreRealized() throws {
        var costs: [Int] = []
        for count in [100, 10_000] {
            let subject = CarouselSubject(count: count, selection: "p\(count / 2)")
            (subject.pageSize, subject.spacing) = (.content, 10)
            let stage = subject.stage(checksBodies: false)
            #expect(abs(try stage.frame(of: "page-p\(count / 2)").midX - 150) < 0.01)
            #expect(subject.made.count < 12, "\(subject.made)")
            stage.flick(from: middle, velocity: CGVector(dx: -900, dy: 0))
            try stage.settle()
            #expect(abs(try stage.frame(of: "page-p\(count / 2 + 1)").midX - 150) < 0.01)
            costs.append(subject.bodies)
        }
        #expect(Double(costs[1]) <= Double(costs[0]) * 1.1 + 1, "\(costs)")
    }

    @Test(arguments: [0, 1, 2]) func aDistantItemIsSearchedForOnce(_ order: Int) throws {
        let count = Counted.Count()
        // Numbers with gaps, ascending and descending, and unordered numbers.
        let numbers = (0..<10_000).map { order == 0 ? $0 * 3 : order == 1 ? 90_000 - $0 * 3 : $0 * 7_919 % 10_007 }
        let items = numbers.map { Counted(number: $0, count: count) }
        let subject = CountedSubject()
        let stage = Stage(size: CGSize(width: 300, height: 200), checksBodies: false) {
            Carousel(
                items, id: \.id,
                selection: Binding {
                    subject.selection
                } set: {
                    subject.selection = $0
                }
            ) { item in
                Color.blue.accessibilityIdentifier("page-\(item.number)")
            }
        }
        for (round, index) in [5_000, 100, 7_777].enumerated() {
            count.asked = 0
            subject.selection = numbers[index]
            stage.update()
            try stage.settle()
            #expect(abs(try stage.frame(of: "page-\(numbers[index])").midX - 150) < 0.01)
            #expect(count.asked < (order == 2 && round == 0 ? 10_600 : 600), "\(count.asked)")
        }
    }

    @MainActor @Observable final class CountedSubject { var selection: Int? }

    @Test(arguments: [true, false]) func aPassingPageIsRealizedOnce(_ loops: Bool) throws {
        var made: [Int] = []
        let stage = Stage(size: CGSize(width: 300, height: 200), checksBodies: false) {
            Carousel(0..<1_000, id: \.self, loops: loops, pageSize: .relative(0.5), paging: .free) { item in
                let _ = made.append(item)
                Text("\(item)")
            }
        }
        #expect(Set(made).count == made.count, "\(made)")
        made = []
        let finger = stage.touch(at: CGPoint(x: 290, y: 100))
        for _ in 0..<5 { finger.move(by: CGSize(width: -280 / 5, height: 0), over: 0.1) }
        finger.lift()
        try stage.settle()
        #expect(!made.isEmpty && Set(made).count == made.count, "\(made)")
    }

    @Test(arguments: ["plain", "scaled", "flow", "stack", "parallax"])
    func movingPagesEvaluatesNoBody(_ name: String) throws {
        let subject = CarouselSubject(count: 9)
        (subject.pageSize, subject.showsIndicator) = (.relative(0.7), true)
        let stage =
            switch name {
            case "scaled": subject.stage(style: .scaled)
            case "flow": subject.stage(style: .coverFlow, checksBodies: false)
            case "stack": subject.stage(style: .stack)
            case "parallax": subject.stage(style: .parallax)
            default: subject.stage(style: .plain)
            }
        let finger = stage.touch(at: middle)
        finger.move(by: CGSize(width: -20, height: 0), over: 0.1)
        stage.resetStatistics()
        subject.activities = []
        finger.move(by: CGSize(width: -60, height: 0), over: 0.5)
        #expect(stage.statistics.frames == 30)
        #expect(stage.statistics.bodiesEvaluated == 0 && stage.statistics.nodesLaidOut == 0)
        #expect(subject.activities.count == 30)
    }

    @Test func activityIsReportedOncePerFrameAndOnceAtRest() throws {
        let subject = CarouselSubject(count: 5)
        let stage = subject.stage()
        stage.advance(by: 1)
        subject.activities = []
        stage.resetStatistics()
        stage.flick(from: CGPoint(x: 250, y: 100), velocity: CGVector(dx: -900, dy: 0))
        try stage.settle()
        #expect(subject.activities.count <= stage.statistics.frames)
        #expect(subject.activities.filter { !$0.isMoving }.count == 1)
        let last = try #require(subject.activities.last)
        #expect(!last.isMoving)
        #expect(last.shares.map(\.id) == ["p1"])
        #expect(last.shares.map(\.share) == [1.0])
        for activity in subject.activities {
            let sum: Double = activity.shares.map(\.share).reduce(0.0, +)
            #expect(abs(sum - 1.0) < 1e-9)
        }
        let positions = subject.activities.map(\.position)
        #expect(zip(positions, positions.dropFirst()).allSatisfy { $0 <= $1 + 1e-9 })
        subject.activities = []
        stage.advance(by: 2)
        #expect(subject.activities.isEmpty)
    }

    @Test func aShareIsOneMinusTheDistanceInPages() throws {
        let subject = CarouselSubject(count: 5)
        let stage = subject.stage()
        let finger = stage.touch(at: CGPoint(x: 280, y: 100))
        finger.move(by: CGSize(width: -10 - 300 * 0.64, height: 0), over: 0.4)
        let activity = try #require(subject.activities.last)
        #expect(abs(activity.position - 0.64) < 1e-6)
        #expect(activity.shares.map(\.id) == ["p0", "p1"])
        #expect(abs(activity.shares[0].share - 0.36) < 1e-6 && abs(activity.shares[1].share - 0.64) < 1e-6)
    }

    @Test func aFrameAtRestCostsNothing() throws {
        let subject = CarouselSubject(count: 10_000)
        subject.showsIndicator = true
        let stage = subject.stage()
        try stage.settle()
        #expect(stage.isAtRest)
    }
}
