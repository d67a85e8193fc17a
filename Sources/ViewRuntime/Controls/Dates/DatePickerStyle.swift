import Foundation

/// A type that defines the appearance of date pickers.
///
/// Available from iOS 13 and macOS 10.15; `makeBody(configuration:)` from iOS 16 and macOS 13.
@MainActor @preconcurrency
public protocol DatePickerStyle {
    /// A view that represents the body of a date picker.
    associatedtype Body: View
    /// Creates a view that represents the body of a date picker.
    ///
    /// - Parameter configuration: The properties of the date picker.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    /// The properties of a date picker.
    typealias Configuration = DatePickerStyleConfiguration
}

/// The properties of a date picker that a date picker style shows.
///
/// Available from iOS 16 and macOS 13.
nonisolated public struct DatePickerStyleConfiguration {
    /// A type-erased label of a date picker.
    public struct Label: View {
        // The runtime creates and shows views on the main actor.
        nonisolated(unsafe) let content: AnyView
        public var body: some View { content }

        nonisolated init(content: AnyView) { self.content = content }
    }

    /// A view that describes the purpose of the selection.
    public let label: Label
    /// The selected date.
    @Binding public var selection: Date
    /// The earliest date that a person can select, or `nil` for no limit.
    public var minimumDate: Date?
    /// The latest date that a person can select, or `nil` for no limit.
    public var maximumDate: Date?
    /// The parts of the date that the picker shows.
    public var displayedComponents: DatePickerComponents

    init(
        label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
        displayedComponents: DatePickerComponents
    ) {
        self.label = label
        _selection = selection
        self.minimumDate = minimumDate
        self.maximumDate = maximumDate
        self.displayedComponents = displayedComponents
    }

    /// The dates that a person can select. If the latest date is before the earliest, only the earliest date.
    var range: DateRange { DateRange(earliest: minimumDate, latest: maximumDate) }
}

/// The default date picker style, which shows buttons that open a calendar and a clock.
///
/// Available from iOS 13 and macOS 10.15.
@MainActor @preconcurrency
public struct DefaultDatePickerStyle: DatePickerStyle {
    /// Creates a default date picker style.
    public init() {}

    /// Creates a view that represents the body of a date picker.
    public func makeBody(configuration: Configuration) -> some View { CompactDatePicker(configuration: configuration) }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The default date picker style, which shows buttons that open a calendar and a clock.
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// A date picker style that shows buttons that open a calendar and a clock.
///
/// Available from iOS 14 and macOS 10.15.4.
nonisolated public struct CompactDatePickerStyle: DatePickerStyle {
    /// Creates a compact date picker style.
    public init() {}

    /// Creates a view that represents the body of a date picker.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        CompactDatePicker(configuration: configuration)
    }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// A date picker style that shows buttons that open a calendar and a clock.
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// A date picker style that shows the days of a month.
///
/// Available from iOS 14 and macOS 10.15.
nonisolated public struct GraphicalDatePickerStyle: DatePickerStyle {
    /// Creates a graphical date picker style.
    public init() {}

    /// Creates a view that represents the body of a date picker.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        GraphicalDatePicker(configuration: configuration)
    }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A date picker style that shows the days of a month.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// A date picker style that shows a wheel for each part of the date. With a time of day, one wheel shows the days.
///
/// Available from iOS 13.
@MainActor @preconcurrency
public struct WheelDatePickerStyle: DatePickerStyle {
    /// Creates a wheel date picker style.
    public init() {}

    /// Creates a view that represents the body of a date picker.
    public func makeBody(configuration: Configuration) -> some View {
        WheelDatePickerBody(configuration: configuration)
    }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// A date picker style that shows a wheel for each part of the date.
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension View {
    /// Sets the style of date pickers in this view.
    ///
    /// Available from iOS 13 and macOS 10.15.
    nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return controls { $0.datePickerStyle = StyleChoice(style) { $0.makeBody(configuration: $1) } }
    }
}
