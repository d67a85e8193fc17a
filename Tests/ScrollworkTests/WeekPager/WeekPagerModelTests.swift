import SwiftUI
import Testing

@testable import Scrollwork

/// How the pages, the strip, and the months of a week pager follow one another. Pages are 100 points long, and weeks
/// begin on Monday.
@MainActor @Suite struct WeekPagerModelTests {
    /// A Wednesday.
    private let wednesday = Day(year: 2026, month: 3, day: 11)!

    private func day(_ month: Int, _ day: Int, year: Int = 2026) -> Day { Day(year: year, month: month, day: day)! }

    private func setting(
        _ days: ClosedRange<Day> = CalendarSystem.reach, firstWeekday: Int = 2, today: Day? = nil
    ) -> WeekSetting {
        WeekSetting(
            system: .gregorian, locale: Locale(identifier: "en_US"), firstWeekday: firstWeekday, minimumDays: 4,
            today: today, numbers: .byRule, days: days)
    }

    private func place(_ position: Double) -> PagerGeometry {
        var place = PagerGeometry(.zero, axis: .horizontal, isRightToLeft: false, slots: 0...0)
        (place.position, place.length) = (position, 100)
        return place
    }

    /// Returns the model of a week pager that has appeared.
    private func model(_ day: Day, _ setting: WeekSetting? = nil, showsMonth: Bool = false) -> WeekPagerModel {
        let model = WeekPagerModel(day: day, setting: setting ?? self.setting(), showsMonth: showsMonth)
        for pager in [model.days, model.weeks, model.months] { pager.move(place(0)) }
        return model
    }

    private func week(_ day: Day) -> Int64 { setting().page(of: setting().week(containing: day)) }
    private func month(_ day: Day) -> Int64 { Int64(Month(containing: day).number) }
    private func page(_ day: Day) -> Int64 { Int64(day.number) }

    /// The days between which the pages are, and the fraction of the distance.
    private func days(_ model: WeekPagerModel) -> String {
        let span = model.days.span
        return "\(Day(number: Int(span.first))) \(Day(number: Int(span.second))) \(span.fraction)"
    }

    // MARK: Following

    @Test func allPagersBeginAtTheDay() {
        for showsMonth in [false, true] {
            let model = model(wednesday, showsMonth: showsMonth)
            #expect(model.showsMonth == showsMonth && model.days.target == page(wednesday))
            #expect(model.weeks.target == week(wednesday) && model.months.target == month(wednesday))
            #expect([model.days, model.weeks, model.months].allSatisfy { $0.isResting && $0.command == nil })
        }
        let bounded = model(day(3, 30), setting(day(3, 10)...day(3, 20)))
        #expect(bounded.days.target == page(day(3, 20)) && bounded.weeks.target == week(day(3, 20)))
    }

    /// Days keep their weekday while weeks turn.
    @Test(
        arguments: [
            (11, 0.25, "2026-03-11 2026-03-18 0.25"), (15, -0.25, "2026-03-08 2026-03-15 0.75"),
            (9, 0.5, "2026-03-09 2026-03-16 0.5"), (11, 1.25, "2026-03-18 2026-03-25 0.25"),
            (15, 0.75, "2026-03-15 2026-03-22 0.75"),
        ] as [(Int, Double, String)])
    func thePagesFollowTheStrip(_ number: Int, _ position: Double, _ span: String) {
        let model = model(day(3, number))
        model.weeks.move(place(position))
        #expect(days(model) == span && model.days.isFollowing && !model.days.isResting)
        #expect(model.days.command?.number == 1 && model.months.command == nil && !model.weeks.isFollowing)
        // The month that isn't on screen neither follows nor leads.
        model.months.move(place(0.5))
        #expect(days(model) == span && model.days.command?.number == 1)
    }

    /// Days keep their number while months turn, up to the end of a shorter month.
    @Test(
        arguments: [
            (1, 31, 0.5, "2026-01-31 2026-02-28 0.5"), (1, 31, -0.5, "2025-12-31 2026-01-31 0.5"),
            (1, 31, 1.25, "2026-02-28 2026-03-31 0.25"), (3, 11, 0.25, "2026-03-11 2026-04-11 0.25"),
            (3, 1, -0.25, "2026-02-01 2026-03-01 0.75"),
        ] as [(Int, Int, Double, String)])
    func thePagesFollowTheMonths(_ month: Int, _ number: Int, _ position: Double, _ span: String) {
        let model = model(day(month, number), showsMonth: true)
        model.months.move(place(position))
        #expect(days(model) == span && model.days.isFollowing && model.weeks.command == nil)
        model.weeks.move(place(0.5))
        #expect(days(model) == span && model.days.command?.number == 1)
    }

