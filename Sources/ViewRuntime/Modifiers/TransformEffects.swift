import Foundation
import LayerTree

/// Shows a view larger or smaller.
nonisolated public struct _ScaleEffect: GeometryEffect, Equatable, Sendable {
    public var scale: CGSize
    public var anchor: UnitPoint

    public init(scale: CGSize, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    public func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(scaleX: scale.width, y: scale.height)).about(anchor, in: size)
    }

    public var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
        get { AnimatablePair(scale.animatableData, anchor.animatableData) }
        set {
            scale.animatableData = newValue.first
            anchor.animatableData = newValue.second
        }
    }
}

/// Shows a view turned in its plane.
nonisolated public struct _RotationEffect: GeometryEffect, Equatable, Sendable {
    public var angle: Angle
    public var anchor: UnitPoint

    public init(angle: Angle, anchor: UnitPoint = .center) {
        self.angle = angle
        self.anchor = anchor
    }

    public func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(rotationAngle: CGFloat(angle.radians))).about(anchor, in: size)
    }

    public var animatableData: AnimatablePair<Double, UnitPoint.AnimatableData> {
        get { AnimatablePair(angle.animatableData, anchor.animatableData) }
        set {
            angle.animatableData = newValue.first
            anchor.animatableData = newValue.second
        }
    }
}

/// Shows a view turned in space.
nonisolated public struct _Rotation3DEffect: GeometryEffect, Sendable {
    public var angle: Angle
    public var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
    public var anchor: UnitPoint
    public var anchorZ: CGFloat
    public var perspective: CGFloat

    public func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform.rotation(
            angle, x: axis.x, y: axis.y, z: axis.z, anchorZ: anchorZ, perspective: perspective, size: size
        ).about(anchor, in: size)
    }

    /// Angle, axis and anchor. A turn about one axis passes over to one about another through the axes between.
    public var animatableData:
        AnimatablePair<
            Double,
            AnimatablePair<
                AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>,
                AnimatablePair<UnitPoint.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
            >
        >
    {
        get {
            AnimatablePair(
                angle.animatableData,
                AnimatablePair(
                    AnimatablePair(axis.x, AnimatablePair(axis.y, axis.z)),
                    AnimatablePair(anchor.animatableData, AnimatablePair(anchorZ, perspective))))
        }
        set {
            angle.animatableData = newValue.first
            let space = newValue.second.first, rest = newValue.second.second
            axis = (space.first, space.second.first, space.second.second)
            anchor.animatableData = rest.first
            anchorZ = rest.second.first
            perspective = rest.second.second
        }
    }
}

/// Shows a view through a transform of the plane.
nonisolated public struct _TransformEffect: GeometryEffect, Equatable, Sendable {
    public var transform: CGAffineTransform

    public init(transform: CGAffineTransform) { self.transform = transform }

    public func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(transform) }

    /// The six coefficients.
    public var animatableData: AnimatablePair<CGSize.AnimatableData, AnimatablePair<CGSize.AnimatableData, CGSize.AnimatableData>> {
        get {
            AnimatablePair(
                AnimatablePair(transform.a, transform.b),
                AnimatablePair(AnimatablePair(transform.c, transform.d), AnimatablePair(transform.tx, transform.ty)))
        }
        set {
            transform = CGAffineTransform(
                a: newValue.first.first, b: newValue.first.second, c: newValue.second.first.first,
                d: newValue.second.first.second, tx: newValue.second.second.first, ty: newValue.second.second.second)
        }
    }
}

/// Shows a view through a projection.
nonisolated public struct _ProjectionEffect: GeometryEffect, Equatable, Sendable {
    public var transform: ProjectionTransform

    public init(transform: ProjectionTransform) { self.transform = transform }

    public func effectValue(size: CGSize) -> ProjectionTransform { transform }
}

extension View {
    /// Shows the view scaled about a point of it. Its place in the layout stays the same.
    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(_ScaleEffect(scale: scale, anchor: anchor))
    }

    nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    nonisolated public func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Shows the view turned clockwise about a point of it.
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(_RotationEffect(angle: angle, anchor: anchor))
    }

    /// Shows the view turned about an axis in space.
    ///
    /// - Parameter perspective: 0 shows it without perspective; with 1 the eye is as far away as the view's longer side.
    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        modifier(_Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
    }

    /// Shows the view through a transform about its top left corner.
    nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View { modifier(_TransformEffect(transform: transform)) }

    /// Shows the view through a projection about its top left corner.
    nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(_ProjectionEffect(transform: transform))
    }
}
