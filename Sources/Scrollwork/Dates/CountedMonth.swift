/// The days of a month, by their numbers.
struct CountedMonth {
    /// Months since the one that holds 1 January 1970.
    let number: Int
    let days: Range<Int>
}
