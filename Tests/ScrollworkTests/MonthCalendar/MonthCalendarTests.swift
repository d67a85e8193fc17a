import Foundation
import LayerTree
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing
import ViewRuntime

@MainActor
@Suite struct MonthCalendarTests {
    // MARK: The first frame

    @Test func theFirstFrameShowsTodaysMonth() throws {
        for axis in [Axis.vertical, .horizontal] {
            for scrolling in [MonthCalendarScrolling.continuous, .aligned, .paged] {
                let stage = Stage.calendar {
                    MonthCalendar().monthCalendarAxis(axis).monthCalendarScrolling(scrolling)
                }
                #expect(stage.time == 0)
                #expect(stage.seenDays.first == october.firstDay, "\(axis) \(scrolling)")
                #expect(stage.seenDays.contains(october21), "\(axis) \(scrolling)")
                #expect(try stage.settle() == 0, "\(axis) \(scrolling)")
            }
        }
    }

    @Test func theFirstFrameShowsTheBoundMonth() throws {
        let bound = Bound()
        bound.month = Month(year: 1969, month: 7)!
        let stage = Stage.calendar { MonthCalendar(position: Bindable(bound).month) }
        #expect(stage.seenDays.first == Day(year: 1969, month: 7, day: 1))
        #expect(bound.month == Month(year: 1969, month: 7)!)
    }

    @Test func aMonthOutsideOfTheRangeShowsTheNearest() throws {
        let bound = Bound()
        bound.month = Month(year: 3000, month: 1)!
        let stage = Stage.calendar { MonthCalendar(in: october...october + 1, position: Bindable(bound).month) }
        #expect(stage.seenDays.contains(Day(year: 2026, month: 11, day: 30)!))
    }

    @Test func aRangeOfOneMonthIsShown() throws {
        let stage = Stage.calendar { MonthCalendar(in: october...october) }
        #expect(stage.seenDays.count == 31)
    }

    // MARK: Choosing

    @MainActor private final class Seen { var states: Set<String> = [] }

    private struct SeenDay: View {
        let day: MonthCalendarDay
        let seen: Seen

        var body: some View {
            let _ = seen.states.insert("\(day.isDisabled) \(day.isBlocked)")
            Text(verbatim: day.text)
        }
    }

    @Test func withoutRulesAllDaysAreEnabled() {
        let bound = Bound(), seen = Seen()
        let stages = [
            Stage.calendar { MonthCalendar { SeenDay(day: $0, seen: seen) } },
            Stage.calendar { MonthCalendar(selection: Bindable(bound).day) { SeenDay(day: $0, seen: seen) } },
            Stage.calendar { MonthCalendar(selection: Bindable(bound).days) { SeenDay(day: $0, seen: seen) } },
            Stage.calendar { MonthCalendar(selection: Bindable(bound).range) { SeenDay(day: $0, seen: seen) } },
            Stage.calendar {
                MonthCalendar(selection: Binding<Day>.constant(october21)) { SeenDay(day: $0, seen: seen) }
            },
        ]
        #expect(stages.allSatisfy { $0.seenDays.contains(october21) })
        #expect(seen.states == ["false false"])
    }

    @Test func aTapSelectsADay() throws {
        let bound = Bound()
        let stage = Stage.calendar { MonthCalendar(selection: Bindable(bound).day) }
        try stage.tap(october21 + 2)
        try stage.settle()
        #expect(bound.day == october21 + 2)
        #expect(stage.spoken(october21 + 2)?.traits.contains(.selected) == true)
        #expect(stage.spoken(october21 + 1)?.traits.contains(.selected) == false)
    }

    @Test func severalDaysCanBeSelectedAndDeselected() throws {
        let bound = Bound()
        let stage = Stage.calendar { MonthCalendar(selection: Bindable(bound).days) }
        for offset in [1, 4, 1] {
            try stage.tap(october21 + offset)
            try stage.settle()
        }
        #expect(bound.days == [october21 + 4])
    }

    @Test func twoTapsSelectARangeAndAThirdStartsOver() throws {
        let bound = Bound()
        let stage = Stage.calendar { MonthCalendar(selection: Bindable(bound).range) }
        try stage.tap(october21 + 5)
        try stage.tap(october21 - 3)
        try stage.settle()
        #expect(bound.range == october21 - 3...october21 + 5)
        try stage.tap(october21)
        #expect(bound.range == october21...october21)
    }

    @Test func disabledDaysCannotBeSelectedAndBlockedDaysCannotBeSpanned() throws {
        let bound = Bound()
        let stage = Stage.calendar {
            MonthCalendar(
                selection: Bindable(bound).range, disabled: { $0 == october21 + 1 }, blocked: { $0 == october21 + 3 })
        }
        try stage.tap(october21 + 1)
        #expect(bound.range == nil)
        try stage.tap(october21)
        try stage.tap(october21 + 2)
        #expect(bound.range == october21...october21 + 2, "a range runs over a disabled day")
        try stage.tap(october21)
        try stage.tap(october21 + 5)
        #expect(bound.range == october21 + 5...october21 + 5, "a blocked day lies between")
    }

