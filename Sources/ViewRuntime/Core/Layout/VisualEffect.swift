import Foundation
import LayerTree

/// A change of a view's visual appearance that doesn't affect its layout.
public protocol VisualEffect: Sendable, Animatable {
    static func _collect(_ effect: Self, into values: inout _VisualEffectValues)
}

/// The base visual effect, which changes nothing.
public struct EmptyVisualEffect: VisualEffect {
    /// Creates an empty visual effect.
    public init() {}
    public static func _collect(_ effect: EmptyVisualEffect, into values: inout _VisualEffectValues) {}
}

/// A chain of effects. Its type doesn't depend on them, because Swift would look up generic types in every frame.
struct EffectChain: VisualEffect {
    fileprivate var values: _VisualEffectValues

    static func _collect(_ effect: EffectChain, into values: inout _VisualEffectValues) {
        values = effect.values
    }
}

/// The steps of an effect as values that can be interpolated.
public struct _VisualEffectValues: Sendable, Equatable {
    enum Step: Sendable, Equatable {
        case opacity(Double)
        case offset(CGSize)
        case scale(CGSize, UnitPoint)
        case rotation(Angle, UnitPoint)
        case rotation3D(Angle, x: CGFloat, y: CGFloat, z: CGFloat, UnitPoint, anchorZ: CGFloat, perspective: CGFloat)
        case transform(ProjectionTransform)
        case blur(CGFloat)
        case brightness(Double)
        case saturation(Double)
        case contrast(Double)
        case grayscale(Double)
        case hueRotation(Angle)
    }

    var steps: [Step] = []

    init() {}

    init<E: VisualEffect>(_ effect: E) { E._collect(effect, into: &self) }

    /// Interpolates between this effect and another one of the same type, which has the same kinds of steps.
    ///
    /// - Parameters:
    ///   - other: The other effect.
    ///   - part: The fraction, from 0 for this effect to 1 for the other one.
    func mixed(with other: _VisualEffectValues, _ part: Double) -> _VisualEffectValues {
        var result = _VisualEffectValues()
        result.steps = zip(steps, other.steps).map { Step.mixed($0, $1, CGFloat(part)) }
        return result
    }
}

extension _VisualEffectValues {
    /// Returns the transform of the effect for an element, or `nil` if no step has one.
    @MainActor func transform(of element: Element) -> ProjectionTransform? {
        let isMirrored = element.environment.layoutDirection == .rightToLeft
        var transform: ProjectionTransform?
        for step in steps {
            guard let next = step.transform(in: element.size, isMirrored: isMirrored) else { continue }
            // Later modifiers apply around earlier ones.
            transform = transform?.concatenating(next) ?? next
        }
        return transform
    }
}

extension _VisualEffectValues.Step {
    /// Interpolates between two steps. A transform changes abruptly in the middle.
    fileprivate static func mixed(_ a: Self, _ b: Self, _ part: CGFloat) -> Self {
        func mix(_ x: CGFloat, _ y: CGFloat) -> CGFloat { x + (y - x) * part }
        func mix(_ x: Double, _ y: Double) -> Double { x + (y - x) * Double(part) }
        func mix(_ x: CGSize, _ y: CGSize) -> CGSize {
            CGSize(width: mix(x.width, y.width), height: mix(x.height, y.height))
        }
        func mix(_ x: Angle, _ y: Angle) -> Angle { .radians(mix(x.radians, y.radians)) }
        func mix(_ x: UnitPoint, _ y: UnitPoint) -> UnitPoint { UnitPoint(x: mix(x.x, y.x), y: mix(x.y, y.y)) }
        switch (a, b) {
        case (.opacity(let x), .opacity(let y)): return .opacity(mix(x, y))
        case (.offset(let x), .offset(let y)): return .offset(mix(x, y))
        case (.scale(let x, let p), .scale(let y, let q)): return .scale(mix(x, y), mix(p, q))
        case (.rotation(let x, let p), .rotation(let y, let q)): return .rotation(mix(x, y), mix(p, q))
        case (
            .rotation3D(let x, let ax, let ay, let az, let p, let pz, let d),
            .rotation3D(let y, let bx, let by, let bz, let q, let qz, let e)
        ):
            return .rotation3D(
                mix(x, y), x: mix(ax, bx), y: mix(ay, by), z: mix(az, bz), mix(p, q), anchorZ: mix(pz, qz),
                perspective: mix(d, e))
        case (.blur(let x), .blur(let y)): return .blur(mix(x, y))
        case (.brightness(let x), .brightness(let y)): return .brightness(mix(x, y))
        case (.saturation(let x), .saturation(let y)): return .saturation(mix(x, y))
        case (.contrast(let x), .contrast(let y)): return .contrast(mix(x, y))
        case (.grayscale(let x), .grayscale(let y)): return .grayscale(mix(x, y))
        case (.hueRotation(let x), .hueRotation(let y)): return .hueRotation(mix(x, y))
        default: return part < 0.5 ? a : b
        }
    }

