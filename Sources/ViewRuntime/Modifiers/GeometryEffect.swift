import Foundation
import LayerTree

/// An effect that transforms a view depending on its size, without changing the layout.
///
/// While its animatable data animates, every frame evaluates the transform.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    /// Returns the transform around the top-left corner of the view.
    nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    /// This modifier has no body.
    public func body(content: Content) -> Never { fatalError("\(Self.self) is an effect: it has no body") }

    /// Creates the node.
    @MainActor public static func _makeNode<C: View>(_ modifier: Self, _ content: C, _ context: _NodeContext) -> _Node {
        GeometryEffectModifier._makeNode(GeometryEffectModifier(effect: modifier), content, context)
    }

    /// Updates the node.
    @MainActor public static func _updateNode<C: View>(_ node: _Node, _ modifier: Self, _ content: C) {
        GeometryEffectModifier._updateNode(node, GeometryEffectModifier(effect: modifier), content)
    }

    /// The number of elements, if the type determines it.
    @MainActor public static func _elementCount<C: View>(_ content: C.Type) -> Int? { C._elementCount }

    /// Returns the effect in a form that coordinate conversions inside the view ignore.
    public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }
}

/// An effect whose transform applies only to drawing.
nonisolated public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect, IgnoredByLayout {
    var base: Base

    /// This effect has no body.
    public typealias Body = Never

    /// Returns the transform of the base effect.
    public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }

    /// The data of the base effect.
    public var animatableData: Base.AnimatableData {
        get { base.animatableData }
        set { base.animatableData = newValue }
    }
}

private protocol IgnoredByLayout {}

/// An effect that is mirrored in right-to-left layouts.
protocol MirroredGeometryEffect: GeometryEffect {
    func effectValue(size: CGSize, isMirrored: Bool) -> ProjectionTransform
}

extension MirroredGeometryEffect {
    func effectValue(size: CGSize) -> ProjectionTransform { effectValue(size: size, isMirrored: false) }
}

nonisolated struct GeometryEffectModifier<Effect: GeometryEffect>: ElementModifier {
    let effect: Effect

    @MainActor func makeElement(_ context: _NodeContext) -> _Node { GeometryEffectElement<Effect>(context) }
    @MainActor func update(_ element: _Node) {
        unsafeDowncast(element, to: GeometryEffectElement<Effect>.self).show(effect)
    }
}

final class GeometryEffectElement<Effect: GeometryEffect>: ModifierElement {
    private var effect: AnimatedProperty<Effect>!

    func show(_ value: Effect) {
        _ = makeLayer()
        if effect == nil { effect = AnimatedProperty(value, of: self) { [unowned self] in apply($0) } }
        effect.set(value)
    }

    override func arrange() {
        super.arrange()
        apply(effect.presented)
    }

    override var drawsBySize: Bool { true }

    override func presentedSizeDidChange() { apply(effect.presented) }

    override func environmentDidChange(from old: EnvironmentValues) {
        if environment.layoutDirection != old.layoutDirection { apply(effect.presented) }
    }

    override var ownTransform: ProjectionTransform? {
        Effect.self is any IgnoredByLayout.Type ? nil : super.ownTransform
    }

    override func willUnmount() { effect?.stop() }

    private func apply(_ value: Effect) {
        guard let layer else { return }
        let transform: ProjectionTransform
        if let mirrored = value as? any MirroredGeometryEffect {
            transform = mirrored.effectValue(
                size: presentedSize, isMirrored: environment.layoutDirection == .rightToLeft)
        } else {
            transform = value.effectValue(size: presentedSize)
        }
        let shown = transform.isIdentity || !transform.isFinite ? nil : transform
        if shown == layer.transform { return }
        setTransform(shown)
        if ownTransform == shown { didShift() }
        graph.semanticsTree.setNeedsRefresh()
    }
}

extension ProjectionTransform {
    fileprivate var isFinite: Bool {
        (m11 + m12 + m13 + m21 + m22 + m23 + m31 + m32 + m33).isFinite
    }
}
