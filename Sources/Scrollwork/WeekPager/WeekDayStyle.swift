import SwiftUI

/// A type that defines the appearance of the days in a week pager's header.
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
    /// A view that represents the body of a day.
    associatedtype Body: View
    /// The properties of a day.
    typealias Configuration = WeekDayStyleConfiguration

    /// Creates the view of a day. The proposed size is that of its part of the row.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a day in a week pager's header.
public struct WeekDayStyleConfiguration: Equatable, Sendable {
    /// The day to display.
    public let day: Day
    /// The day of the month, in the digits of the locale.
    public let text: String
    /// A Boolean value that indicates whether the day is selected.
    public let isSelected: Bool
    /// A Boolean value that indicates whether the day is the current day, or the day that `today(_:)` marks.
    public let isToday: Bool
    /// A Boolean value that indicates whether the day is in the visible month. In a week, it's always `true`.
    public let isInMonth: Bool
}

extension WeekDayStyle where Self == CircleWeekDayStyle {
    /// A style that shows numbers and marks the selected day with a circle.
    nonisolated public static var circle: CircleWeekDayStyle { CircleWeekDayStyle() }
}

/// A style that shows numbers. It marks the selected day with a circle in the tint color, and shows the current day in
/// that color.
public struct CircleWeekDayStyle: WeekDayStyle {
    /// Creates a circle style.
    nonisolated public init() {}

    /// Creates the view of a day.
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
            .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
            .padding(6)
            // A large number fits the circle, also in a column that is wider than the row is high.
            .aspectRatio(1, contentMode: .fit)
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

/// A type-erased style.
struct AnyWeekDayStyle {
    private let style: any WeekDayStyle

    init(_ style: any WeekDayStyle) { self.style = style }

    @MainActor func make(_ configuration: WeekDayStyleConfiguration) -> AnyView { style.body(configuration) }
}

extension WeekDayStyle {
    fileprivate func body(_ configuration: WeekDayStyleConfiguration) -> AnyView {
        AnyView(makeBody(configuration: configuration))
    }
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
    /// Sets the style of days in the headers of week pagers in this view.
    nonisolated public func weekDayStyle(_ style: some WeekDayStyle) -> some View {
        environment(\.weekDayStyle, AnyWeekDayStyle(style))
    }
}
