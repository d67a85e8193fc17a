import SwiftUI

/// The texts of a calendar that Foundation doesn't provide: the names of its buttons and rotors, and spoken texts.
///
/// Foundation provides the names of months, days, and dates in the locale of the environment. The other texts are in
/// English unless the main bundle has a localized string for the English text. If your app stores its texts elsewhere,
/// set them with `monthCalendarPhrases(_:)`.
///
/// ```swift
/// var german = MonthCalendarPhrases()
/// german.today = "Heute, %@"
/// german.nextMonth = "Nächster Monat"
/// MonthCalendar().monthCalendarPhrases(german)
/// ```
public struct MonthCalendarPhrases: Hashable, Sendable {
    /// The text of the current day: `Today, %@`, where `%@` is the date.
    public var today = Self.known("Today, %@")
    /// The text of a week number: `Week %@`, where `%@` is the number.
    public var week = Self.known("Week %@")
    /// The text of a focused and selected day: `%@, selected`, where `%@` is the date.
    public var selected = Self.known("%@, selected")
    /// The text of a focused day that can't be selected: `%@, not available`, where `%@` is the date.
    public var unavailable = Self.known("%@, not available")
    /// The name of the button that shows the previous month.
    public var previousMonth = Self.known("Previous month")
    /// The name of the button that shows the next month.
    public var nextMonth = Self.known("Next month")
    /// The name of the rotor for nearby months.
    public var months = Self.known("Months")
    /// The name of the rotor for nearby years.
    public var years = Self.known("Years")
    /// The name of the rotor for selected days.
    public var selectedDays = Self.known("Selected days")

    /// Creates the default texts, from the strings of the main bundle or in English.
    public init() {}

    private static func known(_ key: String) -> String {
        Bundle.main.localizedString(forKey: key, value: nil, table: nil)
    }

    func today(_ date: String) -> String { today.replacingOccurrences(of: "%@", with: date) }
    func week(_ number: String) -> String { week.replacingOccurrences(of: "%@", with: number) }
    func selected(_ date: String) -> String { selected.replacingOccurrences(of: "%@", with: date) }
    func unavailable(_ date: String) -> String { unavailable.replacingOccurrences(of: "%@", with: date) }
}

extension View {
    /// Sets the texts of calendars in this view. See ``MonthCalendarPhrases``.
    nonisolated public func monthCalendarPhrases(_ phrases: MonthCalendarPhrases) -> some View {
        environment(\.monthCalendarPhrases, phrases)
    }
}

extension EnvironmentValues {
    private struct PhrasesKey: EnvironmentKey {
        static let defaultValue = MonthCalendarPhrases()
    }

    var monthCalendarPhrases: MonthCalendarPhrases {
        get { self[PhrasesKey.self] }
        set { self[PhrasesKey.self] = newValue }
    }
}
