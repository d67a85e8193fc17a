import Foundation
import LayerTree

extension Element {
    /// Converts a point from the window to a coordinate space. If the space isn't around the element, returns the point
    /// in the window.
    func location(of point: CGPoint, in space: CoordinateSpace) -> CGPoint {
        switch space {
        case .local: locally(point)
        case .global: point
        case .named: ancestor(for: space)?.locally(point) ?? point
        }
    }

    /// Converts a point from the window to the element's coordinates, taking scroll offsets, transforms, and effects
    /// into account.
    func locally(_ point: CGPoint) -> CGPoint {
        let inParent = layoutParent.map { $0.inside($0.locally(point)) } ?? point
        return own(inParent)
    }

    /// Converts a point from the element's coordinates to those of its children.
    func inside(_ point: CGPoint) -> CGPoint {
        let scrolled = scrollOffset
        let moved = CGPoint(x: point.x + scrolled.x, y: point.y + scrolled.y)
        guard let transform = contentTransform else { return moved }
        return moved.applying(transform.inverted()).sanitized
    }

    /// Converts a point from the coordinates of the element's container to the element's own.
    func own(_ point: CGPoint) -> CGPoint {
        let moved = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
        guard let transform = ownTransform else { return moved }
        return moved.applying(transform.inverted()).sanitized
    }
}
