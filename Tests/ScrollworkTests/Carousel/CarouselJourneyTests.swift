import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// Where a carousel is while it moves, and the pages that it passes.
@MainActor @Suite struct CarouselJourneyTests {
    /// Returns the pages that pass between the first page and another one.
    private func journey(_ target: Int, of count: Int, loops: Bool, pageSize: CGFloat = 1) throws -> [Int] {
        let subject = CarouselSubject(count: count, selection: "p0")
        subject.loops = loops
        subject.pageSize = .relative(pageSize)
        let stage = subject.stage(framesPerSecond: 400)
        subject.selection = "p\(target)"
        stage.update()
        try stage.settle()
        #expect(abs(try stage.frame(of: "page-p\(target)").midX - 150) < 0.01)
        return subject.log.filter { $0.hasPrefix("passing") }.compactMap { Int($0.dropFirst(9)) }
    }

    /// Three pages are realized in a loop, and two at the start of a row. A distance of more than ten or eight pages
    /// becomes ten or eight pages long, if the carousel has more than twice as many.
    @Test func aLongDistanceIsShortened() throws {
        #expect(try journey(10, of: 30, loops: true) == Array(1...10))
        #expect(try journey(11, of: 30, loops: true) == Array(1...4) + Array(6...11))
        #expect(try journey(25, of: 60, loops: true) == Array(1...4) + Array(20...25))
        // A loop takes the shorter direction.
        #expect(try journey(22, of: 30, loops: true) == Array((22...29).reversed()))
        #expect(try journey(35, of: 60, loops: true) == Array((56...59).reversed()) + Array((35...40).reversed()))
        #expect(try journey(8, of: 30, loops: false) == Array(1...8))
        #expect(try journey(9, of: 30, loops: false) == Array(1...3) + Array(5...9))
        #expect(try journey(15, of: 17, loops: false) == Array(1...3) + Array(11...15))
        #expect(try journey(15, of: 16, loops: false) == Array(1...15))
    }

    /// The reported position is where the pages are, to a fraction of a point.
    @Test(arguments: [false, true]) func thePositionIsThatOfThePages(_ isFree: Bool) throws {
        let subject = CarouselSubject(count: 5)
        if isFree { subject.paging = .free }
        let stage = subject.stage(), finger = stage.touch(at: CGPoint(x: 150, y: 100))
        subject.activities = []
        finger.move(by: CGSize(width: -30, height: 0), over: 0.1)
        // Also where a resting page would be treated as aligned.
        for place in [-90.0, -40, -0.3, 15, 0.2] {
            finger.move(by: CGSize(width: place - (try stage.start("p0")), height: 0), over: 0.1)
            let activity = try #require(subject.activities.last), start = try stage.start("p0")
            let position = activity.position > 2.5 ? activity.position - 5 : activity.position
            #expect(abs(position + Double(start) / 300) < 1e-9 && activity.isMoving, "\(start)")
        }
        finger.lift()
        try stage.settle()
        #expect(subject.activities.last?.isMoving == false)
        #expect(subject.activities.filter { !$0.isMoving }.count == 1)
    }

    /// A carousel that another size reaches in motion arrives at the same page.
    @Test(arguments: [0.05, 0.15, 0.3]) func anotherSizeKeepsTheTarget(_ time: Double) throws {
        let subject = CarouselSubject(count: 9, selection: "p2")
        subject.pageSize = .relative(0.5)
        subject.spacing = 10
        let stage = subject.stage()
        subject.selection = "p5"
        stage.update()
        stage.advance(by: time)
        stage.resize(to: CGSize(width: 420, height: 200))
        try stage.settle()
        #expect(subject.selection == "p5" && subject.log.last == "settled p5")
        let starts = try ["p4", "p5", "p6"].map(stage.start)
        #expect(starts == [-115, 105, 325])
        #expect(subject.log.filter { $0.hasPrefix("target") } == ["target p5"])
    }
}
