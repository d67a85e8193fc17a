import SwiftUI

/// What a calendar says in words that are not Foundation's: the names of its buttons, and what a screen reader is told.
///
/// Names of months, days and dates are Foundation's, in the locale of the environment. The phrases here are English unless the app's
/// strings have another text for them: each is looked up in the main bundle by its English text. Where an app keeps its texts elsewhere it
/// gives them with `monthCalendarPhrases(_:)`.
///
/// ```swift
/// var german = MonthCalendarPhrases()
/// german.today = "Heute, %@"
/// german.nextMonth = "Nächster Monat"
/// MonthCalendar().monthCalendarPhrases(german)
/// ```
public struct MonthCalendarPhrases: Hashable, Sendable {
    /// `Today, %@`, with the date for `%@`.
    public var today = Self.known("Today, %@")
    /// `Week %@`, with the number of a week.
    public var week = Self.known("Week %@")
    /// `%@, selected`, with a date that the keyboard is at.
    public var selected = Self.known("%@, selected")
    /// `%@, not available`, with a date that the keyboard is at.
    public var unavailable = Self.known("%@, not available")
    /// The name of the button to the month before the pinned one.
    public var previousMonth = Self.known("Previous month")
    /// The name of the button to the month after it.
    public var nextMonth = Self.known("Next month")
    /// The name of the rotor that leads to months near the one that is shown.
    public var months = Self.known("Months")
    /// The name of the rotor that leads to years near the one that is shown.
    public var years = Self.known("Years")
    /// The name of the rotor that leads to what is chosen.
    public var selectedDays = Self.known("Selected days")

    /// English phrases, or what the strings of the main bundle have for them.
    public init() {}

    private static func known(_ key: String) -> String { Bundle.main.localizedString(forKey: key, value: nil, table: nil) }

    func today(_ date: String) -> String { today.replacingOccurrences(of: "%@", with: date) }
    func week(_ number: String) -> String { week.replacingOccurrences(of: "%@", with: number) }
    func selected(_ date: String) -> String { selected.replacingOccurrences(of: "%@", with: date) }
    func unavailable(_ date: String) -> String { unavailable.replacingOccurrences(of: "%@", with: date) }
}

extension View {
    /// Words for the calendars inside, in place of English ones; see ``MonthCalendarPhrases``.
    nonisolated public func monthCalendarPhrases(_ phrases: MonthCalendarPhrases) -> some View { environment(\.monthCalendarPhrases, phrases) }
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
