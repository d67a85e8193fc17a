/// Builds scenes from closures that list them.
@resultBuilder
public struct SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

    @available(*, unavailable, message: "this expression does not conform to 'Scene'")
    public static func buildExpression(_ invalid: Any) -> some Scene { EmptyScene() }

    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    @MainActor
    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
        SceneList(scenes: { repeat $0.append(each content) })
    }

    @MainActor
    public static func buildOptional<Content: Scene>(_ content: Content?) -> some Scene {
        SceneList(scenes: { if let content { $0.append(content) } })
    }

    public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> some Scene { content }
}

struct EmptyScene: Scene, WindowSource {
    var windows: [WindowPlan] { [] }
    var body: Never { fatalError("a primitive scene has no body") }
}

nonisolated struct SceneList: Scene, WindowSource {
    private let scenes: [any Scene]

    init(scenes fill: (inout [any Scene]) -> Void) {
        var scenes: [any Scene] = []
        fill(&scenes)
        self.scenes = scenes
    }

    @MainActor var windows: [WindowPlan] { scenes.flatMap { $0.allWindows } }
    @MainActor var body: Never { fatalError("a primitive scene has no body") }
}
