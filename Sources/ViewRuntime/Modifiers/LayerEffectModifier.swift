import LayerTree

/// An effect on the picture of a view with all that is in it.
protocol LayerEffect: Animatable {
    func apply(to effects: inout LayerEffects, in environment: EnvironmentValues)
}

nonisolated struct LayerEffectModifier<Effect: LayerEffect>: ElementModifier {
    let effect: Effect

    @MainActor func makeElement(_ context: _NodeContext) -> _Node { LayerEffectElement<Effect>(context) }
    @MainActor func update(_ element: _Node) { unsafeDowncast(element, to: LayerEffectElement<Effect>.self).show(effect) }
}

final class LayerEffectElement<Effect: LayerEffect>: ModifierElement {
    private var effect: AnimatedProperty<Effect>!

    func show(_ value: Effect) {
        _ = makeLayer()
        if effect == nil {
            effect = AnimatedProperty(value, of: self) { [unowned self] in apply($0) }
        } else if ValueComparison.areEqual(effect.model, value) {
            return
        }
        effect.set(value)
    }

    override func environmentDidChange(from old: EnvironmentValues) {
        if !environment.hasSameStyle(as: old) { apply(effect.presented) }
    }

    override func willUnmount() { effect?.stop() }

    private func apply(_ value: Effect) {
        var effects = LayerEffects()
        value.apply(to: &effects, in: environment)
        layer?.effects = effects
    }
}
