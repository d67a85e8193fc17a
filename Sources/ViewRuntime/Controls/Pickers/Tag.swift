import Foundation

/// Passes the values of its content to the pickers around it.
nonisolated struct TagModifier: ElementModifier {
    let values: [AnyHashable]

    @MainActor func makeElement(_ context: _NodeContext) -> _Node { TagElement(context) }
    @MainActor func update(_ element: _Node) { unsafeDowncast(element, to: TagElement.self).values = values }
}

final class TagElement: ModifierElement {
    var values: [AnyHashable] = [] {
        didSet {
            if values == oldValue { return }
            var element = layoutParent
            while let current = element, !(current is ListRowElement) {
                element = (current as? ModifierElement)?.layoutParent
            }
            (element as? ListRowElement)?.updateChoice()
        }
    }

    override func trait(_ key: ObjectIdentifier) -> Any? {
        guard key == ObjectIdentifier(ContainerValues.self) else { return super.trait(key) }
        var container = super.trait(key) as? ContainerValues ?? ContainerValues()
        container.tags += values
        return container
    }
}

extension ContainerValues {
    /// The value of a type that `tag(_:)` assigned to the view, or `nil` if there is none.
    public func tag<V: Hashable>(for type: V.Type) -> V? { tags.lazy.compactMap { $0.base as? V }.first }

    /// Whether `tag(_:)` assigned a value to the view.
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { tags.contains(AnyHashable(tag)) }
}

extension View {
    /// Sets the value that a picker or a list selects with this view.
    ///
    /// - Parameters:
    ///   - tag: The value.
    ///   - includeOptional: Whether a picker with an optional selection also selects the value with this view.
    nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(
            TagModifier(values: includeOptional ? [AnyHashable(tag), AnyHashable(Optional(tag))] : [AnyHashable(tag)]))
    }
}
