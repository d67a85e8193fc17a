import SwiftUI

/// The look of the days in a week pager's header.
///
/// ```swift
/// struct Square: WeekDayStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         Text(configuration.text)
///             .frame(maxWidth: .infinity, maxHeight: .infinity)
///             .background(configuration.isSelected ? Color.yellow : .clear)
///     }
/// }
///
/// WeekPager(selection: $day) { DayView(day: $0) }.weekDayStyle(Square())
/// ```
@MainActor @preconcurrency
public protocol WeekDayStyle {
    associatedtype Body: View
    typealias Configuration = WeekDayStyleConfiguration

    /// Makes a day. It is offered its part of the row.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a ``WeekDayStyle`` is given: a day in the header of a week pager.
public struct WeekDayStyleConfiguration: Equatable, Sendable {
    /// The day.
    public let day: Day
    /// Its number in the month, in the digits of the locale.
    public let text: String
    /// Whether it is the chosen day.
    public let isSelected: Bool
    /// Whether it is today, or the day that `today(_:)` marks.
    public let isToday: Bool
    /// Whether it is in the month that is shown; always so in a week.
    public let isInMonth: Bool
}

extension WeekDayStyle where Self == CircleWeekDayStyle {
    /// Numbers, the chosen one in a circle.
    nonisolated public static var circle: CircleWeekDayStyle { CircleWeekDayStyle() }
}

/// Numbers, the chosen one in a circle of the tint, today's in that colour.
public struct CircleWeekDayStyle: WeekDayStyle {
    /// The usual look.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { CircledDay(day: configuration) }
}

private struct CircledDay: View {
    let day: WeekDayStyleConfiguration
    @Environment(\.colorSchemeContrast) private var contrast

    var body: some View {
        Text(verbatim: day.text)
            .font(.body.weight(day.isSelected || day.isToday ? .semibold : .regular).monospacedDigit())
            .lineLimit(1)
            .minimumScaleFactor(0.4)
            .foregroundStyle(number)
            .padding(4)
            .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
            .background { if day.isSelected { Circle().fill(.tint).padding(2) } }
    }

    private var number: AnyShapeStyle {
        if day.isSelected { return AnyShapeStyle(.white) }
        if day.isToday { return AnyShapeStyle(.tint) }
        if day.isInMonth { return AnyShapeStyle(.primary) }
        return contrast == .increased ? AnyShapeStyle(.secondary) : AnyShapeStyle(.tertiary)
    }
}

/// A style whose type is not known where it is used.
struct AnyWeekDayStyle {
    private let style: any WeekDayStyle

    init(_ style: any WeekDayStyle) { self.style = style }

    @MainActor func make(_ configuration: WeekDayStyleConfiguration) -> AnyView { style.body(configuration) }
}

extension WeekDayStyle {
    fileprivate func body(_ configuration: WeekDayStyleConfiguration) -> AnyView { AnyView(makeBody(configuration: configuration)) }
}

extension EnvironmentValues {
    var weekDayStyle: AnyWeekDayStyle? {
        get { self[WeekDayStyleKey.self] }
        set { self[WeekDayStyleKey.self] = newValue }
    }
}

private struct WeekDayStyleKey: EnvironmentKey {
    static var defaultValue: AnyWeekDayStyle? { nil }
}

extension View {
    /// Sets the look of the days in the headers of week pagers.
    nonisolated public func weekDayStyle(_ style: some WeekDayStyle) -> some View {
        environment(\.weekDayStyle, AnyWeekDayStyle(style))
    }
}
