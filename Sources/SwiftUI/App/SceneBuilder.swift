/// A result builder that combines scenes.
@resultBuilder
public struct SceneBuilder {
    /// Returns a scene unchanged.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

    /// Reports an expression that isn't a scene.
    @available(*, unavailable, message: "this expression does not conform to 'Scene'")
    public static func buildExpression(_ invalid: Any) -> some Scene { EmptyScene() }

    /// Returns a single scene unchanged.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    /// Combines several scenes.
    @MainActor
    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
        SceneList(scenes: { repeat $0.append(each content) })
    }

    /// Returns an optional scene.
    @MainActor
    public static func buildOptional<Content: Scene>(_ content: Content?) -> some Scene {
        SceneList(scenes: { if let content { $0.append(content) } })
    }

    /// Returns a scene that requires a newer system.
    public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> some Scene { content }
}

struct EmptyScene: Scene, WindowSource {
    func windows(in evaluation: SceneEvaluation) -> [WindowPlan] { [] }
    var body: Never { fatalError("a primitive scene has no body") }
}

nonisolated struct SceneList: Scene, WindowSource {
    private let scenes: [any Scene]

    init(scenes fill: (inout [any Scene]) -> Void) {
        var scenes: [any Scene] = []
        fill(&scenes)
        self.scenes = scenes
    }

    @MainActor func windows(in evaluation: SceneEvaluation) -> [WindowPlan] {
        scenes.enumerated().flatMap { position, scene in scene.windows(in: evaluation.at(position)) }
    }
    @MainActor var body: Never { fatalError("a primitive scene has no body") }
}
