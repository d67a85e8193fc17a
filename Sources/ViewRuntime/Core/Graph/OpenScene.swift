import LayerTree

/// An open scene, for code that has no reference to the scene it runs for.
@MainActor
final class OpenScene {
    private static var all: [OpenScene] = []

    /// The scene's graph, or `nil` after the graph is deallocated. A task may outlive its scene.
    nonisolated(unsafe) private unowned(unsafe) var graph: ViewGraph?

    func open(_ graph: ViewGraph) {
        self.graph = graph
        Self.all.removeAll { $0.graph == nil }
        Self.all.append(self)
    }

    func close() {
        graph = nil
        Self.all.removeAll { $0.graph == nil }
    }

    /// Clears the reference to a graph that is deallocated without being closed.
    nonisolated func graphEnds() { graph = nil }

    /// Runs code of the scene. Notifications that the code, or a task it starts, posts go to this scene.
    func run<Result>(_ body: () -> Result) -> Result { RunningScene.$current.withValue(self, operation: body) }

    /// The graph of the scene whose code runs, or else of the scene that opened last.
    static var current: ViewGraph? { RunningScene.current?.graph ?? all.last { $0.graph != nil }?.graph }

    /// Delivers a notification to the scene whose code runs, or else to all scenes.
    nonisolated static func deliver(_ notification: SemanticsNotification) {
        let scene = RunningScene.current
        onMainThread {
            for receiver in scene.map({ [$0] }) ?? all { receiver.graph?.post(notification) }
        }
    }
}

/// The scene whose code runs.
private nonisolated enum RunningScene {
    @TaskLocal static var current: OpenScene?
}
