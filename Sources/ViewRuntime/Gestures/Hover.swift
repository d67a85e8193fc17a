import LayerTree

/// Hears of a pointer that comes over its content and leaves it.
nonisolated struct HoverModifier: ElementModifier {
    let action: (Bool) -> Void

    @MainActor func makeElement(_ context: _NodeContext) -> _Node { HoverElement(context) }

    @MainActor func update(_ element: _Node) { unsafeDowncast(element, to: HoverElement.self).action = action }
}

final class HoverElement: ModifierElement {
    var action: ((Bool) -> Void)?

    override func willUnmount() { graph.input.hover.forget(self) }
}

/// The elements that a pointer is over.
@MainActor
final class Hover {
    private var elements: [HoverElement] = []

    /// The pointer is over the elements of a path, innermost first; over none when it left.
    func move(over path: [Element]) {
        let now = path.compactMap { $0 as? HoverElement }
        let left = elements.filter { old in !now.contains { $0 === old } }
        let entered = now.filter { new in !elements.contains { $0 === new } }
        elements = now
        for element in left { element.action?(false) }
        for element in entered { element.action?(true) }
    }

    func forget(_ element: HoverElement) { elements.removeAll { $0 === element } }
}

extension View {
    /// Runs an action with true when a pointer comes over the view, and with false when it leaves it. Fingers do not hover.
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(HoverModifier(action: action))
    }
}
