/// Stores the transition of its content. It adds no element, because the view of a transition exists only while it
/// runs.
struct TransitionTrait: NodeModifier {
    /// The transition, or `nil` for the one that the view has without the modifier.
    let transition: TransitionBox?

    @MainActor func makeNode(_ context: _NodeContext) -> _Node {
        let node = TransitionNode(context)
        node.transition = transition
        return node
    }

    @MainActor func apply(to node: _Node) {
        unsafeDowncast(node, to: TransitionNode.self).transition = transition
    }
}

final class TransitionNode: PassthroughNode {
    var transition: TransitionBox? {
        didSet {
            let runsAlone =
                transition?.animation(at: .willAppear) != nil || transition?.animation(at: .didDisappear) != nil
            if runsAlone != self.runsAlone { graph.ownTransitions += runsAlone ? 1 : -1 }
            self.runsAlone = runsAlone
        }
    }
    private var runsAlone = false

    override func willUnmount() { if runsAlone { graph.ownTransitions -= 1 } }
}

extension _Node {
    /// Whether all visible views of the node have a removal transition without visible changes.
    var leavesWithoutTransition: Bool {
        var any = false, all = true
        forEachOutermostElement {
            any = true
            all = all && $0.transition.isIdentity(at: .didDisappear)
        }
        return any && all
    }
}

extension Element {
    /// The transition of the element: the outermost one of the views that it stands for, or else a fade.
    var transition: TransitionBox {
        var found: TransitionBox?
        var node = parent
        while let current = node, !(current is Element) {
            if let trait = current as? TransitionNode { found = trait.transition ?? found }
            node = current.parent
        }
        return found ?? innerTransition ?? graph.parts.transition
    }

    /// The transition of the single view inside modifiers that each have an element.
    private var innerTransition: TransitionBox? {
        var node: _Node? = self
        while let current = node {
            switch current {
            case let trait as TransitionNode:
                if let transition = trait.transition { return transition }
                node = trait.content
            case let passing as PassthroughNode: node = passing.content
            case let choice as ChoiceNode: node = choice.content
            case let around as ModifierElement:
                // The modifiers of a list can wrap a view several times.
                node =
                    around.primaryContent ?? around.content
                    ?? around.child.flatMap { $0.parent.flatMap(Self.trait(around:)) ?? $0 }
            default: return nil
            }
        }
        return nil
    }

    private static func trait(around node: _Node) -> _Node? {
        var next: _Node? = node
        while let current = next, !(current is Element) {
            if let trait = current as? TransitionNode, trait.transition != nil { return current }
            next = current.parent
        }
        return nil
    }
}