    /// The amount of a color or blur effect. A step whose amount isn't finite has no effect.
    fileprivate var amount: Double? {
        switch self {
        case .blur(let radius): Double(radius)
        case .brightness(let amount), .saturation(let amount), .contrast(let amount), .grayscale(let amount): amount
        case .hueRotation(let angle): angle.radians
        default: nil
        }
    }

    /// Returns the step's transform for a view's size, or `nil` for steps without one.
    fileprivate func transform(in size: CGSize, isMirrored: Bool) -> ProjectionTransform? {
        switch self {
        case .offset(let offset):
            ProjectionTransform(
                CGAffineTransform(translationX: isMirrored ? -offset.width : offset.width, y: offset.height))
        case .scale(let scale, let anchor):
            ProjectionTransform(CGAffineTransform(scaleX: scale.width, y: scale.height)).about(anchor, in: size)
        case .rotation(let angle, let anchor):
            ProjectionTransform(CGAffineTransform(rotationAngle: CGFloat(angle.radians))).about(anchor, in: size)
        case .rotation3D(let angle, let x, let y, let z, let anchor, let anchorZ, let perspective):
            ProjectionTransform.rotation(
                angle, x: x, y: y, z: z, anchorZ: anchorZ, perspective: perspective, size: size
            ).about(anchor, in: size)
        case .transform(let transform): transform
        default: nil
        }
    }
}

extension _VisualEffectValues {
    /// The product of the opacities, in 0...1.
    var opacity: Double {
        let opacity = steps.reduce(1.0) { product, step in
            if case .opacity(let value) = step { product * value } else { product }
        }
        return opacity.isNaN ? 1 : min(max(opacity, 0), 1)
    }

    /// Applies the effect to an element's layer.
    @MainActor func apply(to element: Element) {
        guard let layer = element.layer else { return }
        var effects: LayerEffects?
        for step in steps where step.amount?.isFinite ?? true {
            switch step {
            case .blur(let radius): Self.change(&effects) { $0.blurRadius = max(radius, 0) }
            case .brightness(let amount): Self.change(&effects) { $0.brightness += amount }
            case .saturation(let amount): Self.change(&effects) { $0.saturation *= amount }
            case .contrast(let amount): Self.change(&effects) { $0.contrast *= amount }
            case .grayscale(let amount): Self.change(&effects) { $0.grayscale = amount }
            case .hueRotation(let angle): Self.change(&effects) { $0.hueRotation += angle.radians }
            case .opacity, .offset, .scale, .rotation, .rotation3D, .transform: break
            }
        }
        layer.opacity = opacity
        element.setTransform(transform(of: element).flatMap { $0.isIdentity ? nil : $0 })
        if effects != nil || layer.effects != nil { layer.effects = effects }
    }

    private static func change(_ effects: inout LayerEffects?, _ body: (inout LayerEffects) -> Void) {
        var value = effects ?? LayerEffects()
        body(&value)
        effects = value
    }
}

extension ProjectionTransform {
    /// Returns the transform about a point of a rectangle instead of its origin.
    func about(_ anchor: UnitPoint, in size: CGSize) -> ProjectionTransform {
        let x = anchor.x * size.width, y = anchor.y * size.height
        return ProjectionTransform(CGAffineTransform(translationX: -x, y: -y)).concatenating(self)
            .concatenating(ProjectionTransform(CGAffineTransform(translationX: x, y: y)))
    }

