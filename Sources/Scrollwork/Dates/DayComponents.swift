/// What a day is called in a calendar system.
public struct DayComponents: Hashable, Codable, Sendable {
    /// The number of the era, as Foundation numbers them; nil stands for the present one where a day is looked up.
    public var era: Int?
    /// The year of the era.
    public var year: Int
    /// The number of the month. In the Hebrew calendar 6 is Adar I, which years without a leap month lack.
    public var month: Int
    /// Whether the month repeats the one before it, as in the Chinese calendar.
    public var isLeapMonth: Bool
    /// The day of the month.
    public var day: Int

    /// Nothing is checked: whether there is such a day is found out where it is looked up.
    public init(era: Int? = nil, year: Int, month: Int, isLeapMonth: Bool = false, day: Int) {
        self.era = era
        self.year = year
        self.month = month
        self.isLeapMonth = isLeapMonth
        self.day = day
    }

    /// For days that follow one another: years and eras may begin within a month.
    func isSameMonth(as other: DayComponents) -> Bool {
        month == other.month && isLeapMonth == other.isLeapMonth
    }
}
