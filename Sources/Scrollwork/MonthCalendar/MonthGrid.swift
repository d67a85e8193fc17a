/// Where the days of a month stand in rows of seven.
struct MonthGrid: Equatable, Sendable {
    let days: Range<Day>
    /// Empty places before the first day.
    let blanks: Int
    /// Rows in all: those that hold days, four to six, or six when all months are to be alike.
    let rows: Int

    init(_ month: Month, firstWeekday: Int, hasFixedRows: Bool = false) {
        days = month.days
        blanks = (days.lowerBound.weekday - firstWeekday + 7) % 7
        rows = hasFixedRows ? 6 : (blanks + days.count + 6) / 7
    }

    /// Rows that hold days.
    var usedRows: Int { (blanks + days.count + 6) / 7 }

    /// The row and the column of a day by its place in the month, from 0.
    func place(of index: Int) -> (row: Int, column: Int) { ((index + blanks) / 7, (index + blanks) % 7) }

    /// The day at a row and a column; the nearest of the month where there is none.
    func nearestDay(row: Int, column: Int) -> Day {
        let index = min(max(row, 0), 5) * 7 + min(max(column, 0), 6) - blanks
        return days.lowerBound + min(max(index, 0), days.count - 1)
    }

    func day(row: Int, column: Int) -> Day? {
        guard (0..<rows).contains(row), (0..<7).contains(column) else { return nil }
        let index = row * 7 + column - blanks
        return (0..<days.count).contains(index) ? days.lowerBound + index : nil
    }

    /// The first day of the week that a row shows.
    func week(row: Int) -> Week { Week(firstDay: days.lowerBound - blanks) + row }
}
