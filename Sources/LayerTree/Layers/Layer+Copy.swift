extension Layer {
    /// Returns a copy of the layer and its children, at the origin and without the layer's own transform.
    ///
    /// - Complexity: O(*n*) in the number of layers inside.
    package func picture(in store: LayerStore) -> Layer {
        let copy = copy(in: store)
        copy.position = .zero
        copy.transform = nil
        return copy
    }

    private func copy(in store: LayerStore) -> Layer {
        let copy = Layer(in: store)
        copy.position = position
        copy.transform = transform
        copy.opacity = opacity
        copy.isHidden = isHidden
        copy.clip = clip
        copy.content = content
        if var effects {
            effects.mask = effects.mask?.copy(in: store)
            copy.effects = effects
        }
        copy.setChildren(children.map { $0.copy(in: store) })
        return copy
    }
}
