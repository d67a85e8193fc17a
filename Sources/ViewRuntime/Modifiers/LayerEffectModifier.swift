import LayerTree

/// An effect on the image of a view with its content.
protocol LayerEffect: Animatable {
    /// Returns the effect with values from the environment, which also animate.
    func resolved(in environment: EnvironmentValues) -> Self

    func apply(to effects: inout LayerEffects)
}

extension LayerEffect {
    func resolved(in environment: EnvironmentValues) -> Self { self }
}

nonisolated struct LayerEffectModifier<Effect: LayerEffect>: ElementModifier {
    let effect: Effect

    @MainActor func makeElement(_ context: _NodeContext) -> _Node { LayerEffectElement<Effect>(context) }
    @MainActor func update(_ element: _Node) {
        unsafeDowncast(element, to: LayerEffectElement<Effect>.self).show(effect)
    }
}

final class LayerEffectElement<Effect: LayerEffect>: ModifierElement {
    /// The effect that the program set.
    private var model: Effect!
    private var shown: AnimatedProperty<Effect>!

    func show(_ value: Effect) {
        _ = makeLayer()
        if let model, ValueComparison.areEqual(model, value) { return }
        model = value
        let resolved = value.resolved(in: environment)
        if shown == nil { shown = AnimatedProperty(resolved, of: self) { [unowned self] in apply($0) } }
        shown.set(resolved)
    }

    override func environmentDidChange(from old: EnvironmentValues) {
        if let model, !environment.hasSameStyle(as: old) { shown.set(model.resolved(in: environment)) }
    }

    override func willUnmount() { shown?.stop() }

    private func apply(_ value: Effect) {
        var effects = LayerEffects()
        value.apply(to: &effects)
        layer?.effects = effects
    }
}
