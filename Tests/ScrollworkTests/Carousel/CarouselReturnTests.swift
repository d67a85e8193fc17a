import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// A carousel that isn't visible for a while, during a fling or while it's empty.
@MainActor @Suite struct CarouselReturnTests {
    @Observable final class Tabs { var chosen = 0 }

    private struct Tabbed: View {
        let subject: CarouselSubject
        @Bindable var tabs: Tabs
        let seen: (String) -> Void

        var body: some View {
            TabView(selection: $tabs.chosen) {
                Shown(subject: subject, seen: seen).tabItem { Text("Carousel") }.tag(0)
                Text("Nothing").tabItem { Text("Nothing") }.tag(1)
            }
        }
    }

    private struct Shown: View {
        @Bindable var subject: CarouselSubject
        let seen: (String) -> Void

        var body: some View {
            Carousel(subject.items, id: \.self, selection: $subject.selection) {
                CarouselSubjectPage(item: $0, subject: subject)
            }
            .onPageActivity { subject.activities.append($0) }
            .onPageChange { if $0 == .passing { subject.log.append("passing \($1)") } }
            .onPageChange { if $0 == .settling { subject.log.append("target \($1)") } }
            .onPageChange { if $0 == .settled { subject.log.append("settled \($1)") } }
            .onPageImpression { seen($0.item) }
            .accessibilityIdentifier("carousel")
        }
    }

    private func expectPage(_ page: String, _ stage: Stage, _ subject: CarouselSubject) throws {
        #expect(abs(try stage.start(page)) < 0.01 && subject.selection == page)
        #expect(
            subject.log.filter { $0.hasPrefix("settled") } == ["settled \(page)"]
                && subject.log.last { $0.hasPrefix("passing") } == "passing \(page)")
        let activity = try #require(subject.activities.last)
        #expect(!activity.isMoving && activity.shares.map(\.id) == [page] && activity.shares.map(\.share) == [1])
    }

    @Test(arguments: [0.02, 0.08, 0.2, 0.4])
    func aFlingThatAnotherTabInterruptsEndsOnItsPageAndIsReportedThen(_ seconds: Double) throws {
        let subject = CarouselSubject(count: 6), tabs = Tabs()
        var seen: [String] = []
        let stage = Stage(size: CGSize(width: 390, height: 700)) {
            Tabbed(subject: subject, tabs: tabs) { seen.append($0) }
        }
        stage.flick(from: CGPoint(x: 195, y: 350), velocity: CGVector(dx: -900, dy: 0))
        stage.advance(by: seconds)
        tabs.chosen = 1
        stage.update()
        try stage.settle()
        tabs.chosen = 0
        stage.update()
        try stage.settle()
        stage.advance(by: 1.5)
        try expectPage("p1", stage, subject)
        #expect(seen == ["p1"])
        #expect(stage.pageStarts().count == 3)
    }

    @Test(arguments: [0.02, 0.1, 0.3])
    func aFlingThatScrollsOffscreenEndsOnItsPageAndIsReportedOnReturn(_ seconds: Double) throws {
        let subject = CarouselSubject(count: 6)
        var seen: [String] = []
        let stage = Stage(size: CGSize(width: 390, height: 700)) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    Shown(subject: subject) { seen.append($0) }.frame(height: 150)
                    ForEach(0..<200) { Text("Row \($0)").frame(height: 44) }
                }
            }
            .accessibilityIdentifier("feed")
        }
        stage.flick(from: CGPoint(x: 195, y: 75), velocity: CGVector(dx: -900, dy: 0))
        stage.advance(by: seconds)
        stage.flick(from: CGPoint(x: 195, y: 600), velocity: CGVector(dx: 0, dy: -9000))
        try stage.settle()
        #expect(!stage.exists("carousel"))
        while try stage.scroll("feed").offset.y > 0 {
            stage.flick(from: CGPoint(x: 195, y: 300), velocity: CGVector(dx: 0, dy: 9000))
            try stage.settle()
        }
        stage.advance(by: 1.5)
        try expectPage("p1", stage, subject)
        #expect(seen == ["p1"])
    }

    /// A single page needs more spacing in a loop than six pages.
    @Test func thePagesOfAnEmptiedCarouselStartAnew() throws {
        let subject = CarouselSubject(count: 6), stage = subject.stage()
        subject.selection = "p1"
        stage.update()
        try stage.settle()
        subject.items = []
        stage.update()
        try stage.settle()
        #expect(subject.selection == nil)
        subject.items = ["n0"]
        stage.update()
        stage.advance(by: 0.05)
        #expect(abs(try stage.start("n0")) < 0.01)
        try stage.settle()
        #expect(abs(try stage.start("n0")) < 0.01)
    }

    @Test func aCarouselThatWasEmptiedSettlesAgain() throws {
        let subject = CarouselSubject(count: 6), stage = subject.stage()
        subject.items = []
        stage.update()
        subject.selection = "n1"
        subject.items = ["n0", "n1"]
        stage.update()
        try stage.settle()
        #expect(subject.log == ["settled n1"])
        #expect(abs(try stage.start("n1")) < 0.01)
    }

    /// A selection in a carousel without a width is shown once the carousel has one.
    @Test(arguments: [true, false], [true, false])
    func aSelectionWithoutAWidthIsShownLater(_ loops: Bool, _ hadWidth: Bool) throws {
        let subject = CarouselSubject(count: 6), open = CGSize(width: 300, height: 200)
        subject.loops = loops
        let stage = subject.stage(size: hadWidth ? open : CGSize(width: 0, height: 200))
        stage.resize(to: CGSize(width: 0, height: 200))
        try stage.settle()
        subject.selection = "p3"
        stage.update()
        try stage.settle()
        stage.resize(to: open)
        try stage.settle()
        #expect(subject.selection == "p3")
        #expect(abs(try stage.start("p3")) < 0.01)
    }

    @Test func aMovementThatReturnsIsReportedIfItPassedAPage() throws {
        let subject = CarouselSubject(count: 5)
        let stage = subject.stage()
        func moveThereAndBack(_ distance: CGFloat) throws {
            let finger = stage.touch(at: CGPoint(x: 280, y: 100))
            finger.move(by: CGSize(width: -distance, height: 0), over: 0.2)
            finger.move(by: CGSize(width: distance, height: 0), over: 0.2)
            finger.hold(for: 0.3)
            finger.lift()
            try stage.settle()
        }
        try moveThereAndBack(60)
        #expect(subject.log.isEmpty)
        try moveThereAndBack(180)
        #expect(subject.log == ["passing p1", "passing p0", "target p0", "settled p0"])
    }
}
