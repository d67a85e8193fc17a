import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// Data changes keep the position of the current item.
@MainActor @Suite struct CarouselEditTests {
    private static let edits: [(name: String, change: (inout [String]) -> Void)] = [
        ("insert before", { $0.insert(contentsOf: ["x", "y"], at: 0) }),
        ("insert after", { $0.append("z") }),
        ("insert next to it", { $0.insert("n", at: $0.firstIndex(of: "p2")!) }),
        ("remove before", { $0.removeFirst(2) }),
        ("remove after", { $0.removeLast(2) }),
        ("reverse", { $0.reverse() }),
        ("replace the others", { $0 = ["a", "b", "c", "p2", "d"] }),
    ]

    @Test(arguments: [true, false], [true, false])
    func theCurrentItemStaysInPlace(_ loops: Bool, _ rightToLeft: Bool) throws {
        for moment in ["rest", "finger", "fling"] {
            for (name, change) in Self.edits {
                let comment: Comment = "\(name) at \(moment)"
                let subject = CarouselSubject(count: 6, selection: moment == "fling" ? "p3" : "p2")
                (subject.loops, subject.pageSize) = (loops, .relative(0.7))
                let stage = subject.stage(rightToLeft: rightToLeft)
                let forwards: CGFloat = rightToLeft ? 1 : -1
                var finger: Finger?
                if moment == "finger" {
                    finger = stage.touch(at: CGPoint(x: 150, y: 100))
                    finger?.move(by: CGSize(width: forwards * 70, height: 0), over: 0.2)
                } else if moment == "fling" {
                    // Toward p2, by more than half the distance.
                    stage.flick(from: CGPoint(x: 150, y: 100), velocity: CGVector(dx: -forwards * 900, dy: 0))
                    stage.advance(by: 0.12)
                }
                let before = try stage.start("p2")
                change(&subject.items)
                stage.update()
                let after = try stage.start("p2")
                #expect(abs(after - before) < 0.01, comment)
                if let finger {
                    finger.move(by: CGSize(width: forwards * 20, height: 0), over: 0.05)
                    #expect(abs(try stage.start("p2") - before - forwards * 20) < 0.01, comment)
                    finger.hold(for: 0.2)
                    finger.lift()
                }
                try stage.settle()
                #expect(abs(try stage.start("p2") - 45) < 0.01, comment)
                #expect(subject.selection == "p2", comment)
            }
        }
    }

    @Test(arguments: [true, false])
    func theNextItemReplacesARemovedOne(_ loops: Bool) throws {
        let subject = CarouselSubject(count: 4, selection: "p2")
        subject.loops = loops
        let stage = subject.stage()
        subject.items.removeAll { $0 == "p2" }
        stage.update()
        #expect(try stage.start("p3") == 0)
        #expect(subject.selection == "p3")
        subject.items.removeAll { $0 == "p3" }
        stage.update()
        try stage.settle()
        #expect(subject.selection == (loops ? "p0" : "p1"))
        #expect(try stage.start(subject.selection!) == 0)
    }

    @Test func aFlingReachesItsItemWhereverItMoves() throws {
        let subject = CarouselSubject(count: 8)
        let stage = subject.stage(framesPerSecond: 120)
        stage.flick(from: CGPoint(x: 250, y: 100), velocity: CGVector(dx: -700, dy: 0))
        stage.advance(by: 0.02)
        #expect(subject.selection == "p1")
        let before = try stage.start("p0")
        subject.items.insert("new", at: 1)
        stage.update()
        #expect(abs(try stage.start("p0") - before) < 0.01)
        try stage.settle()
        #expect(subject.selection == "p1")
        #expect(try stage.start("p1") == 0 && stage.start("new") == -300)
        #expect(subject.log.filter { $0.hasPrefix("settled") } == ["settled p1"])
    }

    @Test func newItemsAndANewSelectionCanArriveTogether() throws {
        let subject = CarouselSubject(count: 3)
        let stage = subject.stage()
        subject.items = ["a", "b", "c", "d"]
        subject.selection = "c"
        stage.update()
        try stage.settle()
        #expect(try stage.start("c") == 0)
        #expect(subject.selection == "c")
    }

