import Foundation
import LayerTree

/// Adds a tap action that assistive technology can perform.
nonisolated public struct _TapActionModifier: ElementModifier {
    let count: Int
    let action: () -> Void

    @MainActor package func makeElement(_ context: _NodeContext) -> _Node { TapActionElement(context) }

    @MainActor package func update(_ element: _Node) {
        let element = unsafeDowncast(element, to: TapActionElement.self)
        let action = action
        element.activation = count > 1 ? nil : action
        element.show(TapGesture(count: count).onEnded { action() }, .normal, .all)
    }
}

final class TapActionElement: GestureElement<_EndedGesture<TapGesture>> {
    var activation: (() -> Void)?

    /// Makes the view a single element that can be activated, unless it already contains an action.
    override func semantics(_ children: [SemanticsNode]) -> [SemanticsNode] {
        guard activation != nil, environment.isEnabled, children.count == 1, children[0].actions.isEmpty else {
            return children
        }
        var node = graph.semanticsTree.node(for: self, children[0].role)
        let inner = children[0]
        (node.identifier, node.label, node.value, node.hint) = (inner.identifier, inner.label, inner.value, inner.hint)
        (node.traits, node.children) = (inner.traits, inner.children)
        node.actions = [.activate]
        return [node]
    }

    override func perform(_ action: SemanticsAction) -> Bool {
        guard action == .activate, environment.isEnabled, let activation else { return false }
        activation()
        return true
    }
}
