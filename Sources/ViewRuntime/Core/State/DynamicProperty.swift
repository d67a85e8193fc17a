/// A stored property of a view that the runtime sets up before every evaluation of the body.
public protocol DynamicProperty {
    /// Called before the view's body is evaluated, when the wrapped properties hold their current values.
    mutating func update()

    @MainActor static func _makeStorage() -> _PropertyStorage?
}

extension DynamicProperty {
    public mutating func update() {}
    @MainActor public static func _makeStorage() -> _PropertyStorage? { nil }
}

/// What one dynamic property keeps between evaluations. A class, since it is the identity of the state.
@MainActor
public class _PropertyStorage {
    package init() {}

    /// Sets the property at `pointer`, which lies inside a view about to be evaluated.
    package func install(at pointer: UnsafeMutableRawPointer, of node: _Node) {}
    /// Whether the property's value differs in the new environment from the one last installed.
    package func environmentChanged(_ environment: EnvironmentValues) -> Bool { false }
    package func uninstall() {}
}
