/// The selected days and the kind of selection.
package enum DaySelection: Equatable, Sendable {
    case none
    case one(Day?)
    case several(Set<Day>)
    case range(ClosedRange<Day>?)

    package func contains(_ day: Day) -> Bool {
        switch self {
        case .none: false
        case .one(let chosen): chosen == day
        case .several(let chosen): chosen.contains(day)
        case .range(let chosen): chosen?.contains(day) ?? false
        }
    }

    /// The selected range, if the selection is a range.
    package var range: ClosedRange<Day>? {
        if case .range(let range) = self { return range }
        return nil
    }

    /// Whether a person can select days.
    var canChoose: Bool { self != .none }

    /// Whether a drag can extend the selection.
    var canExtend: Bool {
        switch self {
        case .none, .one: false
        case .several, .range: true
        }
    }

    /// Returns the other end of the range that a day begins or ends.
    func otherEnd(of day: Day) -> Day? {
        guard let range else { return nil }
        return day == range.lowerBound ? range.upperBound : day == range.upperBound ? range.lowerBound : nil
    }

    /// Returns the day's part in the selected range.
    func part(_ day: Day) -> MonthCalendarDay.RangePart? {
        guard let range, range.contains(day) else { return nil }
        if range.lowerBound == range.upperBound { return .only }
        return day == range.lowerBound ? .start : day == range.upperBound ? .end : .middle
    }

    /// Returns the selection after a person selects a day with a tap, the Return key, or the space bar.
    ///
    /// Selecting a selected day deselects it, except in a selection of one day. In a range, the first day begins the
    /// range and the second one completes it. A third day begins a new range, and so does a second day behind a blocked
    /// day.
    package func choosing(_ day: Day, rules: DayRules) -> DaySelection {
        guard rules.allows(day) else { return self }
        switch self {
        case .none: return self
        case .one: return .one(day)
        case .several(var chosen):
            if chosen.remove(day) == nil { chosen.insert(day) }
            return .several(chosen)
        case .range(let range):
            guard let range, range.lowerBound == range.upperBound, range.lowerBound != day else {
                return .range(day...day)
            }
            return rules.reach(from: range.lowerBound, to: day) == day
                ? .range(min(range.lowerBound, day)...max(range.lowerBound, day)) : .range(day...day)
        }
    }

    /// Returns the selection extended by the days from one day to another, as far as the rules allow.
    package func extended(from anchor: Day, to day: Day, rules: DayRules) -> DaySelection {
        switch self {
        case .none: return self
        case .one: return rules.allows(day) ? .one(day) : self
        case .several(let chosen):
            guard rules.allows(anchor) else { return self }
            let end = rules.reach(from: anchor, to: day)
            return .several(chosen.union((min(anchor, end)...max(anchor, end)).filter(rules.allows)))
        case .range:
            guard rules.allows(anchor) else { return self }
            let end = rules.reach(from: anchor, to: day)
            return .range(min(anchor, end)...max(anchor, end))
        }
    }
}
