/// A modifier that resolves to another modifier in the environment of its view.
nonisolated public protocol EnvironmentalModifier: ViewModifier where Body == Never {
    /// The type of the modifier that this modifier resolves to.
    associatedtype ResolvedModifier: ViewModifier

    /// Returns the modifier to use in an environment.
    nonisolated func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
    /// Environmental modifiers have no body.
    @MainActor public func body(content: Content) -> Never { fatalError("an environmental modifier has no body") }

    @MainActor public static func _makeNode<C: View>(_ modifier: Self, _ content: C, _ context: _NodeContext) -> _Node {
        Resolution<Self>._makeNode(Resolution(modifier: modifier), content, context)
    }

    @MainActor public static func _updateNode<C: View>(_ node: _Node, _ modifier: Self, _ content: C) {
        Resolution<Self>._updateNode(node, Resolution(modifier: modifier), content)
    }

    @MainActor public static func _elementCount<C: View>(_ content: C.Type) -> Int? {
        Resolution<Self>._elementCount(content)
    }
}

private struct Resolution<Modifier: EnvironmentalModifier>: ViewModifier {
    let modifier: Modifier
    @Environment(\.self) private var environment

    init(modifier: Modifier) { self.modifier = modifier }

    func body(content: Content) -> some View { content.modifier(modifier.resolve(in: environment)) }
}
