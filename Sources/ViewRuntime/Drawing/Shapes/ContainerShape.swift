import Foundation
import LayerTree

/// The shape of a container, and the element that has this shape.
nonisolated struct ContainerShape: @unchecked Sendable {
    let shape: any InsettableShape
    let area: ContainerArea
}

/// The element of a container.
final nonisolated class ContainerArea: @unchecked Sendable {
    @MainActor weak var element: Element?
}

extension EnvironmentValues {
    private struct ContainerShapeKey: EnvironmentKey {
        static var defaultValue: ContainerShape? { nil }
    }

    var containerShape: ContainerShape? {
        get { self[ContainerShapeKey.self] }
        set { self[ContainerShapeKey.self] = newValue }
    }
}

extension Element {
    /// Returns the outline of a shape in a rectangle of this element, mirrored if the shape's behavior requires it.
    func outline(of shape: any Shape, in rect: CGRect) -> Path { relativeOutline(of: shape, in: rect).path }

    /// Returns the outline, and whether it depends on the position in a container.
    func relativeOutline(of shape: any Shape, in rect: CGRect) -> (path: Path, isRelative: Bool) {
        let direction = environment.layoutDirection
        guard let container = environment.containerShape, let distance = distance(to: container) else {
            return (shape.path(in: rect, layoutDirection: direction), false)
        }
        var outline = ContainerOutline(shape: container.shape, distance: distance)
        let path = outline.provide { shape.path(in: rect, layoutDirection: direction) }
        return (path, outline.wasUsed)
    }

    /// The smallest distance between the edges of a container and of this element, in points.
    func distance(to container: ContainerShape) -> CGFloat? {
        guard let area = container.area.element, area.isMounted else { return nil }
        let outer = area.bounds, inner = convert(bounds, to: area)
        let distances = [
            inner.minX - outer.minX, inner.minY - outer.minY, outer.maxX - inner.maxX, outer.maxY - inner.maxY,
        ]
        return max(distances.min() ?? 0, 0)
    }
}
