import LayerTree

/// Sets how a view affects the visibility of areas under it or in it.
nonisolated struct CoverModifier: ElementModifier {
    let kind: LayerWatch.Kind
    let isOn: Bool

    @MainActor func makeElement(_ context: _NodeContext) -> _Node { CoverElement(context) }
    @MainActor func update(_ element: _Node) { unsafeDowncast(element, to: CoverElement.self).show(kind, isOn) }
}

final class CoverElement: ModifierElement {
    private var watch: LayerWatch?

    func show(_ kind: LayerWatch.Kind, _ isOn: Bool) {
        let watch = self.watch ?? LayerWatch(kind, owner: self)
        if self.watch == nil {
            self.watch = watch
            makeLayer().watch = watch
        } else if watch.isOn == isOn {
            return
        }
        watch.isOn = isOn
        layer?.extentDidChange()
        graph.shares.setNeedsLook()
    }

    override func arrange() {
        super.arrange()
        guard let watch, watch.bounds != bounds else { return }
        watch.bounds = bounds
        layer?.extentDidChange()
        graph.shares.setNeedsLook()
    }
}

extension View {
    /// Treats all of the view's bounds as opaque.
    nonisolated package func coversAreas(_ isOn: Bool = true) -> some View {
        modifier(CoverModifier(kind: .cover, isOn: isOn))
    }

    /// Treats the content as invisible, because another screen covers it.
    nonisolated func areasCovered(_ isOn: Bool) -> some View { modifier(CoverModifier(kind: .covered, isOn: isOn)) }
}
