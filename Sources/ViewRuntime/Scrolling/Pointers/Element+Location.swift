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
        guard let layoutParent else { return own(point) }
        return own(layoutParent.inside(layoutParent.locally(point)))
    }

    /// Converts a distance from the window to the element's coordinates, so that transformed content follows a finger.
    func locally(_ distance: CGSize) -> CGSize {
        let start = locally(CGPoint.zero), end = locally(CGPoint(x: distance.width, y: distance.height))
        let converted = CGSize(width: end.x - start.x, height: end.y - start.y)
        // The conversion rounds. Without a transform, keep the exact distance.
        let isSame =
            abs(converted.width - distance.width) < Tolerance.offset
            && abs(converted.height - distance.height) < Tolerance.offset
        if isSame { return distance }
        // A turned distance can be along one axis.
        func exact(_ length: CGFloat) -> CGFloat { abs(length) < Tolerance.offset ? 0 : length }
        return CGSize(width: exact(converted.width), height: exact(converted.height))
    }

    /// Converts a distance from the element's coordinates to those of its parent.
    func outward(_ distance: CGSize) -> CGSize {
        let own = ownTransform.map { distance.applying($0) } ?? distance
        return layoutParent?.contentTransform.map { own.applying($0) } ?? own
    }

    /// Converts a distance from the element's coordinates to the window.
    func globally(_ distance: CGSize) -> CGSize {
        let outer = outward(distance)
        return layoutParent.map { $0.globally(outer) } ?? outer
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

extension CGSize {
    /// Returns the transformed distance from the origin, without the translation.
    fileprivate func applying(_ transform: ProjectionTransform) -> CGSize {
        let start = CGPoint.zero.applying(transform), end = CGPoint(x: width, y: height).applying(transform)
        return CGSize(width: end.x - start.x, height: end.y - start.y)
    }
}
