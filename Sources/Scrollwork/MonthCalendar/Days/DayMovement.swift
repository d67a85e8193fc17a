/// A movement of the focus over the days of a date grid.
enum DayMovement: Equatable, Sendable {
    case days(Int)
    /// To the first or last day of the week.
    case startOfWeek, endOfWeek
    case months(Int)
    case years(Int)

    /// Returns the day after the movement, limited to the calendar's days. If a month lacks the day of the month, the
    /// result is its last day.
    func day(from day: Day, in system: CalendarSystem, firstWeekday: Int, within days: ClosedRange<Day>) -> Day {
        let moved: Day
        switch self {
        case .days(let count): moved = day + count
        case .startOfWeek: moved = Week(containing: day, startingOn: firstWeekday).firstDay
        case .endOfWeek: moved = Week(containing: day, startingOn: firstWeekday).firstDay + 6
        case .months(let count):
            let month = Month(containing: day, in: system)
            moved = Self.same(day, of: month, in: month + count)
        case .years(let count):
            let month = Month(containing: day, in: system)
            moved = Self.same(day, of: month, in: month.sameMonth(yearsLater: count))
        }
        return min(max(moved, days.lowerBound), days.upperBound)
    }

    /// Returns the month after the movement in the overview of years, which has three months in a row. Movements by
    /// days and weeks move by months and rows.
    func month(from month: Month, within months: ClosedRange<Int>) -> Month {
        let year = month.system.monthNumbers(ofYear: month.system.yearNumber(containing: month.firstDay))
        let column = (month.number - year.lowerBound) % Self.monthsInRow
        let moved: Int
        switch self {
        case .days(let count): moved = month.number + (abs(count) == 7 ? count / 7 * Self.monthsInRow : count)
        case .startOfWeek: moved = month.number - column
        case .endOfWeek: moved = min(month.number - column + Self.monthsInRow - 1, year.upperBound)
        case .months(let count): moved = month.sameMonth(yearsLater: count).number
        case .years(let count): moved = month.sameMonth(yearsLater: count * 10).number
        }
        return Month(number: min(max(moved, months.lowerBound), months.upperBound), in: month.system)
    }

    /// The number of months in a row of the overview.
    static let monthsInRow = 3

    private static func same(_ day: Day, of month: Month, in other: Month) -> Day {
        let days = other.days
        return min(days.lowerBound + month.firstDay.distance(to: day), days.upperBound - 1)
    }
}
