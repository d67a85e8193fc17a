import Foundation

/// The elements that observe their position on screen.
@MainActor
final class PlaceObservers {
    private var elements = ObjectList<Element>()

    func add(_ element: Element) { elements.add(element) }

    func remove(_ element: Element) { elements.remove(element) }

    /// Lets each observer compare its position with the previous one.
    func check() {
        for element in elements where !element.isParked { element.placeDidChange() }
    }
}
