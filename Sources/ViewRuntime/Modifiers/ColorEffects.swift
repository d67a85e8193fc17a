import LayerTree

/// A change of all colours of a picture by one number.
nonisolated struct ColorEffect: LayerEffect, Equatable {
    enum Kind { case brightness, contrast, saturation, grayscale, hueRotation }

    let kind: Kind
    /// Radians for a rotation of hues, else a factor or an amount.
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

extension View {
    /// Adds to the view's colours. 0 changes nothing, 1 makes everything white.
    nonisolated public func brightness(_ amount: Double) -> some View { modifier(LayerEffectModifier(effect: ColorEffect(kind: .brightness, amount: amount))) }

    /// Draws the view's colours apart. 1 changes nothing, 0 makes everything grey, less inverts.
    nonisolated public func contrast(_ amount: Double) -> some View { modifier(LayerEffectModifier(effect: ColorEffect(kind: .contrast, amount: amount))) }

    /// 1 changes nothing, 0 leaves shades of grey.
    nonisolated public func saturation(_ amount: Double) -> some View { modifier(LayerEffectModifier(effect: ColorEffect(kind: .saturation, amount: amount))) }

    /// 0 changes nothing, 1 leaves shades of grey.
    nonisolated public func grayscale(_ amount: Double) -> some View { modifier(LayerEffectModifier(effect: ColorEffect(kind: .grayscale, amount: amount))) }

    /// Turns the view's hues.
    nonisolated public func hueRotation(_ angle: Angle) -> some View {
        modifier(LayerEffectModifier(effect: ColorEffect(kind: .hueRotation, amount: angle.radians)))
    }
}
