import LayerTree

/// An effect that changes all colors of a view by one number.
nonisolated struct ColorEffect: LayerEffect, Equatable {
    enum Kind { case brightness, contrast, saturation, grayscale, hueRotation }

    let kind: Kind
    /// The angle in radians of a hue rotation; otherwise a factor or an amount.
    var amount: Double

    var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }

    func apply(to effects: inout LayerEffects) {
        guard amount.isFinite else { return }
        switch kind {
        case .brightness: effects.brightness = amount
        case .contrast: effects.contrast = amount
        case .saturation: effects.saturation = amount
        case .grayscale: effects.grayscale = min(max(amount, 0), 1)
        case .hueRotation: effects.hueRotation = amount
        }
    }
}

/// An effect that draws in black with the luminance of the view as the opacity.
nonisolated struct LuminanceToAlphaEffect: LayerEffect, Equatable {
    func apply(to effects: inout LayerEffects) { effects.colorTransform = .luminanceToAlpha }
}

extension View {
    /// Brightens the view. An amount of 0 changes nothing; 1 results in white.
    nonisolated public func brightness(_ amount: Double) -> some View {
        modifier(LayerEffectModifier(effect: ColorEffect(kind: .brightness, amount: amount)))
    }

    /// Changes the contrast of the view. An amount of 1 changes nothing; 0 results in gray; negative amounts invert the
    /// colors.
    nonisolated public func contrast(_ amount: Double) -> some View {
        modifier(LayerEffectModifier(effect: ColorEffect(kind: .contrast, amount: amount)))
    }

    /// Inverts the colors of the view. Available from iOS 13 and macOS 10.15.
    nonisolated public func colorInvert() -> some View { contrast(-1) }

    /// Changes the saturation of the view. An amount of 1 changes nothing; 0 results in shades of gray.
    nonisolated public func saturation(_ amount: Double) -> some View {
        modifier(LayerEffectModifier(effect: ColorEffect(kind: .saturation, amount: amount)))
    }

    /// Reduces the colors of the view. An amount of 0 changes nothing; 1 results in shades of gray.
    nonisolated public func grayscale(_ amount: Double) -> some View {
        modifier(LayerEffectModifier(effect: ColorEffect(kind: .grayscale, amount: amount)))
    }

    /// Rotates the hues of the view by an angle.
    nonisolated public func hueRotation(_ angle: Angle) -> some View {
        modifier(LayerEffectModifier(effect: ColorEffect(kind: .hueRotation, amount: angle.radians)))
    }

    /// Makes a mask of the view: black with the luminance of each color as its opacity. Available from iOS 13 and macOS
    /// 10.15.
    nonisolated public func luminanceToAlpha() -> some View {
        modifier(LayerEffectModifier(effect: LuminanceToAlphaEffect()))
    }
}
