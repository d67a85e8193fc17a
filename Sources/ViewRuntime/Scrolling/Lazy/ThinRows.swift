/// The number of realized rows in a window that are shorter than a pixel.
///
/// A window ends after a maximum number of them, because further ones would add nothing visible. The maximum for rows
/// without a view is higher: they cost less, and views whose bodies are often empty have many of them.
@MainActor
struct ThinRows {
    static let maximumCells = 2_000
    private static let maximumEmpty = 20_000

    private var cells = 0
    private var empty = 0

    var isFull: Bool { cells >= Self.maximumCells || empty >= Self.maximumEmpty }

    mutating func note(_ row: LazyRow) {
        if row.cells.isEmpty { empty += 1 } else { cells += row.cells.count }
    }

    static func + (one: ThinRows, other: ThinRows) -> ThinRows {
        var sum = one
        sum.cells += other.cells
        sum.empty += other.empty
        return sum
    }
}
