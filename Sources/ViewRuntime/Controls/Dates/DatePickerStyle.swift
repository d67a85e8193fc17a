import Foundation

/// How date pickers look. Apple: iOS 13, macOS 10.15; `makeBody(configuration:)` iOS 16, macOS 13.
@MainActor @preconcurrency
public protocol DatePickerStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    typealias Configuration = DatePickerStyleConfiguration
}

/// A date picker that a style is asked to show. Apple: iOS 16, macOS 13.
nonisolated public struct DatePickerStyleConfiguration {
    public struct Label: View {
        // Views are made and shown on the main actor.
        nonisolated(unsafe) let content: AnyView
        public var body: some View { content }

        nonisolated init(content: AnyView) { self.content = content }
    }

    public let label: Label
    @Binding public var selection: Date
    public var minimumDate: Date?
    public var maximumDate: Date?
    public var displayedComponents: DatePickerComponents

    init(
        label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?, displayedComponents: DatePickerComponents
    ) {
        self.label = label
        _selection = selection
        self.minimumDate = minimumDate
        self.maximumDate = maximumDate
        self.displayedComponents = displayedComponents
    }

    /// What may be chosen; of a range that is upside down its lower bound alone.
    var range: DateRange { DateRange(earliest: minimumDate, latest: maximumDate) }
}

/// The usual style: buttons beside the label, which uncover a calendar and a clock. Apple: iOS 13, macOS 10.15.
@MainActor @preconcurrency
public struct DefaultDatePickerStyle: DatePickerStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View { CompactDatePicker(configuration: configuration) }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// Buttons beside the label, which uncover a calendar and a clock. Apple: iOS 14, macOS 10.15.4.
nonisolated public struct CompactDatePickerStyle: DatePickerStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View { CompactDatePicker(configuration: configuration) }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// A month to choose the day in. Apple: iOS 14, macOS 10.15.
nonisolated public struct GraphicalDatePickerStyle: DatePickerStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View { GraphicalDatePicker(configuration: configuration) }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// Drums with the parts of the date. Apple: iOS 13.
@MainActor @preconcurrency
public struct WheelDatePickerStyle: DatePickerStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View { WheelDatePickerBody(configuration: configuration) }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension View {
    /// How date pickers look. Apple: iOS 13, macOS 10.15.
    nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return controls { $0.datePickerStyle = StyleChoice(style) { $0.makeBody(configuration: $1) } }
    }
}
