import Foundation
import LayerTree

extension Element {
    /// A point of the window, in a coordinate space as the element knows it; the window's when the space is not around it.
    func location(of point: CGPoint, in space: CoordinateSpace) -> CGPoint {
        switch space {
        case .local: locally(point)
        case .global: point
        case .named: ancestor(for: space)?.locally(point) ?? point
        }
    }

    /// A point of the window in the element's own space: scrolling, transforms and effects around it are undone.
    func locally(_ point: CGPoint) -> CGPoint {
        let inParent = layoutParent.map { $0.inside($0.locally(point)) } ?? point
        return own(inParent)
    }

    /// A point of the element's own space, in the space that its children are placed in.
    func inside(_ point: CGPoint) -> CGPoint {
        let scrolled = scrollOffset
        let moved = CGPoint(x: point.x + scrolled.x, y: point.y + scrolled.y)
        guard let transform = contentTransform else { return moved }
        return moved.applying(transform.inverted()).sanitized
    }

    /// A point of the space that the element is placed in, in its own.
    func own(_ point: CGPoint) -> CGPoint {
        let moved = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
        guard let transform = ownTransform else { return moved }
        return moved.applying(transform.inverted()).sanitized
    }
}
