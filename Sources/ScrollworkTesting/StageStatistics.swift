import ViewRuntime

/// The work of a stage's views since the last reset.
public struct StageStatistics: Equatable, Sendable {
    /// The number of frames.
    public var frames = 0
    /// The number of evaluated bodies of views and view modifiers.
    public var bodiesEvaluated = 0
    /// The number of elements that placed their content.
    public var nodesLaidOut = 0
    /// The number of rows that lazy containers realized.
    public var rowsRealized = 0
    /// The number of rows that lazy containers released.
    public var rowsReleased = 0
    /// The number of layers that a host would have to update, counted once for each frame in which they changed.
    public var layersChanged = 0

    /// Creates statistics with all counts zero.
    public init() {}

    init(_ statistics: Statistics, layersChanged: Int) {
        frames = statistics.frames
        bodiesEvaluated = statistics.bodies
        nodesLaidOut = statistics.layouts
        rowsRealized = statistics.rowsRealized
        rowsReleased = statistics.rowsReleased
        self.layersChanged = layersChanged
    }
}
