import Foundation
import LayerTree

/// A shape with a fixed size in its rectangle.
nonisolated public struct _SizedShape<Content: Shape>: Shape {
    /// The original shape.
    public var shape: Content
    /// The size, in points.
    public var size: CGSize
    /// The anchor that aligns the shape in its rectangle.
    public var anchor: UnitPoint

    /// Creates a shape with a fixed size.
    public init(shape: Content, size: CGSize, anchor: UnitPoint = .topLeading) {
        self.shape = shape
        self.size = size
        self.anchor = anchor
    }

    /// Returns the outline in a rectangle, in points.
    public func path(in rect: CGRect) -> Path {
        shape.path(
            in: CGRect(
                x: rect.minX + (rect.width - size.width) * anchor.x,
                y: rect.minY + (rect.height - size.height) * anchor.y, width: size.width, height: size.height))
    }

    /// The role of the shape.
    public static var role: ShapeRole { Content.role }
    /// The behavior of the shape in right-to-left layouts.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// The data to animate.
    public var animatableData:
        AnimatablePair<Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>>
    {
        get { AnimatablePair(shape.animatableData, AnimatablePair(size.animatableData, anchor.animatableData)) }
        set {
            shape.animatableData = newValue.first
            size.animatableData = newValue.second.first
            anchor.animatableData = newValue.second.second
        }
    }
}

extension Shape {
    /// Returns the shape with a fixed size, in points, at the top-leading corner of its rectangle.
    public func size(_ size: CGSize) -> some Shape { _SizedShape(shape: self, size: size) }

    /// Returns the shape with a fixed size, in points, at the top-leading corner of its rectangle.
    public func size(width: CGFloat, height: CGFloat) -> some Shape {
        _SizedShape(shape: self, size: CGSize(width: width, height: height))
    }

    /// Returns the shape with a fixed size, in points, aligned at an anchor of its rectangle.
    public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
        _SizedShape(shape: self, size: size, anchor: anchor)
    }

    /// Returns the shape with a fixed size, in points, aligned at an anchor of its rectangle.
    public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
        _SizedShape(shape: self, size: CGSize(width: width, height: height), anchor: anchor)
    }
}
