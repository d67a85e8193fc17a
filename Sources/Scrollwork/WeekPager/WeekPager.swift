import SwiftUI

/// Days to be turned like pages, under a strip of weeks; the strip opens into the month.
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
/// Strip and pages are bound to one position: turn the pages past the end of a week and the strip comes along with the finger, turn
/// the strip and the pages go from the chosen day to the same day of the other week. Pull the strip down and it opens into the
/// month, the chosen row under the finger until it is in its place; there one turns months.
///
/// Days go from the year 1 to as far as Foundation counts, ``CalendarSystem/reach``; one beyond counts as the nearest within.
/// Weeks begin and are counted as the calendar and the locale of the environment say, or as a ``WeekRule`` does; when that
/// changes the chosen day stays. It is available from iOS 17 and macOS 14 on.
public struct WeekPager<Page: View>: View {
    @Binding private var selection: Day
    private let bounds: ClosedRange<Day>
    private let page: (Day) -> Page
    private var options = WeekPagerOptions()
    @Environment(\.calendar) private var calendar
    @Environment(\.locale) private var locale
    @Environment(\.dateOptions) private var dates

    /// - Parameters:
    ///   - selection: The day whose page is seen, or to be seen. One out of bounds counts as the nearest within, and stays as it is until
    ///     a page is turned.
    ///   - bounds: The first and the last day; ``CalendarSystem/reach`` unless given. The strip and the month end with the weeks that these are in.
    ///   - page: Makes the page of a day.
    public init(
        selection: Binding<Day>, in bounds: ClosedRange<Day> = CalendarSystem.reach, @ViewBuilder page: @escaping (Day) -> Page
    ) {
        _selection = selection
        let reach = CalendarSystem.reach
        self.bounds = min(max(bounds.lowerBound, reach.lowerBound), reach.upperBound)...max(min(bounds.upperBound, reach.upperBound), reach.lowerBound)
        self.page = page
    }

    public var body: some View {
        CurrentDay { day in
            WeekPagerBody(selection: $selection, setting: setting(on: day), options: options, page: page)
        }
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

/// What can be changed of a week pager.
struct WeekPagerOptions {
    /// Nil for what is said of the pagers inside a view.
    var rule: WeekRule?
    var numbers: WeekNumbers?
    var today: DateOptions.Today?
    var isMonthShown: Binding<Bool>?
    var settled: ((Day) -> Void)?
    var passing: ((Day) -> Void)?
    var target: ((Day) -> Void)?
}

extension WeekPager {
    /// Sets on which day weeks begin and how they are counted.
    public func weekRule(_ rule: WeekRule) -> WeekPager { changed { $0.rule = rule } }

    /// Shows the number of each week before its days.
    public func weekNumbers(_ numbers: WeekNumbers = .byRule) -> WeekPager { changed { $0.numbers = numbers } }

    /// Ties whether the month is open to a value: it is set when a person has opened or closed it, and setting it does so.
    public func month(isPresented: Binding<Bool>) -> WeekPager { changed { $0.isMonthShown = isPresented } }

    /// Marks a day as today. Without this it is that of the environment's time zone, and follows midnight; nil marks none.
    public func today(_ day: Day?) -> WeekPager { changed { $0.today = .given(day) } }

    /// Runs an action with each day that shows most of itself while days go by.
    public func onPagePassing(_ action: @escaping (Day) -> Void) -> WeekPager { changed { $0.passing = action } }

    /// Runs an action with the day that the pages are going to, as soon as that is known.
    public func onPageTarget(_ action: @escaping (Day) -> Void) -> WeekPager { changed { $0.target = action } }

    /// Runs an action with the day on which the pages came to rest.
    public func onPageSettled(_ action: @escaping (Day) -> Void) -> WeekPager { changed { $0.settled = action } }

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
            .onPagePassing { options.passing?(Day(number: Int($0))) }
            .onPageTarget { options.target?(Day(number: Int($0))) }
            .onPageSettled { options.settled?(Day(number: Int($0))) }
            .pageName { setting.label(of: Day(number: Int($0))) }
            .model(model.days)
        }
        .onChange(of: setting) { model.use(setting) }
    }
}
