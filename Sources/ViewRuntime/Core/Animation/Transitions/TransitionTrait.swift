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
    /// The transition of the element: the outermost one of the views that it stands for, of its own view, or of the
    /// modifiers around it, or else a fade.
    var transition: TransitionBox {
        var node: _Node = self
        return outerTransition(from: &node) ?? innerTransition ?? modifierTransition(around: node)
            ?? graph.parts.transition
    }

    /// Returns the outermost transition inside the next element, and moves to the outermost node inside it.
    private func outerTransition(from node: inout _Node) -> TransitionBox? {
        var found: TransitionBox?
        while let parent = node.parent, !(parent is Element) {
            if let trait = parent as? TransitionNode { found = trait.transition ?? found }
            node = parent
        }
        return found
    }

    /// Returns the transition of the nearest modifiers that each have an element around the whole content. A view with
    /// another identity or a choice inside them comes and goes without their elements.
    private func modifierTransition(around content: _Node) -> TransitionBox? {
        var node = content
        while let around = node.parent as? ModifierElement, around.primaryContent ?? around.content === node {
            node = around
            if let found = outerTransition(from: &node) { return found }
        }
        return nil
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
