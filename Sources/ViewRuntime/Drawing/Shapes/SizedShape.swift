import Foundation
import LayerTree

/// A shape that takes a size of its own within its rectangle.
nonisolated public struct _SizedShape<Content: Shape>: Shape {
    public var shape: Content
    /// In points.
    public var size: CGSize
    public var anchor: UnitPoint

    public init(shape: Content, size: CGSize, anchor: UnitPoint = .topLeading) {
        self.shape = shape
        self.size = size
        self.anchor = anchor
    }

    public func path(in rect: CGRect) -> Path {
        shape.path(
            in: CGRect(
                x: rect.minX + (rect.width - size.width) * anchor.x,
                y: rect.minY + (rect.height - size.height) * anchor.y, width: size.width, height: size.height))
    }

    public static var role: ShapeRole { Content.role }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

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
    /// The shape in a size of its own, at the top leading corner of its rectangle.
    public func size(_ size: CGSize) -> some Shape { _SizedShape(shape: self, size: size) }

    /// The shape in a size of its own, at the top leading corner of its rectangle.
    public func size(width: CGFloat, height: CGFloat) -> some Shape {
        _SizedShape(shape: self, size: CGSize(width: width, height: height))
    }

    /// The shape in a size of its own, with one of its points at the same point of its rectangle.
    public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
        _SizedShape(shape: self, size: size, anchor: anchor)
    }

    /// The shape in a size of its own, with one of its points at the same point of its rectangle.
    public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
        _SizedShape(shape: self, size: CGSize(width: width, height: height), anchor: anchor)
    }
}
