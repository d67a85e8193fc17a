import Foundation
import LayerTree

/// A path is a shape that stays where it is, whatever the rectangle.
extension Path: Shape {
    public func path(in rect: CGRect) -> Path { self }
}
