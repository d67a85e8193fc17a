/// A month by number, with the numbers of its days.
struct CountedMonth {
    /// The number of months since the one that contains January 1, 1970.
    let number: Int
    let days: Range<Int>
}