    @Test func tapsFindTheDayFromRightToLeft() throws {
        let bound = Bound()
        let stage = Stage.calendar(environment: { $0.layoutDirection = .rightToLeft }) {
            MonthCalendar(selection: Bindable(bound).day).weekNumbers(.iso8601)
        }
        let sunday = try stage.frame(of: "day-2026-10-18"), monday = try stage.frame(of: "day-2026-10-19")
        #expect(sunday.minX > monday.minX)
        try stage.tap(october21)
        #expect(bound.day == october21)
    }

    /// The last day of May 2026 is a Sunday, so six positions after it are empty.
    @Test func theEmptyCellsOfAMonthSelectNothing() throws {
        let bound = Bound()
        bound.month = Month(year: 2026, month: 5)!
        let stage = Stage.calendar {
            MonthCalendar(selection: Bindable(bound).day, position: Bindable(bound).month).monthCalendarScrolling(
                .paged)
        }
        let last = try stage.frame(of: "day-2026-05-31"), first = try stage.frame(of: "day-2026-05-01")
        for x in [last.midX + last.width, last.midX + 3 * last.width] {
            stage.tap(at: CGPoint(x: x, y: last.midY))
            #expect(bound.day == nil)
        }
        stage.tap(at: CGPoint(x: first.midX - first.width, y: first.midY))
        #expect(bound.day == nil)
        try stage.tap("day-2026-05-31")
        #expect(bound.day == Day(year: 2026, month: 5, day: 31))
    }

    @Test func aSelectionByTheProgramIsVisible() throws {
        let bound = Bound()
        let stage = Stage.calendar { MonthCalendar(selection: Bindable(bound).range) }
        bound.range = october21...october21 + 3
        stage.update()
        #expect(stage.spoken(october21 + 1)?.traits.contains(.selected) == true)
        bound.range = nil
        stage.update()
        #expect(stage.spoken(october21 + 1)?.traits.contains(.selected) == false)
    }

    // MARK: The look

    @Test func monthsHaveTheirRows() throws {
        for (rows, expected) in [(MonthCalendarRows.varying, 5), (.fixed, 6)] {
            let stage = Stage.calendar(size: CGSize(width: 390, height: 900)) {
                MonthCalendar().monthCalendarRows(rows)
            }
            let row = try stage.frame(of: "day-2026-10-08").minY - stage.frame(of: "day-2026-10-01").minY
            let next = try stage.frame(of: "day-2026-11-01").minY - stage.frame(of: "day-2026-10-01").minY
            let title = Double(next) - Double(row) * Double(expected)
            #expect(title > 20 && title < 80, "\(rows): \(title)")
        }
    }

    @Test func theLocaleOrTheProgramDeterminesTheFirstWeekday() throws {
        let american = Stage.calendar { MonthCalendar() }
        #expect(try american.frame(of: "day-2026-10-18").minX < 1, "a Sunday")
        var german = Calendar(identifier: .gregorian)
        german.firstWeekday = 2
        let stage = Stage.calendar(environment: { $0.calendar = german }) { MonthCalendar() }
        #expect(try stage.frame(of: "day-2026-10-19").minX < 1, "a Monday")
        let given = Stage.calendar { MonthCalendar().weekRule(.startingOn(7)) }
        #expect(try given.frame(of: "day-2026-10-17").minX < 1, "a Saturday")
    }

    @Test func everyCalendarSystemIsShownInEveryOfItsLocales() throws {
        for (system, locale) in [
            (Calendar.Identifier.hebrew, "he_IL"), (.persian, "fa_IR"), (.islamicUmmAlQura, "ar_SA"),
            (.buddhist, "th_TH"),
            (.japanese, "ja_JP"), (.chinese, "zh_CN"), (.coptic, "ar_EG"), (.ethiopicAmeteMihret, "am_ET"),
            (.indian, "hi_IN"),
            (.republicOfChina, "zh_TW"), (.iso8601, "de_DE"),
        ] {
            let stage = Stage.calendar(environment: {
                $0.calendar = Calendar(identifier: system)
                $0.locale = Locale(identifier: locale)
            }) { MonthCalendar().monthCalendarTitles(.pinned) }
            let month = Month(containing: october21, in: CalendarSystem(system))
            #expect(stage.seenDays.first == month.firstDay, "\(system)")
            let title = try stage.text(of: "month-title")
            #expect(!title.contains("ERA") && !title.isEmpty, "\(system): \(title)")
        }
        let arabic = Stage.calendar(environment: {
            $0.calendar = Calendar(identifier: .islamicUmmAlQura)
            $0.locale = Locale(identifier: "ar_SA")
        }) { MonthCalendar() }
        #expect(try arabic.text(of: "day-\(october21)").allSatisfy { ("٠"..."٩").contains($0) })
    }

