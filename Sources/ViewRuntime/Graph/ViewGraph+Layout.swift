import Foundation

/// What waits to be laid out.
extension ViewGraph {
    func needsRootLayout() {
        needsLayout = true
        requestFrame()
    }

    /// An element whose surroundings do not depend on its inside wants to see to it.
    func needsLayout(_ element: Element) {
        if layoutRoots.contains(where: { $0 === element }) { return }
        layoutRoots.append(element)
        requestFrame()
    }

    func layoutNow() {
        var rounds = 0
        while needsLayout || !layoutRoots.isEmpty, rounds < 20 {
            rounds += 1
            if needsLayout {
                needsLayout = false
                root.layout()
            }
            let due = layoutRoots.sorted { $0.depth > $1.depth }
            layoutRoots.removeAll(keepingCapacity: true)
            for element in due where element.isMounted { element.layoutInside() }
            if !needsLayout && layoutRoots.isEmpty { places.check() }
        }
    }
}
