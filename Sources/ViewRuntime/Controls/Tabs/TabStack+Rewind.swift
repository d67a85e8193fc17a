extension TabStackElement {
    /// Shows the root of the navigation stack in the selected tab, or the top of its content if the root already shows.
    func rewind() {
        let outer = environment.navigationStore
        var pushed: NavigationStore?
        var scroll: ScrollElement?
        func visit(_ element: Element) {
            let environment = element.environment
            if let store = environment.navigationStore, store !== outer, environment.navigationLevel > 1 {
                pushed = pushed ?? store
            }
            if let found = element as? ScrollElement, scroll == nil, found.scrolls(on: .vertical) { scroll = found }
            element.forEachLayoutChild(visit)
        }
        forEachLayoutChild(visit)
        if let pushed { pushed.pop(to: 0) } else { scroll?.move(toEdge: .top, animation: .default) }
    }
}
