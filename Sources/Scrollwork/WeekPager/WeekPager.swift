import SwiftUI

/// A view that pages through days below a strip of weeks, which expands into a month.
///
/// ```swift
/// struct Diary: View {
///     @State private var day = Day(.now, in: .current)
///
///     var body: some View {
///         WeekPager(selection: $day) { day in
///             Text(day.description)
///         }
///     }
/// }
/// ```
///
/// The strip and the pages share one position. Turning the pages past the end of a week moves the strip with the
/// finger. Turning the strip moves the pages to the same weekday of another week. Pulling the strip down expands it
/// into the month, in which a person turns months. The week pager fills the proposed width. Without one, as in a
/// horizontal `ScrollView`, it is 380 points wide.
///
/// The days are those of ``CalendarSystem/reach``. A day outside it is treated as the nearest one inside. The calendar
/// and the locale of the environment, or a ``WeekRule``, determine the first day of the week and the week numbers. If
/// they change, the selected day stays the same. The week pager is available from iOS 17 and macOS 14.
public struct WeekPager<Page: View>: View {
    @Binding private var selection: Day
    private let bounds: ClosedRange<Day>
    private let page: (Day) -> Page
    private var options = WeekPagerOptions()
    @Environment(\.calendar) private var calendar
    @Environment(\.locale) private var locale
    @Environment(\.dateOptions) private var dates

    /// Creates a week pager.
    ///
    /// - Parameters:
    ///   - selection: A binding to the day of the visible page. A day out of bounds is treated as the nearest valid
    ///     one, and doesn't change until a person turns a page.
    ///   - bounds: The first and the last day. The strip and the month end with the weeks that contain them.
    ///   - page: A closure that creates the page of a day.
    public init(
        selection: Binding<Day>, in bounds: ClosedRange<Day> = CalendarSystem.reach,
        @ViewBuilder page: @escaping (Day) -> Page
    ) {
        _selection = selection
        let reach = CalendarSystem.reach
        self.bounds =
            min(
                max(bounds.lowerBound, reach.lowerBound), reach.upperBound)...max(
                min(bounds.upperBound, reach.upperBound), reach.lowerBound)
        self.page = page
    }

    public var body: some View {
        CurrentDay { day in
            WeekPagerBody(selection: $selection, setting: setting(on: day), options: options, page: page)
        }
        .transformEnvironment(\.weekDayStyle) { [style = options.style] in
            if let style { $0 = style }
        }
        // The weekdays have the width of the pages below them.
        .frame(idealWidth: PagerLength.ideal)
    }

    private func setting(on day: Day) -> WeekSetting {
        let rule = options.rule ?? dates.rule
        let convention = rule.convention(WeekConvention(calendar: calendar, locale: locale))
        return WeekSetting(
            system: CalendarSystem(calendar.identifier), locale: locale, firstWeekday: convention.firstWeekday,
            minimumDays: convention.minimumDays, today: (options.today ?? dates.today).marked(on: day),
            numbers: options.numbers ?? dates.numbers, days: bounds)
    }
}

/// The options of a week pager.
struct WeekPagerOptions {
    /// The rule for weeks, or `nil` for that of the environment.
    var rule: WeekRule?
    var numbers: WeekNumbers?
    var today: DateOptions.Today?
    /// The style of days, or `nil` for that of the environment.
    var style: AnyWeekDayStyle?
    var isMonthShown: Binding<Bool>?
    var changes: [(ChangePhase, Day) -> Void] = []
}

extension WeekPager {
    /// Sets the first day of weeks and their numbering.
    public func weekRule(_ rule: WeekRule) -> WeekPager { changed { $0.rule = rule } }

    /// Shows the number of each week before its days.
    public func weekNumbers(_ numbers: WeekNumbers = .byRule) -> WeekPager { changed { $0.numbers = numbers } }

    /// Binds whether the month is open to a value.
    public func month(isPresented: Binding<Bool>) -> WeekPager { changed { $0.isMonthShown = isPresented } }

    /// Sets the day that is marked as today.
    ///
    /// - Parameter day: The day, or `nil` to mark none. By default, it's the current day in the environment's time
    ///   zone, which updates at midnight.
    public func today(_ day: Day?) -> WeekPager { changed { $0.today = .given(day) } }

    /// Sets the style of the days in the header. As with views, the style nearest to the week pager applies.
    public func weekDayStyle(_ style: some WeekDayStyle) -> WeekPager {
        changed { $0.style = $0.style ?? AnyWeekDayStyle(style) }
    }

    /// Adds an action that runs when the pages pass a day, choose a target, and settle.
    ///
    /// The passing day is the one whose page has the largest visible part. The action runs once for each day and phase,
    /// also for days to which the program scrolls.
    ///
    /// - Parameter action: A closure that receives the phase and the day.
    public func onPageChange(_ action: @escaping (_ phase: ChangePhase, _ day: Day) -> Void) -> WeekPager {
        changed { $0.changes.append(action) }
    }

    private func changed(_ change: (inout WeekPagerOptions) -> Void) -> WeekPager {
        var copy = self
        change(&copy.options)
        return copy
    }
}

/// The strip above the pages.
private struct WeekPagerBody<Page: View>: View {
    @Binding var selection: Day
    let setting: WeekSetting
    let options: WeekPagerOptions
    let page: (Day) -> Page
    @State private var model: WeekPagerModel
    @State private var move = PendingMove<Day>()

    init(selection: Binding<Day>, setting: WeekSetting, options: WeekPagerOptions, page: @escaping (Day) -> Page) {
        _selection = selection
        self.setting = setting
        self.options = options
        self.page = page
        _model = State(
            wrappedValue: WeekPagerModel(
                day: selection.wrappedValue, setting: setting, showsMonth: options.isMonthShown?.wrappedValue ?? false))
    }

    var body: some View {
        VStack(spacing: 0) {
            WeekHeader(selection: $selection, setting: setting, model: model, isMonthShown: options.isMonthShown)
            Divider()
            EndlessPager(index: model.binding(of: model.days, to: $selection), in: setting.dayPages) { number in
                page(Day(number: Int(number)))
            }
            .onPageChange { phase, page in
                for change in options.changes { change(phase, Day(number: Int(page))) }
            }
            .pageName { setting.label(of: Day(number: Int($0))) }
            .onRest { [move] in move.rest(on: Day(number: Int($0))) }
            .model(model.days, ends: setting.ends(of: setting.dayPages))
        }
        .disconnected(fromReadersOf: Int64.self)
        .onChange(of: setting) { model.use(setting) }
        .modifier(SelectionMoves(move: move, go: go))
    }

    /// Moves to a day. Returns whether the pager rests on it, or `nil` while it moves.
    private func go(to day: Day) -> Bool? {
        guard setting.days.contains(day) else { return false }
        if selection == day, model.days.isResting, model.days.target == Int64(day.number) { return true }
        selection = day
        return selection == day ? nil : false
    }
}
