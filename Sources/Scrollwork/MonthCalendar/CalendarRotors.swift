import SwiftUI

/// Accessibility rotors for nearby months and years and for the selected days.
struct CalendarRotors: ViewModifier {
    let setting: CalendarSetting
    let months: ClosedRange<Int>
    /// The visible month.
    let number: Int
    let selection: DaySelection
    /// Moves to a month without animation.
    let go: (Int) -> Void
    @State private var cache = CalendarStringCache()
    @Environment(\.monthCalendarPhrases) private var phrases

    /// The number of months and years that the rotors offer in both directions.
    private static let nearMonths = 12, nearYears = 10
    /// The maximum number of selected days in the rotor.
    private static let mostDays = 100

    func body(content: Content) -> some View {
        content
            .accessibilityRotor(Text(verbatim: phrases.months)) {
                ForEach(monthNumbers, id: \.self) { entry(cache.strings(for: setting).title($0), number: $0) }
            }
            .accessibilityRotor(Text(verbatim: phrases.years)) {
                ForEach(yearNumbers, id: \.self) { entry(cache.strings(for: setting).year($0), number: $0) }
            }
            .accessibilityRotor(Text(verbatim: phrases.selectedDays)) {
                ForEach(days, id: \.self) { day in
                    AccessibilityRotorEntry(Text(verbatim: cache.strings(for: setting).label(day)), id: day) {
                        go(Month(containing: day, in: setting.system).number)
                    }
                }
            }
    }

    private func entry(_ name: String, number: Int) -> AccessibilityRotorEntry<Int> {
        AccessibilityRotorEntry(Text(verbatim: name), id: number) { go(number) }
    }

    private var monthNumbers: [Int] { Array((number - Self.nearMonths...number + Self.nearMonths).clamped(to: months)) }

    /// The numbers of the same month in nearby years.
    private var yearNumbers: [Int] {
        let month = Month(number: number, in: setting.system)
        let near = (-Self.nearYears...Self.nearYears).map { month.sameMonth(yearsLater: $0).number }.filter(
            months.contains)
        return near.enumerated().filter { $0.offset == 0 || near[$0.offset - 1] != $0.element }.map(\.element)
    }

    private var days: [Day] {
        let chosen: [Day] =
            switch selection {
            case .none: []
            case .one(let day): [day].compactMap { $0 }
            case .several(let days): Array(days.sorted().prefix(Self.mostDays))
            case .range(let range):
                range.map { $0.lowerBound == $0.upperBound ? [$0.lowerBound] : [$0.lowerBound, $0.upperBound] } ?? []
            }
        return chosen.filter { months.contains(Month(containing: $0, in: setting.system).number) }
    }
}

/// A cache of the names of months and days, because rotors are read whenever anything on screen changes.
@MainActor
private final class CalendarStringCache {
    private var setting: CalendarSetting?
    private var titles: [Int: String] = [:], years: [Int: String] = [:]
    private var labels: [Day: String] = [:]

    func strings(for setting: CalendarSetting) -> CalendarStringCache {
        if setting != self.setting || titles.count + years.count + labels.count > 1_000 {
            self.setting = setting
            titles = [:]
            years = [:]
            labels = [:]
        }
        return self
    }

    func title(_ number: Int) -> String {
        look(number, in: \.titles) { $0.strings.title(Month(number: number, in: $0.system)) }
    }

    func year(_ number: Int) -> String {
        look(number, in: \.years) { $0.strings.year(Month(number: number, in: $0.system)) }
    }

    func label(_ day: Day) -> String { look(day, in: \.labels) { $0.strings.label(day) } }

    private func look<Key: Hashable>(
        _ key: Key, in place: ReferenceWritableKeyPath<CalendarStringCache, [Key: String]>,
        make: (CalendarSetting) -> String
    ) -> String {
        if let text = self[keyPath: place][key] { return text }
        let text = setting.map(make) ?? ""
        self[keyPath: place][key] = text
        return text
    }
}
