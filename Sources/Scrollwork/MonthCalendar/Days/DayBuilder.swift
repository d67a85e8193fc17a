import SwiftUI

/// Creates the views of days, and evaluates the program's rules for them. Days update when the calendar's parent
/// updates the calendar, because then the closures may produce different results, and when observed state changes that
/// the closures read. A change of the selection alone doesn't update them.
@MainActor @Observable
final class DayBuilder<Content: View> {
    private var content: (MonthCalendarDay) -> Content
    private var rules: DayRules
    @ObservationIgnored private var stamp: Stamp

    init(_ content: @escaping (MonthCalendarDay) -> Content, rules: DayRules, stamp: Stamp) {
        self.content = content
        self.rules = rules
        self.stamp = stamp
    }

    /// Sets the closures, and updates the days if they are new ones.
    func take(_ content: @escaping (MonthCalendarDay) -> Content, rules: DayRules, stamp: Stamp) {
        if self.stamp == stamp { return }
        self.stamp = stamp
        self.content = content
        self.rules = rules
    }

    /// Evaluates the rules for each of the days. A body calls this method, so that it observes the state that the rules
    /// read.
    func ruleResults(for days: [DayState]) -> [DayRuleResult] {
        let rules = rules
        return days.map { DayRuleResult(rules, $0.id) }
    }

    func view(of day: MonthCalendarDay) -> Content { content(day) }
}
