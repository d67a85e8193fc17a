import SwiftUI

/// A type that defines the appearance of calendars.
///
/// All parts have a default appearance. A style implements the parts that it changes.
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
    /// The type of a day's view.
    associatedtype DayBody: View
    /// The type of a title's view.
    associatedtype TitleBody: View
    /// The type of a weekday's view.
    associatedtype WeekdayBody: View
    /// The type of a week number's view.
    associatedtype WeekNumberBody: View

    /// Creates the view of a day. The proposed width is that of its column. A row is as high as its highest day, or
    /// lower if the page is too short. In that case the proposed height is limited, too.
    @ViewBuilder func makeDay(_ day: MonthCalendarDay) -> DayBody
    /// Creates the view of a month's title.
    @ViewBuilder func makeTitle(configuration: MonthCalendarTitleConfiguration) -> TitleBody
    /// Creates the view of a weekday's name above its column.
    @ViewBuilder func makeWeekday(configuration: MonthCalendarWeekdayConfiguration) -> WeekdayBody
    /// Creates the view of a week number before its days.
    @ViewBuilder func makeWeekNumber(configuration: MonthCalendarWeekNumberConfiguration) -> WeekNumberBody
}

/// The properties of a month's title.
public struct MonthCalendarTitleConfiguration: Sendable {
    /// The month that the title belongs to.
    public let month: Month
    /// The month and the year in the language of the locale.
    public let title: String
    /// A Boolean value that indicates whether the title is pinned above the weekdays.
    public let isPinned: Bool
}

/// The properties of a weekday's name.
public struct MonthCalendarWeekdayConfiguration: Sendable {
    /// The weekday, from 1 for Sunday to 7 for Saturday.
    public let weekday: Int
    /// The shortest name of the weekday in the locale.
    public let text: String
    /// The full name of the weekday, for assistive technology.
    public let name: String
}

/// The properties of a week number.
public struct MonthCalendarWeekNumberConfiguration: Sendable {
    /// The number of the week in its year, according to `weekNumbers(_:)`.
    public let number: Int
    /// The number in the digits of the locale.
    public let text: String
}

extension MonthCalendarStyle {
    /// Creates the default view of a day.
    public func makeDay(_ day: MonthCalendarDay) -> some View { StandardDay(day: day) }

    /// Creates the default view of a month's title.
    public func makeTitle(configuration: MonthCalendarTitleConfiguration) -> some View {
        Text(verbatim: configuration.title)
            .font(configuration.isPinned ? .title2.weight(.bold) : .title3.weight(.semibold))
            .lineLimit(1)
            .minimumScaleFactor(0.5)
            .padding(.horizontal, 14)
            .padding(.top, configuration.isPinned ? 8 : 22)
            .padding(.bottom, 8)
    }

    /// Creates the default view of a weekday's name.
    public func makeWeekday(configuration: MonthCalendarWeekdayConfiguration) -> some View {
        Text(verbatim: configuration.text)
            .font(.footnote.weight(.semibold))
            .modifier(Faint(usual: .secondary, increased: .primary))
            .lineLimit(1)
            .minimumScaleFactor(0.5)
            .padding(.vertical, 8)
    }

    /// Creates the default view of a week number.
    public func makeWeekNumber(configuration: MonthCalendarWeekNumberConfiguration) -> some View {
        Text(verbatim: configuration.text)
            .font(.caption2.monospacedDigit())
            .modifier(Faint(usual: .tertiary, increased: .secondary))
            .lineLimit(1)
            .minimumScaleFactor(0.4)
            // The column is narrower than that of a day.
            .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
            .padding(.horizontal, 2)
    }
}

/// A secondary foreground style that is stronger with increased contrast.
private struct Faint: ViewModifier {
    let usual: HierarchicalShapeStyle
    let increased: HierarchicalShapeStyle
    @Environment(\.colorSchemeContrast) private var contrast

    func body(content: Content) -> some View { content.foregroundStyle(contrast == .increased ? increased : usual) }
}

/// The default calendar style.
public struct StandardMonthCalendarStyle: MonthCalendarStyle {
    /// Creates the default calendar style.
    nonisolated public init() {}
}

extension MonthCalendarStyle where Self == StandardMonthCalendarStyle {
    /// The default calendar style, which marks days with circles in the tint color.
    nonisolated public static var standard: StandardMonthCalendarStyle { StandardMonthCalendarStyle() }
}

extension View {
    /// Sets the style of calendars in this view.
    nonisolated public func monthCalendarStyle(_ style: some MonthCalendarStyle) -> some View {
        environment(\.monthCalendarStyle, CalendarStyleChoice(style))
    }
}

/// A type-erased calendar style.
struct CalendarStyleChoice {
    private let style: any MonthCalendarStyle

    init(_ style: any MonthCalendarStyle) { self.style = style }

    /// Whether the style uses the default view of days.
    var isStandard: Bool { style is StandardMonthCalendarStyle }

    @MainActor func day(_ day: MonthCalendarDay) -> AnyView { style.day(day) }
    @MainActor func title(_ configuration: MonthCalendarTitleConfiguration) -> AnyView { style.title(configuration) }
    @MainActor func weekday(_ configuration: MonthCalendarWeekdayConfiguration) -> AnyView {
        style.weekday(configuration)
    }
    @MainActor func weekNumber(_ configuration: MonthCalendarWeekNumberConfiguration) -> AnyView {
        style.weekNumber(configuration)
    }
}

extension MonthCalendarStyle {
    fileprivate func day(_ day: MonthCalendarDay) -> AnyView { AnyView(makeDay(day)) }
    fileprivate func title(_ configuration: MonthCalendarTitleConfiguration) -> AnyView {
        AnyView(makeTitle(configuration: configuration))
    }
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

/// The view of a day in the current calendar style, for use in a custom view of a day.
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

    /// Creates the view of a day.
    ///
    /// - Parameter day: The day that the calendar passes to its closure.
    public init(_ day: MonthCalendarDay) { self.day = day }

    // Assistive technology reads the number as part of the date.
    public var body: some View { style.day(day).accessibilityHidden(style.isStandard) }
}
