import Observation
import ViewRuntime

extension Scene {
    /// Sets a value of the environment of this scene's windows.
    nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
        windowModifier(SceneEnvironment(keyPath: keyPath, value: value))
    }

    /// Places an observable object in the environment of this scene's windows. Views read it by its type.
    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        windowModifier(SceneObject(object: object))
    }

    /// Applies a modifier to the content of each window of this scene. Each window has its own state of the modifier.
    nonisolated package func windowModifier(_ modifier: some ViewModifier) -> some Scene {
        ModifiedWindows(content: self, modifier: modifier)
    }
}

nonisolated private struct SceneEnvironment<Value>: ViewModifier {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let value: Value

    @MainActor func body(content: Content) -> some View { content.environment(keyPath, value) }
}

nonisolated private struct SceneObject<Object: AnyObject & Observable>: ViewModifier {
    let object: Object?

    @MainActor func body(content: Content) -> some View { content.environment(object) }
}

/// A scene whose windows have a modifier around their content.
nonisolated private struct ModifiedWindows<Content: Scene, Modifier: ViewModifier>: Scene, WindowSource {
    let content: Content
    let modifier: Modifier

    @MainActor func windows(in evaluation: SceneEvaluation) -> [WindowPlan] {
        content.windows(in: evaluation).map { $0.modified(by: modifier) }
    }
    @MainActor var body: Never { fatalError("a primitive scene has no body") }
}
