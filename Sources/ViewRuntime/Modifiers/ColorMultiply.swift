import LayerTree

nonisolated private struct ColorMultiply: ViewModifier {
    let color: Color
    @Environment(\.self) private var environment

    @MainActor func body(content: Content) -> some View {
        content.modifier(LayerEffectModifier(effect: ColorMultiplyEffect(color: color.resolve(in: environment))))
    }
}

nonisolated private struct ColorMultiplyEffect: LayerEffect, Equatable {
    var color: Color.Resolved

    var animatableData: Color.Resolved.AnimatableData {
        get { color.animatableData }
        set { color.animatableData = newValue }
    }

    func apply(to effects: inout LayerEffects) {
        effects.colorTransform = .multiply(color.rgba)
    }
}

extension View {
    /// Multiplies the colors and the opacity of the view by those of a color. Available from iOS 13 and macOS 10.15.
    nonisolated public func colorMultiply(_ color: Color) -> some View { modifier(ColorMultiply(color: color)) }
}
