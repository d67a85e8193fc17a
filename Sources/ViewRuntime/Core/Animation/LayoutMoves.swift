import Foundation

/// The distances by which elements moved in the current update.
///
/// Layout animates each element in relation to its container. For the views inside a container that moved, that's the
/// same as an animation from their previous frames in the window, with two exceptions: views that left stay where they
/// were, and the transaction of a view can differ from that of the container.
@MainActor
final class LayoutMoves {
    private var distances: [ObjectIdentifier: CGPoint] = [:]

    func add(_ element: Element, from old: CGPoint, to new: CGPoint) {
        var distance = distances[ObjectIdentifier(element)] ?? .zero
        distance.x += new.x - old.x
        distance.y += new.y - old.y
        distances[ObjectIdentifier(element)] = distance
    }

    /// Animates the exceptions, and forgets all distances. Called at the end of an update.
    func finish(in graph: ViewGraph) {
        if distances.isEmpty { return }
        defer { distances.removeAll() }
        for (element, container) in graph.removalTransitions.elements {
            let distance = distance(to: container)
            if distance == .zero { continue }
            element.shiftOrigin(.horizontal, by: -distance.x)
            element.shiftOrigin(.vertical, by: -distance.y)
            element.setNeedsLayers()
            element.cancelMotionsAround(onlyAdded: true)
        }
        var seen: Set<ObjectIdentifier> = []
        for override in graph.overrides.inForce {
            override.forEachOutermostElement { element in
                guard seen.insert(ObjectIdentifier(element)).inserted else { return }
                follow(element)
            }
        }
    }

    /// Animates an element, whose transaction can differ from those around it, from its previous place in the window.
    private func follow(_ element: Element) {
        guard element.firstUpdate != 0, element.firstUpdate != element.graph.updateCount, !element.isParked,
            !element.isLeaving, let container = element.layoutParent
        else { return }
        let distance = distance(to: container)
        if distance == .zero { return }
        element.cancelMotionsAround(onlyAdded: true)
        let transaction = element.effectiveTransaction
        guard let animation = transaction.effectiveAnimation else { return }
        var change = LayoutMotion.Vector.zero
        change.first = distance.animatableData
        element.move(change, animation, transaction)
    }

    /// The distance that an element moved, up to the nearest around it that animates its own frame.
    private func distance(to element: Element) -> CGPoint {
        var sum = CGPoint.zero
        var next: Element? = element
        while let current = next, !current.isolatesGeometry {
            if let distance = distances[ObjectIdentifier(current)] {
                sum.x += distance.x
                sum.y += distance.y
            }
            next = current.layoutParent
        }
        return sum
    }
}
