import Foundation

/// A proxy for the size and the position of a container view. Use it only on the main thread.
public struct GeometryProxy {
    let element: Element

    /// The size of the container, in points.
    public var size: CGSize { read { $0.size } }

    /// The safe area insets of the container, in points.
    public var safeAreaInsets: EdgeInsets {
        read { $0.safeAreaExtension().logical($0.environment.layoutDirection) }
    }

    /// Returns the bounds of the container in a coordinate space.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        nonisolated(unsafe) let space = coordinateSpace
        return read {
            ($0 as? GeometryReaderElement)?.observePlace()
            return $0.frame(in: space)
        }
    }

    /// Returns the bounds of the container in a coordinate space.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// Returns the bounds of a named coordinate space in the container's coordinates, or `nil` if the space isn't
    /// around the container.
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
    /// Returns the element's bounds in a coordinate space. If the space isn't around the element, the result is in the
    /// root's coordinates.
    func frame(in space: CoordinateSpace) -> CGRect {
        if case .local = space { return bounds }
        guard let ancestor = ancestor(for: space) else { return convert(bounds, to: nil) }
        return convert(bounds, to: ancestor)
    }

    /// Returns the element that defines a coordinate space, or `nil` for the root's.
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
