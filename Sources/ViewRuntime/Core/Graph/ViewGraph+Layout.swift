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

    /// Something inside an element is shown elsewhere, and the element has a look at it after the next layout.
    func needsLook(_ element: Element) {
        if !shifted.contains(where: { $0 === element }) { shifted.append(element) }
    }

    var needsLayoutOrLook: Bool { needsLayout || !layoutRoots.isEmpty || placesAreStale }

    func layoutNow() {
        var rounds = 0
        while needsLayoutOrLook, rounds < 20 {
            rounds += 1
            if needsLayout {
                needsLayout = false
                root.layout()
            }
            let due = layoutRoots.sorted { $0.depth > $1.depth }
            layoutRoots.removeAll(keepingCapacity: true)
            for element in due where element.isMounted { element.layoutInside() }
            placesAreStale = false
            let shifted = shifted
            self.shifted.removeAll(keepingCapacity: true)
            for element in shifted where element.isMounted { element.look() }
            if !needsLayout && layoutRoots.isEmpty { places.check() }
        }
    }
}
