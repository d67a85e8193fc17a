import Foundation
import LayerTree

/// The outlines of an element that redraws when it moves inside its container.
@MainActor
struct ContainerFollower {
    private var distance: CGFloat?

    /// Returns the outline of a shape, and observes the position of the element if the outline depends on it.
    mutating func outline(of shape: any Shape, in rect: CGRect, of element: Element) -> Path {
        let (path, isRelative) = element.relativeOutline(of: shape, in: rect)
        if isRelative {
            if distance == nil { element.graph.places.add(element) }
            distance = element.environment.containerShape.flatMap(element.distance)
        } else {
            stop(element)
        }
        return path
    }

    /// Redraws the element if its distance to the container changed.
    func placeDidChange(_ element: Element) {
        if distance != element.environment.containerShape.flatMap(element.distance) { element.setNeedsDraw() }
    }

    /// Stops observing the position.
    mutating func stop(_ element: Element) {
        if distance != nil { element.graph.places.remove(element) }
        distance = nil
    }
}
