import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing
import ViewRuntime

/// Months that turn like pages.
@MainActor
@Suite struct CalendarPageTests {
    @MainActor @Observable final class Options {
        var scrolling = MonthCalendarScrolling.continuous
    }

    private struct Changing: View {
        let options: Options
        let bound: Bound
        var body: some View {
            MonthCalendar(
                selection: Bindable(bound).range, in: october - 60...october + 60, position: Bindable(bound).month
            )
            .monthCalendarScrolling(options.scrolling)
        }
    }

    /// Months measured with the height of their weeks don't have the height of a page until they are realized again.
    @Test func pagesRestOnMonthsWithCorrectedLengths() throws {
        let options = Options(), bound = Bound()
        bound.month = october + 5
        let stage = Stage.calendar { Changing(options: options, bound: bound) }
        for velocity in [-3_000.0, -2_000, 1_500] {
            stage.flick(from: CGPoint(x: 195, y: 350), velocity: CGVector(dx: 0, dy: velocity))
            try stage.settle()
        }
        options.scrolling = .paged
        stage.update()
        try stage.settle()
        let top = try stage.frame(of: "day-\(bound.month.firstDay)").minY
        for (translation, turns) in [(-350.0, 1), (-100, 0), (-400, 1), (330, -1), (60, 0)] {
            let month = bound.month
            let finger = stage.touch(at: CGPoint(x: 195, y: translation < 0 ? 560 : 150))
            finger.move(by: CGSize(width: 0, height: translation), over: 0.5)
            finger.hold(for: 0.2)
            finger.lift()
            try stage.settle()
            #expect(bound.month == month + turns, "\(translation)")
            #expect(abs(try stage.frame(of: "day-\(bound.month.firstDay)").minY - top) < 0.01, "\(translation)")
        }
    }

