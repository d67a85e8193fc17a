import Foundation
import LayerTree

/// Finds what lies under a point.
@MainActor
enum HitTest {
    /// The elements under a point of the root's space, innermost first; empty when there is nothing.
    ///
    /// A drawing that has no gesture of its own, such as a line over a picker, is on top but does not keep fingers and
    /// wheels from the scroll view behind it: that follows in the path. A button over a scroll view does.
    static func path(at point: CGPoint, in root: Element) -> [Element] {
        var path: [Element] = []
        _ = search(root, point, &path)
        return path
    }

    /// `point` is in the space of the element's layout parent.
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
            if search(child, point, &path) { return path.filter { $0 is ScrollElement } }
        }
        return []
    }
}

extension Element {
    /// Whether a transform leaves nothing of the element to be touched.
    fileprivate var isSquashed: Bool { ownTransform?.isSquashing == true || contentTransform?.isSquashing == true }
}

extension ProjectionTransform {
    /// Whether it has no inverse.
    fileprivate var isSquashing: Bool {
        let determinant = m11 * (m22 * m33 - m23 * m32) + m12 * (m23 * m31 - m21 * m33) + m13 * (m21 * m32 - m22 * m31)
        return determinant == 0 || !determinant.isFinite
    }
}
