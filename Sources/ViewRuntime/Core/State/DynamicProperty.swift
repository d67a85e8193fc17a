/// A property of a view that the runtime sets up before each evaluation of the body.
public protocol DynamicProperty {
    /// Updates the property. Called before the evaluation of the view's body, when nested properties have their current
    /// values.
    mutating func update()

    @MainActor static func _makeStorage() -> _PropertyStorage?
}

extension DynamicProperty {
    /// Has no effect.
    public mutating func update() {}
    @MainActor public static func _makeStorage() -> _PropertyStorage? { nil }
}

/// The part of a dynamic property that persists between evaluations. It's a class because its identity is that of the
/// state.
@MainActor
public class _PropertyStorage {
    package init() {}

    /// Sets the property at `pointer` in a view before the evaluation of its body.
    package func install(at pointer: UnsafeMutableRawPointer, of node: _Node) {}
    /// Whether the property's value in an environment differs from the one that was last installed.
    package func environmentChanged(_ environment: EnvironmentValues) -> Bool { false }
    package func uninstall() {}

    /// Returns the storage of the same property of a value that several windows share, or `nil` if each window has
    /// a value of its own for the property.
    package func forAnotherWindow() -> _PropertyStorage? { nil }
    /// Sets the property at `pointer` in a value that several windows share, outside of a view.
    package func installState(at pointer: UnsafeMutableRawPointer) {}
}