    /// A calendar that rests anywhere keeps its position when its size changes.
    @Test func monthsThatWerePagesAlignOnce() throws {
        let options = Options(), bound = Bound()
        options.scrolling = .paged
        let stage = Stage.calendar { Changing(options: options, bound: bound) }
        options.scrolling = .continuous
        stage.update()
        try stage.settle()
        let first = "day-\(october.firstDay)", start = try stage.frame(of: first).minY
        stage.drag(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 195, y: 300), over: 0.8)
        try stage.settle()
        let place = try stage.frame(of: first).minY
        #expect(place < start - 60)
        stage.resize(to: CGSize(width: 390, height: 500))
        try stage.settle()
        #expect(abs(try stage.frame(of: first).minY - place) < 1)
    }

    /// Titles of different heights.
    private struct UnevenTitles: MonthCalendarStyle {
        func makeTitle(configuration: MonthCalendarTitleConfiguration) -> some View {
            Color.clear.frame(width: 10, height: configuration.month.number.isMultiple(of: 2) ? 40 : 90)
        }
    }

    @Test(arguments: ["wheel", "flick", "drag"]) func aHeaderThatChangesItsHeightKeepsMonthsOnAPage(by: String) throws {
        let options = Options(), bound = Bound()
        options.scrolling = .paged
        let stage = Stage.calendar { Changing(options: options, bound: bound).monthCalendarStyle(UnevenTitles()) }
        let point = CGPoint(x: 195, y: 400)
        for step in 1...5 {
            switch by {
            case "wheel": stage.wheel(by: CGSize(width: 0, height: 1), at: point)
            case "flick": stage.flick(from: point, velocity: CGVector(dx: 0, dy: -1_200))
            default: stage.drag(from: point, to: CGPoint(x: 195, y: 100), over: 0.4)
            }
            try stage.settle()
            #expect(bound.month == october + step)
            let place = try stage.scroll("day-\(bound.month.firstDay)")
            let day = try stage.frame(of: "day-\(bound.month.firstDay)")
            #expect(abs(day.minY - (stage.size.height - place.containerSize.height)) < 0.01, "step \(step)")
        }
    }

    @Test(arguments: [Axis.vertical, .horizontal], [MonthCalendarTitles.pinned, .inline])
    func aMonthInAShortWindowFitsItsPage(_ axis: Axis, _ titles: MonthCalendarTitles) throws {
        for (height, size) in [(300.0, DynamicTypeSize.large), (330, .xxxLarge), (1_000, .large)] {
            // August 2026 has six weeks.
            let stage = Stage.calendar(
                size: CGSize(width: 667, height: height), environment: { $0.dynamicTypeSize = size }
            ) {
                MonthCalendar(position: .constant(october - 2)).monthCalendarAxis(axis).monthCalendarScrolling(.paged)
                    .monthCalendarTitles(titles)
            }
            let first = try stage.frame(of: "day-2026-08-01"), last = try stage.frame(of: "day-2026-08-31")
            #expect(last.maxY <= height + 0.01, "\(height)")
            #expect(abs(last.minY - first.minY - 5 * first.height) < 0.01)
            if height == 1_000 { #expect(first.height == 46) } else { #expect(first.height < 46 && first.height > 25) }
        }
    }

    /// If rows can't become lower, the month scrolls on its page, and then pages turn.
    @Test(arguments: [Axis.vertical, .horizontal]) func aMonthThatIsTooLongForItsPageScrollsOnIt(_ axis: Axis) throws {
        let bound = Bound()
        // August 2026 has six weeks.
        bound.month = october - 2
        let stage = Stage.calendar(size: CGSize(width: 390, height: 200)) {
            MonthCalendar(selection: Bindable(bound).day, position: Bindable(bound).month) { day in
                Text(verbatim: day.text).frame(height: 30).accessibilityIdentifier("own-\(day.day)")
            }
            .monthCalendarAxis(axis).monthCalendarScrolling(.paged)
        }
        let first = try stage.frame(of: "day-2026-08-01"), last = try stage.frame(of: "day-2026-08-31")
        #expect(first.height == 30)
        #expect(abs(last.minY - first.minY - 150) < 0.01, "rows are not laid over one another")
        #expect(last.maxY > stage.size.height)
        func drag(_ translation: CGSize) throws {
            let start = CGPoint(x: 195 - translation.width / 2, y: 140 - translation.height / 2)
            stage.drag(
                from: start, to: CGPoint(x: start.x + translation.width, y: start.y + translation.height), over: 0.6)
            try stage.settle()
        }
        try drag(CGSize(width: 0, height: -100))
        #expect(abs(try stage.frame(of: "day-2026-08-31").maxY - stage.size.height) < 0.01, "the last row is seen")
        #expect(bound.month == october - 2)
        try stage.tap("day-2026-08-31")
        #expect(bound.day == Day(year: 2026, month: 8, day: 31))
        try drag(axis == .vertical ? CGSize(width: 0, height: -110) : CGSize(width: -250, height: 0))
        #expect(bound.month == october - 1, "at its end the next page is turned to")
        stage.resize(to: CGSize(width: 390, height: 600))
        bound.month = october - 2
        stage.update()
        try stage.settle()
        #expect(try stage.frame(of: "day-2026-08-31").maxY < 600)
    }

    /// A header that changes during page turns doesn't stop the pages.
    @Test func aHeaderThatChangesItsHeightDoesNotDisturbTheMovement() throws {
        let options = Options(), bound = Bound()
        options.scrolling = .paged
        let stage = Stage.calendar { Changing(options: options, bound: bound).monthCalendarStyle(UnevenTitles()) }
        stage.flick(from: CGPoint(x: 195, y: 400), velocity: CGVector(dx: 0, dy: -1_200))
        var speeds: [Double] = [], heads: Set<Double> = []
        let name = "day-\((october + 1).firstDay)"
        while stage.time < 3 {
            let before = try stage.frame(of: name).minY, place = try stage.scroll(name)
            stage.advance(by: 1 / 60)
            let now = try stage.scroll(name)
            heads.insert(now.containerSize.height)
            // In a frame in which the header changes, all content below it moves by the difference.
            let moved = try stage.frame(of: name).minY - before
            if now.containerSize == place.containerSize { speeds.append(-moved) }
        }
        #expect(heads.count == 2)
        #expect(bound.month == october + 1)
        for (a, b) in zip(speeds, speeds.dropFirst()) { #expect(b < a * 1.25 + 0.6, "\(speeds)") }
    }

    @Test(arguments: [MonthCalendarScrolling.continuous, .aligned, .paged])
    func theMonthStaysWhenThePagingChanges(_ scrolling: MonthCalendarScrolling) throws {
        for former in [MonthCalendarScrolling.continuous, .aligned, .paged] where former != scrolling {
            let options = Options(), bound = Bound()
            options.scrolling = former
            let stage = Stage.calendar(size: CGSize(width: 390, height: 500)) {
                Changing(options: options, bound: bound)
            }
            let first = try stage.frame(of: "day-\(october.firstDay)")
            options.scrolling = scrolling
            try stage.settle()
            #expect(bound.month == october)
            #expect(abs(try stage.frame(of: "day-\(october.firstDay)").minY - first.minY) < 70, "\(former)")
            stage.flick(from: CGPoint(x: 195, y: 300), velocity: CGVector(dx: 0, dy: 600))
            try stage.settle()
            #expect(bound.month < october, "\(former)")
        }
    }
}
