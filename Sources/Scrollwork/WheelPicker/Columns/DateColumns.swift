import SwiftUI

/// The columns of a date, and what each allows for what the ones before it say.
struct DateColumns {
    let calendar: Calendar
    let bounds: ClosedRange<Date>
    let units: [Calendar.Component]

    /// The values that a column shows, whatever the others say: a day that a month does not have is there, but cannot be picked.
    func values(of unit: Calendar.Component) -> ClosedRange<Int> {
        switch unit {
        case .year: part(.year, of: bounds.lowerBound)...max(part(.year, of: bounds.upperBound), part(.year, of: bounds.lowerBound))
        default:
            if let range = calendar.maximumRange(of: unit), let last = range.last { range.lowerBound...last } else { 0...0 }
        }
    }

    func part(_ unit: Calendar.Component, of date: Date) -> Int { calendar.component(unit, from: date) }

    /// The parts of a date that have columns, and those around that have none.
    func parts(of date: Date) -> DateComponents {
        calendar.dateComponents([.era, .year, .month, .day, .hour, .minute, .second, .nanosecond], from: date)
    }

    /// The date with the parts; what a part asks for too much is brought down to the last that there is, and the date into the bounds.
    func date(_ parts: DateComponents) -> Date {
        var parts = parts
        if let month = parts.month, let months = calendar.range(of: .month, in: .year, for: first(parts, through: .year)) {
            parts.month = min(max(month, months.lowerBound), months.upperBound - 1)
        }
        if let day = parts.day, let days = calendar.range(of: .day, in: .month, for: first(parts, through: .month)) {
            parts.day = min(max(day, days.lowerBound), days.upperBound - 1)
        }
        let date = calendar.date(from: parts) ?? bounds.lowerBound
        return min(max(date, bounds.lowerBound), bounds.upperBound)
    }

    /// Whether a date within the bounds has the value, and what the columns before it say.
    func allows(_ value: Int, of unit: Calendar.Component, with parts: DateComponents) -> Bool {
        var wanted = parts
        wanted.setValue(value, for: unit)
        let start = first(wanted, through: unit)
        // February 30 would come out as a day of March.
        guard calendar.component(unit, from: start) == value else { return false }
        if unit == .day, calendar.component(.month, from: start) != wanted.month { return false }
        guard let end = calendar.date(byAdding: unit, value: 1, to: start) else { return false }
        return start <= bounds.upperBound && end > bounds.lowerBound
    }

    /// The first moment of the unit that the parts name.
    private func first(_ parts: DateComponents, through unit: Calendar.Component) -> Date {
        let order: [Calendar.Component] = [.year, .month, .day, .hour, .minute, .second]
        var start = DateComponents()
        start.era = parts.era
        for part in order {
            start.setValue(parts.value(for: part), for: part)
            if part == unit { break }
        }
        if unit == .year { start.month = 1 }
        if unit == .year || unit == .month { start.day = 1 }
        return calendar.date(from: start) ?? bounds.lowerBound
    }
}
