/// The position of a row in its list.
struct ListRowPosition: Equatable {
    enum Part { case header, row, footer }

    var part = Part.row
    /// Whether the row is the first of its section's rows.
    var isFirst = true
    /// Whether the row is the last of its section's rows.
    var isLast = true
    /// Whether the row begins its section.
    var beginsSection = false
    /// Whether the row begins the list.
    var beginsList = false
}
