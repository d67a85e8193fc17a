import Foundation
import LayerTree

nonisolated struct BlurEffect: LayerEffect, Equatable {
    var radius: CGFloat

    var animatableData: CGFloat {
        get { radius }
        set { radius = newValue }
    }

    func apply(to effects: inout LayerEffects) {
        effects.blurRadius = radius.isFinite ? max(radius, 0) : 0
    }
}

nonisolated struct ShadowEffect: LayerEffect, Equatable {
    let color: Color
    var radius: CGFloat
    var offset: CGSize
    /// The color in the environment, with premultiplied components.
    private var paint = PremultipliedColor()

    init(color: Color, radius: CGFloat, offset: CGSize) {
        self.color = color
        self.radius = radius
        self.offset = offset
    }

    var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGSize.AnimatableData, PremultipliedColor>> {
        get { AnimatablePair(radius, AnimatablePair(offset.animatableData, paint)) }
        set {
            radius = newValue.first
            offset.animatableData = newValue.second.first
            paint = newValue.second.second
        }
    }

    func resolved(in environment: EnvironmentValues) -> ShadowEffect {
        var result = self
        result.paint = PremultipliedColor(color.resolved(in: environment).color ?? .clear)
        return result
    }

    func apply(to effects: inout LayerEffects) {
        guard radius.isFinite, offset.width.isFinite, offset.height.isFinite else { return }
        effects.shadows = [LayerShadow(color: paint.color, radius: max(radius, 0), offset: offset)]
    }
}

nonisolated struct BlendEffect: LayerEffect, Equatable {
    let mode: BlendMode

    func apply(to effects: inout LayerEffects) {
        effects.blendMode = mode.layerBlendMode
    }
}

nonisolated struct GroupEffect: LayerEffect, Equatable {
    func apply(to effects: inout LayerEffects) { effects.isGroup = true }
}

extension View {
    /// Blurs the view.
    ///
    /// - Parameters:
    ///   - radius: The standard deviation of the blur, in points.
    ///   - opaque: Has no effect; the result keeps its transparency.
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(LayerEffectModifier(effect: BlurEffect(radius: radius)))
    }

    /// Adds a shadow.
    ///
    /// - Parameters:
    ///   - color: The color.
    ///   - radius: The standard deviation of the blur, in points.
    ///   - x: The horizontal offset, in points.
    ///   - y: The vertical offset, in points.
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(
            LayerEffectModifier(effect: ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
        )
    }

    /// Sets the mode of compositing the view with the content behind it.
    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(LayerEffectModifier(effect: BlendEffect(mode: blendMode)))
    }

    /// Draws the view into one image before effects around it apply.
    nonisolated public func compositingGroup() -> some View { modifier(LayerEffectModifier(effect: GroupEffect())) }

    /// Draws the view into one image. The parameters have no effect.
    nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View
    {
        compositingGroup()
    }
}