    /// Returns the projection of a rotation about an axis in space.
    ///
    /// The distance of the viewer is the view's longer side divided by `perspective`. A perspective of 0 means a
    /// parallel projection.
    static func rotation(
        _ angle: Angle, x: CGFloat, y: CGFloat, z: CGFloat, anchorZ: CGFloat, perspective: CGFloat, size: CGSize
    ) -> ProjectionTransform {
        let length = (x * x + y * y + z * z).squareRoot()
        guard length > 0, angle.radians.isFinite else { return ProjectionTransform() }
        let (ux, uy, uz) = (x / length, y / length, z / length)
        let c = CGFloat(Foundation.cos(angle.radians)), s = CGFloat(Foundation.sin(angle.radians)), t = 1 - c
        // The Rodrigues rotation matrix, with columns for the vectors (1, 0, 0), (0, 1, 0), and (0, 0, 1).
        let xx = t * ux * ux + c, xy = t * ux * uy + s * uz, xz = t * ux * uz - s * uy
        let yx = t * ux * uy - s * uz, yy = t * uy * uy + c, yz = t * uy * uz + s * ux
        let zx = t * ux * uz + s * uy, zy = t * uy * uz - s * ux, zz = t * uz * uz + c
        let side = max(size.width, size.height)
        let d: CGFloat = perspective != 0 && side > 0 ? -perspective / side : 0
        var m = ProjectionTransform()
        m.m11 = xx
        m.m12 = xy
        m.m13 = xz * d
        m.m21 = yx
        m.m22 = yy
        m.m23 = yz * d
        m.m31 = -anchorZ * zx
        m.m32 = -anchorZ * zy
        m.m33 = 1 + (anchorZ - anchorZ * zz) * d
        return m
    }
}

extension VisualEffect {
    private func adding(_ step: _VisualEffectValues.Step) -> EffectChain {
        var values = _VisualEffectValues(self)
        values.steps.append(step)
        return EffectChain(values: values)
    }

    /// Multiplies the opacity of the view.
    public func opacity(_ opacity: Double) -> some VisualEffect { adding(.opacity(opacity)) }
    /// Offsets the view, in points.
    public func offset(_ offset: CGSize) -> some VisualEffect { adding(.offset(offset)) }
    /// Offsets the view, in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        adding(.offset(CGSize(width: x, height: y)))
    }
    /// Scales the view about an anchor.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(.scale(scale, anchor))
    }
    /// Scales the view about an anchor by the same factor on both axes.
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(.scale(CGSize(width: s, height: s), anchor))
    }
    /// Scales the view about an anchor.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(.scale(CGSize(width: x, height: y), anchor))
    }
    /// Rotates the view about an anchor.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(.rotation(angle, anchor))
    }
    /// Rotates the view in space about an axis.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect {
        adding(.rotation3D(angle, x: axis.x, y: axis.y, z: axis.z, anchor, anchorZ: anchorZ, perspective: perspective))
    }
    /// Applies an affine transform to the view.
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        transformEffect(ProjectionTransform(transform))
    }

    /// Applies a projection transform to the view.
    public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect { adding(.transform(transform)) }
    /// Blurs the view.
    ///
    /// - Parameters:
    ///   - radius: The radius of the blur, in points.
    ///   - opaque: Has no effect.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { adding(.blur(radius)) }
    /// Brightens the view by an amount.
    public func brightness(_ amount: Double) -> some VisualEffect { adding(.brightness(amount)) }
    /// Changes the saturation of the view. An amount of 1 changes nothing.
    public func saturation(_ amount: Double) -> some VisualEffect { adding(.saturation(amount)) }
    /// Changes the contrast of the view. An amount of 1 changes nothing.
    public func contrast(_ amount: Double) -> some VisualEffect { adding(.contrast(amount)) }
    /// Reduces the color of the view, from 0 for no change to 1 for gray.
    public func grayscale(_ amount: Double) -> some VisualEffect { adding(.grayscale(amount)) }
    /// Rotates the hues of the view.
    public func hueRotation(_ angle: Angle) -> some VisualEffect { adding(.hueRotation(angle)) }
}
