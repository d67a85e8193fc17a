import Foundation
import LayerTree

/// Finds the elements at a point.
@MainActor
enum HitTest {
    /// Returns the elements at a point in the root's coordinates, innermost first, or an empty array.
    ///
    /// A drawing without a gesture, for example a line over a picker, doesn't block the scroll view behind it, so the
    /// path includes that scroll view. A button over a scroll view blocks it.
    static func path(at point: CGPoint, in root: Element) -> [Element] {
        var path: [Element] = []
        _ = search(root, point, &path)
        return path
    }

    /// Searches an element at a point in the coordinates of its layout parent.
    private static func search(_ element: Element, _ point: CGPoint, _ path: inout [Element]) -> Bool {
        if !element.allowsHits { return false }
        if element.isSquashed { return false }
        let local = element.own(point)
        if element.clipsHits(local) { return false }
        let inner = element.inside(local)
        var children: [Element] = []
        element.forEachLayoutChild { children.append($0) }
        let start = path.count
        for (index, child) in children.enumerated().reversed() where search(child, inner, &path) {
            if !path[start...].contains(where: \.takesTouches) {
                path += scrollViews(at: inner, behind: children[..<index])
            }
            path.append(element)
            return true
        }
        if element.containsPoint(local) {
            path.append(element)
            return true
        }
        return false
    }

    private static func scrollViews(at point: CGPoint, behind children: ArraySlice<Element>) -> [Element] {
        for child in children.reversed() {
            var path: [Element] = []
            if search(child, point, &path) { return ScrollArbitration.behindDrawing(path) }
        }
        return []
    }
}

extension Element {
    /// Whether a transform reduces the element to a line or a point, which can't be hit.
    fileprivate var isSquashed: Bool { ownTransform?.isSquashing == true || contentTransform?.isSquashing == true }
}

extension ProjectionTransform {
    /// Whether the transform has no inverse.
    fileprivate var isSquashing: Bool {
        let determinant = m11 * (m22 * m33 - m23 * m32) + m12 * (m23 * m31 - m21 * m33) + m13 * (m21 * m32 - m22 * m31)
        return !determinant.isFinite || abs(determinant) < Tolerance.flat
    }
}
