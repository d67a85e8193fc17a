/// Which days are chosen, and how many can be.
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

    /// The days of the range, when ranges are chosen.
    package var range: ClosedRange<Day>? {
        if case .range(let range) = self { return range }
        return nil
    }

    /// Whether a person can choose days at all.
    var canChoose: Bool { self != .none }

    /// Whether a drag can extend it.
    var canExtend: Bool {
        switch self {
        case .none, .one: false
        case .several, .range: true
        }
    }

    /// The end of the range that a day is the other end of.
    func otherEnd(of day: Day) -> Day? {
        guard let range else { return nil }
        return day == range.lowerBound ? range.upperBound : day == range.upperBound ? range.lowerBound : nil
    }

    /// What a day is to the range.
    func part(_ day: Day) -> MonthCalendarDay.RangePart? {
        guard let range, range.contains(day) else { return nil }
        if range.lowerBound == range.upperBound { return .only }
        return day == range.lowerBound ? .start : day == range.upperBound ? .end : .middle
    }

    /// A selection like this one after a person chose a day: by a tap, Return or Space.
    ///
    /// A chosen day is put down again, but for the one in a selection of one. A range begins at the first day and ends at the second; a
    /// third begins anew, and so does a second that cannot be reached because a blocked day lies between.
    package func choosing(_ day: Day, rules: DayRules) -> DaySelection {
        guard rules.allows(day) else { return self }
        switch self {
        case .none: return self
        case .one: return .one(day)
        case .several(var chosen):
            if chosen.remove(day) == nil { chosen.insert(day) }
            return .several(chosen)
        case .range(let range):
            guard let range, range.lowerBound == range.upperBound, range.lowerBound != day else { return .range(day...day) }
            return rules.reach(from: range.lowerBound, to: day) == day
                ? .range(min(range.lowerBound, day)...max(range.lowerBound, day)) : .range(day...day)
        }
    }

    /// A selection like this one with all days from one to another, as far as the rules let it go.
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
