import LayerTree

/// A scene that is open, for code that is not told which one it serves.
@MainActor
final class OpenScene {
    private static var all: [OpenScene] = []

    /// Nil when the graph is gone: a task may outlive the scene that began it.
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

    /// The graph is dropped without having been closed.
    nonisolated func graphEnds() { graph = nil }

    /// Runs the scene's code: what it posts, and what tasks post that it begins, is this scene's.
    func run<Result>(_ body: () -> Result) -> Result { RunningScene.$current.withValue(self, operation: body) }

    /// The graph of the scene whose code this is, else of the one that was opened last.
    static var current: ViewGraph? { RunningScene.current?.graph ?? all.last { $0.graph != nil }?.graph }

    /// To the scene whose code this is, else to all.
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
