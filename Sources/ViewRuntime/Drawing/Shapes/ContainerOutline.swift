import Foundation
import LayerTree

/// The shape of a container for the shapes of one view that are relative to it.
nonisolated struct ContainerOutline {
    /// The shape of the container.
    let shape: any InsettableShape
    /// The smallest distance between the edges of the container and of the view, in points.
    let distance: CGFloat
    /// A Boolean value that indicates whether a shape requested the outline.
    private(set) var wasUsed = false

    private static let slot = ThreadSlot()

    init(shape: any InsettableShape, distance: CGFloat) {
        self.shape = shape
        self.distance = distance
    }

    /// Runs a closure that creates paths of the view's shapes.
    mutating func provide<Result>(to body: () -> Result) -> Result {
        let old = Self.slot.pointer
        return withUnsafeMutablePointer(to: &self) { pointer in
            Self.slot.pointer = UnsafeMutableRawPointer(pointer)
            defer { Self.slot.pointer = old }
            return body()
        }
    }

    /// Returns the outline in a rectangle of the view whose paths are created, or `nil` if it has no container shape.
    static func path(in rect: CGRect, inset: CGFloat) -> Path? {
        guard let pointer = slot.pointer?.assumingMemoryBound(to: ContainerOutline.self) else { return nil }
        pointer.pointee.wasUsed = true
        // The container's own shapes aren't relative to it.
        slot.pointer = nil
        defer { slot.pointer = UnsafeMutableRawPointer(pointer) }
        let distance = pointer.pointee.distance
        return outline(
            of: pointer.pointee.shape, in: rect.standardized.insetBy(dx: -distance, dy: -distance),
            inset: distance + inset)
    }

    private static func outline<S: InsettableShape>(of shape: S, in rect: CGRect, inset: CGFloat) -> Path {
        shape.inset(by: inset).path(in: rect)
    }
}
