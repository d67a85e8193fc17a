import Foundation
import LayerTree
import SwiftUI

@testable import ScrollworkTesting
@testable import ViewRuntime

/// An invariant of all stages that doesn't hold.
struct BrokenInvariant: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}

extension Stage {
    /// The number of objects on the stage.
    struct Census {
        var elements = 0
        var layers = 0
        var scrollViews: [ScrollElement] = []
    }

    /// Visits all elements and layers.
    func census() throws -> Census {
        var census = Census()
        try count(graph.root, &census)
        try count(graph.rootLayer, &census)
        return census
    }

    private func count(_ element: Element, _ census: inout Census) throws {
        census.elements += 1
        let frame = CGRect(origin: element.origin, size: element.size)
        guard frame.isFinite else { throw BrokenInvariant("\(type(of: element)) lies at \(frame)") }
        if let scroll = element as? ScrollElement {
            try check(scroll)
            census.scrollViews.append(scroll)
        }
        var children: [Element] = []
        element.forEachLayoutChild { children.append($0) }
        for child in children { try count(child, &census) }
    }

    private func count(_ layer: Layer, _ census: inout Census) throws {
        census.layers += 1
        guard layer.position.x.isFinite, layer.position.y.isFinite, layer.opacity.isFinite,
            layer.transform?.isFinite ?? true
        else { throw BrokenInvariant("a layer lies at \(layer.position), \(String(describing: layer.transform))") }
        for child in layer.children { try count(child, &census) }
    }

    private func check(_ scroll: ScrollElement) throws {
        for axis in [Axis.horizontal, .vertical] {
            let motion = scroll[axis]
            let reach = 0.01 + (scroll.scrolls(on: axis) ? motion.viewport : 0)
            guard motion.offset.isFinite, motion.bounds.lowerBound.isFinite, motion.bounds.upperBound.isFinite else {
                throw BrokenInvariant("a scroll view is at \(motion.offset) of \(motion.bounds)")
            }
            guard motion.offset >= motion.bounds.lowerBound - reach, motion.offset <= motion.bounds.upperBound + reach
            else {
                throw BrokenInvariant(
                    "a scroll view of \(motion.viewport) points is at \(motion.offset) \(axis), beyond \(motion.bounds) by more than \(reach): \(motion.driver)"
                )
            }
        }
        let isMoving = scroll.gesture.isMoving, saysSo = scroll.phase == .decelerating || scroll.phase == .animating
        // Motion that a new layout stopped is reported with the next frame.
        if isMoving && !saysSo || saysSo && !isMoving && isAtRest {
            throw BrokenInvariant("a scroll view is \(scroll.phase), but \(isMoving ? "moves" : "does not move")")
        }
        if scroll.gesture.isHeld != (scroll.phase == .interacting) {
            throw BrokenInvariant("a scroll view is \(scroll.phase), but is \(scroll.gesture.isHeld ? "" : "not ")held")
        }
    }

    /// Checks that the accessibility tree is consistent.
    func checkSemantics() throws {
        var known: Set<UInt64> = []
        for node in semantics.flattened {
            guard known.insert(node.id).inserted else {
                throw BrokenInvariant("two semantics nodes have the id \(node.id)")
            }
            guard node.frame.isFinite else { throw BrokenInvariant("a semantics node lies at \(node.frame)") }
        }
        let focused = semantics.flattened.filter(\.isFocused).count
        if focused > 1 { throw BrokenInvariant("\(focused) semantics nodes have the focus") }
    }

    /// Checks that nothing moves: scroll views are idle, inside their edges, and at targets of their behaviors.
    func checkRest() throws {
        // A calendar that waits for midnight is also at rest, because no frame is due now.
        guard isAtRest || (try? settle(within: 0)) != nil else { throw BrokenInvariant("something still moves") }
        for scroll in try census().scrollViews {
            if scroll.phase != .idle { throw BrokenInvariant("a scroll view is \(scroll.phase) at rest") }
            let now = CGPoint(x: scroll.alignmentPosition(on: .horizontal), y: scroll.alignmentPosition(on: .vertical))
            // As for a gesture that begins and ends here.
            scroll.targets.gestureDidBegin()
            let chosen = scroll.targets.chosen(now, velocity: CGVector(dx: 0, dy: 0)) ?? now
            for axis in [Axis.horizontal, .vertical] where scroll.scrolls(on: axis) {
                let motion = scroll[axis]
                guard motion.offset >= motion.bounds.lowerBound - 0.01, motion.offset <= motion.bounds.upperBound + 0.01
                else {
                    throw BrokenInvariant("a scroll view rests at \(motion.offset), outside of \(motion.bounds)")
                }
                let target = scroll.reachableOffset(forPosition: chosen[axis], on: axis)
                if abs(target - motion.offset) > 0.01 {
                    throw BrokenInvariant("a scroll view rests at \(motion.offset), but its behavior says \(target)")
                }
            }
        }
    }
}

extension CGRect {
    fileprivate var isFinite: Bool { minX.isFinite && minY.isFinite && width.isFinite && height.isFinite }
}

extension ProjectionTransform {
    fileprivate var isFinite: Bool { [m11, m12, m13, m21, m22, m23, m31, m32, m33].allSatisfy(\.isFinite) }
}
