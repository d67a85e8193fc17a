import SwiftUI

/// The look of calendars.
///
/// All parts have a look already; a style makes those anew that it wants to be different.
///
/// ```swift
/// struct Plain: MonthCalendarStyle {
///     func makeDay(_ day: MonthCalendarDay) -> some View {
///         Text(verbatim: day.text).frame(height: 40).background(day.isSelected ? Color.yellow : .clear)
///     }
/// }
///
/// MonthCalendar(selection: $day).monthCalendarStyle(Plain())
/// ```
@MainActor @preconcurrency
public protocol MonthCalendarStyle {
    associatedtype DayBody: View
    associatedtype TitleBody: View
    associatedtype WeekdayBody: View
    associatedtype WeekNumberBody: View

    /// A day. Its column is offered to it as its width; rows are as high as the highest day, and lower where a page is
    /// too short: then less is offered as its height too.
    @ViewBuilder func makeDay(_ day: MonthCalendarDay) -> DayBody
    /// The name of a month.
    @ViewBuilder func makeTitle(configuration: MonthCalendarTitleConfiguration) -> TitleBody
    /// The name of a day of the week, above its column.
    @ViewBuilder func makeWeekday(configuration: MonthCalendarWeekdayConfiguration) -> WeekdayBody
    /// The number of a week, before its days.
    @ViewBuilder func makeWeekNumber(configuration: MonthCalendarWeekNumberConfiguration) -> WeekNumberBody
}

/// A month whose name is shown.
public struct MonthCalendarTitleConfiguration: Sendable {
    /// The month.
    public let month: Month
    /// The month and the year in the words of the locale.
    public let title: String
    /// Whether it stands above the days of the week and stays there.
    public let isPinned: Bool
}

/// A day of the week whose name is shown.
public struct MonthCalendarWeekdayConfiguration: Sendable {
    /// 1 is Sunday and 7 Saturday.
    public let weekday: Int
    /// As short as the locale has it.
    public let text: String
    /// The whole name, for those who cannot see the short one.
    public let name: String
}

/// A week whose number is shown.
public struct MonthCalendarWeekNumberConfiguration: Sendable {
    /// The week's number in its year, by the rule of `weekNumbers(_:)`.
    public let number: Int
    /// In the digits of the locale.
    public let text: String
}

extension MonthCalendarStyle {
    public func makeDay(_ day: MonthCalendarDay) -> some View { StandardDay(day: day) }

    public func makeTitle(configuration: MonthCalendarTitleConfiguration) -> some View {
        Text(verbatim: configuration.title)
            .font(configuration.isPinned ? .title2.weight(.bold) : .title3.weight(.semibold))
            .lineLimit(1)
            .minimumScaleFactor(0.5)
            .padding(.horizontal, 14)
            .padding(.top, configuration.isPinned ? 8 : 22)
            .padding(.bottom, 8)
    }

    public func makeWeekday(configuration: MonthCalendarWeekdayConfiguration) -> some View {
        Text(verbatim: configuration.text)
            .font(.footnote.weight(.semibold))
            .modifier(Faint(usual: .secondary, increased: .primary))
            .lineLimit(1)
            .minimumScaleFactor(0.5)
            .padding(.vertical, 8)
    }

    public func makeWeekNumber(configuration: MonthCalendarWeekNumberConfiguration) -> some View {
        Text(verbatim: configuration.text)
            .font(.caption2.monospacedDigit())
            .modifier(Faint(usual: .tertiary, increased: .secondary))
            .lineLimit(1)
            .minimumScaleFactor(0.4)
            // The column is narrower than a day's.
            .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
            .padding(.horizontal, 2)
    }
}

/// What stands back behind the days, and less so where more contrast is asked for.
private struct Faint: ViewModifier {
    let usual: HierarchicalShapeStyle
    let increased: HierarchicalShapeStyle
    @Environment(\.colorSchemeContrast) private var contrast

    func body(content: Content) -> some View { content.foregroundStyle(contrast == .increased ? increased : usual) }
}

/// The look that calendars have unless another is given.
public struct StandardMonthCalendarStyle: MonthCalendarStyle {
    /// The usual look.
    nonisolated public init() {}
}

extension MonthCalendarStyle where Self == StandardMonthCalendarStyle {
    /// Round marks in the tint of the surroundings.
    nonisolated public static var standard: StandardMonthCalendarStyle { StandardMonthCalendarStyle() }
}

extension View {
    /// The look of the calendars inside.
    nonisolated public func monthCalendarStyle(_ style: some MonthCalendarStyle) -> some View {
        environment(\.monthCalendarStyle, CalendarStyleChoice(style))
    }
}

/// A style whose type is hidden.
struct CalendarStyleChoice {
    private let style: any MonthCalendarStyle

    init(_ style: any MonthCalendarStyle) { self.style = style }

    /// Whether days are shown as they are unless a style is given.
    var isStandard: Bool { style is StandardMonthCalendarStyle }

    @MainActor func day(_ day: MonthCalendarDay) -> AnyView { style.day(day) }
    @MainActor func title(_ configuration: MonthCalendarTitleConfiguration) -> AnyView { style.title(configuration) }
    @MainActor func weekday(_ configuration: MonthCalendarWeekdayConfiguration) -> AnyView { style.weekday(configuration) }
    @MainActor func weekNumber(_ configuration: MonthCalendarWeekNumberConfiguration) -> AnyView { style.weekNumber(configuration) }
}

extension MonthCalendarStyle {
    fileprivate func day(_ day: MonthCalendarDay) -> AnyView { AnyView(makeDay(day)) }
    fileprivate func title(_ configuration: MonthCalendarTitleConfiguration) -> AnyView { AnyView(makeTitle(configuration: configuration)) }
    fileprivate func weekday(_ configuration: MonthCalendarWeekdayConfiguration) -> AnyView {
        AnyView(makeWeekday(configuration: configuration))
    }
    fileprivate func weekNumber(_ configuration: MonthCalendarWeekNumberConfiguration) -> AnyView {
        AnyView(makeWeekNumber(configuration: configuration))
    }
}

private struct CalendarStyleKey: EnvironmentKey {
    static var defaultValue: CalendarStyleChoice { CalendarStyleChoice(StandardMonthCalendarStyle()) }
}

extension EnvironmentValues {
    var monthCalendarStyle: CalendarStyleChoice {
        get { self[CalendarStyleKey.self] }
        set { self[CalendarStyleKey.self] = newValue }
    }
}

/// A day as the style of the surroundings shows it, to be put into a day's view of your own.
///
/// ```swift
/// MonthCalendar(selection: $day) { day in
///     MonthCalendarDayLabel(day)
///         .overlay(alignment: .bottom) { if events.contains(day.day) { Circle().frame(width: 5, height: 5) } }
/// }
/// ```
public struct MonthCalendarDayLabel: View {
    private let day: MonthCalendarDay
    @Environment(\.monthCalendarStyle) private var style

    /// - Parameter day: What the calendar's closure is given.
    public init(_ day: MonthCalendarDay) { self.day = day }

    // The number is heard in the day's date.
    public var body: some View { style.day(day).accessibilityHidden(style.isStandard) }
}
