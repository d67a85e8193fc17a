import Foundation

/// The elements that need layout.
extension ViewGraph {
    func needsRootLayout() {
        needsLayout = true
        requestFrame()
    }

    /// Schedules the layout of an element whose surroundings don't depend on its content.
    func needsLayout(_ element: Element) {
        if layoutRoots.contains(where: { $0 === element }) { return }
        layoutRoots.append(element)
        requestFrame()
    }

    /// Schedules a check of an element whose content moved without a layout pass. The check runs after the next layout.
    func needsLook(_ element: Element) {
        if !shifted.contains(where: { $0 === element }) { shifted.append(element) }
    }

    var needsLayoutOrLook: Bool { needsLayout || !layoutRoots.isEmpty || placesAreStale || !shifted.isEmpty }

    func layoutNow() {
        var rounds = 0
        while needsLayoutOrLook, rounds < 20 {
            rounds += 1
            // Inserted, removed, and moved views also change the accessibility tree.
            if needsLayout || !layoutRoots.isEmpty { semanticsTree.setNeedsRefresh() }
            let isRootDue = needsLayout
            if isRootDue {
                needsLayout = false
                root.layout()
            }
            let due = layoutRoots.sorted { $0.depth > $1.depth }
            // Content that scrolls has no place in the safe area around it.
            let movesViews = isRootDue || due.contains { !$0.scrollsContent }
            layoutRoots.removeAll(keepingCapacity: true)
            for element in due where element.isMounted { element.layoutInside() }
            placesAreStale = false
            let shifted = shifted
            self.shifted.removeAll(keepingCapacity: true)
            for element in shifted where element.isMounted { element.look() }
            if movesViews { safeAreaFollowers.check() }
            if !needsLayout && layoutRoots.isEmpty { places.check() }
        }
    }
}