    @Test func newItemsAfterAMovingCarouselWasEmptiedStartOver() throws {
        let subject = CarouselSubject(count: 5)
        subject.autoplay = 1
        let stage = subject.stage()
        stage.advance(by: 1.2)
        subject.items = []
        stage.advance(by: 3)
        subject.items = ["x", "y"]
        stage.advance(by: 0.1)
        #expect(try stage.start("x") == 0)
        stage.advance(by: 1.8)
        #expect(try stage.start("y") == 0)
        #expect(subject.log.last == "settled y")
    }

    @Test(arguments: 1..<6)
    func aFlingEndsOnItsItemHoweverTheOthersAreReordered(_ turn: Int) throws {
        let subject = CarouselSubject(count: 9)
        let stage = subject.stage()
        stage.flick(from: CGPoint(x: 150, y: 100), velocity: CGVector(dx: -1500, dy: 0))
        stage.advance(by: 0.08)
        let near = try #require(stage.pageStarts().min { abs($0.value) < abs($1.value) })
        subject.items =
            turn % 2 == 0 ? subject.items.reversed() : Array(subject.items[turn...] + subject.items[..<turn])
        stage.update()
        #expect(abs(try stage.start(near.key) - near.value) < 40, "what is seen goes on from where it is")
        try stage.settle()
        #expect(try stage.start("p1") == 0)
        #expect(subject.log.filter { $0.hasPrefix("settled") } == ["settled p1"])
    }

    @Test func aPageIsPassedAgainAfterItWasRemovedAndRestored() throws {
        let subject = CarouselSubject(count: 6), stage = subject.stage()
        stage.flick(from: CGPoint(x: 200, y: 100), velocity: CGVector(dx: -900, dy: 0))
        try stage.settle()
        subject.items.remove(at: 1)
        stage.update()
        try stage.settle()
        subject.items.insert("p1", at: 1)
        stage.update()
        try stage.settle()
        #expect(subject.log == ["target p1", "passing p1", "settled p1", "settled p2"])
        subject.log.removeAll()
        stage.flick(from: CGPoint(x: 100, y: 100), velocity: CGVector(dx: 900, dy: 0))
        try stage.settle()
        #expect(subject.log == ["target p1", "passing p1", "settled p1"])
    }

