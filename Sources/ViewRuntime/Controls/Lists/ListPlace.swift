/// Where a row is in its list.
struct ListPlace: Equatable {
    enum Part { case header, row, footer }

    var part = Part.row
    /// Whether it is the first or the last of its section's rows.
    var isFirst = true
    var isLast = true
    /// Whether nothing of the section comes before.
    var beginsSection = false
    /// Whether nothing of the list comes before.
    var beginsList = false
}
