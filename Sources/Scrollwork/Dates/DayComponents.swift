/// The date of a day in a calendar system.
public struct DayComponents: Hashable, Codable, Sendable {
    /// The number of the era, as in Foundation, or `nil` for the current era.
    public var era: Int?
    /// The year of the era.
    public var year: Int
    /// The number of the month. In the Hebrew calendar, 6 is Adar I, which exists only in leap years.
    public var month: Int
    /// A Boolean value that indicates whether the month repeats the previous one, as in the Chinese calendar.
    public var isLeapMonth: Bool
    /// The day of the month.
    public var day: Int

    /// Creates the components of a date without checking whether the date exists.
    public init(era: Int? = nil, year: Int, month: Int, isLeapMonth: Bool = false, day: Int) {
        self.era = era
        self.year = year
        self.month = month
        self.isLeapMonth = isLeapMonth
        self.day = day
    }

    /// Returns whether a consecutive day is in the same month. Years and eras may begin within a month.
    func isSameMonth(as other: DayComponents) -> Bool {
        month == other.month && isLeapMonth == other.isLeapMonth
    }
}
