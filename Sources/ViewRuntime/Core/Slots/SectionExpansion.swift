/// Whether a section shows its content, and the binding with which its header changes that.
struct SectionExpansion {
    let isExpanded: Bool
    let binding: Binding<Bool>

    init(_ binding: Binding<Bool>) {
        isExpanded = binding.wrappedValue
        self.binding = binding
    }
}

/// Passes the expansion of a section to the container of its header, as a trait.
nonisolated struct SectionHeaderModifier: ElementModifier {
    let expansion: SectionExpansion?

    @MainActor func makeElement(_ context: _NodeContext) -> _Node { SectionHeaderElement(context) }
    @MainActor func update(_ element: _Node) { unsafeDowncast(element, to: SectionHeaderElement.self).show(expansion) }
}

private final class SectionHeaderElement: ModifierElement {
    private var expansion: SectionExpansion?

    func show(_ expansion: SectionExpansion?) {
        let hasChanged = expansion?.isExpanded != self.expansion?.isExpanded
        self.expansion = expansion
        if hasChanged { invalidateLayout() }
    }

    override func trait(_ key: ObjectIdentifier) -> Any? {
        if key == ObjectIdentifier(SectionExpansion.self) { return expansion }
        return super.trait(key)
    }
}
