import Foundation
import LayerTree

/// An effect that scales a view.
nonisolated public struct _ScaleEffect: GeometryEffect, Equatable, Sendable {
    /// The scale on each axis.
    public var scale: CGSize
    /// The anchor of the scaling.
    public var anchor: UnitPoint

    /// Creates a scale effect.
    public init(scale: CGSize, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    /// Returns the transform for a view with a size.
    public func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(scaleX: scale.width, y: scale.height)).about(anchor, in: size)
    }

    /// The data to animate.
    public var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
        get { AnimatablePair(scale.animatableData, anchor.animatableData) }
        set {
            scale.animatableData = newValue.first
            anchor.animatableData = newValue.second
        }
    }
}

/// An effect that rotates a view in its plane.
nonisolated public struct _RotationEffect: GeometryEffect, Equatable, Sendable {
    /// The angle of the rotation.
    public var angle: Angle
    /// The anchor of the rotation.
    public var anchor: UnitPoint

    /// Creates a rotation effect.
    public init(angle: Angle, anchor: UnitPoint = .center) {
        self.angle = angle
        self.anchor = anchor
    }

    /// Returns the transform for a view with a size.
    public func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(rotationAngle: CGFloat(angle.radians))).about(anchor, in: size)
    }

    /// The data to animate.
    public var animatableData: AnimatablePair<Double, UnitPoint.AnimatableData> {
        get { AnimatablePair(angle.animatableData, anchor.animatableData) }
        set {
            angle.animatableData = newValue.first
            anchor.animatableData = newValue.second
        }
    }
}

/// An effect that rotates a view in three dimensions.
nonisolated public struct _Rotation3DEffect: GeometryEffect, Sendable {
    /// The angle of the rotation.
    public var angle: Angle
    /// The axis of the rotation.
    public var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
    /// The anchor of the rotation.
    public var anchor: UnitPoint
    /// The depth of the anchor, in points.
    public var anchorZ: CGFloat
    /// The amount of perspective.
    public var perspective: CGFloat

    /// Returns the transform for a view with a size.
    public func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform.rotation(
            angle, x: axis.x, y: axis.y, z: axis.z, anchorZ: anchorZ, perspective: perspective, size: size
        ).about(anchor, in: size)
    }

    /// The angle, the axis, and the anchor. A change of the axis passes through the axes in between.
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

/// An effect that applies an affine transform to a view.
nonisolated public struct _TransformEffect: GeometryEffect, Equatable, Sendable {
    /// The transform of the view.
    public var transform: CGAffineTransform

    /// Creates a transform effect.
    public init(transform: CGAffineTransform) { self.transform = transform }

    /// Returns the transform for a view with a size.
    public func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(transform) }

    /// The six entries of the transform.
    public var animatableData:
        AnimatablePair<CGSize.AnimatableData, AnimatablePair<CGSize.AnimatableData, CGSize.AnimatableData>>
    {
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

/// An effect that applies a projection to a view.
nonisolated public struct _ProjectionEffect: GeometryEffect, Equatable, Sendable {
    /// The projection of the view.
    public var transform: ProjectionTransform

    /// Creates a projection effect.
    public init(transform: ProjectionTransform) { self.transform = transform }

    /// Returns the transform for a view with a size.
    public func effectValue(size: CGSize) -> ProjectionTransform { transform }
}

extension View {
    /// Scales the view around an anchor, without changing the layout.
    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(_ScaleEffect(scale: scale, anchor: anchor))
    }

    /// Scales the view equally on both axes around an anchor, without changing the layout.
    nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// Scales the view around an anchor, without changing the layout.
    nonisolated public func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Rotates the view clockwise around an anchor, without changing the layout.
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(_RotationEffect(angle: angle, anchor: anchor))
    }

    /// Rotates the view around an axis in three dimensions, without changing the layout.
    ///
    /// - Parameters:
    ///   - angle: The angle.
    ///   - axis: The axis.
    ///   - anchor: The anchor of the rotation.
    ///   - anchorZ: The depth of the anchor, in points.
    ///   - perspective: The amount of perspective: 0 for none; with 1, the viewer is as far away as the view's longer
    ///     side.
    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        modifier(
            _Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
    }

    /// Applies an affine transform around the top-left corner of the view.
    nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(_TransformEffect(transform: transform))
    }

    /// Applies a projection around the top-left corner of the view.
    nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(_ProjectionEffect(transform: transform))
    }
}
