/// Gregorian calendar arithmetic, with Julian dates before the introduction of the Gregorian calendar.
///
/// The arithmetic uses proleptic calendars whose year begins in March, so that the leap day is the last day of a year.
struct GregorianArithmetic {
    /// The first Gregorian day, or `nil` if all days are Gregorian.
    let introduction: Int?

    // The distance of January 1, 1970 from March 1 of the year 0 in both calendars, in days.
    private static let gregorianOrigin = 719_468
    private static let julianOrigin = 719_470

    func date(of day: Int) -> (year: Int, month: Int, day: Int) {
        let year: Int
        let dayOfYear: Int
        if let introduction, day < introduction {
            let days = day + Self.julianOrigin
            let cycle = days.flooredQuotient(by: 1461)
            let rest = days - cycle * 1461
            let yearOfCycle = (rest - rest / 1460) / 365
            year = cycle * 4 + yearOfCycle
            dayOfYear = rest - yearOfCycle * 365
        } else {
            let days = day + Self.gregorianOrigin
            let cycle = days.flooredQuotient(by: 146_097)
            let rest = days - cycle * 146_097
            let yearOfCycle = (rest - rest / 1460 + rest / 36_524 - rest / 146_096) / 365
            year = cycle * 400 + yearOfCycle
            dayOfYear = rest - (365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100)
        }
        let march = (5 * dayOfYear + 2) / 153
        let month = march < 10 ? march + 3 : march - 9
        return (march < 10 ? year : year + 1, month, dayOfYear - (153 * march + 2) / 5 + 1)
    }

    func day(year: Int, month: Int, day: Int) -> Int {
        let march = (month + 9) % 12
        let shifted = month > 2 ? year : year - 1
        let dayOfYear = (153 * march + 2) / 5 + day - 1
        let century = shifted.flooredQuotient(by: 100)
        let leaps = shifted.flooredQuotient(by: 4)
        let gregorian =
            365 * shifted + leaps - century + shifted.flooredQuotient(by: 400) + dayOfYear - Self.gregorianOrigin
        if let introduction, gregorian < introduction {
            let julian = 365 * shifted + leaps + dayOfYear - Self.julianOrigin
            return min(julian, introduction)
        }
        return gregorian
    }

    func number(of day: Int) -> Int {
        let date = date(of: day)
        return (date.year - 1970) * 12 + date.month - 1
    }

    func firstDay(of number: Int) -> Int {
        let year = number.flooredQuotient(by: 12)
        return day(year: 1970 + year, month: number - year * 12 + 1, day: 1)
    }

    func month(_ number: Int) -> CountedMonth {
        CountedMonth(number: number, days: firstDay(of: number)..<firstDay(of: number + 1))
    }
}
