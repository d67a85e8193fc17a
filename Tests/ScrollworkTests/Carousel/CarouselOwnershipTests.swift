import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// At rest, a carousel shows the item that its program selected.
@MainActor @Suite struct CarouselOwnershipTests {
    private let middle = CGPoint(x: 150, y: 100)

    private struct Ruled: View {
        let subject: CarouselSubject
        let rule: (String?) -> String?

        var body: some View {
            Carousel(
                subject.items, id: \.self,
                selection: Binding {
                    subject.selection
                } set: {
                    subject.log.append("wrote \($0 ?? "nil")")
                    subject.selection = rule($0)
                },
                loops: subject.loops, pageSize: subject.pageSize, alignment: subject.alignment, paging: subject.paging
            ) { CarouselSubjectPage(item: $0, subject: subject) }
            .onPageChange { if $0 == .settling { subject.log.append("target \($1)") } }
            .onPageChange { if $0 == .settled { subject.log.append("settled \($1)") } }
        }
    }

    @Test(arguments: [true, false], [CarouselPaging.paged, .free])
    func aProgramCanRejectASelection(_ loops: Bool, _ paging: CarouselPaging) throws {
        let subject = CarouselSubject(count: 5, selection: "p1")
        (subject.loops, subject.paging) = (loops, paging)
        let stage = Stage(size: CGSize(width: 300, height: 200)) { Ruled(subject: subject) { _ in "p1" } }
        stage.flick(from: middle, velocity: CGVector(dx: -900, dy: 0))
        try stage.settle()
        #expect(try stage.start("p1") == 0)
        #expect(subject.log.filter { $0.hasPrefix("wrote") }.count == 1)
        #expect(subject.log.last == "settled p1")
    }

    @Test func aProgramCanSelectAnotherItemThanTheReportedOne() throws {
        let subject = CarouselSubject(count: 6, selection: "p0")
        let stage = Stage(size: CGSize(width: 300, height: 200)) { Ruled(subject: subject) { min($0 ?? "p0", "p2") } }
        for expected in ["p1", "p2", "p2"] {
            stage.flick(from: middle, velocity: CGVector(dx: -900, dy: 0))
            try stage.settle()
            #expect(subject.selection == expected)
            #expect(try stage.start(expected) == 0)
        }
    }

    /// The carousel doesn't overwrite a selection that the program sets when it learns of the target.
    @Test(arguments: [true, false])
    func aProgramCanReplaceTheTarget(_ loops: Bool) throws {
        let subject = CarouselSubject(count: 6, selection: "p0")
        subject.loops = loops
        let stage = Stage(size: CGSize(width: 300, height: 200)) {
            Carousel(subject.items, id: \.self, selection: Bindable(subject).selection, loops: loops) {
                CarouselSubjectPage(item: $0, subject: subject)
            }
            .onPageChange { if $0 == .settling, $1 == "p1" { subject.selection = "p4" } }
        }
        stage.flick(from: middle, velocity: CGVector(dx: -900, dy: 0))
        try stage.settle()
        #expect(subject.selection == "p4")
        #expect(try stage.start("p4") == 0)
    }

    @Test(arguments: [true, false])
    func aSelectedItemCanArriveLater(_ loops: Bool) throws {
        let subject = CarouselSubject(count: 5, selection: "new")
        subject.loops = loops
        let stage = subject.stage()
        try stage.settle()
        subject.items.insert("new", at: 0)
        let before = try stage.start("p0")
        stage.update()
        #expect(abs(try stage.start("p0") - before) < 0.01)
        try stage.settle()
        #expect(subject.selection == "new")
        #expect(try stage.start("new") == 0)
    }

    /// The start of the row is known only when the scroll view rests.
    @Test(arguments: [CarouselPageSize.relative(0.8), .content])
    func insertedItemsCanBeSelectedInTheSameUpdate(_ size: CarouselPageSize) throws {
        let subject = CarouselSubject(count: 8, selection: "p2")
        (subject.loops, subject.pageSize, subject.alignment) = (false, size, .leading)
        let stage = subject.stage()
        subject.items.insert(contentsOf: ["longer than others", "x"], at: 0)
        subject.selection = "longer than others"
        let before = try stage.start("p2")
        stage.update()
        #expect(abs(try stage.start("p2") - before) < 0.01)
        try stage.settle()
        #expect(subject.selection == "longer than others")
        #expect(abs(try stage.start("longer than others")) < 0.01)
        #expect(subject.activities.last?.position == 0)
    }

    @Test(arguments: [true, false])
    func aDistantJumpCanBeReversedInMotion(_ loops: Bool) throws {
        for moment in [0.05, 0.15, 0.3] {
            let subject = CarouselSubject(count: 60, selection: "p1")
            (subject.loops, subject.pageSize) = (loops, .relative(0.8))
            let stage = subject.stage()
            subject.selection = "p29"
            stage.advance(by: moment)
            subject.items.insert("new", at: 0)
            subject.selection = "new"
            try stage.settle()
            #expect(subject.selection == "new", "after \(moment) s")
            #expect(abs(try stage.start("new") - 30) < 0.01, "after \(moment) s")
            #expect(subject.activities.last?.isMoving == false, "after \(moment) s")
        }
    }

    @Test func aCarouselEmptiedDuringAFadeBecomesVisibleAgain() throws {
        let subject = CarouselSubject(count: 5, selection: "p0")
        let stage = subject.stage { $0.setReduceMotion(true) }
        subject.selection = "p3"
        stage.advance(by: 0.08)
        subject.items = []
        stage.advance(by: 1)
        subject.items = ["a", "b"]
        try stage.settle()
        #expect(try stage.opacity(of: "page-a") == 1)
    }
}