    @Test func anItemThatReplacesTheCurrentOneInMotionIsPassed() throws {
        let subject = CarouselSubject(count: 6), stage = subject.stage()
        stage.flick(from: CGPoint(x: 200, y: 100), velocity: CGVector(dx: -900, dy: 0))
        stage.advance(by: 0.2)
        subject.items = ["r0", "r1", "r2"]
        stage.update()
        try stage.settle()
        let current = try #require(subject.selection)
        #expect(
            subject.log.last { $0.hasPrefix("passing") } == "passing \(current)"
                && subject.log.last == "settled \(current)")
    }

    @Test(arguments: [true, false])
    func anIndicatorThatChangesInMotionDoesNotChangeTheMotion(_ loops: Bool) throws {
        func path(_ togglesIndicator: Bool) throws -> [CGFloat] {
            let subject = CarouselSubject(count: 6)
            subject.loops = loops
            let stage = subject.stage()
            subject.selection = "p2"
            stage.advance(by: 0.1)
            if togglesIndicator { subject.showsIndicator = true }
            var path: [CGFloat] = []
            for _ in 0..<20 {
                stage.advance(by: 1.0 / 60)
                path.append(try stage.start("p1"))
            }
            return path
        }
        #expect(try zip(path(true), path(false)).allSatisfy { abs($0 - $1) < 0.01 })
    }

    @Test(arguments: ["finger", "fling", "selection"], [CarouselPaging.paged, .free])
    func aRowThatBecomesShorterReturnsFromItsPosition(_ moment: String, _ paging: CarouselPaging) throws {
        for rightToLeft in [false, true] {
            let subject = CarouselSubject(count: 6, selection: "p2")
            (subject.loops, subject.paging) = (false, paging)
            let stage = subject.stage(rightToLeft: rightToLeft)
            let forwards: CGFloat = rightToLeft ? 1 : -1
            var finger: Finger?
            switch moment {
            case "finger":
                finger = stage.touch(at: CGPoint(x: 150, y: 100))
                finger?.move(by: CGSize(width: forwards * 100, height: 0), over: 0.2)
                finger?.hold(for: 0.2)
            case "fling":
                stage.flick(from: CGPoint(x: 150, y: 100), velocity: CGVector(dx: forwards * 900, dy: 0))
                stage.advance(by: 0.05)
            default:
                subject.selection = "p3"
                stage.advance(by: 0.1)
            }
            var now = try stage.start("p2")
            let before = now
            #expect(now * forwards > 40 && now * forwards < 150)
            subject.items.removeLast(3)
            stage.update()
            if finger != nil {
                finger?.hold(for: 0.1)
                #expect(abs(try stage.start("p2") - before) < 0.01)
                finger?.lift()
            } else {
                #expect(abs(try stage.start("p2") - before) < 0.01)
            }
            // It doesn't reach its resting position in one frame or by a jump.
            for _ in 0..<40 {
                stage.advance(by: 1.0 / 60)
                let next = try stage.start("p2")
                #expect(abs(next - now) < 30, "\(now) to \(next) of \(before)")
                now = next
            }
            try stage.settle()
            #expect(abs(try stage.start("p2")) < 0.01 && subject.selection == "p2")
            #expect(abs(try stage.scroll("carousel").contentSize.width - 900) < 0.01)
        }
    }

    /// A finger lifts beyond the end of a row that rests anywhere.
    @Test func theLastPageOfAShorterRowIsSelected() throws {
        let subject = CarouselSubject(count: 6, selection: "p1")
        (subject.loops, subject.paging, subject.pageSize) = (false, .free, .relative(0.5))
        let stage = subject.stage(), finger = stage.touch(at: CGPoint(x: 290, y: 100))
        finger.move(by: CGSize(width: -10, height: 0), over: 0.1)
        finger.move(by: CGSize(width: -220, height: 0), over: 0.4)
        finger.hold(for: 0.2)
        subject.items.removeLast(3)
        stage.update()
        #expect(try subject.selection == "p1" && abs(stage.start("p2") - 5) < 0.01)
        finger.lift()
        try stage.settle()
        #expect(try subject.selection == "p2" && abs(stage.start("p2") - 75) < 0.01)
    }

    /// A finger that doesn't move triggers no report by movement.
    @Test(arguments: [false, true], [1, 8]) func anItemThatReplacesAnotherUnderAStillFingerIsReported(
        _ loops: Bool, _ left: Int
    ) throws {
        let subject = CarouselSubject(count: 9, selection: "p8")
        subject.loops = loops
        let stage = subject.stage()
        let finger = stage.touch(at: CGPoint(x: 150, y: 100))
        finger.move(by: CGSize(width: 70, height: 0), over: 0.2)
        finger.hold(for: 0.2)
        func shares() throws -> [String: Double] {
            Dictionary(
                uniqueKeysWithValues: try #require(subject.activities.last).shares.map {
                    ($0.id, ($0.share * 100).rounded() / 100)
                })
        }
        let before = try shares()
        #expect(Set(before.keys) == ["p7", "p8"])
        subject.items = Array(subject.items.prefix(left))
        stage.update()
        let after = try shares()
        #expect(Set(after.keys).isSubset(of: subject.items), "\(after)")
        #expect(abs(after.values.reduce(0, +) - 1) < 0.25, "\(after)")
        finger.lift()
        try stage.settle()
        #expect(try shares() == [try #require(subject.selection): 1])
    }

    /// The content keeps its distance from its resting position, in pages, and then continues to its target.
    @Test(arguments: [true, false], ["finger", "fling", "selection"])
    func optionsThatChangeInMotionKeepThePosition(_ loops: Bool, _ moment: String) throws {
        let changes: [(name: String, length: CGFloat, change: (CarouselSubject) -> Void)] = [
            ("length", 150, { $0.pageSize = .fixed(150) }), ("spacing", 210, { $0.spacing = 20 }),
        ]
        for (name, length, change) in changes {
            let comment: Comment = "\(name) by \(moment)"
            let subject = CarouselSubject(count: 8, selection: "p2")
            (subject.loops, subject.pageSize) = (loops, .relative(0.7))
            let stage = subject.stage()
            var finger: Finger?
            switch moment {
            case "finger":
                finger = stage.touch(at: CGPoint(x: 150, y: 100))
                finger?.move(by: CGSize(width: -70, height: 0), over: 0.2)
                finger?.hold(for: 0.1)
            case "fling":
                stage.flick(from: CGPoint(x: 150, y: 100), velocity: CGVector(dx: -900, dy: 0))
                stage.advance(by: 0.06)
            default:
                subject.selection = "p3"
                stage.advance(by: 0.12)
            }
            func place(_ step: CGFloat) throws -> CGFloat { (150 - (try stage.frame(of: "page-p2").midX)) / step }
            let before = try place(210)
            #expect(before > 0.1 && before < 0.9, comment)
            change(subject)
            stage.update()
            let after = try place(length + subject.spacing)
            #expect(abs(after - before) < 0.02, comment)
            stage.advance(by: 1.0 / 60)
            #expect(abs(try place(length + subject.spacing) - after) < 0.2, comment)
            finger?.lift()
            try stage.settle()
            let current = moment == "finger" ? "p2" : "p3"
            #expect(abs(try stage.frame(of: "page-\(current)").midX - 150) < 0.01, comment)
            #expect(subject.selection == current, comment)
            #expect(subject.activities.last?.isMoving == false, comment)
        }
    }

    @Test(arguments: [true, false], [true, false])
    func reversingItemsUnderAFingerDoesNotMoveFreePaging(_ loops: Bool, _ rightToLeft: Bool) throws {
        for isHeldStill in [true, false] {
            let subject = CarouselSubject(count: 6, selection: "p2")
            (subject.loops, subject.pageSize, subject.paging) = (loops, .relative(0.7), .free)
            let stage = subject.stage(rightToLeft: rightToLeft), sign: CGFloat = rightToLeft ? 1 : -1
            let finger = stage.touch(at: CGPoint(x: 150, y: 100))
            finger.move(by: CGSize(width: sign * 70, height: 0), over: 0.2)
            if isHeldStill { finger.hold(for: 0.2) }
            let before = try stage.start("p2")
            subject.items.reverse()
            stage.update()
            #expect(abs(try stage.start("p2") - before) < 0.01)
            let end = before + sign * 20
            finger.move(by: CGSize(width: sign * 20, height: 0), over: 0.05)
            #expect(abs(try stage.start("p2") - end) < 0.01)
            finger.hold(for: 0.2)
            finger.lift()
            try stage.settle()
            #expect(abs(try stage.start("p2") - end) < 0.01)
            #expect(subject.selection == "p2" && subject.activities.last?.isMoving == false)
        }
    }

    @Test(arguments: [false, true], [-20.0, -120, -200])
    func aLoopThatBecomesARowInTheFrameOfADragKeepsItsPage(_ loops: Bool, _ distance: Double) throws {
        let subject = CarouselSubject(["A", "B", "C", "D", "E"])
        subject.loops = loops
        subject.selection = "C"
        let stage = subject.stage()
        let finger = stage.touch(at: CGPoint(x: 290, y: 100))
        finger.move(by: CGSize(width: distance, height: 0), over: 0.2)
        let place = try stage.frame(of: "page-C").minX
        subject.loops.toggle()
        finger.move(by: CGSize(width: -5, height: 0), over: 1 / stage.framesPerSecond)
        #expect(abs(try stage.frame(of: "page-C").minX - place) < 6)
        finger.lift()
        try stage.settle()
        #expect(["C", "D"].contains(try #require(subject.selection)))
    }

    /// A drag counts its pages from where it began, also after the loop became a row or the row became a loop.
    @Test(arguments: [false, true], [false, true])
    func aDragThatTurnsBackEndsOnItsPageAfterTheEndsChanged(_ loops: Bool, _ isForward: Bool) throws {
        let subject = CarouselSubject(["A", "B", "C", "D", "E"], selection: "C")
        subject.loops = loops
        let stage = subject.stage()
        stage.flick(from: CGPoint(x: 150, y: 100), velocity: CGVector(dx: -900, dy: 0))
        try stage.settle()
        #expect(subject.selection == "D")
        let finger = stage.touch(at: CGPoint(x: 150, y: 100)), sign: CGFloat = isForward ? -1 : 1
        finger.move(by: CGSize(width: sign * 130, height: 0), over: 0.3)
        subject.loops.toggle()
        stage.update()
        #expect(abs(try stage.start("D") - sign * 120) < 0.01)
        finger.move(by: CGSize(width: -sign * 80, height: 0), over: 0.08)
        #expect(abs(try stage.start("D") - sign * 40) < 0.01)
        finger.lift()
        try stage.settle()
        #expect(try subject.selection == "D" && stage.start("D") == 0)
    }

    /// The end that moved closer stays where a finger holds the row, and follows it back.
    @Test(arguments: [false, true]) func theEndOfAShorterRowFollowsTheFingerBack(_ rightToLeft: Bool) throws {
        let subject = CarouselSubject(count: 6, selection: "p2")
        subject.loops = false
        let stage = subject.stage(rightToLeft: rightToLeft), sign: CGFloat = rightToLeft ? 1 : -1
        func length() throws -> CGFloat { try stage.scroll("carousel").contentSize.width }
        #expect(try length() == 1_800)
        let finger = stage.touch(at: CGPoint(x: 150, y: 100))
        finger.move(by: CGSize(width: sign * 100, height: 0), over: 0.2)
        subject.items.removeLast(3)
        stage.update()
        #expect(abs(try length() - 990) < 0.01)
        finger.move(by: CGSize(width: -sign * 60, height: 0), over: 0.2)
        subject.showsIndicator = true
        stage.update()
        #expect(abs(try length() - 930) < 0.01)
        finger.move(by: CGSize(width: -sign * 60, height: 0), over: 0.2)
        subject.showsIndicator = false
        stage.update()
        #expect(abs(try length() - 900) < 0.01)
        finger.hold(for: 0.2)
        finger.lift()
        try stage.settle()
        #expect(try length() == 900 && stage.start("p2") == 0)
    }

    @Test func aRowAtRestEndsAtItsLastPage() throws {
        let subject = CarouselSubject(count: 6, selection: "p4")
        subject.loops = false
        let stage = subject.stage()
        subject.items.removeLast(3)
        stage.update()
        try stage.settle()
        #expect(try stage.scroll("carousel").contentSize.width == 900)
        #expect(try subject.selection == "p2" && stage.start("p2") == 0)
        subject.items.append("p9")
        stage.update()
        #expect(try stage.scroll("carousel").contentSize.width == 1_200)
    }

    /// A page that was away is measured as soon as it is near. After the number of items changed, the other lengths are
    /// estimates.
    @Test func aPageThatReturnsHasItsOwnLength() throws {
        let subject = CarouselSubject(["long page", "b", "c", "d", "e", "f", "g", "h"])
        (subject.loops, subject.pageSize, subject.alignment, subject.spacing) = (false, .content, .leading, 8)
        let stage = subject.stage()
        subject.selection = "f"
        stage.update()
        try stage.settle()
        #expect(!stage.exists("page-long page"))
        subject.items.append("i")
        stage.update()
        try stage.settle()
        #expect(abs(try stage.start("f")) < 0.01)
        // The other pages are 100 points long. The third is at 0.3 of its length.
        let finger = stage.touch(at: CGPoint(x: 20, y: 100))
        finger.move(by: CGSize(width: 10, height: 0), over: 0.1)
        finger.move(by: CGSize(width: 108 * 2.7, height: 0), over: 0.5)
        let page = try stage.frame(of: "page-long page"), next = try stage.frame(of: "page-b")
        let gap = next.minX - page.maxX
        #expect(page.width == 260)
        #expect(abs(gap - 8) < 0.01)
        finger.lift()
        try stage.settle()
    }

    @Test func withoutItemsThereIsNoSelection() throws {
        let subject = CarouselSubject(count: 6, selection: "p4"), stage = subject.stage()
        subject.items = []
        stage.update()
        try stage.settle()
        #expect(subject.selection == nil)
        subject.items = ["a", "b"]
        stage.update()
        try stage.settle()
        #expect(try subject.selection == nil && stage.start("a") == 0)
    }
}
