/// The number of rows that the lazy containers of a scene may still realize in a frame.
///
/// Rows with little or no length never fill the viewport. The next frames realize the rows that a frame leaves over.
@MainActor
struct RowAllowance {
    /// More cells than a screen usually shows at once, and few enough for a frame.
    static let perFrame = 1_000

    private var realized = 0

    var isUsedUp: Bool { realized >= Self.perFrame }

    mutating func beginFrame() { realized = 0 }

    mutating func note(_ row: LazyRow) { realized += max(row.slots.count, 1) }
}
