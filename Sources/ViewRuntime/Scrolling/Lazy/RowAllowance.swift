/// The number of rows that the lazy containers of a scene may still realize in a frame.
///
/// Rows with little or no length never fill the viewport. The next frames realize the rows that a frame defers.
@MainActor
final class RowAllowance: SceneService {
    /// More cells than a screen usually shows at once, and few enough for a frame.
    static let perFrame = 1_000

    /// The nodes of realized rows in a frame. Rows with many views use up the allowance earlier.
    private static let nodesPerFrame = 10_000

    private var realized = 0
    private var nodes = 0
    /// The number of the last node that was counted. Lazy containers inside a row count their own rows.
    private var lastCounted = 0

    var isUsedUp: Bool { realized >= Self.perFrame || nodes >= Self.nodesPerFrame }

    /// Allows the next frame as many rows.
    func frameWasShown(in graph: ViewGraph) { (realized, nodes, lastCounted) = (0, 0, 0) }

    func note(_ row: LazyRow) { realized += max(row.slots.count, 1) }

    /// Records the nodes that the realization or the measurement of a row created.
    func note(nodes created: Range<Int>) {
        nodes += max(created.upperBound - max(created.lowerBound, lastCounted), 0)
        lastCounted = max(created.upperBound, lastCounted)
    }
}

extension ViewGraph {
    var rowAllowance: RowAllowance { services.service(RowAllowance.self) }
}
