import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

@MainActor @Suite struct CarouselIndicatorTests {
    /// Returns the center of the mark, from the left edge of the carousel.
    private func mark(_ stage: Stage) throws -> CGFloat { try stage.drawnFrame(of: "carousel-mark").midX }

    @Test(arguments: [true, false], [5, 40])
    func theMarkMovesWithThePages(_ rightToLeft: Bool, _ count: Int) throws {
        let subject = CarouselSubject(count: count)
        subject.showsIndicator = true
        let stage = subject.stage(rightToLeft: rightToLeft)
        let sign: CGFloat = rightToLeft ? -1 : 1
        let first = try mark(stage)
        let step: CGFloat = count == 5 ? 15.0 : (132.0 - 14.0) / 39.0
        let length: CGFloat = sign * step * CGFloat(count - 1)
        let start: CGFloat = 150 - length / 2
        #expect(abs(first - start) < 0.01)
        let finger = stage.touch(at: CGPoint(x: 150, y: 100))
        finger.move(by: CGSize(width: -sign * 10, height: 0), over: 0.1)
        for part in 1...4 {
            finger.move(by: CGSize(width: -sign * 30, height: 0), over: 0.1)
            let moved = try mark(stage) - first, expected: CGFloat = sign * step * CGFloat(part) / 10
            #expect(abs(moved - expected) < 0.01)
        }
        finger.lift()
        try stage.settle()
        subject.selection = "p\(count - 1)"
        stage.update()
        try stage.settle()
        let moved = try mark(stage) - first
        #expect(abs(moved - length) < 0.01)
    }

    @Test func aSingleItemHasNoIndicator() throws {
        let subject = CarouselSubject(count: 1)
        subject.showsIndicator = true
        let stage = subject.stage()
        #expect(!stage.exists("carousel-mark"))
    }

    /// Up to 12 items have dots at a distance of 15 points. More items have a line of 132 points.
    @Test(
        arguments: [
            (2, CGRect(x: 135, y: 189, width: 15, height: 7)), (5, CGRect(x: 112.5, y: 189, width: 15, height: 7)),
            (12, CGRect(x: 60, y: 189, width: 15, height: 7)), (13, CGRect(x: 84, y: 190.5, width: 14, height: 4)),
            (40, CGRect(x: 84, y: 190.5, width: 14, height: 4)),
        ] as [(Int, CGRect)])
    func theMarkIsBelowThePages(_ count: Int, _ frame: CGRect) throws {
        let subject = CarouselSubject(count: count)
        subject.showsIndicator = true
        let stage = subject.stage()
        #expect(try stage.drawnFrame(of: "carousel-mark") == frame)
        #expect(try stage.opacity(of: "carousel-mark") == 1 && stage.opacity(of: "carousel-next-mark") == 0)
        #expect(try stage.frame(of: "page-p0") == CGRect(x: 0, y: 0, width: 300, height: 171))
        subject.showsIndicator = false
        stage.update()
        #expect(!stage.exists("carousel-mark") && stage.pageStarts().count == min(count, 3))
        #expect(try stage.frame(of: "page-p0").height == 200)
    }

    @Test func theMarkOfAColumnIsBesideThePages() throws {
        let subject = CarouselSubject(count: 5, selection: "p1")
        (subject.axis, subject.showsIndicator) = (.vertical, true)
        let stage = subject.stage(size: CGSize(width: 300, height: 300))
        #expect(try stage.drawnFrame(of: "carousel-mark") == CGRect(x: 289, y: 127.5, width: 7, height: 15))
        #expect(try stage.frame(of: "page-p1") == CGRect(x: 0, y: 0, width: 271, height: 300))
    }

    /// Between the last and the first item of a loop, one mark leaves and another enters.
    @Test(arguments: [false, true]) func twoMarksShareTheWayAroundALoop(_ rightToLeft: Bool) throws {
        let subject = CarouselSubject(count: 5, selection: "p4")
        subject.showsIndicator = true
        let stage = subject.stage(rightToLeft: rightToLeft), sign: CGFloat = rightToLeft ? -1 : 1
        func middle(_ name: String) throws -> CGFloat { (try stage.drawnFrame(of: name).midX - 150) * sign }
        #expect(abs(try middle("carousel-mark") - 30) < 0.01)
        let finger = stage.touch(at: CGPoint(x: 150, y: 100))
        finger.move(by: CGSize(width: -sign * 130, height: 0), over: 0.2)
        // At 4.4, a mark has moved by 0.2 of 15 points, and the other is 0.3 of them before the first dot.
        #expect(abs(try middle("carousel-mark") - 33) < 0.01)
        #expect(abs(try middle("carousel-next-mark") + 34.5) < 0.01)
        #expect(abs(try stage.opacity(of: "carousel-mark") - 0.6) < 0.001)
        #expect(abs(try stage.opacity(of: "carousel-next-mark") - 0.4) < 0.001)
    }
}
