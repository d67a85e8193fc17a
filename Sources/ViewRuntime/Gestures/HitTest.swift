import Foundation
import LayerTree

/// Finds what lies under a point.
@MainActor
enum HitTest {
    /// The elements under a point of the root's space, innermost first; empty when there is nothing.
    static func path(at point: CGPoint, in root: Element) -> [Element] {
        var path: [Element] = []
        _ = search(root, point, &path)
        return path
    }

    /// `point` is in the space of the element's layout parent.
    private static func search(_ element: Element, _ point: CGPoint, _ path: inout [Element]) -> Bool {
        if !element.allowsHits { return false }
        var local = CGPoint(x: point.x - element.origin.x, y: point.y - element.origin.y)
        if let transform = element.ownTransform { local = local.applying(transform.inverted()) }
        if element.clipsHits(local) { return false }
        let scrolled = element.scrollOffset
        var inner = CGPoint(x: local.x + scrolled.x, y: local.y + scrolled.y)
        if let transform = element.contentTransform { inner = inner.applying(transform.inverted()) }
        var children: [Element] = []
        element.forEachLayoutChild { children.append($0) }
        for child in children.reversed() where search(child, inner, &path) {
            path.append(element)
            return true
        }
        if element.containsPoint(local) {
            path.append(element)
            return true
        }
        return false
    }
}
