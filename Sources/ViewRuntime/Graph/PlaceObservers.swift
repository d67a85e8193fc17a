import Foundation

/// Elements that want to know when their place on screen changes.
@MainActor
final class PlaceObservers {
    private struct Reference { unowned let element: Element }
    private var elements: [ObjectIdentifier: Reference] = [:]

    func add(_ element: Element) { elements[ObjectIdentifier(element)] = Reference(element: element) }

    func remove(_ element: Element) { elements[ObjectIdentifier(element)] = nil }

    /// Asks every observer to compare its place with the one it knows.
    func check() {
        if elements.isEmpty { return }
        for reference in elements.values where !reference.element.isParked { reference.element.placeDidChange() }
    }
}
