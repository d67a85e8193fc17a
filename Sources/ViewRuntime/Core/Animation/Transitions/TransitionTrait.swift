/// Stores the transition of its content. It adds no element, because the view of a transition exists only while it
/// runs.
struct TransitionTrait: ViewModifier {
    /// The transition, or `nil` for the one that the view has without the modifier.
    let transition: TransitionBox?

    func body(content: Content) -> Never { fatalError("a primitive modifier has no body") }

    static func _makeNode<C: View>(_ modifier: Self, _ content: C, _ context: _NodeContext) -> _Node {
        let node = TransitionNode(context)
        node.transition = modifier.transition
        node.content = C._makeNode(content, context.inside(node))
        return node
    }

    static func _updateNode<C: View>(_ node: _Node, _ modifier: Self, _ content: C) {
        let node = unsafeDowncast(node, to: TransitionNode.self)
        node.transition = modifier.transition
        C._updateNode(node.content, content)
    }

    static func _elementCount<C: View>(_ content: C.Type) -> Int? { C._elementCount }
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
                node = around.primaryContent ?? around.content ?? around.child?.parent.flatMap(Self.trait(around:))
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
