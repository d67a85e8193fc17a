/// The positions of a month's days in rows of seven.
struct MonthGrid: Equatable, Sendable {
    let days: Range<Day>
    /// The number of empty cells before the first day.
    let blanks: Int
    /// The number of rows: four to six, or always six if all months have the same height.
    let rows: Int

    init(_ month: Month, firstWeekday: Int, hasFixedRows: Bool = false) {
        days = month.days
        blanks = (days.lowerBound.weekday - firstWeekday + 7) % 7
        rows = hasFixedRows ? 6 : (blanks + days.count + 6) / 7
    }

    /// The number of rows that contain days.
    var usedRows: Int { (blanks + days.count + 6) / 7 }

    /// Returns the row and the column of the day at an index of the month.
    func place(of index: Int) -> (row: Int, column: Int) { ((index + blanks) / 7, (index + blanks) % 7) }

    /// Returns the day at a row and a column, or the nearest day of the month.
    func nearestDay(row: Int, column: Int) -> Day {
        let index = min(max(row, 0), 5) * 7 + min(max(column, 0), 6) - blanks
        return days.lowerBound + min(max(index, 0), days.count - 1)
    }

    func day(row: Int, column: Int) -> Day? {
        guard (0..<rows).contains(row), (0..<7).contains(column) else { return nil }
        let index = row * 7 + column - blanks
        return (0..<days.count).contains(index) ? days.lowerBound + index : nil
    }

    /// Returns the week that a row shows.
    func week(row: Int) -> Week { Week(firstDay: days.lowerBound - blanks) + row }
}
