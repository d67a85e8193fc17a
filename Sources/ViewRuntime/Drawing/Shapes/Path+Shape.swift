import Foundation
import LayerTree

/// A path is a shape that doesn't depend on the rectangle.
extension Path: Shape {
    /// Returns the outline in a rectangle, in points.
    public func path(in rect: CGRect) -> Path { self }
}
