import Foundation

/// Tells pickers around it which value its content stands for.
nonisolated struct TagModifier: ElementModifier {
    let values: [AnyHashable]

    @MainActor func makeElement(_ context: _NodeContext) -> _Node { TagElement(context) }
    @MainActor func update(_ element: _Node) { unsafeDowncast(element, to: TagElement.self).values = values }
}

final class TagElement: ModifierElement {
    var values: [AnyHashable] = []

    override func trait(_ key: ObjectIdentifier) -> Any? {
        guard key == ObjectIdentifier(ContainerValues.self) else { return super.trait(key) }
        var container = super.trait(key) as? ContainerValues ?? ContainerValues()
        container.tags += values
        return container
    }
}

extension ContainerValues {
    /// The value of a type that `tag(_:)` gave the view.
    public func tag<V: Hashable>(for type: V.Type) -> V? { tags.lazy.compactMap { $0.base as? V }.first }

    /// Whether `tag(_:)` gave the view that value.
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { tags.contains(AnyHashable(tag)) }
}

extension View {
    /// The value that the view stands for in a picker.
    ///
    /// - Parameter includeOptional: Whether it also stands for the same value in a picker of optional ones.
    nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(TagModifier(values: includeOptional ? [AnyHashable(tag), AnyHashable(Optional(tag))] : [AnyHashable(tag)]))
    }
}
