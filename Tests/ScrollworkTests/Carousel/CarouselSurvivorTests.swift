import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// The pages that take the place of others, and the places that pages keep.
@MainActor @Suite struct CarouselSurvivorTests {
    /// Of ten pages, p4 is current, and p3 to p5 are realized.
    @Test(
        arguments: [
            ([4], 5), ([4, 5], 3), ([3, 4, 5], 7), ([3, 4, 5, 6, 7], 9), ([3, 4, 5, 6, 7, 8, 9], 2), ([0, 1, 2], 4),
        ] as [([Int], Int)])
    func anotherPageReplacesARemovedOne(_ removed: [Int], _ expected: Int) throws {
        for loops in [false, true] {
            let subject = CarouselSubject(count: 10, selection: "p4")
            subject.loops = loops
            let stage = subject.stage()
            subject.items.removeAll { item in removed.contains { item == "p\($0)" } }
            stage.update()
            try stage.settle()
            #expect(subject.selection == "p\(expected)", "\(loops)")
            #expect(try stage.start("p\(expected)") == 0, "\(loops)")
        }
    }

    /// A carousel that rests anywhere keeps the part of a page, and rests on a page once it must.
    @Test(arguments: [(-120, 0, -240), (-200, 1, 200), (120, 0, 240)] as [(CGFloat, Int, CGFloat)])
    func aPartOfAPageIsKept(_ distance: CGFloat, _ page: Int, _ start: CGFloat) throws {
        let subject = CarouselSubject(count: 6)
        subject.paging = .free
        let stage = subject.stage(), finger = stage.touch(at: CGPoint(x: 150, y: 100))
        finger.move(by: CGSize(width: distance > 0 ? 20 : -20, height: 0), over: 0.1)
        finger.move(by: CGSize(width: distance - (try stage.start("p0")), height: 0), over: 0.2)
        finger.hold(for: 0.3)
        finger.lift()
        try stage.settle()
        #expect(abs(try stage.start("p0") - distance) < 0.5)
        stage.resize(to: CGSize(width: 600, height: 200))
        try stage.settle()
        #expect(abs(try stage.start("p\(page)") - start) < 1)
        subject.paging = .paged
        stage.update()
        try stage.settle()
        #expect(abs(try stage.start("p\(page)")) < 0.01)
    }

    /// A row whose end moved closer is beyond it for a while. A finger that catches the row there holds it.
    @Test(arguments: [false, true]) func aRowThatIsCaughtBeyondItsEndStays(_ rightToLeft: Bool) throws {
        let subject = CarouselSubject(count: 6, selection: "p2")
        subject.loops = false
        let stage = subject.stage(rightToLeft: rightToLeft), forwards: CGFloat = rightToLeft ? 1 : -1
        stage.flick(from: CGPoint(x: 150, y: 100), velocity: CGVector(dx: forwards * 900, dy: 0))
        stage.advance(by: 0.05)
        subject.items = ["p1", "p2"]
        stage.update()
        let start = try stage.start("p2")
        #expect(start * forwards > 40)
        let finger = stage.touch(at: CGPoint(x: 150, y: 100))
        finger.hold(for: 0.1)
        #expect(abs(try stage.start("p2") - start) < 0.01)
        finger.lift()
        try stage.settle()
        #expect(abs(try stage.start("p2")) < 0.01 && subject.selection == "p2")
    }
}