    @Test(
        arguments: [
            (15, 0.25, 0, 1, 0.25), (9, -0.25, -1, 0, 0.75), (11, 0.25, 0, 0, 0), (14, 0.5, 0, 0, 0),
            (10, -0.5, 0, 0, 0), (14, 1.5, 0, 1, 0.5),
        ] as [(Int, Double, Int64, Int64, Double)])
    func theStripFollowsAtTheEndOfAWeek(
        _ number: Int, _ position: Double, _ first: Int64, _ second: Int64, _ fraction: Double
    ) {
        let model = model(day(3, number)), week = week(wednesday)
        model.days.move(place(position))
        let span = model.weeks.span
        #expect(span.first == week + first && span.second == week + second && span.fraction == fraction)
        #expect(model.weeks.isFollowing == (fraction > 0) && (model.weeks.command == nil) == (fraction == 0))
        #expect(model.months.command == nil && !model.days.isFollowing)
    }

    @Test(arguments: [(31, 0.5, 1, 0.5), (1, -0.25, 0, 0.75), (11, 0.5, 0, 0)] as [(Int, Double, Int64, Double)])
    func theMonthsFollowAtTheEndOfAMonth(_ number: Int, _ position: Double, _ second: Int64, _ fraction: Double) {
        let model = model(day(3, number), showsMonth: true)
        model.days.move(place(position))
        let span = model.months.span
        #expect(span.second == month(wednesday) + second && span.fraction == fraction)
        #expect(span.first == span.second - (fraction > 0 ? 1 : 0) && model.weeks.command == nil)
    }

    /// A strip at rest has selected a day, from which it continues.
    @Test func thePagesRestWithTheStrip() {
        let model = model(wednesday)
        model.weeks.move(place(0.25))
        model.weeks.receive(.released(to: 1))
        #expect(model.days.target == page(wednesday))
        model.weeks.move(place(1))
        #expect(model.days.target == page(day(3, 18)) && model.days.reports.settled == page(day(3, 18)))
        #expect(model.days.isResting && model.days.position == 1 && days(model) == "2026-03-18 2026-03-18 0.0")
        model.weeks.move(place(1.5))
        #expect(days(model) == "2026-03-18 2026-03-25 0.5")
    }

    /// While months turn, the number of the day is that of the first. At rest, it's that of the visible day.
    @Test(arguments: [(false, "2026-02-28 2026-03-31 0.5"), (true, "2026-02-28 2026-03-28 0.5")])
    func aShortMonthChangesTheNumberOfTheDayAtRest(_ rests: Bool, _ span: String) {
        let model = model(day(1, 31), showsMonth: true)
        model.months.move(place(0.5))
        if rests {
            model.months.receive(.released(to: 1))
            model.months.move(place(1))
            #expect(model.days.target == page(day(2, 28)))
        }
        model.months.move(place(1.5))
        #expect(days(model) == span)
    }

    @Test func daysEndAtTheBounds() {
        let model = model(wednesday, setting(day(3, 10)...day(3, 16)))
        model.weeks.move(place(0.5))
        #expect(days(model) == "2026-03-11 2026-03-16 0.5" && model.weeks.bounds == week(wednesday)...week(day(3, 16)))
        let first = self.model(day(3, 16), setting(day(3, 12)...day(3, 31)))
        first.weeks.move(place(-0.5))
        #expect(days(first) == "2026-03-12 2026-03-16 0.5")
    }

    // MARK: Requests

    @Test func aRequestScrollsThePagesAtRest() {
        let model = model(wednesday)
        model.days.aim(at: page(day(3, 20)), fading: false)
        #expect(model.days.target == page(day(3, 20)) && !model.weeks.isFollowing)
        #expect(model.days.command?.place == .page(PageID(page: page(day(3, 20)))))
        // A request to the strip results from the selection, and only the pages scroll.
        model.weeks.aim(at: week(wednesday) + 3, fading: false)
        #expect(model.weeks.target == week(wednesday) + 3 && model.weeks.command == nil)
    }

    /// The strip moves to March 18. The selection of that day results from its movement, and another one doesn't.
    @Test(arguments: [(18, false, false), (19, false, true), (20, true, true), (18, true, true)])
    func aRequestTakesOverFromTheStrip(_ number: Int, _ isHeld: Bool, _ takesOver: Bool) {
        let model = model(wednesday), target = page(day(3, number))
        model.weeks.move(place(0.25))
        if !isHeld { model.weeks.receive(.released(to: 1)) }
        let command = model.days.command
        model.days.aim(at: target, fading: false)
        #expect(model.days.target == target && model.weeks.isFollowing == takesOver)
        #expect(model.days.isFollowing != takesOver && (model.days.command == command) != takesOver)
        let span = model.weeks.span
        #expect(span.first == week(wednesday) && span.second == week(wednesday) + 1 && span.fraction == 0.25)
    }