    @Test func anotherCalendarSystemKeepsTheDays() throws {
        let bound = Bound()
        bound.month = Month(year: 1999, month: 5)!
        let choice = Choice()
        let stage = Stage.calendar {
            Chosen(choice: choice) { MonthCalendar(position: Bindable(bound).month) }
        }
        #expect(stage.seenDays.first == Day(year: 1999, month: 5, day: 1))
        choice.calendar = Calendar(identifier: .hebrew)
        stage.update()
        try stage.settle()
        let sivan = Month(containing: Day(year: 1999, month: 5, day: 15)!, in: CalendarSystem(.hebrew))
        #expect(stage.seenDays.first == sivan.firstDay)
    }

    // MARK: Today

    @Test func todayFollowsMidnight() throws {
        let stage = Stage(
            size: CGSize(width: 390, height: 600),
            environment: { $0.timelineOrigin = october21.start(in: .gmt).addingTimeInterval(86_400 - 90) }
        ) { MonthCalendar() }
        #expect(stage.spoken(october21)?.label?.hasPrefix("Today") == true)
        stage.advance(by: 89)
        #expect(stage.spoken(october21)?.label?.hasPrefix("Today") == true)
        stage.resetStatistics()
        stage.advance(by: 2)
        #expect(stage.spoken(october21)?.label?.hasPrefix("Today") == false)
        #expect(stage.spoken(october21 + 1)?.label?.hasPrefix("Today") == true)
        stage.advance(by: 86_400, framesPerSecond: 0.01)
        #expect(stage.spoken(october21 + 2)?.label?.hasPrefix("Today") == true)
    }

    @Test func todayFollowsTheTimeZone() throws {
        let choice = Choice()
        let stage = Stage(
            size: CGSize(width: 390, height: 600),
            environment: { $0.timelineOrigin = october21.start(in: .gmt).addingTimeInterval(3_600) }
        ) { Chosen(choice: choice) { MonthCalendar() } }
        #expect(stage.spoken(october21)?.label?.hasPrefix("Today") == true)
        choice.timeZone = TimeZone(identifier: "America/New_York")!
        stage.update()
        #expect(stage.spoken(october21 - 1)?.label?.hasPrefix("Today") == true)
        #expect(stage.spoken(october21)?.label?.hasPrefix("Today") == false)
    }

    // MARK: Screen readers

    @Test func daysAreReadWithTheirDateAndState() throws {
        let bound = Bound()
        bound.range = october21...october21 + 3
        let stage = Stage.calendar {
            MonthCalendar(selection: Bindable(bound).range, disabled: { $0 == october21 + 5 })
        }
        let first = try #require(stage.spoken(october21))
        #expect(first.label == "Today, Wednesday, October 21, 2026")
        #expect(first.traits.contains(.selected) && first.role == .button)
        #expect(first.value?.contains("21") == true && first.value?.contains("24") == true)
        #expect(stage.spoken(october21 + 5)?.role != .button)
        #expect(stage.semantics.flattened.contains { $0.role == .heading && $0.label == "October 2026" })
        try stage.activate("day-\(october21 + 6)")
        #expect(bound.range == october21 + 6...october21 + 6)
    }

    @Test(
        arguments: [
            (.vertical, false, .down, 1), (.vertical, false, .up, -1), (.horizontal, false, .right, 1),
            (.horizontal, false, .left, -1), (.horizontal, true, .left, 1), (.horizontal, true, .right, -1),
        ] as [(Axis, Bool, SemanticsAction.Direction, Int)])
    func assistiveTechnologyScrollsAlongTheAxis(
        _ axis: Axis, _ rightToLeft: Bool, _ direction: SemanticsAction.Direction, _ months: Int
    ) throws {
        let bound = Bound()
        let stage = Stage.calendar(environment: { if rightToLeft { $0.layoutDirection = .rightToLeft } }) {
            MonthCalendar(position: Bindable(bound).month).monthCalendarAxis(axis).monthCalendarScrolling(.paged)
        }
        try stage.scrollAction("day-\(october21)", direction)
        try stage.settle()
        #expect(bound.month == october + months && stage.seenDays.first == (october + months).firstDay)
    }

    @Test func assistiveTechnologyScrollsByMonths() throws {
        let bound = Bound()
        let stage = Stage.calendar { MonthCalendar(position: Bindable(bound).month).monthCalendarScrolling(.paged) }
        try stage.scrollAction("day-\(october21)", .down)
        try stage.settle()
        #expect(bound.month == october + 1)
        #expect(stage.seenDays.first == (october + 1).firstDay)
    }
}

/// An environment that changes.
@MainActor @Observable
final class Choice {
    var calendar: Calendar?
    var timeZone: TimeZone?
    var direction: LayoutDirection?
    var size: DynamicTypeSize?
}

struct Chosen<Content: View>: View {
    let choice: Choice
    @ViewBuilder let content: Content

    var body: some View {
        let (calendar, zone, direction, size) = (choice.calendar, choice.timeZone, choice.direction, choice.size)
        content.transformEnvironment(\.self) {
            if let calendar { $0.calendar = calendar }
            if let zone { $0.timeZone = zone }
            if let direction { $0.layoutDirection = direction }
            if let size { $0.dynamicTypeSize = size }
        }
    }
}
