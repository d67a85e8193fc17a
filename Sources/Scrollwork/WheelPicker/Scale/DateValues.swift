import SwiftUI

/// Dates at a distance of calendar units from the first date. A month after January 31 is the end of February, and two
/// months after it is March 31.
struct DateValues: WheelValues, Equatable {
    let count: Int
    private let first: Date
    private let last: Date
    let component: Calendar.Component
    /// The unit that the calendar counts. A quarter is three months, because Foundation doesn't count quarters.
    private let unit: Calendar.Component
    private let step: Int
    private let calendar: Calendar
    private let rest: Double

    /// - Parameter step: The number of units. 0 is treated as 1, and a negative step is treated as its magnitude.
    init(_ bounds: ClosedRange<Date>, by component: Calendar.Component, step: Int, calendar: Calendar) {
        let a = bounds.lowerBound, b = bounds.upperBound
        let isUsable = a.timeIntervalSinceReferenceDate.isFinite && b.timeIntervalSinceReferenceDate.isFinite
        first = isUsable ? min(a, b) : Date(timeIntervalSinceReferenceDate: 0)
        let end = isUsable ? max(a, b) : first
        self.component = component
        unit = component == .quarter ? .month : component
        self.step =
            max(step.magnitude > UInt(longestWheel) ? longestWheel : Int(step.magnitude), 1)
            * (component == .quarter ? 3 : 1)
        self.calendar = calendar
        let units = max(calendar.dateComponents([unit], from: first, to: end).value(for: unit) ?? 0, 0)
        let steps = min(units / self.step, longestWheel - 2)
        let whole = calendar.date(byAdding: unit, value: steps * self.step, to: first) ?? first
        if whole < end, steps < longestWheel - 2 {
            let next = calendar.date(byAdding: unit, value: (steps + 1) * self.step, to: first) ?? end
            let length = max(next, end).timeIntervalSince(whole)
            rest = max(end.timeIntervalSince(whole) / length, Tolerance.leastRest)
            last = end
            count = steps + 2
        } else {
            rest = 0
            last = whole
            count = steps + 1
        }
    }

    var isEven: Bool { rest == 0 }

    func value(at index: Int) -> Date {
        if index <= 0 { return first }
        if index >= count - 1 { return last }
        return calendar.date(byAdding: unit, value: index * step, to: first) ?? first
    }

    func position(at index: Int) -> Double { rest > 0 && index == count - 1 ? Double(index - 1) + rest : Double(index) }

    func index(of value: Date) -> Int? {
        guard value > first else { return 0 }
        guard value < last else { return count - 1 }
        let units = calendar.dateComponents([unit], from: first, to: value).value(for: unit) ?? 0
        let guess = min(max(units / step, 0), count - 1)
        return (max(guess - 1, 0)...min(guess + 1, count - 1)).min {
            abs(self.value(at: $0).timeIntervalSince(value)) < abs(self.value(at: $1).timeIntervalSince(value))
        }
    }

    var majorDistance: Int {
        let units =
            switch component {
            case .day, .weekday: 28
            case .month: 12
            case .weekOfYear, .weekOfMonth: 4
            case .quarter: 12
            case .hour: 6
            case .minute, .second: 15
            default: 10
            }
        return max(units / step, 1)
    }

    /// Returns the number of a value at the start of a larger unit: a month for days, a year for months, or an hour for
    /// minutes.
    func majorNumber(at index: Int) -> Int? {
        let date = value(at: index)
        switch component {
        case .day, .weekday: return calendar.component(.day, from: date) == 1 ? index : nil
        case .weekOfYear, .weekOfMonth: return calendar.component(.day, from: date) <= 7 ? index : nil
        case .month: return calendar.component(.month, from: date) == 1 ? calendar.component(.year, from: date) : nil
        case .quarter: return calendar.component(.month, from: date) <= 3 ? calendar.component(.year, from: date) : nil
        case .hour: return calendar.component(.hour, from: date).isMultiple(of: 6) ? index : nil
        case .minute: return calendar.component(.minute, from: date).isMultiple(of: 15) ? index : nil
        case .second: return calendar.component(.second, from: date).isMultiple(of: 15) ? index : nil
        case .year: return calendar.component(.year, from: date).isMultiple(of: 10) ? index : nil
        default: return index.isMultiple(of: 10) ? index / 10 : nil
        }
    }
}
