import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import ViewRuntime

/// A calendar with parameters that can all change.
@MainActor @Observable
final class WalkedCalendar {
    enum Choice: CaseIterable { case none, one, several, range }

    var choice = Choice.range
    var day: Day?
    var days: Set<Day> = []
    var range: ClosedRange<Day>?

    var hasPosition = true
    var position = october
    var months: ClosedRange<Month>?
    /// The interval of days that are disabled, or even blocked.
    var disabledEvery: Int?
    var blockedEvery: Int?

    var axis = Axis.vertical
    var scrolling = MonthCalendarScrolling.continuous
    var rows = MonthCalendarRows.varying
    var titles: MonthCalendarTitles?
    var weekNumbers = WeekNumbers.hidden
    var firstWeekday: Int?

    var calendar = Calendar(identifier: .gregorian)
    var locale = Locale(identifier: "en_US_POSIX")
    var timeZone = TimeZone.gmt
    var direction = LayoutDirection.leftToRight
    var textSize = DynamicTypeSize.large
    var reducesMotion = false
    var showsYears = false
    var isShown = true

    @ObservationIgnored var proxy: MonthCalendarProxy?

    func isDisabled(_ day: Day) -> Bool { disabledEvery.map { day.number % $0 == 0 } ?? false }
    func isBlocked(_ day: Day) -> Bool { blockedEvery.map { day.number % $0 == 1 } ?? false }

    func isChosen(_ day: Day) -> Bool {
        switch choice {
        case .none: false
        case .one: self.day == day
        case .several: days.contains(day)
        case .range: range?.contains(day) ?? false
        }
    }

    var system: CalendarSystem { CalendarSystem(calendar.identifier) }
    var showsPinnedTitle: Bool { (titles ?? (axis == .vertical && scrolling != .paged ? .inline : .pinned)) == .pinned }
    var isPaged: Bool { axis == .horizontal || scrolling == .paged }
    var weekStart: Int { firstWeekday ?? calendar.firstWeekday }
}

struct WalkedView: View {
    let walked: WalkedCalendar

    var body: some View {
        let walked = walked
        let (calendar, locale, zone) = (walked.calendar, walked.locale, walked.timeZone)
        let (direction, size, motion) = (walked.direction, walked.textSize, walked.reducesMotion)
        VStack(spacing: 0) {
            if walked.isShown {
                MonthCalendarReader { proxy in
                    let _ = walked.proxy = proxy
                    Options(walked: walked)
                }
            } else {
                Color.gray
            }
        }
        .transformEnvironment(\.self) {
            $0.calendar = calendar
            $0.locale = locale
            $0.timeZone = zone
            $0.layoutDirection = direction
            $0.dynamicTypeSize = size
            $0.setReduceMotion(motion)
        }
    }
}

private struct Options: View {
    @Bindable var walked: WalkedCalendar

    var body: some View {
        Chooser(walked: walked)
            .accessibilityIdentifier("walked")
            .monthCalendarStyle(NamedTitles())
            .monthCalendarAxis(walked.axis)
            .monthCalendarScrolling(walked.scrolling)
            .monthCalendarRows(walked.rows)
            .monthCalendarTitles(walked.titles)
            .weekNumbers(walked.weekNumbers)
            .weekRule(walked.firstWeekday.map { .startingOn($0) } ?? .locale)
            .monthCalendarOverview(isPresented: $walked.showsYears)
    }
}

private struct Chooser: View {
    @Bindable var walked: WalkedCalendar

    var body: some View {
        let (disabledEvery, blockedEvery) = (walked.disabledEvery, walked.blockedEvery)
        let disabled: (Day) -> Bool = { day in disabledEvery.map { day.number % $0 == 0 } ?? false }
        let blocked: (Day) -> Bool = { day in blockedEvery.map { day.number % $0 == 1 } ?? false }
        let position = walked.hasPosition ? $walked.position : nil
        switch walked.choice {
        case .none: MonthCalendar(in: walked.months, position: position) { WalkedDay(day: $0) }
        case .one:
            MonthCalendar(selection: $walked.day, in: walked.months, position: position, disabled: disabled) {
                WalkedDay(day: $0)
            }
        case .several:
            MonthCalendar(selection: $walked.days, in: walked.months, position: position, disabled: disabled) {
                WalkedDay(day: $0)
            }
        case .range:
            MonthCalendar(
                selection: $walked.range, in: walked.months, position: position, disabled: disabled, blocked: blocked
            ) {
                WalkedDay(day: $0)
            }
        }
    }
}

/// A day whose text shows the keyboard focus.
private struct WalkedDay: View {
    let day: MonthCalendarDay

    var body: some View {
        MonthCalendarDayLabel(day).overlay { if day.isFocused { Text(verbatim: "focus").font(.caption2) } }
    }
}

/// Titles of different heights that show their month, independent of its name.
private struct NamedTitles: MonthCalendarStyle {
    func makeTitle(configuration: MonthCalendarTitleConfiguration) -> some View {
        Text(verbatim: "\(configuration.month.firstDay)")
            .font(.title3)
            .padding(
                .top,
                12 + 7 * CGFloat(configuration.month.number.quotientAndRemainder(dividingBy: 3).remainder.magnitude)
            )
            .accessibilityIdentifier("title-\(configuration.month.firstDay)")
    }
}
