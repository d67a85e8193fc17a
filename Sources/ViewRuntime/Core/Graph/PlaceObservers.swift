import Foundation

/// Elements that want to know when their place on screen changes.
@MainActor
final class PlaceObservers {
    private var elements = IdentityList<Element>()

    func add(_ element: Element) { elements.add(element) }

    func remove(_ element: Element) { elements.remove(element) }

    /// Asks every observer to compare its place with the one it knows.
    func check() {
        for element in elements where !element.isParked { element.placeDidChange() }
    }
}
