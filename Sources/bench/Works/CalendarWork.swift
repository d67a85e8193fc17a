import Foundation
import ViewRuntime

/// A vertical list of months, from January 2000.
struct CalendarWork: View {
    let count: Int
    /// The index of the month at the top when the calendar opens.
    let first: Int

    var body: some View {
        ScrollViewReader { calendar in
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<count, id: \.self) { MonthView(month: Month(index: $0)) }
                }
            }
            .onAppear { calendar.scrollTo(first, anchor: .top) }
        }
    }
}

private struct MonthView: View {
    let month: Month

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text(verbatim: month.title)
                .font(.custom("DejaVu Sans", fixedSize: 20))
                .padding(.leading, 16)
                .frame(height: 40)
            BenchLine()
            ForEach(0..<month.weeks, id: \.self) { week in
                HStack(spacing: 0) {
                    ForEach(0..<7, id: \.self) { column in
                        DayView(day: month.day(week: week, column: column))
                    }
                }
            }
        }
    }
}

/// A day of a month, or an empty cell.
private struct DayView: View {
    /// The number of the day, or `nil` for a cell before the month's first day or after its last day.
    let day: Int?

    var body: some View {
        Text(verbatim: day.map(String.init) ?? "")
            .font(.custom("DejaVu Sans", fixedSize: 17))
            .frame(maxWidth: .infinity, minHeight: 48, maxHeight: 48)
    }
}

/// A month of the Gregorian calendar, with weeks that begin on Sunday.
private struct Month {
    let year: Int
    /// The number of the month, from 1 to 12.
    let number: Int
    let days: Int
    /// The number of days in the first week that belong to the previous month.
    let lead: Int

    /// - Parameter index: The number of months since January 2000.
    init(index: Int) {
        year = 2000 + index / 12
        number = index % 12 + 1
        let isLeap = year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400)
        days = number == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(number) ? 30 : 31
        // Zeller's congruence: a year begins in March, and its day 0 is a Saturday.
        let march = number < 3 ? year - 1 : year
        let shifted = number < 3 ? number + 12 : number
        lead = (1 + 13 * (shifted + 1) / 5 + march + march / 4 - march / 100 + march / 400 + 6) % 7
    }

    var weeks: Int { (lead + days + 6) / 7 }

    var title: String { "\(Self.names[number - 1]) \(year)" }

    func day(week: Int, column: Int) -> Int? {
        let day = week * 7 + column - lead + 1
        return day >= 1 && day <= days ? day : nil
    }

    private static let names = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]
}
