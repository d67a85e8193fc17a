/// The keyboard focus of a scene. The focused element receives keys first.
@MainActor
final class Focus {
    private unowned let graph: ViewGraph
    @Unretained private(set) var element: Element?
    /// The number of values that the program set to focus states of the scene.
    private var requests = 0

    init(graph: ViewGraph) { self.graph = graph }

    func move(to new: Element?) {
        if element === new { return }
        let old = element
        element = new
        old?.focusDidChange()
        new?.focusDidChange()
        let left = observers(around: old), entered = observers(around: new)
        for observer in left where !entered.contains(where: { $0 === observer }) { observer.focusDidLeave() }
        for observer in entered {
            if left.contains(where: { $0 === observer }) {
                observer.focusDidMoveInside()
            } else {
                observer.focusDidEnter()
            }
        }
        graph.semanticsTree.setNeedsRefresh()
    }

    /// Moves the focus to an element, and scrolls so that it's visible after the update.
    func visit(_ element: Element) {
        if self.element === element { return }
        move(to: element)
        graph.afterUpdate { [weak element] in element?.scrollIntoView() }
    }

    /// Records that the program set a focus state, which moves the focus after the update.
    func noteRequest() { requests += 1 }

    /// Performs an action that ends the focus of an element, unless the action sets a focus state.
    func end(of element: Element, after action: () -> Void) {
        let requests = requests
        action()
        if self.element === element, self.requests == requests { move(to: nil) }
    }

    func elementDidUnmount(_ element: Element) { if self.element === element { move(to: nil) } }

    private func observers(around element: Element?) -> [any FocusObserver] {
        var found: [any FocusObserver] = []
        var element = element
        while let current = element {
            if let observer = current as? any FocusObserver { found.append(observer) }
            element = current.layoutParent
        }
        return found
    }
}

/// An element that observes the focus entering and leaving its content.
@MainActor
protocol FocusObserver: AnyObject {
    func focusDidEnter()
    func focusDidLeave()
    /// Called when the focus moves between two elements inside.
    func focusDidMoveInside()
}

extension FocusObserver {
    func focusDidMoveInside() {}
}