    // MARK: The header

    @Test(
        arguments: [
            (3, 11, false, 1, "2026-03-18"), (3, 11, false, -1, "2026-03-04"), (1, 31, true, 1, "2026-02-28"),
            (3, 31, true, -1, "2026-02-28"), (12, 31, true, 1, "2027-01-31"),
        ] as [(Int, Int, Bool, Int64, String)])
    func theHeaderTurns(_ month: Int, _ number: Int, _ showsMonth: Bool, _ pages: Int64, _ expected: String) {
        let log = WeekLog(day(month, number)), model = model(log.day, showsMonth: showsMonth)
        model.turnHeader(by: pages, to: Bindable(log).day)
        #expect(log.day.description == expected)
    }

    @Test(arguments: [(11, 1, 18), (11, -1, 11), (16, -1, 10), (16, 1, 16)] as [(Int, Int64, Int)])
    func theHeaderTurnsWithinTheBounds(_ number: Int, _ pages: Int64, _ expected: Int) {
        let log = WeekLog(day(3, number)), model = model(log.day, setting(day(3, 10)...day(3, 20)))
        model.turnHeader(by: pages, to: Bindable(log).day)
        #expect(log.day == day(3, expected))
    }

    @Test func pagesAreBoundToTheSelection() {
        let log = WeekLog(day(3, 13)), model = model(wednesday), selection = Bindable(log).day
        let days = model.binding(of: model.days, to: selection), weeks = model.binding(of: model.weeks, to: selection)
        let months = model.binding(of: model.months, to: selection)
        #expect(days.wrappedValue == page(day(3, 13)) && weeks.wrappedValue == week(wednesday))
        #expect(months.wrappedValue == month(wednesday))
        // A page that contains the day doesn't change it.
        weeks.wrappedValue = week(wednesday)
        months.wrappedValue = month(wednesday)
        #expect(log.day == day(3, 13))
        weeks.wrappedValue = week(wednesday) + 1
        #expect(log.day == day(3, 18))
        months.wrappedValue = month(wednesday) + 1
        #expect(log.day == day(4, 11))
        days.wrappedValue = page(day(3, 20))
        #expect(log.day == day(3, 20))
    }

    @Test func aSelectionOutOfBoundsIsTheNearestDay() {
        let log = WeekLog(day(3, 30)), model = model(log.day, setting(day(3, 10)...day(3, 20)))
        let days = model.binding(of: model.days, to: Bindable(log).day)
        let weeks = model.binding(of: model.weeks, to: Bindable(log).day)
        #expect(days.wrappedValue == page(day(3, 20)) && weeks.wrappedValue == week(day(3, 20)))
        weeks.wrappedValue = week(wednesday)
        #expect(log.day == day(3, 13))
    }

    // MARK: Changes

    @Test func anotherWeekKeepsTheDay() {
        let model = model(wednesday)
        model.use(setting(today: wednesday))
        #expect(model.setting.today == wednesday && model.weeks.command == nil && model.months.command == nil)
        let sunday = setting(firstWeekday: 1)
        model.use(sunday)
        #expect(model.weeks.command?.number == 1 && model.months.command?.number == 1 && model.days.command == nil)
        #expect(model.weeks.target == sunday.page(of: sunday.week(containing: wednesday)))
        #expect(model.days.target == page(wednesday) && model.weeks.isResting)
        let april = setting(day(4, 1)...day(4, 30), firstWeekday: 1)
        model.use(april)
        #expect(model.days.target == page(day(4, 1)) && model.days.bounds == april.dayPages)
        #expect(model.weeks.target == april.weekPages.lowerBound && model.months.target == month(day(4, 1)))
        #expect(model.days.command?.number == 1 && model.weeks.command?.number == 2)
    }

    @Test func theMonthAppearsWhereTheDaysAre() {
        let model = model(day(3, 31))
        model.days.move(place(0.5))
        #expect(model.weeks.isResting && model.weeks.command == nil)
        model.setMonthShown(true)
        let span = model.months.span
        #expect(model.showsMonth && span.first == month(wednesday) && span.second == span.first + 1)
        #expect(span.fraction == 0.5 && model.months.command?.number == 2)
        model.setMonthShown(true)
        #expect(model.months.command?.number == 2)
        model.setMonthShown(false)
        #expect(!model.showsMonth && model.weeks.command?.number == 1 && model.weeks.target == week(day(3, 31)))
    }
}
