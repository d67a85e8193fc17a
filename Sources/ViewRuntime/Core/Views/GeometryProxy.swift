import Foundation

/// The size of a container and its place in the coordinate spaces around it.
///
/// Views get it on the main thread, and that is where it may be asked.
public struct GeometryProxy {
    let element: Element

    /// The container's size, in points.
    public var size: CGSize { read { $0.size } }

    /// The room that the safe area takes from each edge of the container.
    public var safeAreaInsets: EdgeInsets {
        read { $0.safeAreaExtension().logical($0.environment.layoutDirection) }
    }

    /// The container's bounds in another coordinate space.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        nonisolated(unsafe) let space = coordinateSpace
        return read {
            ($0 as? GeometryReaderElement)?.observePlace()
            return $0.frame(in: space)
        }
    }

    /// The container's bounds in another coordinate space.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// The bounds of the space that encloses the container, in the container's own; nil when there is none.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        nonisolated(unsafe) let space = coordinateSpace.coordinateSpace
        return read { element in
            (element as? GeometryReaderElement)?.observePlace()
            guard let ancestor = element.ancestor(for: space) else { return nil }
            let frame = element.convert(element.bounds, to: ancestor)
            return ancestor.bounds.offsetBy(dx: -frame.minX, dy: -frame.minY)
        }
    }

    func read<T: Sendable>(_ body: @MainActor (Element) -> T) -> T {
        let element = element
        return MainActor.assumeIsolated { body(element) }
    }
}

extension Element {
    /// The element's bounds in a coordinate space; in the root's when the space is not around the element.
    func frame(in space: CoordinateSpace) -> CGRect {
        if case .local = space { return bounds }
        guard let ancestor = ancestor(for: space) else { return convert(bounds, to: nil) }
        return convert(bounds, to: ancestor)
    }

    /// The element that a coordinate space belongs to; nil for the root's.
    func ancestor(for space: CoordinateSpace) -> Element? {
        guard case .named(let name) = space else { return nil }
        var element = layoutParent
        while let current = element {
            if current.answers(to: name) { return current }
            element = current.layoutParent
        }
        return nil
    }

    private func answers(to name: AnyHashable) -> Bool {
        if let scroll = self as? ScrollElement {
            if name == CoordinateSpace.scrollViewName { return true }
            if let axis = name.base as? ScrollViewAxisName { return scroll.axes.contains(Axis.Set(axis.axis)) }
        }
        return (self as? CoordinateSpaceElement)?.name == name
    }
}
