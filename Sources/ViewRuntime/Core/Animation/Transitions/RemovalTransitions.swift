/// The views that animated updates removed, while their removal transitions run.
///
/// These views no longer take part in layout, hit testing, or accessibility, and they report nothing. Only their
/// drawing remains until the transition ends. It shows the last values: a change of state doesn't evaluate the views,
/// because what they read may be gone, such as the element of a collection behind a binding.
@MainActor
final class RemovalTransitions {
    private final class RemovalTransition {
        let node: _Node
        /// The outermost elements and the containers that still show them.
        let elements: [(element: Element, container: Element)]
        var waiting: Int

        init(_ node: _Node, _ elements: [(element: Element, container: Element)]) {
            self.node = node
            self.elements = elements
            waiting = elements.count
        }
    }

    private var all: [RemovalTransition] = []

    var isEmpty: Bool { all.isEmpty }

    /// The outermost elements that are being removed, and the containers that still show them.
    var elements: [(element: Element, container: Element)] {
        all.flatMap(\.elements).filter { $0.element.isMounted && $0.container.isMounted }
    }

    /// Starts the removal of a node that left the tree.
    ///
    /// - Returns: `false` if the removal has no visible transition.
    func begin(_ node: _Node) -> Bool {
        let graph = node.graph
        guard graph.runsTransitions, node.isMounted else { return false }
        var elements: [(element: Element, container: Element)] = []
        node.forEachOutermostElement { inner in
            guard inner.firstUpdate != 0 else { return }
            let element = inner.outermostWrapper
            guard let container = element.layoutParent, container.isMounted else { return }
            let transition = element.transition
            if transition.isIdentity(at: .didDisappear) { return }
            if transition.animation(at: .didDisappear) == nil && element.effectiveTransaction.effectiveAnimation == nil
            {
                return
            }
            elements.append((element, container))
        }
        if elements.isEmpty { return false }
        let removal = RemovalTransition(node, elements)
        all.append(removal)
        node.leaveTree()
        for (element, container) in elements {
            element.isLeaving = true
            let transition = element.transition
            let run: TransitionRun
            if let coming = element.presentation?.transition, coming.isFor(transition) {
                run = coming
            } else {
                element.presentation?.transition?.stop()
                run = TransitionRun(element, transition, from: .identity)
            }
            element.present { $0.transition = run }
            let children = container.lastShownChildren
            container.present { $0.keep(element, among: children) }
            run.go(to: .didDisappear) { [weak self, weak removal] in
                guard let self, let removal else { return }
                removal.waiting -= 1
                if removal.waiting == 0 { finish(removal) }
            }
        }
        return true
    }

    /// Ends the removals inside a node that has ended.
    func nodeEnded(_ node: _Node) {
        for removal in all
        where removal.node.parent === node || removal.elements.contains(where: { $0.container === node }) {
            finish(removal)
        }
    }

    private func finish(_ removal: RemovalTransition) {
        guard let index = all.firstIndex(where: { $0 === removal }) else { return }
        all.remove(at: index)
        for (element, container) in removal.elements where container.isMounted {
            container.present { $0.drop(element) }
        }
        removal.node.unmount()
        // Unmount the wrappers that outer modifiers put around the elements.
        for (element, _) in removal.elements { element.unmount() }
        removal.node.graph.requestFrame()
    }
}

extension _Node {
    /// Visits the outermost elements that already exist, without creating any.
    func forEachOutermostElement(_ body: (Element) -> Void) {
        if let element = self as? Element {
            body(element)
        } else if let list = self as? WrapperListNode {
            list.content.forEachOutermostElement(body)
        } else {
            forEachChild { $0.forEachOutermostElement(body) }
        }
    }

    /// Notifies all views of this node that they left the tree, although they remain visible.
    func leaveTree() {
        didLeave()
        stopFollowingState()
        forEachChild { $0.leaveTree() }
    }
}

extension Element {
    /// The outermost of the wrappers that modifiers of a list put around this element. They are removed with it.
    fileprivate var outermostWrapper: Element {
        var element = self
        while let wrapper = element.layoutParent as? ModifierElement, wrapper.content == nil, wrapper.child === element
        {
            element = wrapper
        }
        return element
    }
}
