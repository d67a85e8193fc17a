import Foundation

/// A proxy for the size and the position of a container view. Use it only on the main thread.
///
/// A proxy doesn't keep its container. After the container is removed, its size and its frames are zero.
public struct GeometryProxy {
    /// The container. A closure inside the container often captures the proxy, so a strong reference would be a cycle.
    private let container: NodeHandle

    @MainActor
    init(element: Element) { container = element.handle }

    /// The size of the container, in points.
    public var size: CGSize { read { $0.size } ?? .zero }

    /// The safe area insets of the container, in points.
    public var safeAreaInsets: EdgeInsets {
        read {
            $0.safeAreaWasRead()
            return $0.safeAreaExtension().logical($0.environment.layoutDirection)
        } ?? EdgeInsets()
    }

    /// Returns the bounds of the container in a coordinate space.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        nonisolated(unsafe) let space = coordinateSpace
        return read {
            $0.placeWasRead()
            return $0.frame(in: space)
        } ?? .zero
    }

    /// Returns the bounds of the container in a coordinate space.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        guard let space = coordinateSpace as? NamedCoordinateSpace else {
            return frame(in: coordinateSpace.coordinateSpace)
        }
        nonisolated(unsafe) let name = space.name
        return read {
            $0.placeWasRead()
            return $0.frame(inSpaceNamed: name)
        } ?? .zero
    }

    /// Returns the bounds of a named coordinate space in the container's coordinates, or `nil` if the space isn't
    /// around the container.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        nonisolated(unsafe) let name = coordinateSpace.name
        return read { element in
            element.placeWasRead()
            let (frame, found) = element.convert(element.bounds) { $0.answers(to: name) }
            guard let ancestor = found else { return nil }
            return ancestor.bounds.offsetBy(dx: -frame.minX, dy: -frame.minY)
        } ?? nil
    }

    /// Returns a value of the container, or `nil` if the container was removed.
    func read<T: Sendable>(_ body: @MainActor (Element) -> T) -> T? {
        guard let node = container.node else { return nil }
        let element = unsafeDowncast(node, to: Element.self)
        return MainActor.assumeIsolated { body(element) }
    }
}

extension Element {
    /// Returns the element's bounds in a coordinate space. If the space isn't around the element, the result is in the
    /// root's coordinates.
    func frame(in space: CoordinateSpace) -> CGRect {
        switch space {
        case .local: bounds
        case .global: convert(bounds, to: nil)
        case .named(let name): frame(inSpaceNamed: .named(name))
        }
    }

    /// Returns the element's bounds in a named coordinate space, or in the root's coordinates if the space isn't around
    /// the element.
    func frame(inSpaceNamed name: CoordinateSpaceName) -> CGRect { convert(bounds) { $0.answers(to: name) }.rect }

    /// Returns the element that defines a coordinate space, or `nil` for the root's.
    func ancestor(for space: CoordinateSpace) -> Element? {
        guard case .named(let value) = space else { return nil }
        let name = CoordinateSpaceName.named(value)
        var element = layoutParent
        while let current = element {
            if current.answers(to: name) { return current }
            element = current.layoutParent
        }
        return nil
    }
}
