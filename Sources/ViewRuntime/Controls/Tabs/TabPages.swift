/// The identity of a page. Its own type distinguishes it from the identities of the views inside the page.
struct TabPageID<Value: Hashable>: Hashable {
    let value: Value
}

/// Identifies pages by their tags, or else by `ForEach` and `id(_:)`, or else by their index.
nonisolated struct TabPagesModifier<Value: Hashable>: NodeModifier {
    @MainActor func makeNode(_ context: _NodeContext) -> _Node { TabPagesNode<Value>(context) }
}

final class TabPagesNode<Value: Hashable>: PassthroughNode {
    private func tags(ofSlot slot: Int) -> [AnyHashable] {
        var elements: [Element] = []
        content.appendElements(ofSlot: slot, to: &elements)
        return elements.first?.tags ?? []
    }

    private func value(ofSlot slot: Int) -> Value? {
        var names = tags(ofSlot: slot)
        content.appendIdentities(ofSlot: slot, to: &names)
        return names.lazy.compactMap { $0.base as? Value }.first ?? slot as? Value
    }

    override func slot(withID id: AnyHashable) -> Int? {
        guard let page = id.base as? TabPageID<Value> else { return content.slot(withID: id) }
        guard slotCount > 0 else { return nil }
        if tags(ofSlot: 0).isEmpty, let slot = content.slot(withID: AnyHashable(page.value)) { return slot }
        return (0..<slotCount).first { value(ofSlot: $0) == page.value }
    }

    override func appendIdentities(ofSlot slot: Int, to identities: inout [AnyHashable]) {
        if let value = value(ofSlot: slot) { identities.append(AnyHashable(TabPageID(value: value))) }
        super.appendIdentities(ofSlot: slot, to: &identities)
    }
}
