import Foundation

/// Tells pickers around it which value its content stands for.
nonisolated struct TagModifier: ElementModifier {
    let values: [AnyHashable]

    @MainActor func makeElement(_ context: _NodeContext) -> _Node { TagElement(context) }
    @MainActor func update(_ element: _Node) { unsafeDowncast(element, to: TagElement.self).values = values }
}

final class TagElement: ModifierElement {
    var values: [AnyHashable] = []
}

extension View {
    /// The value that the view stands for in a picker.
    ///
    /// - Parameter includeOptional: Whether it also stands for the same value in a picker of optional ones.
    nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(TagModifier(values: includeOptional ? [AnyHashable(tag), AnyHashable(Optional(tag))] : [AnyHashable(tag)]))
    }
}
