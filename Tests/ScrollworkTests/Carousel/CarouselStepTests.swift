import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// The pages that keys, assistive technology, and the program request.
@MainActor @Suite struct CarouselStepTests {
    private let middle = CGPoint(x: 150, y: 100)

    private func said(_ stage: Stage) -> [String?] {
        stage.accessibilityNotifications.filter { $0.kind == .pageScrolled }.map(\.text)
    }

    @Test func keysInSuccessionCountFromTheTarget() throws {
        let subject = CarouselSubject(count: 9), stage = subject.stage()
        stage.press(.tab)
        for _ in 0..<3 { stage.press(.rightArrow) }
        #expect(subject.selection == "p3")
        stage.press(.leftArrow)
        try stage.settle()
        #expect(subject.selection == "p2" && stage.pageStarts()["p2"] == 0)
        #expect(
            subject.log.filter { $0.hasPrefix("target") } == ["target p1", "target p2", "target p3", "target p2"])
        #expect(said(stage) == ["3 of 9"])
    }

    /// One of the visible pages stays visible. Pages of a quarter of the carousel are visible in part at both edges.
    @Test(
        arguments: [
            (.leading, 0.25, true, ["p3", "p6", "p3"]), (.center, 0.25, true, ["p4", "p8", "p4"]),
            (.leading, 1, true, ["p1", "p2", "p1"]), (.leading, 0.5, false, ["p1", "p2", "p1"]),
            (.center, 0.25, false, ["p2", "p6", "p2"]), (.leading, 0.25, false, ["p3", "p6", "p3"]),
        ] as [(CarouselAlignment, CGFloat, Bool, [String])])
    func pageKeysMoveByTheVisiblePages(
        _ alignment: CarouselAlignment, _ part: CGFloat, _ loops: Bool, _ expected: [String]
    ) throws {
        let subject = CarouselSubject(count: 20, selection: "p0")
        (subject.alignment, subject.pageSize, subject.loops) = (alignment, .relative(part), loops)
        let stage = subject.stage()
        stage.press(.tab)
        for (key, page) in zip([KeyEvent.Key.pageDown, .pageDown, .pageUp], expected) {
            stage.press(key)
            try stage.settle()
            #expect(subject.selection == page)
        }
    }

    @Test func pageKeysStopAtTheEndsOfARow() throws {
        let subject = CarouselSubject(count: 6, selection: "p0")
        (subject.alignment, subject.pageSize, subject.loops) = (.leading, .relative(0.25), false)
        let stage = subject.stage()
        stage.press(.tab)
        for (key, page) in [(KeyEvent.Key.pageDown, "p3"), (.pageDown, "p5"), (.pageUp, "p4"), (.home, "p0")] {
            stage.press(key)
            try stage.settle()
            #expect(subject.selection == page, "\(key)")
        }
    }

    /// A key that can't move further announces where the carousel is.
    @Test func aKeyAtTheEndOfARowAnnouncesThePosition() throws {
        let subject = CarouselSubject(count: 3, selection: "p2")
        subject.loops = false
        let stage = subject.stage()
        stage.press(.tab)
        stage.press(.rightArrow)
        try stage.settle()
        #expect(said(stage) == ["3 of 3"] && subject.selection == "p2" && subject.log.isEmpty)
        stage.press(.leftArrow)
        try stage.settle()
        #expect(said(stage) == ["3 of 3", "2 of 3"])
        // Adjusting isn't announced, because the value of the element says it.
        try stage.adjust("carousel", .decrement)
        try stage.settle()
        #expect(subject.selection == "p0" && said(stage).count == 2)
    }

    @Test func keysWithModifiersBelongToOthers() throws {
        let subject = CarouselSubject(count: 5), stage = subject.stage()
        stage.press(.tab)
        for modifiers in [KeyModifiers.command, .control, .option] {
            stage.press(.end, modifiers: modifiers)
            try stage.settle()
        }
        #expect(said(stage).isEmpty)
    }

    @Test(arguments: [Axis.horizontal, .vertical]) func assistiveTechnologyScrollsByOnePage(_ axis: Axis) throws {
        let subject = CarouselSubject(count: 6, selection: "p2")
        subject.axis = axis
        let stage = subject.stage()
        for (isForward, page) in [(false, "p1"), (false, "p0"), (true, "p1")] {
            try stage.scrollAction(
                "carousel", axis == .horizontal ? (isForward ? .right : .left) : (isForward ? .down : .up))
            try stage.settle()
            #expect(subject.selection == page)
        }
        #expect(said(stage) == ["2 of 6", "1 of 6", "2 of 6"])
    }

    /// The program chooses the page that a finger is about to reach.
    @Test func aPageCanBeTheTargetWhileAFingerIsNearIt() throws {
        let subject = CarouselSubject(count: 6, selection: "p0"), stage = subject.stage()
        let finger = stage.touch(at: CGPoint(x: 280, y: 100))
        finger.move(by: CGSize(width: -210, height: 0), over: 0.3)
        #expect(subject.log == ["passing p1"])
        subject.selection = "p1"
        stage.update()
        #expect(subject.log == ["passing p1", "target p1"])
        finger.lift()
        try stage.settle()
        #expect(subject.log == ["passing p1", "target p1", "settled p1"])
        #expect(try stage.start("p1") == 0)
    }

    @Test func theCurrentPageIsNoNewTarget() throws {
        let subject = CarouselSubject(count: 6), stage = subject.stage()
        subject.selection = "p0"
        stage.update()
        try stage.settle()
        #expect(subject.log.isEmpty)
        subject.selection = nil
        stage.update()
        try stage.settle()
        #expect(subject.log.isEmpty && stage.pageStarts()["p0"] == 0)
    }

    /// Of several items with one identity, the nearest one is the target.
    @Test func aRepeatedIdentityIsNearTheCurrentPage() throws {
        let subject = CarouselSubject(["same", "b", "c", "d", "e", "f", "g", "h", "same"], selection: "g")
        subject.loops = false
        let stage = subject.stage()
        subject.selection = "same"
        stage.update()
        try stage.settle()
        #expect(subject.log.filter { $0.hasPrefix("passing") } == ["passing h", "passing same"])
        #expect(try stage.start("h") == -300 && stage.start("same") == 0)
    }

    // MARK: Reduced motion

    /// A finger takes over from a cross-fade, whose target no longer counts.
    @Test func aFingerEndsACrossFade() throws {
        let subject = CarouselSubject(count: 6, selection: "p0"), stage = subject.stage { $0.setReduceMotion(true) }
        subject.selection = "p3"
        stage.advance(by: 0.08)
        #expect(try stage.opacity(of: "page-p0") < 0.9)
        let finger = stage.touch(at: middle)
        finger.move(by: CGSize(width: -40, height: 0), over: 0.05)
        #expect(try stage.opacity(of: "page-p0") == 1)
        finger.hold(for: 0.4)
        #expect(abs(try stage.start("p0") + 30) < 0.01)
        finger.lift()
        try stage.settle()
        #expect(subject.selection == "p0" && stage.pageStarts()["p0"] == 0)
        #expect(try stage.opacity(of: "page-p0") == 1)
    }

    // MARK: The middle of a loop's track

    /// A loop moves its track back at rest when it's more than half of the length on one side away from its middle.
    @Test(arguments: [(6, 382_144), (7, 262_144), (8, 282_144), (-6, 142_144), (-7, 262_144)] as [(Int, CGFloat)])
    func aLoopRestsNearTheMiddleOfItsTrack(_ turns: Int, _ offset: CGFloat) throws {
        let subject = CarouselSubject(count: 5)
        (subject.pageSize, subject.alignment) = (.fixed(20_000), .leading)
        let stage = subject.stage()
        #expect(try stage.scroll("carousel").offset.x == 262_144)
        for _ in 0..<abs(turns) {
            stage.flick(from: middle, velocity: CGVector(dx: turns > 0 ? -900 : 900, dy: 0))
            try stage.settle()
        }
        let page = "p\((turns + 10) % 5)"
        #expect(subject.selection == page)
        #expect(abs(try stage.start(page)) < 0.01)
        #expect(abs(try stage.scroll("carousel").offset.x - offset) < 0.01)
    }

    @Test func flicksBeyondTheTrackCountFromTheirTargets() throws {
        let subject = CarouselSubject(count: 5)
        (subject.pageSize, subject.alignment) = (.fixed(20_000), .leading)
        let stage = subject.stage()
        for flick in 1...18 {
            stage.flick(from: middle, velocity: CGVector(dx: -900, dy: 0))
            stage.advance(by: 0.25)
            #expect(subject.selection == "p\(flick % 5)")
        }
        try stage.settle()
        #expect(abs(try stage.start("p3")) < 0.01)
    }

    // MARK: Realized pages

    /// Five pages of 140 points are visible or adjacent. Pages that fit their content are measured where a fling may
    /// end, up to eight pages farther.
    @Test(
        arguments: [
            (.paged, 7), (.free, 9), (.pages(upTo: 4), 13), (.pages(upTo: 8), 21), (.pages(upTo: 9), 21),
        ] as [(CarouselPaging, Int)])
    func pagesAreMeasuredWhereAFlingMayEnd(_ paging: CarouselPaging, _ count: Int) throws {
        for loops in [false, true] {
            let subject = CarouselSubject((10..<70).map { "p\($0)" }, selection: "p40")
            (subject.loops, subject.pageSize, subject.paging) = (loops, .content, paging)
            let stage = subject.stage()
            try stage.settle()
            #expect(abs(try stage.start("p40") - 80) < 0.01)
            #expect(stage.pageStarts().count == count, "\(loops)")
            subject.pageSize = .fixed(140)
            stage.update()
            #expect(stage.pageStarts().count == 5, "\(loops)")
        }
    }

    @Test(arguments: [false, true]) func stylesRealizeTheirPages(_ reducesMotion: Bool) throws {
        func count(_ style: some CarouselStyle) -> Int {
            let subject = CarouselSubject((10..<70).map { "p\($0)" }, selection: "p40")
            subject.pageSize = .fixed(140)
            return subject.stage(style: style) { $0.setReduceMotion(reducesMotion) }.pageStarts().count
        }
        #expect(count(.plain) == 5 && count(.scaled) == 5 && count(.parallax) == 5)
        #expect(count(.coverFlow) == (reducesMotion ? 5 : 9))
        #expect(count(.stack) == (reducesMotion ? 5 : 11))
        #expect(count(StackCarouselStyle(depth: 4)) == (reducesMotion ? 5 : 15))
    }
}
