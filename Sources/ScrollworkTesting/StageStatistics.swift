import ViewRuntime

/// What a stage's views cost since the statistics were last reset.
public struct StageStatistics: Equatable, Sendable {
    public var frames = 0
    /// Bodies of views and of view modifiers.
    public var bodiesEvaluated = 0
    /// Elements whose content was placed.
    public var nodesLaidOut = 0
    public var rowsRealised = 0
    public var rowsReleased = 0
    /// Layers that a host would have to update, counted once for every frame in which they changed.
    public var layersChanged = 0

    /// All zero.
    public init() {}

    init(_ statistics: Statistics, layersChanged: Int) {
        frames = statistics.frames
        bodiesEvaluated = statistics.bodies
        nodesLaidOut = statistics.layouts
        rowsRealised = statistics.rowsRealised
        rowsReleased = statistics.rowsReleased
        self.layersChanged = layersChanged
    }
}
